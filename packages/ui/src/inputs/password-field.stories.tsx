import { errors } from "@earshot/contract/errors.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectTabOrder } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect } from "storybook/test";

import { PasswordField } from "./password-field.tsx";

const meta = preview.meta({
  component: PasswordField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: "Password",
    name: "password",
    autoComplete: "current-password" as const,
    copy: {
      show: controlCopy.showPassword,
      hide: controlCopy.hidePassword,
      shown: controlCopy.passwordShown,
      hidden: controlCopy.passwordHidden,
    },
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    PasswordField,
    { label: passwordCopy.current },
    { label: passwordCopy.new, defaultValue: "correct horse", hint: "At least 6 characters." },
    { label: passwordCopy.confirm, defaultValue: "12345", error: errors.password_too_short.message },
    { label: "Password while logging in", defaultValue: "correct horse", disabled: true },
  ),
});

/** Empty and hidden, which is the initial state. */
export const Hidden = meta.story();
Hidden.test("accepts a pasted password (WCAG 2.2 3.3.8)", async ({ canvas, userEvent }) => {
  await expectTabOrder("Password", "Show password");
  await userEvent.click(canvas.getByLabelText("Password"));
  await userEvent.paste("correct horse battery staple");
  await expect(canvas.getByLabelText("Password")).toHaveValue("correct horse battery staple");
});

/** The pointer is over the button that shows the password. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("button", { name: controlCopy.showPassword }), "hover"),
});

/** The password is visible, and the button now hides it. */
export const Shown = meta.story({
  args: { defaultValue: "correct horse" },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("status")).toHaveTextContent("Your password is visible");
  },
});
Shown.test(
  "hides the password again, announces that it is hidden and keeps the entry",
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue("correct horse");
    await expect(canvas.getByRole("status")).toHaveTextContent("Your password is hidden");
  },
);
Shown.test(
  "masks the password on submit, so that browsers don't store it as plain text",
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "{Enter}");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
  },
);
