import { adLengths, narratives } from "@earshot/contract/languages.ts";
import { adDefaults } from "@earshot/contract/limits.ts";
import { studioCopy as words } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen } from "storybook/test";

import { DialogButton } from "../surfaces/dialog-button.tsx";
import { Dialog } from "../surfaces/dialog.tsx";
import { Button } from "./button.tsx";
import { guide } from "./segmented-control.guide.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const persons = narratives.map((value) => ({ value, label: words.narrative[value] }));
const lengths = adLengths.map((seconds) => ({ value: String(seconds), label: words.lengthOption(seconds) }));

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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

/** The narrative’s usual person is chosen; the other is in sight. */
export const FirstPerson = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: words.narrative.label })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "First person" })).toBeChecked();
  },
});
FirstPerson.test("is one stop of Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio", { name: "First person" }));
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
FirstPerson.test("is moved by arrow keys, and goes round", async ({ canvas, userEvent, args }) => {
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

/** Chosen by a press anywhere on the segment. */
export const ThirdPerson = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Third person"));
    await expect(canvas.getByRole("radio", { name: "Third person" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("third");
  },
});

/** The five lengths of an ad, half a minute chosen. */
export const Lengths = meta.story({
  args: { label: words.length, name: "length", options: lengths, defaultValue: String(adDefaults.seconds) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "30s" })).toBeChecked();
  },
});
Lengths.test("chooses by Space", async ({ canvas, userEvent, args }) => {
  canvas.getByRole("radio", { name: "10s" }).focus();
  await userEvent.keyboard(" ");
  await expect(canvas.getByRole("radio", { name: "10s" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("10");
});

/** In the studio's panel, 252 px wide: all five lengths in one row. */
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

/** Nothing chosen yet: Tab goes to the first. */
export const Unchosen = meta.story({
  args: { defaultValue: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "First person" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "First person" })).not.toBeChecked();
  },
});

/** A hint says what the choice changes. */
export const Hint = meta.story({
  args: { hint: "“We roast on Mondays”, or “They roast on Mondays”." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(/We roast on Mondays/);
  },
});

/** Needed and missing: the tray and its words say so, and belong to the group. */
export const Invalid = Lengths.extend({
  args: { defaultValue: undefined, error: "Please choose a length" },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByRole("radiogroup"), "Please choose a length"),
});

/** Not to be changed now: what is chosen can still be told. */
export const Disabled = Lengths.extend({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "30s" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "30s" })).toBeChecked();
  },
});

/** Kept by its caller: a press alone changes nothing. */
export const KeptByCaller = meta.story({
  args: { value: "first", defaultValue: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Third person" }));
    await expect(args.onChange).toHaveBeenCalledWith("third");
    await expect(canvas.getByRole("radio", { name: "First person" })).toBeChecked();
  },
});

const sent = fn();

/** In a form: the chosen value is sent under the group's name. */
export const SentByForm = Lengths.extend({
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("length"));
      }}
    >
      <SegmentedControl {...args} />
      <Button type="submit">Create</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "50s" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(sent).toHaveBeenCalledWith("50");
  },
});

/** In a dialog that is busy, it rests with the other fields. */
export const InBusyDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  render: (args) => (
    <Dialog
      open
      busy
      onClose={fn()}
      title="Make another like this"
      closeLabel="Close"
      onSubmit={fn()}
      actions={<DialogButton does="submit">Create</DialogButton>}
    >
      <SegmentedControl {...args} />
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole("radio", { name: "First person" })).toBeDisabled();
  },
});

/** On dark ground. */
export const Dark = Lengths.extend({ globals: { theme: "dark" } });

/** On the narrowest phone with text twice as large, the lengths wrap into a second row. */
export const LengthsOnPhone = Lengths.extend({
  globals: narrowest,
  play: async ({ canvas }) => {
    await expectNoReflowOverflow();
    const tops = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
});

/** Long words on the narrowest phone with text twice as large: each has a row, and breaks within it. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Erzählperspektive",
    options: [
      { value: "first", label: "Wir-Perspektive" },
      { value: "third", label: "Außenperspektive eines Nachrichtensprechers" },
    ],
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the first stands at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "وجهة النظر",
    options: [
      { value: "first", label: "المتكلم" },
      { value: "third", label: "الغائب" },
    ],
  },
  play: async ({ canvas }) => {
    const [first, third] = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(third!);
  },
});
