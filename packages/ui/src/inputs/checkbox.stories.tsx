import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { guide } from "./checkbox.guide.ts";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: { label: logInCopy.rememberMe, name: "remember_me" },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Checkbox label={logInCopy.rememberMe} />
      <Checkbox label={accountFormCopy.receiveProjectUpdates} defaultChecked />
      <Checkbox label={accountFormCopy.receiveNewsletter} hint="Once a month, never more." />
      <Checkbox label="I accept the terms" error="Please accept the terms to go on" />
      <Checkbox label="Chosen, and refused" defaultChecked error="This can’t be had just now" />
      <Checkbox label="Chosen, not to be changed now" defaultChecked disabled />
      <Checkbox label="Not chosen, not to be changed now" disabled />
    </div>
  ),
});

/** Not chosen. */
export const Off = meta.story();
Off.test("is switched by Space and by its label, and shows its focus", async ({ canvas, userEvent }) => {
  const box = canvas.getByRole("checkbox", { name: "Remember me" });
  await userEvent.tab();
  await expectFocusVisible(box);
  await userEvent.keyboard(" ");
  await expect(box).toBeChecked();
  await userEvent.click(canvas.getByText("Remember me"));
  await expect(box).not.toBeChecked();
});

/** Chosen. */
export const On = meta.story({ args: { defaultChecked: true } });

/** Reached by keyboard: the ring stands around the box. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("checkbox"));
  },
});

/** A hint below its words, read with it but no part of its name. */
export const Hint = meta.story({
  args: { label: accountFormCopy.receiveNewsletter, hint: "Once a month, never more." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Receive Newsletter" });
    await expect(box).toHaveAccessibleDescription("Once a month, never more.");
  },
});

/** Needed and missing: the words stand below and are read with it. */
export const Invalid = meta.story({
  args: { label: "I accept the terms", error: "Please accept the terms to go on" },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByRole("checkbox"), "Please accept the terms to go on"),
});

/** With a link in its words: the link can be followed without switching the box. */
export const LinkInWords = meta.story({
  args: {
    label: (
      <>
        I accept the{" "}
        <a href="#terms" className="text-primary underline">
          terms
        </a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "I accept the terms" })).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: "terms" })).toBeVisible();
  },
});

/** Not to be changed now: on and off still differ. */
export const Disabled = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Checkbox label={accountFormCopy.receiveProjectUpdates} disabled defaultChecked />
      <Checkbox label={accountFormCopy.receiveNewsletter} disabled />
    </div>
  ),
});

/** Several below each other: each is a target of its own. */
export const Several = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Checkbox label={accountFormCopy.receiveProjectUpdates} name="updates" defaultChecked />
      <Checkbox
        label={accountFormCopy.receiveNewsletter}
        name="newsletter"
        hint="Once a month, never more."
      />
    </div>
  ),
});

/** Long words on the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Ich habe die Datenschutzbestimmungen und Nutzungsbedingungen gelesen",
    error: "Bitte stimmen Sie den Nutzungsbedingungen zu.",
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the box stands at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "تذكرني", defaultChecked: true },
});
