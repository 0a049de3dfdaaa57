import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { countries } from "@earshot/contract/languages.ts";
import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Select } from "./select.tsx";

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

const meta = preview.meta({
  component: Select,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: accountFieldCopy.country,
    name: "country",
    autoComplete: "country",
    placeholder: accountFieldCopy.countryUnchosen,
    options,
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Select {...args} />
      <Select {...args} defaultValue="GB" hint="Where your business is registered." />
      <Select {...args} error={errors.country_missing.message} />
      <Select {...args} defaultValue="US" disabled />
      <Select
        {...args}
        label={studioCopy.accent}
        options={[]}
        placeholder={studioCopy.accentDisabled}
        disabled
      />
    </div>
  ),
});

/** Nothing chosen: the placeholder is shown and is not an option. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("");
  },
});
Empty.test("shows its focus on Tab and accepts a choice", async ({ canvas, userEvent }) => {
  const select = canvas.getByRole("combobox");
  await userEvent.tab();
  await expectFocusVisible(select);
  await userEvent.selectOptions(select, "Belgium");
  await expect(select).toHaveValue("BE");
});

/** A long choice is cut off before the arrow. */
export const LongChoice = meta.story({
  args: {
    label: projectDialogCopy.name,
    options: [
      { value: "1", label: "Sommerschlussverkaufswerbekampagne 2026, all regions, the second wave" },
      { value: "2", label: "Podcast pilots" },
    ],
    defaultValue: "1",
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox");
    const place = getComputedStyle(select);
    const arrow = canvas.getByRole("combobox").parentElement!.querySelector("svg")!.getBoundingClientRect();
    const textEnds = select.getBoundingClientRect().right - Number.parseFloat(place.paddingInlineEnd);
    await expect(textEnds).toBeLessThanOrEqual(arrow.left);
  },
});
