import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { accountPageCopy } from "@earshot/contract/accounts/form-copy.ts";
import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ForgotPage } from "./forgot-page.tsx";

const meta = preview.meta({
  component: ForgotPage,
  ...accountPage,
  args: { message: null, redirect: "/nbmaistudio?tab=own" },
});

/**
 * The full page: the brand links home, there is one heading and one form, and a link leads back to the studio tab
 * that was open.
 */
export const Empty = meta.story({
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expectAccountPage(canvasElement, "Reset Password");
    const back = canvas.getByRole("link", { name: accountPageCopy.backToStudio });
    await expect(back).toHaveAttribute("href", "/nbmaistudio?tab=own");
  },
});

/** Opened from the log-in for account settings: the link returns there instead of to the studio. */
export const OnTheWayToSettings = meta.story({
  tags: ["visual"],
  args: { redirect: "/account-settings" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: accountPageCopy.backToStudio })).toBeNull();
    await expect(canvas.getByRole("link", { name: logInCopy.logIn })).toHaveAttribute(
      "href",
      "/client/login?redirect=%2Faccount-settings",
    );
  },
});
