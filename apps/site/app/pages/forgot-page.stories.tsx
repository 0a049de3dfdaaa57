import { asPlainPage, expectPlainPage, onNarrowestPhone } from "@earshot/storybook/contracts/plain-page.ts";
import preview from "@earshot/storybook/preview";

import { ForgotPage } from "./forgot-page.tsx";

const meta = preview.meta({ component: ForgotPage, ...asPlainPage, args: { message: null } });

/** The plain page: the brand leads home, one heading, one form. */
export const Empty = meta.story({
  play: ({ canvasElement }) => expectPlainPage(canvasElement, "Reset Password"),
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story(onNarrowestPhone);
