import { adLengths, narratives } from "@earshot/contract/languages.ts";
import { adDefaults } from "@earshot/contract/limits.ts";
import { studioCopy as words } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { SegmentedControl } from "./segmented-control.tsx";

const persons = narratives.map((value) => ({ value, label: words.narrative[value] }));
const lengths = adLengths.map((seconds) => ({ value: String(seconds), label: words.lengthOption(seconds) }));

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: words.narrative.label,
    name: "narrative",
    options: persons,
    defaultValue: adDefaults.narrative,
    onChange: fn(),
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <SegmentedControl label={words.narrative.label} name="a" options={persons} defaultValue="first" />
      <SegmentedControl label={words.length} name="b" options={lengths} defaultValue="30" />
      <SegmentedControl
        label="Unchosen"
        name="c"
        options={persons}
        hint="Who speaks: you, or somebody about you."
      />
      <SegmentedControl label="Missing" name="d" options={lengths} error="Please choose a length" />
      <SegmentedControl label="While creating" name="e" options={lengths} defaultValue="15" disabled />
    </div>
  ),
});

/** The usual narrative person is chosen. */
export const FirstPerson = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: words.narrative.label })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "First person" })).toBeChecked();
  },
});
FirstPerson.test("has one tab stop and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio", { name: "First person" }));
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
FirstPerson.test("moves by arrow keys and wraps around", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expectFocusVisible(canvas.getByRole("radio", { name: "Third person" }));
  await expect(canvas.getByRole("radio", { name: "Third person" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("third");
  await userEvent.keyboard("{ArrowDown}");
  await expect(canvas.getByRole("radio", { name: "First person" })).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  await expect(canvas.getByRole("radio", { name: "Third person" })).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect(args.onChange).toHaveBeenLastCalledWith("first");
});

/** The five ad lengths, 30 s chosen. */
export const Lengths = meta.story({
  args: { label: words.length, name: "length", options: lengths, defaultValue: String(adDefaults.seconds) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "30s" })).toBeChecked();
  },
});

/** In the studio's panel, 252 px wide: all five lengths on one line. */
export const LengthsInPanel = Lengths.extend({
  render: (args) => (
    <div style={{ maxWidth: 252, marginInline: "auto" }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});
