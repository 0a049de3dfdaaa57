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

/** As it comes: one address, one button. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: forgotCopy.send })).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  },
});
Empty.test("comes back, also by way of log-in and sign-up", async ({ canvas, canvasElement }) => {
  const back = "?redirect=%2Fnbmaistudio%3Ftab%3Down";
  for (const [name, page] of [
    [logInCopy.logIn, "login"],
    [logInCopy.signUp, "signup"],
  ] as const)
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/client/${page}${back}`);
  const data = new FormData(canvasElement.querySelector("form")!);
  await expect(data.get("redirect")).toBe("/nbmaistudio?tab=own");
});

/** Sent without an address: the words stand under the field. */
export const Invalid = meta.story({
  args: { message: { kind: "refused", words: errors.email_missing.message, field: "email" } },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByLabelText("Email"), errors.email_missing.message),
});

/** Whatever the server found, the same words: they never tell whether an account exists. */
export const Sent = meta.story({
  args: { message: { kind: "done", words: forgotCopy.sent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(forgotCopy.sent);
  },
});

/** On its way: the label changes, a second press does nothing. */
export const Sending = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener("submit", (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole("button", { name: forgotCopy.send }));
    await canvas.findByRole("button", { name: forgotCopy.sending });
  },
});
