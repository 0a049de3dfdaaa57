import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { ResetForm } from "./reset-form.tsx";

const meta = preview.meta({
  component: ResetForm,
  decorators: [formWidth, withNavigationSpy],
  args: { message: null, token: "a-token", redirect: "/nbmaistudio" },
});

/** Opened from the email: the token and the return path are in hidden fields. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: resetCopy.save })).toBeVisible();
    const data = new FormData(canvasElement.querySelector("form")!);
    await expect([data.get("token"), data.get("redirect")]).toEqual(["a-token", "/nbmaistudio"]);
  },
});

/** Filled in but not sent yet. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse");
    await expect(canvas.getByRole("button", { name: resetCopy.save })).toBeEnabled();
  },
});

/** The password is too short: an error appears below the field. */
export const Invalid = meta.story({
  args: { message: { kind: "error", text: errors.password_too_short.message, field: "password" } },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByLabelText("Password"), errors.password_too_short.message),
});

/** Too many attempts were made: an error appears above the button, and the form stays. */
export const TooManyTries = meta.story({
  args: { message: { kind: "error", text: errors.too_many_resets.message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.too_many_resets.message);
    await expect(canvas.getByRole("button", { name: resetCopy.save })).toBeEnabled();
  },
});

/**
 * The server failed: an error appears above the button, and the form stays. If the server is unreachable, the browser
 * shows its own error page.
 */
export const Down = meta.story({
  args: { message: { kind: "error", text: errors.internal_error.message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.internal_error.message);
    await expect(canvas.getByRole("button", { name: resetCopy.save })).toBeEnabled();
  },
});

/** The server can't save the password: an error says so. */
export const DiskFull = meta.story({
  args: { message: { kind: "error", text: errors.disk_full.message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.disk_full.message);
  },
});

/** Submitted: the button says so. */
export const Saving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse");
    await userEvent.click(canvas.getByRole("button", { name: resetCopy.save }));
    await canvas.findByRole("button", { name: resetCopy.saving });
  },
});

/** Opened without the email's token: the page says so and has no form. */
export const NoToken = meta.story({
  args: { token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(resetCopy.noToken)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
