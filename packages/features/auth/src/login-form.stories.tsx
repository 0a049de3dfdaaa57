import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { LoginForm } from "./login-form.tsx";

const meta = preview.meta({
  component: LoginForm,
  decorators: [formWidth, withNavigationSpy],
  args: { message: null, redirect: "/account-settings", providers: [] },
});

/** Empty: the return path is in a hidden field. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("Email")).toBeVisible();
    const data = new FormData(canvasElement.querySelector("form")!);
    await expect([...data.keys()]).toEqual(["redirect", "email", "password"]);
    await expect(data.get("redirect")).toBe("/account-settings");
  },
});
Empty.test("passes the return path on to sign-up and reset", async ({ canvas }) => {
  for (const [name, page] of [
    [logInCopy.signUp, "signup"],
    [logInCopy.forgotPassword, "forgot"],
  ] as const) {
    const link = canvas.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `/client/${page}?redirect=%2Faccount-settings`);
  }
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "nora@kettle.example");
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse");
    await expect(canvas.getByRole("button", { name: logInCopy.logIn })).toBeEnabled();
  },
});

/** Reached after setting a new password: the page says so. */
export const PasswordSaved = meta.story({
  args: { message: { kind: "done", text: resetCopy.succeeded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(resetCopy.succeeded)).toBeVisible();
  },
});

/** The credentials are wrong: the server's message appears, and the email is kept. */
export const WrongPassword = meta.story({
  args: {
    message: { kind: "error", text: errors.wrong_credentials.message },
    email: "nora@kettle.example",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.wrong_credentials.message);
    await expect(canvas.getByLabelText("Email")).toHaveValue("nora@kettle.example");
  },
});

/** Submitted: the button says so until the next page loads, and ignores a second press. */
export const Sending = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    let sent = 0;
    canvasElement.addEventListener("submit", (event) => {
      if (!event.defaultPrevented) sent += 1;
    });
    await userEvent.click(canvas.getByRole("button", { name: logInCopy.logIn }));
    await userEvent.click(await canvas.findByRole("button", { name: logInCopy.signingIn }));
    await expect(sent).toBe(1);
  },
});

/** Configured social log-ins are links with the return path, which work without JavaScript. */
export const SocialLogIn = meta.story({
  args: { providers: ["google", "linkedin"] },
  play: async ({ canvas }) => {
    for (const [name, provider] of [
      ["Google", "google"],
      ["LinkedIn", "linkedin"],
    ] as const) {
      const link = canvas.getByRole("link", { name: logInCopy.continueWith(name) });
      await expect(link).toHaveAttribute("href", `/client/${provider}?redirect=%2Faccount-settings`);
    }
  },
});

/** The log-in was cancelled at the provider: a message says so. */
export const SocialCancelled = meta.story({
  args: {
    message: { kind: "error", text: errors.social_log_in_cancelled.message },
    providers: ["google", "linkedin"],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(args.message!.text);
  },
});

/** The provider has not confirmed the email: a message says what to do. */
export const SocialEmailUnverified = SocialCancelled.extend({
  args: { message: { kind: "error", text: errors.social_email_unverified.message } },
});

/** The log-in was started in another browser, or too long ago: a message says so. */
export const SocialExpired = SocialCancelled.extend({
  args: { message: { kind: "error", text: errors.social_log_in_expired.message } },
});

/** The provider can't be reached: a message says so. */
export const SocialProviderDown = SocialCancelled.extend({
  args: { message: { kind: "error", text: errors.social_provider_down.message } },
});

/** The provider's answer can't be used: a message says so. */
export const SocialFailed = SocialCancelled.extend({
  args: { message: { kind: "error", text: errors.social_log_in_failed.message } },
});
