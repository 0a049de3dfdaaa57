import { errors } from "@earshot/contract/errors.ts";
import { passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { guide } from "./password-field.guide.ts";
import { PasswordField } from "./password-field.tsx";

const words = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};

const meta = preview.meta({
  component: PasswordField,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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
Empty.test("takes a pasted password (WCAG 2.2 3.3.8)", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText("Password");
  await userEvent.click(field);
  await userEvent.paste("correct horse battery staple");
  await expect(field).toHaveValue("correct horse battery staple");
});

/** Typed and hidden, as it is at first. */
export const Hidden = meta.story({ args: { defaultValue: "correct horse" } });
Hidden.test("is reached by keyboard: the field, then the eye", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByLabelText("Password"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Show password" }));
});

Hidden.test("is shown and hidden by Enter and by Space on the eye", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText("Password");
  canvas.getByRole("button", { name: "Show password" }).focus();
  await userEvent.keyboard("{Enter}");
  await expect(field).toHaveAttribute("type", "text");
  await userEvent.keyboard(" ");
  await expect(field).toHaveAttribute("type", "password");
});

/** Shown: one sees what was typed, and the eye now hides it. */
export const Shown = meta.story({
  args: { defaultValue: "correct horse" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("status")).toHaveTextContent("Your password is visible");
  },
});
Shown.test("hides again, says so, and keeps what was typed", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
  const field = canvas.getByLabelText("Password");
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue("correct horse");
  await expect(canvas.getByRole("status")).toHaveTextContent("Your password is hidden");
});

/** Shown when its form was sent: hidden at once, so that no browser keeps it as text. */
export const HiddenWhenSent = meta.story({
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

/** A new one: the rule is a hint before it is an error. */
export const NewPassword = meta.story({
  args: { autoComplete: "new-password", hint: "At least 6 characters." },
});

/** Refused: the words stand beside the field, what was typed stays. */
export const Invalid = meta.story({
  args: {
    autoComplete: "new-password",
    defaultValue: "12345",
    error: errors.password_too_short.message,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expectFieldErrorLinked(field, errors.password_too_short.message);
    await expect(field).toHaveValue("12345");
  },
});

/** Not to be changed now. */
export const Disabled = meta.story({ args: { defaultValue: "correct horse", disabled: true } });

/** On the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Aktuelles Zugangskennwort",
    defaultValue: "correct horse battery staple",
    error: "Das Zugangskennwort stimmt nicht mit dem gespeicherten überein.",
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the eye stands at the left, the end of the line. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "كلمة المرور", defaultValue: "correct horse" },
});
