import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ResetPage } from "./reset-page.tsx";

const meta = preview.meta({
  component: ResetPage,
  ...accountPage,
  args: { message: null, token: "a-token", redirect: "/nbmaistudio" },
});

/** The full page: the brand links home, and there is one heading and one form. */
export const Empty = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectAccountPage(canvasElement, "Choose a new password"),
});

/** Opened without the email's token: a sentence replaces the form. */
export const NoToken = meta.story({
  tags: ["visual"],
  args: { token: "" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(resetCopy.title);
    await expect(canvas.getByText("Please open the link from the mail")).toBeVisible();
    await expect(canvasElement.querySelector("form, input, button")).toBeNull();
  },
});
