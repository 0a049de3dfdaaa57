import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { guide } from "./select.guide.ts";
import { Select } from "./select.tsx";

const options = [
  { value: "AE", label: "United Arab Emirates" },
  { value: "BE", label: "Belgium" },
  { value: "CA", label: "Canada" },
  { value: "GB", label: "United Kingdom" },
  { value: "US", label: "United States" },
];

const meta = preview.meta({
  component: Select,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: {
    label: "Country",
    name: "country",
    autoComplete: "country",
    placeholder: "Choose a country",
    options,
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div className="grid gap-6">
      <Select {...args} />
      <Select {...args} defaultValue="GB" hint="Where your business is registered." />
      <Select {...args} error="Please select your country" />
      <Select {...args} defaultValue="US" disabled />
    </div>
  ),
});

/** Nothing chosen yet: the placeholder stands there and can't be chosen again. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("");
  },
});
Empty.test("is reached by Tab, shows its focus and takes a choice", async ({ canvas, userEvent }) => {
  const select = canvas.getByRole("combobox");
  await userEvent.tab();
  await expectFocusVisible(select);
  await userEvent.selectOptions(select, "Belgium");
  await expect(select).toHaveValue("BE");
});

/** Chosen. */
export const Chosen = meta.story({ args: { defaultValue: "GB" } });

/** Needed and missing. */
export const Invalid = meta.story({
  args: { error: "Please select your country" },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByRole("combobox"), "Please select your country"),
});

/** Not to be changed now. */
export const Disabled = meta.story({ args: { defaultValue: "US", disabled: true } });

/** A long choice on the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { defaultValue: "AE", hint: "Where your business is registered." },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the arrow stands at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "البلد", placeholder: "اختر البلد" },
});
