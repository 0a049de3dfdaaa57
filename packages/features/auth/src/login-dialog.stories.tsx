import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog, expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, navigationSpy, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { LoginDialog } from "./login-dialog.tsx";

const meta = preview.meta({
  component: LoginDialog,
  parameters: inIframe,
  decorators: [withSession(null), withNavigationSpy],
  args: { open: true, onClose: fn(), onSwitch: fn() },
});

const email = "nora@kettle.example";
const logInButton = () =>
  screen.getByRole("button", { name: new RegExp(`${logInCopy.logIn}|${logInCopy.signingIn}`) });

async function fillIn(password = mockPassword) {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByLabelText(logInCopy.rememberMe));
}

async function logIn(password?: string) {
  await fillIn(password);
  await userEvent.click(logInButton());
}

async function expectKept() {
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeEnabled());
  await expect(screen.getByLabelText("Email")).toHaveValue(email);
  await expect(screen.getByLabelText("Password")).toHaveValue(mockPassword);
  await expect(screen.getByLabelText(logInCopy.rememberMe)).toBeChecked();
}

type Scenario = (typeof accountsScenarios)["Down"];

/** A story in which Log In shows this error. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await logIn();
    await expect(await screen.findByRole("alert")).toHaveTextContent(message);
  },
});

/** Just opened: the email field is focused; social log-ins come last, disabled, with a note. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await expect(screen.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Continue with LinkedIn" })).toBeDisabled();
    await screen.findByText(logInCopy.providersUnavailable(["Google", "LinkedIn"]));
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: logInCopy.logIn, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("switches to sign-up and the password reset", async ({ args }) => {
  await userEvent.click(await screen.findByRole("link", { name: logInCopy.signUp }));
  await expect(args.onSwitch).toHaveBeenLastCalledWith("signup");
  await userEvent.click(screen.getByRole("link", { name: logInCopy.forgotPassword }));
  await expect(args.onSwitch).toHaveBeenLastCalledWith("reset");
  await expect(navigationSpy.to).not.toHaveBeenCalled();
});
Open.test("logs in by keyboard, or with a password manager", async ({ args }) => {
  await expect(await screen.findByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  await expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  await userEvent.keyboard(`${email}{Tab}${mockPassword}{Enter}`);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});
Open.test("sends the Remember me choice, clears the guest id and closes", async ({ msw, args }) => {
  localStorage.setItem("temp_user_id", "abcdefghijkl");
  const bodies: unknown[] = [];
  msw.events.on("request:start", async ({ request }) => {
    if (request.method === "POST") bodies.push(await request.clone().json());
  });
  await logIn();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(bodies).toEqual([expect.objectContaining({ remember_me: "on", portal: "client" })]);
  await expect(localStorage.getItem("temp_user_id")).toBeNull();
  msw.events.removeAllListeners();
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async () => {
    await fillIn();
    await expectKept();
  },
});

/** Configured social log-ins are links to the providers. */
export const SocialLogIn = meta.story({
  tags: ["visual"],
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SocialLogIn),
  play: async () => {
    for (const name of ["Google", "LinkedIn"]) {
      const link = await screen.findByRole("link", { name: logInCopy.continueWith(name) });
      await expect(link.getAttribute("href")).toContain(`/client/${name.toLowerCase()}?redirect=%2F`);
    }
  },
});

/** Submitted while empty: an error appears below the first field, which is focused. */
export const Incomplete = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: logInCopy.logIn }));
    await screen.findByText(errors.log_in_incomplete.message);
    await expectFieldErrorLinked(screen.getByLabelText("Email"), errors.log_in_incomplete.message);
    await expect(screen.getByLabelText("Email")).toHaveFocus();
  },
});

/** Pending: the button says so, and the form can't be changed or closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowAnswer),
  play: async () => {
    await logIn();
    await screen.findByRole("button", { name: logInCopy.signingIn });
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: logInCopy.logIn, escape: "is blocked" }),
);
SlowAnswer.test("ignores a second submit", async ({ msw }) => {
  const sent = recordCalls(msw);
  await userEvent.click(logInButton());
  await userEvent.keyboard("{Enter}");
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** The credentials are wrong: the server's message appears, and the input is kept. */
export const WrongPassword = meta.story({
  tags: ["visual"],
  ...rejected(accountsScenarios.WrongPassword, errors.wrong_credentials.message),
});
WrongPassword.test("keeps the input", expectKept);

/** Too many attempts were made: the server says how long to wait. */
export const TooManyTries = meta.story({
  ...rejected(accountsScenarios.TooManyTries, errors.too_many_log_ins.message),
});
TooManyTries.test("shows a disk-full error in the same place", async ({ msw }) => {
  msw.use(...instead("accounts", { login: "disk_full" }));
  await userEvent.click(logInButton());
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(errors.disk_full.message));
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({ ...rejected(accountsScenarios.BadGateway, logInCopy.failed) });

/** The server doesn't respond: the network error's text appears. */
export const Down = meta.story({ ...rejected(accountsScenarios.Down, networkErrorMessage) });
Down.test("keeps the input", expectKept);

/** The user is logged in: the dialog says so while the session is rechecked, then closes. */
export const LoggedIn = meta.story({
  play: async ({ msw, args }) => {
    msw.use(...accountsScenarios.SlowSession);
    await logIn();
    await expect(await screen.findByText(logInCopy.succeeded)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
