import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { expectAccessibleDialog, expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { ForgotDialog } from "./forgot-dialog.tsx";

const meta = preview.meta({
  component: ForgotDialog,
  parameters: inIframe,
  decorators: [withNavigationSpy],
  args: { open: true, onClose: fn(), onSwitch: fn() },
});

async function send() {
  await userEvent.type(await screen.findByLabelText("Email"), "nora@kettle.example{Enter}");
}

type Scenario = (typeof accountsScenarios)["Down"];

/** A story in which the dialog treats every server response as a success. */
const sent = (scenario: Scenario) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await send();
    await screen.findByText(forgotCopy.sent);
    await expect(screen.queryByRole("alert")).toBeNull();
  },
});

/** Just opened: the only field is focused, and there is one button. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await screen.findByRole("button", { name: forgotCopy.send });
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: forgotCopy.title, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("switches to sign-up", async ({ args }) => {
  await userEvent.click(await screen.findByRole("link", { name: logInCopy.signUp }));
  await expect(args.onSwitch).toHaveBeenLastCalledWith("signup");
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Email"), "nora@kettle.example");
    await expect(screen.getByRole("button", { name: forgotCopy.send })).toBeEnabled();
  },
});

/** Submitted while empty: an error appears below the field. */
export const Invalid = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: forgotCopy.send }));
    await expectFieldErrorLinked(screen.getByLabelText("Email"), errors.email_missing.message);
  },
});

/** Pending: the button says so. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowAnswer),
  play: async () => {
    await send();
    await screen.findByRole("button", { name: forgotCopy.sending });
  },
});

/** Sent: the text is the same for every address, so as not to reveal accounts. */
export const Sent = meta.story({
  tags: ["visual"],
  play: async () => {
    await send();
    await screen.findByText(forgotCopy.sent);
  },
});

/** Rate limited: the text is the same, so as not to reveal earlier requests. */
export const TooManyTries = meta.story({ ...sent(accountsScenarios.TooManyTries) });

/** A proxy's error page is treated like any server response. */
export const BadGateway = meta.story({ ...sent(accountsScenarios.BadGateway) });

/** The server doesn't respond: the network error's text appears, and the input is kept. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.Down),
  play: async () => {
    await send();
    await expect(await screen.findByRole("alert")).toHaveTextContent(networkErrorMessage);
    await expect(screen.getByLabelText("Email")).toHaveValue("nora@kettle.example");
  },
});
