import { adLengths, narratives } from "@earshot/contract/languages.ts";
import { adDefaults } from "@earshot/contract/limits.ts";
import { studioCopy as copy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn } from "storybook/test";

import { SegmentedControl } from "./segmented-control.tsx";

const persons = narratives.map((value) => ({ value, label: copy.narrative[value] }));
const lengths = adLengths.map((seconds) => ({ value: String(seconds), label: copy.lengthOption(seconds) }));

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: copy.narrative.label, name: "narrative", options: persons, onChange: fn() },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    SegmentedControl,
    { name: "a", defaultValue: "first" },
    { name: "b", label: copy.length, options: lengths, defaultValue: "30" },
    { name: "c", label: "Unchosen", hint: "You speak, or somebody speaks about you." },
    { name: "d", label: "Missing", options: lengths, error: "Please choose a length" },
    { name: "e", label: "While creating", options: lengths, defaultValue: "15", disabled: true },
  ),
});

/** The default narrative is chosen. */
export const FirstPerson = meta.story({ args: { defaultValue: adDefaults.narrative } });
FirstPerson.test("has a single tab stop and shows a focus ring", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio", { name: "First person" }));
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
FirstPerson.test("responds to the arrow keys and wraps around", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const presses = [
    ["{ArrowRight}", "Third person"],
    ["{ArrowDown}", "First person"],
    ["{ArrowLeft}", "Third person"],
    ["{ArrowUp}", "First person"],
  ] as const;
  for (const [key, name] of presses) {
    await userEvent.keyboard(key);
    await expectFocusVisible(canvas.getByRole("radio", { name }));
    await expect(canvas.getByRole("radio", { name })).toBeChecked();
    const value = name === "First person" ? "first" : "third";
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
  }
});

/** The pointer is over the option that is not chosen. */
export const Hover = meta.story({
  args: { defaultValue: adDefaults.narrative },
  play: ({ canvas }) => expectLook(canvas.getByRole("radio", { name: "Third person" }), "hover"),
});

/** In the studio's panel, 252 px wide, all five lengths are on one line. */
export const LengthsInPanel = meta.story({
  args: { label: copy.length, name: "length", options: lengths, defaultValue: String(adDefaults.seconds) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 252 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});
