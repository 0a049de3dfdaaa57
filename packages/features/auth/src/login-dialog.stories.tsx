import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
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
  args: { open: true, onClose: fn(), onDone: fn() },
});

const email = "nora@kettle.example";
const logInButton = () =>
  screen.getByRole("button", { name: new RegExp(`${logInCopy.logIn}|${logInCopy.signingIn}`) });

async function logIn(password = mockPassword) {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByLabelText(logInCopy.rememberMe));
  await userEvent.click(logInButton());
}

async function expectKept() {
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeEnabled());
  await expect(screen.getByLabelText("Email")).toHaveValue(email);
  await expect(screen.getByLabelText("Password")).toHaveValue(mockPassword);
  await expect(screen.getByLabelText(logInCopy.rememberMe)).toBeChecked();
}

/** As it opens: the e-mail has the focus, the social log-ins are shown and disabled. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await expect(screen.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Continue with LinkedIn" })).toBeDisabled();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: logInCopy.logIn, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("leads to sign-up, a new password and the legal pages", async () => {
  await userEvent.click(await screen.findByRole("link", { name: logInCopy.signUp }));
  await userEvent.click(screen.getByRole("link", { name: logInCopy.forgotPassword }));
  await expect(navigationSpy.to.mock.calls.flat()).toEqual(["/client/signup", "/client/forgot"]);
});

/** WithOpener in the studio, with a tab open: sign-up, a new password and the social log-ins lead back to that tab. */
export const InStudio = meta.story({
  args: { redirect: "/nbmaistudio?tab=own" },
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SocialLogIn),
  play: async () => {
    for (const [name, page] of [
      [logInCopy.signUp, "signup"],
      [logInCopy.forgotPassword, "forgot"],
      [logInCopy.continueWith("Google"), "google"],
    ] as const) {
      const link = await screen.findByRole("link", { name });
      await expect(link).toHaveAttribute("href", `/client/${page}?redirect=%2Fnbmaistudio%3Ftab%3Down`);
    }
  },
});
Open.test("lets password managers fill it in", async () => {
  await expect(await screen.findByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  await expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
});
Open.test("logs in by keyboard alone", async ({ args }) => {
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  await userEvent.keyboard(`${email}{Tab}${mockPassword}{Enter}`);
  await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
});

/** The social log-ins are configured: as the session said, they are links to the providers. */
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

/** Sent with nothing in it: the words stand at the first empty field, which gets the focus. */
export const Incomplete = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: logInCopy.logIn }));
    await screen.findByText(errors.log_in_incomplete.message);
    await expectFieldErrorLinked(screen.getByLabelText("Email"), errors.log_in_incomplete.message);
    await expect(screen.getByLabelText("Email")).toHaveFocus();
  },
});

/** The answer is awaited: the label says so, nothing can be changed or closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowAnswer),
  play: async () => {
    await logIn();
    await screen.findByRole("button", { name: logInCopy.signingIn });
  },
});
SlowAnswer.test("can't be closed meanwhile", () =>
  expectAccessibleDialog({ name: logInCopy.logIn, escape: "is blocked" }),
);
SlowAnswer.test("ignores a second submit", async ({ msw }) => {
  const sent = recordCalls(msw);
  await userEvent.click(logInButton());
  await userEvent.keyboard("{Enter}");
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** The credentials don't match: the server's words, and nothing that was typed is lost. */
export const WrongPassword = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.WrongPassword),
  play: async () => {
    await logIn();
    await expect(await screen.findByRole("alert")).toHaveTextContent(errors.wrong_credentials.message);
  },
});
WrongPassword.test("keeps what was typed", expectKept);

/** Too many tries: the server says how long to wait. */
export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.TooManyTries),
  play: async () => {
    await logIn();
    await expect(await screen.findByRole("alert")).toHaveTextContent(errors.too_many_log_ins.message);
  },
});

/** An answer without words, from a proxy: the spec's own text stands in. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.BadGateway),
  play: async () => {
    await logIn();
    await expect(await screen.findByRole("alert")).toHaveTextContent(logInCopy.failed);
  },
});

/** No answer at all: the network's text, and another try is possible at once. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.Down),
  play: async () => {
    await logIn();
    await expect(await screen.findByRole("alert")).toHaveTextContent(networkErrorMessage);
  },
});
Down.test("keeps what was typed", expectKept);

/** Logged in: the session was asked again, and the dialog's owner closes it. */
export const LoggedIn = meta.story({
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});
LoggedIn.test("sends what was chosen, and forgets the guest", async ({ msw, args }) => {
  await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  localStorage.setItem("temp_user_id", "abcdefghijkl");
  const bodies: unknown[] = [];
  msw.events.on("request:start", async ({ request }) => {
    if (request.method === "POST") bodies.push(await request.clone().json());
  });
  await userEvent.click(logInButton());
  await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(2));
  await expect(bodies).toEqual([expect.objectContaining({ remember_me: "on", portal: "client" })]);
  await expect(localStorage.getItem("temp_user_id")).toBeNull();
  msw.events.removeAllListeners();
});
