import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { countries } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Select } from "./select.tsx";

const meta = preview.meta({
  component: Select,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: accountFieldCopy.country,
    name: "country",
    autoComplete: "country",
    placeholder: accountFieldCopy.countryUnchosen,
    options: countries.map(({ code, name }) => ({ value: code, label: name })),
  },
});

const long = "Sommerschlussverkaufswerbekampagne 2026, all regions, the second wave";

/** Every state, one below the other; a long choice is truncated before the arrow. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Select,
    {},
    { defaultValue: "GB", hint: "Where your business is registered." },
    { error: errors.country_missing.message },
    { defaultValue: "US", disabled: true },
    { label: studioCopy.accent, options: [], placeholder: studioCopy.accentDisabled, disabled: true },
    { label: "Project", options: [{ value: "1", label: long }], defaultValue: "1" },
  ),
});
EveryState.test("truncates a long choice before the arrow", async ({ canvas }) => {
  const select = canvas.getByRole("combobox", { name: "Project" });
  const arrow = select.parentElement!.querySelector("svg")!.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(select).paddingInlineEnd);
  await expect(select.getBoundingClientRect().right - padding).toBeLessThanOrEqual(arrow.left);
});

/**
 * Nothing is chosen: the placeholder is shown but is not an option. Hovering changes only the cursor, so there is no
 * Hover story.
 */
export const Empty = meta.story();
Empty.test("shows a focus ring on Tab and accepts a choice", async ({ canvas, userEvent }) => {
  const select = canvas.getByRole("combobox", { name: "Country" });
  await expect(select).toHaveValue("");
  await userEvent.tab();
  await expectFocusVisible(select);
  await userEvent.selectOptions(select, "Belgium");
  await expect(select).toHaveValue("BE");
});
