import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  parameters: { layout: "padded" },
  decorators: [formWidth],
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

/** Unchecked. */
export const Unchecked = meta.story();
Unchecked.test("toggles by Space and by its label, and shows its focus", async ({ canvas, userEvent }) => {
  const box = canvas.getByRole("checkbox", { name: "Remember me" });
  await userEvent.tab();
  await expectFocusVisible(box);
  await userEvent.keyboard(" ");
  await expect(box).toBeChecked();
  await userEvent.click(canvas.getByText("Remember me"));
  await expect(box).not.toBeChecked();
});

/** A link in the label can be followed without toggling the checkbox. */
export const LinkInLabel = meta.story({
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
