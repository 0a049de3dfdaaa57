import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ForgotForm } from "./forgot-form.tsx";

const meta = preview.meta({
  component: ForgotForm,
  decorators: [formWidth, withNavigationSpy],
  args: { message: null, redirect: "/nbmaistudio?tab=own" },
});

/** The form has one field and one button. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: forgotCopy.send })).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  },
});
Empty.test("passes the return path on to log-in and sign-up", async ({ canvas, canvasElement }) => {
  const back = "?redirect=%2Fnbmaistudio%3Ftab%3Down";
  for (const [name, page] of [
    [logInCopy.logIn, "login"],
    [logInCopy.signUp, "signup"],
  ] as const)
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/client/${page}${back}`);
  const data = new FormData(canvasElement.querySelector("form")!);
  await expect(data.get("redirect")).toBe("/nbmaistudio?tab=own");
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "nora@kettle.example");
    await expect(canvas.getByRole("button", { name: forgotCopy.send })).toBeEnabled();
  },
});

/** Submitted while empty: an error appears below the field. */
export const Invalid = meta.story({
  args: { message: { kind: "error", text: errors.email_missing.message, field: "email" } },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByLabelText("Email"), errors.email_missing.message),
});

/** Sent: the text is the same for every address, so as not to reveal accounts. */
export const Sent = meta.story({
  args: { message: { kind: "done", text: forgotCopy.sent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(forgotCopy.sent);
  },
});

/** Submitted: the button shows that the request is pending. */
export const Sending = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: forgotCopy.send }));
    await canvas.findByRole("button", { name: forgotCopy.sending });
  },
});

/** Reached from an expired reset link: the page says so, and the form requests a new link. */
export const LinkOver = meta.story({
  args: { message: { kind: "error", text: errors.reset_link_expired.message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.reset_link_expired.message);
    await expect(canvas.getByRole("button", { name: forgotCopy.send })).toBeEnabled();
  },
});
