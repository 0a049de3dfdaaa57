import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";

import { SignUpPage } from "./sign-up-page.tsx";

const meta = preview.meta({
  component: SignUpPage,
  ...accountPage,
  args: { message: null, values: {}, redirect: "/nbmaistudio", provider: null },
});

/** The full page: the brand links home, and there is one heading and one form. */
export const Empty = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectAccountPage(canvasElement, "Create your account"),
});
