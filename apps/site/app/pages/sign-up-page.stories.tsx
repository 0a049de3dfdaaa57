import { asPlainPage, expectPlainPage, onNarrowestPhone } from "@earshot/storybook/contracts/plain-page.ts";
import preview from "@earshot/storybook/preview";

import { SignUpPage } from "./sign-up-page.tsx";

const meta = preview.meta({
  component: SignUpPage,
  ...asPlainPage,
  args: { message: null, values: {}, redirect: "/nbmaistudio", provider: null },
});

/** The plain page: the brand leads home, one heading, one form. */
export const Empty = meta.story({
  play: ({ canvasElement }) => expectPlainPage(canvasElement, "Create your account"),
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story(onNarrowestPhone);
