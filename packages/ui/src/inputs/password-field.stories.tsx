import { errors } from "@earshot/contract/errors.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { PasswordField } from "./password-field.tsx";

const words = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};

const meta = preview.meta({
  component: PasswordField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: "Password", name: "password", autoComplete: "current-password" as const, words },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <PasswordField label={passwordCopy.current} autoComplete="current-password" words={words} />
      <PasswordField
        label={passwordCopy.new}
        autoComplete="new-password"
        words={words}
        defaultValue="correct horse"
        hint="At least 6 characters."
      />
      <PasswordField
        label={passwordCopy.confirm}
        autoComplete="new-password"
        words={words}
        defaultValue="12345"
        error={errors.password_too_short.message}
      />
      <PasswordField
        label="Password while logging in"
        autoComplete="current-password"
        words={words}
        defaultValue="correct horse"
        disabled
      />
    </div>
  ),
});

/** Nothing typed yet. */
export const Empty = meta.story();
Empty.test("accepts a pasted password (WCAG 2.2 3.3.8)", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText("Password");
  await userEvent.click(field);
  await userEvent.paste("correct horse battery staple");
  await expect(field).toHaveValue("correct horse battery staple");
});

/** Typed and hidden, the initial state. */
export const Hidden = meta.story({ args: { defaultValue: "correct horse" } });
Hidden.test("moves from the field to the show button by Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByLabelText("Password"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Show password" }));
});

/** Shown: the password is readable and the button now hides it. */
export const Shown = meta.story({
  args: { defaultValue: "correct horse" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("status")).toHaveTextContent("Your password is visible");
  },
});
Shown.test("hides and announces it, keeping the entry", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
  const field = canvas.getByLabelText("Password");
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue("correct horse");
  await expect(canvas.getByRole("status")).toHaveTextContent("Your password is hidden");
});

/** Hidden on submit, so that no browser stores it as text. */
export const HiddenOnSubmit = meta.story({
  args: { defaultValue: "correct horse" },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.type(field, "{Enter}");
    await expect(field).toHaveAttribute("type", "password");
  },
});
