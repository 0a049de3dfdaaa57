import { call } from "@earshot/client/call.ts";
import { ensureGuest } from "@earshot/client/guest.ts";
import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { roleCopy, signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { passwordLength, textLength } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy, toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog, expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, withNavigationSpy, withSession, withToasts } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { SignUpDialog } from "./sign-up-dialog.tsx";

const meta = preview.meta({
  component: SignUpDialog,
  parameters: inIframe,
  decorators: [withSession(null), withNavigationSpy, withToasts],
  args: { open: true, onClose: fn(), onSwitch: fn() },
});

const next = () => userEvent.click(screen.getByRole("button", { name: controlCopy.continue }));
const agency = () => screen.getByRole("radio", { name: roleCopy.agency.label });
const submitButton = () => screen.findByRole("button", { name: controlCopy.getStarted });

async function fillIn(email = "robin@fieldnote.example") {
  await userEvent.type(await screen.findByLabelText("First name"), "Robin");
  await userEvent.type(screen.getByLabelText("Last name"), "Okafor");
  await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), "listen-up");
  await userEvent.selectOptions(screen.getByLabelText("Country"), "GB");
  await next();
  await screen.findByRole("heading", { name: roleCopy.title });
}

async function signUp(email?: string) {
  await fillIn(email);
  await userEvent.click(screen.getByRole("radio", { name: roleCopy.agency.label }));
  await userEvent.click(await submitButton());
}

type Scenario = (typeof accountsScenarios)["Down"];

/** A story in which the role step shows this error above its button. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await signUp();
    await expect(await screen.findByRole("alert")).toHaveTextContent(message);
  },
});

/** Just opened: First name is focused, and the agency's name is optional. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
    await expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    await expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: signUpCopy.title, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("switches to log-in", async ({ args }) => {
  await userEvent.click(await screen.findByRole("link", { name: signUpCopy.logIn }));
  await expect(args.onSwitch).toHaveBeenLastCalledWith("login");
});

/** Continue is pressed on an empty form: the first missing field shows an error and is focused. */
export const Invalid = meta.story({
  play: async () => {
    await screen.findByLabelText("First name");
    await next();
    await expectFieldErrorLinked(screen.getByLabelText("First name"), errors.first_name_missing.message);
    await expect(screen.getByLabelText("First name")).toHaveFocus();
  },
});

/** A story in which only these fields are filled when Continue is pressed, and a field shows this error. */
const stopsAt = (label: string, error: string, filled: Record<string, string>) => ({
  play: async () => {
    await screen.findByLabelText("First name");
    for (const [name, text] of Object.entries(filled)) {
      const field = screen.getByLabelText(name);
      await userEvent.click(field);
      if (name === "Country") await userEvent.selectOptions(field, text);
      else await userEvent.paste(text);
    }
    await next();
    await expectFieldErrorLinked(screen.getByLabelText(label), error);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  },
});

const named = { "First name": "Robin", "Last name": "Okafor" };
const reachable = { ...named, Email: "robin@fieldnote.example" };
const complete = { ...reachable, Password: "listen-up", Country: "GB" };

/** The last name is missing. */
export const LastNameMissing = meta.story({
  ...stopsAt("Last name", errors.last_name_missing.message, { "First name": "Robin" }),
});

/** The email is missing. */
export const EmailMissing = meta.story({ ...stopsAt("Email", errors.email_missing.message, named) });

/** The email is not an address. */
export const EmailInvalid = meta.story({
  ...stopsAt("Email", errors.email_invalid.message, { ...named, Email: "robin at fieldnote" }),
});

/** The password is missing. */
export const PasswordMissing = meta.story({
  ...stopsAt("Password", errors.password_missing.message, reachable),
});

/** The password is too short. */
export const PasswordTooShort = meta.story({
  ...stopsAt("Password", errors.password_too_short.message, { ...reachable, Password: "12345" }),
});

/** The password is too long. */
export const PasswordTooLong = meta.story({
  ...stopsAt("Password", errors.password_too_long.message, {
    ...complete,
    Password: "m".repeat(passwordLength.most + 1),
  }),
});

/** A name is too long. */
export const NameTooLong = meta.story({
  ...stopsAt("Last name", errors.name_too_long.message, {
    ...complete,
    "Last name": "m".repeat(textLength.name + 1),
  }),
});

/** No country is chosen. */
export const CountryMissing = meta.story({
  ...stopsAt("Country", errors.country_missing.message, { ...reachable, Password: "listen-up" }),
});

/** The second step: Get Started is disabled until a role is chosen. */
export const Role = meta.story({
  tags: ["visual"],
  play: async () => {
    await fillIn();
    await expect(await submitButton()).toBeDisabled();
  },
});
Role.test("goes back, keeps the input and leaves the focus in the dialog", async () => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.back }));
  await expect(screen.getByLabelText("First name")).toHaveValue("Robin");
  await expect(screen.getByLabelText("Password")).toHaveValue("listen-up");
  await expect(screen.getByRole("button", { name: controlCopy.continue })).toHaveFocus();
});

Role.test("keeps the role and the input when going back and forth", async () => {
  await userEvent.click(agency());
  await userEvent.click(screen.getByRole("button", { name: controlCopy.back }));
  await userEvent.type(screen.getByLabelText(accountFieldCopy.agencyName), "Fieldnote");
  await next();
  await waitFor(() => expect(agency()).toHaveFocus());
  await expect(agency()).toBeChecked();
  await expect(await submitButton()).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: controlCopy.back }));
  await expect(screen.getByLabelText(accountFieldCopy.agencyName)).toHaveValue("Fieldnote");
  await expect(screen.getByLabelText("Email")).toHaveValue("robin@fieldnote.example");
  await expect(screen.getByLabelText("Country")).toHaveValue("GB");
});

/** Pending: the button says so, and the form can't be changed or closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowAnswer),
  play: async () => {
    await signUp();
    await screen.findByRole("button", { name: signUpCopy.creating });
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: signUpCopy.title, escape: "is blocked" }),
);

/** The email already has an account: the dialog returns to the first step, with the error below the email. */
export const EmailTaken = meta.story({
  tags: ["visual"],
  play: async () => {
    await signUp("nora@kettle.example");
    await waitFor(() => expect(screen.getByLabelText("Email")).toBeVisible());
    await expectFieldErrorLinked(screen.getByLabelText("Email"), errors.email_taken.message);
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await expect(screen.getByLabelText("Password")).toHaveValue("listen-up");
  },
});

/** Too many accounts were created: the server's message appears at the role step. */
export const TooManyTries = meta.story({
  ...rejected(accountsScenarios.TooManyTries, errors.too_many_sign_ups.message),
});

/** The server can't save the account: its message appears at the role step. */
export const DiskFull = meta.story({
  ...rejected(instead("accounts", { register: "disk_full" }), errors.disk_full.message),
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({ ...rejected(accountsScenarios.BadGateway, signUpCopy.failed) });

/** The server doesn't respond: the network error's text appears. */
export const Down = meta.story({ ...rejected(accountsScenarios.Down, networkErrorMessage) });
Down.test("keeps the input of both steps", async () => {
  await expect(screen.getByRole("radio", { name: roleCopy.agency.label })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: controlCopy.back }));
  await expect(screen.getByLabelText("Email")).toHaveValue("robin@fieldnote.example");
});

/** The user has signed up: a toast appears, and the dialog closes over the same page. */
export const SignedUp = meta.story({
  play: async ({ args }) => {
    await signUp();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(screen.getByRole("region", { name: toastCopy.region })).toHaveTextContent(
      signUpCopy.succeeded,
    );
  },
});

/** A guest with ads signs up: the toast says that the ads were moved to the account. */
export const AdsCameAlong = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async () => {
    await call("GET /audiostack/getuseraudios", { query: { temp_user_id: ensureGuest() } });
    await signUp();
    await screen.findByText("Account created! Your 3 ads came along.", undefined, { timeout: 5000 });
  },
});
