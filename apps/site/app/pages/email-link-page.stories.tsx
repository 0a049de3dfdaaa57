import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { expectAccountPage } from "@earshot/storybook/assertions";
import { accountPage } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";

import { EmailLinkPage } from "./email-link-page.tsx";

const meta = preview.meta({
  component: EmailLinkPage,
  ...accountPage,
  args: { purpose: "confirm" as const, message: null, token: "a-token" },
});

/** The full page that the email to the new address links to. */
export const Confirm = meta.story({
  play: ({ canvasElement }) => expectAccountPage(canvasElement, emailChangeCopy.confirm.title),
});

/** The full page that the email to the old address links to. */
export const Cancel = meta.story({
  args: { purpose: "cancel" },
  play: ({ canvasElement }) => expectAccountPage(canvasElement, emailChangeCopy.cancel.title),
});
