import { asPlainPage, expectPlainPage, onNarrowestPhone } from "@earshot/storybook/contracts/plain-page.ts";
import preview from "@earshot/storybook/preview";

import { ResetPage } from "./reset-page.tsx";

const meta = preview.meta({
  component: ResetPage,
  ...asPlainPage,
  args: { message: null, token: "a-token", redirect: "/nbmaistudio" },
});

/** The plain page: the brand leads home, one heading, one form. */
export const Empty = meta.story({
  play: ({ canvasElement }) => expectPlainPage(canvasElement, "Choose a new password"),
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story(onNarrowestPhone);
