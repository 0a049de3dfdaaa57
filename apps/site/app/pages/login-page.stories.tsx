import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";

import { LoginPage } from "./login-page.tsx";

const meta = preview.meta({
  component: LoginPage,
  ...accountPage,
  args: { message: null, redirect: "/nbmaistudio", providers: [] },
});

/** The full page: the brand links home, and there is one heading and one form. */
export const Empty = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectAccountPage(canvasElement, "Log In"),
});
