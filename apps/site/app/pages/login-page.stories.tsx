import { asPlainPage, expectPlainPage, onNarrowestPhone } from "@earshot/storybook/contracts/plain-page.ts";
import preview from "@earshot/storybook/preview";

import { LoginPage } from "./login-page.tsx";

const meta = preview.meta({
  component: LoginPage,
  ...asPlainPage,
  args: { message: null, redirect: "/nbmaistudio", providers: [] },
});

/** The plain page: the brand leads home, one heading, one form. */
export const Empty = meta.story({
  play: ({ canvasElement }) => expectPlainPage(canvasElement, "Log In"),
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story(onNarrowestPhone);
