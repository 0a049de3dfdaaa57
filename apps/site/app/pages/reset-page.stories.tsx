import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";

import { ResetPage } from "./reset-page.tsx";

const meta = preview.meta({
  component: ResetPage,
  ...accountPage,
  args: { message: null, token: "a-token", redirect: "/nbmaistudio" },
});

/** The plain page: the brand links home, one heading, one form. */
export const Empty = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectAccountPage(canvasElement, "Choose a new password"),
});
