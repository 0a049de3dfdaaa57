import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { emailChangeCopy, resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { EmailLinkForm } from "./email-link-form.tsx";

const meta = preview.meta({
  component: EmailLinkForm,
  decorators: [formWidth, withNavigationSpy],
  args: { purpose: "confirm" as const, message: null, token: "a-token" },
});

/** Opened from the email to the new address: a single button confirms the change. */
export const Confirm = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: emailChangeCopy.confirm.button })).toBeVisible();
    const form = canvasElement.querySelector("form")!;
    await expect(form).toHaveAttribute("action", "/client/confirm-email");
    await expect(new FormData(form).get("token")).toBe("a-token");
  },
});

/** Confirm was pressed: the button says so, and ignores a second press. */
export const Confirming = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    let sent = 0;
    canvasElement.addEventListener("submit", (event) => {
      if (!event.defaultPrevented) sent += 1;
    });
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await canvas.findByRole("button", { name: emailChangeCopy[args.purpose].busy }));
    await expect(sent).toBe(1);
  },
});

/** The change is confirmed: a message says so and links to the settings. */
export const Confirmed = meta.story({
  args: { message: { kind: "done", text: emailChangeCopy.confirm.succeeded }, token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(emailChangeCopy.confirm.succeeded);
    await expect(canvas.getByRole("link", { name: emailChangeCopy.toSettings })).toBeVisible();
  },
});

/** Opened from the email to the old address: the page says what the button does. */
export const Cancel = meta.story({
  args: { purpose: "cancel" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(emailChangeCopy.cancel.text)).toBeVisible();
    await expect(canvasElement.querySelector("form")).toHaveAttribute("action", "/client/cancel-email");
  },
});

/** Cancel was pressed: the button says so, and ignores a second press. */
export const Cancelling = Confirming.extend({ args: { purpose: "cancel" } });

/** The change is cancelled: all sessions are logged out, and a link lets the user set a new password. */
export const Cancelled = meta.story({
  args: {
    purpose: "cancel",
    message: { kind: "done", text: emailChangeCopy.cancel.succeeded },
    token: "",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(emailChangeCopy.cancel.succeeded);
    await expect(canvas.getByRole("link", { name: forgotCopy.title })).toHaveAttribute(
      "href",
      "/client/forgot",
    );
  },
});

/** A used or expired link shows an error instead of a form. */
export const LinkOver = meta.story({
  args: { message: { kind: "error", text: errors.email_link_expired.message }, token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.email_link_expired.message);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Too many attempts were made: an error appears instead of the form. */
export const TooManyTries = meta.story({
  args: { message: { kind: "error", text: errors.too_often.message }, token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.too_often.message);
  },
});

/** The server can't save the change: an error appears instead of the form. */
export const DiskFull = meta.story({
  args: { message: { kind: "error", text: errors.disk_full.message }, token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.disk_full.message);
  },
});

/** Opened without a token: there is no form. */
export const NoToken = meta.story({
  args: { token: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(resetCopy.noToken)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
