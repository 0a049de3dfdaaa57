import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { settingsScenarios } from "@earshot/mocks/settings.ts";
import { formWidth, inIframe, nora, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { PasswordForm } from "./password-form.tsx";

const meta = preview.meta({
  component: PasswordForm,
  tags: ["dialog"],
  globals: { persona: "newBusiness" },
  parameters: { ...inIframe, layout: "padded" },
  decorators: [
    formWidth,
    (Story) => (
      <QueryProvider>
        <Story />
      </QueryProvider>
    ),
    withSession(nora),
  ],
  args: { onLogIn: fn() },
});

const alert = () => screen.findByRole("alertdialog", { name: statusCopy.error });
const update = () => userEvent.click(screen.getByRole("button", { name: passwordCopy.update }));

async function closeAlert() {
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

async function fillIn(current = mockPassword, next = "12345", again = next) {
  const fields = [passwordCopy.current, passwordCopy.new, passwordCopy.confirm];
  for (const [place, text] of [current, next, again].entries())
    if (text) await userEvent.type(screen.getByLabelText(fields[place]!), text);
}

type Scenario = (typeof settingsScenarios)["Down"];

/** A story in which the password update fails and an alert shows this message. */
const passwordRejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await fillIn();
    await update();
    await expect(await alert()).toHaveTextContent(message);
  },
});

/** Filled in and not yet sent. */
export const Typed = meta.story({
  tags: ["!dialog"],
  play: async () => {
    await fillIn();
    await expect(screen.getByRole("button", { name: passwordCopy.update })).toBeEnabled();
  },
});

/** Each password rule in order, shown in the error dialog. */
export const Invalid = meta.story({
  play: async () => {
    const steps: [current: string, next: string, again: string, message: string][] = [
      ["", "", "", errors.current_password_missing.message],
      [mockPassword, "", "", errors.new_password_missing.message],
      ["", "1234", "", errors.new_password_too_short.message],
      ["", "5", "", errors.new_passwords_differ.message],
    ];
    for (const [index, [current, next, again, message]] of steps.entries()) {
      if (index > 0) await closeAlert();
      await fillIn(current, next, again);
      await update();
      await expect(await alert()).toHaveTextContent(message);
    }
  },
});

/** The new password is saved: the success dialog appears, and the fields are empty. */
export const Updated = meta.story({
  play: async () => {
    await fillIn();
    await update();
    await screen.findByText(passwordCopy.succeeded);
    await expect(screen.getByLabelText(passwordCopy.new)).toHaveValue("");
  },
});

/** The password update is slow: the button says so, and the input is kept. */
export const SlowAnswer = meta.story({
  tags: ["!dialog"],
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await fillIn();
    await update();
    const button = await screen.findByRole("button", { name: passwordCopy.updating });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByLabelText(passwordCopy.new)).toHaveValue("12345");
  },
});

/** The current password is wrong. */
export const WrongPassword = meta.story({
  ...passwordRejected(settingsScenarios.WrongPassword, errors.wrong_current_password.message),
});

/** The user has made too many attempts (429). */
export const TooManyTries = meta.story({
  ...passwordRejected(settingsScenarios.TooManyTries, errors.too_often.message),
});
TooManyTries.test("shows a full-disk error in the alert", async ({ msw }) => {
  await closeAlert();
  msw.use(...instead("settings", { updatePassword: "disk_full" }));
  await update();
  await expect(await alert()).toHaveTextContent(errors.disk_full.message);
});

/** An older server sends its error text in `error`. */
export const LegacyNames = meta.story({
  ...passwordRejected(settingsScenarios.LegacyNames, errors.wrong_current_password.message),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  ...passwordRejected(settingsScenarios.NoMessage, passwordCopy.failed),
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({
  ...passwordRejected(settingsScenarios.BadGateway, passwordCopy.failed),
});

/** The password update gets no response. */
export const Down = meta.story({
  ...passwordRejected(settingsScenarios.Down, passwordCopy.unreachable),
});
