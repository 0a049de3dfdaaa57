import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { accentsOf, countries } from "@earshot/contract/languages.ts";
import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./select.guide.ts";
import { Select } from "./select.tsx";

const options = countries.map(({ code, name }) => ({ value: code, label: name }));
/** Sixteen: the longest list of accents. */
const arabicAccents = accentsOf("Arabic").map(({ key, label }) => ({ value: key, label }));

const meta = preview.meta({
  component: Select,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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

/** Reached by keyboard: the ring lies on the line. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("combobox"));
  },
});

/** Chosen. */
export const Chosen = meta.story({ args: { defaultValue: "GB" } });

/** What to know before choosing; it is read with the field. */
export const Hint = meta.story({
  args: { hint: "Where your business is registered." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(
      "Where your business is registered.",
    );
  },
});

/** A long list, the sixteen Arabic accents: the platform's own picker shows it, scrolls it and finds by letter. */
export const ManyOptions = meta.story({
  args: {
    label: studioCopy.accent,
    name: "accent",
    autoComplete: "off",
    placeholder: undefined,
    options: arabicAccents,
    defaultValue: "egyptian",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("option")).toHaveLength(16);
    await expect(canvas.getByRole("combobox", { name: "Accent" })).toHaveDisplayValue("Egyptian");
  },
});

/** Waits for another choice: the words in it say for which. */
export const WaitsForAnother = meta.story({
  args: {
    label: studioCopy.accent,
    name: "accent",
    options: [],
    placeholder: studioCopy.accentDisabled,
    disabled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue("Select a language first");
  },
});

/** The first option leaves the choice to us, and can be chosen again at any time: it is no placeholder. */
export const Recommended = meta.story({
  args: {
    label: studioCopy.tone,
    name: "tone",
    autoComplete: "off",
    placeholder: undefined,
    options: [
      { value: "", label: studioCopy.recommended },
      { value: "calm", label: "calm" },
      { value: "energetic", label: "energetic" },
    ],
    defaultValue: "calm",
  },
});
Recommended.test("goes back to the first option", async ({ canvas, userEvent }) => {
  const select = canvas.getByRole("combobox");
  await userEvent.selectOptions(select, "Recommended");
  await expect(select).toHaveValue("");
});

/** Kept by its caller: a choice that the caller does not take changes nothing. */
export const KeptByCaller = meta.story({
  args: { value: "GB", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Belgium");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("combobox")).toHaveValue("GB");
  },
});

/** Needed and still missing: the browser does not send its form, and brings the focus here. */
export const Required = meta.story({
  args: { required: true },
  render: (args) => (
    <form style={{ display: "grid", gap: 16 }}>
      <Select {...args} />
      <Button type="submit">{controlCopy.save}</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole<HTMLSelectElement>("combobox");
    await userEvent.click(canvas.getByRole("button"));
    await expect(select.validity.valueMissing).toBe(true);
    await waitFor(() => expect(select).toHaveFocus());
  },
});
Required.test("is sent by its name once something is chosen", async ({ canvas, userEvent }) => {
  const select = canvas.getByRole<HTMLSelectElement>("combobox");
  await userEvent.selectOptions(select, "Belgium");
  await expect(new FormData(select.form!).get("country")).toBe("BE");
});

/** A choice that is longer than its field is cut before the arrow, which stays clear. */
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

/** Refused, then chosen anew: the words go when its caller takes them away, and the choice stays. */
export const PutRight = meta.story({
  render: function Choosing(args) {
    const [error, setError] = useState<string | undefined>(errors.country_missing.message);
    return <Select {...args} error={error} onChange={() => setError(undefined)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox");
    await expectFieldErrorLinked(select, errors.country_missing.message);
    await userEvent.selectOptions(select, "Belgium");
    await expect(select).toHaveValue("BE");
    await expect(select).not.toHaveAttribute("aria-invalid");
    await expect(select).not.toHaveAccessibleDescription();
  },
});

/** Needed and missing. */
export const Invalid = meta.story({
  args: { error: errors.country_missing.message },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByRole("combobox"), errors.country_missing.message),
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
  args: {
    label: "البلد",
    placeholder: "اختر البلد",
    hint: "حيث سُجّلت شركتكم",
    options: [
      { value: "AE", label: "الإمارات العربية المتحدة" },
      { value: "BE", label: "بلجيكا" },
    ],
    defaultValue: "AE",
  },
});
