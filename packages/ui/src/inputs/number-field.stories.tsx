import { errors } from "@earshot/contract/errors.ts";
import { mostVolume, musicDefaults } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy as words } from "@earshot/contract/music/copy.ts";
import { byHand } from "@earshot/storybook/contracts/by-hand.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";

import { guide } from "./number-field.guide.ts";
import { NumberField } from "./number-field.tsx";

const meta = preview.meta({
  component: NumberField,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: { label: words.fadeIn, name: "fade_in", defaultValue: 500, step: 100, onChange: fn() },
});

/** Every state, two to a row as in the studio's panel. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", alignItems: "start", gap: "24px 16px" }}>
      <NumberField label={words.fadeIn} defaultValue={500} />
      <NumberField label={words.fadeOut} defaultValue={0} />
      <NumberField label="Volume" defaultValue={30} max={100} unit="%" hint="Of the music alone." />
      <NumberField label="Fade" defaultValue={1200} unit="ms" hint="At most the length of the ad." />
      <NumberField label={words.start} defaultValue={30} />
      <NumberField label={words.end} defaultValue={12} error={errors.music_end_not_after_start.message} />
      <NumberField label="Volume while rendering" defaultValue={30} unit="%" disabled />
      <NumberField label="Length" defaultValue={30} unit="s" readOnly />
    </div>
  ),
});

/** Nothing was set yet: 0, never an empty field. */
export const NothingSet = meta.story({
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: words.fadeIn })).toHaveValue("0");
  },
});

/** Filled in. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toHaveValue("500");
  },
});
Filled.test("is reached by Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("spinbutton", { name: words.fadeIn }));
});
Filled.test("goes up and down by arrow keys, ten steps by page keys", async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole("spinbutton");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await expect(field).toHaveValue("600");
  await expect(args.onChange).toHaveBeenLastCalledWith(600);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect(field).toHaveValue("400");
  await userEvent.keyboard("{PageUp}");
  await expect(field).toHaveValue("1400");
  await expect(field).toHaveAttribute("aria-valuenow", "1400");
  await userEvent.keyboard("{PageDown}{PageDown}");
  await expect(field).toHaveValue("0");
  await expect(args.onChange).toHaveBeenLastCalledWith(0);
});
Filled.test("stays when the wheel turns over it", ({ canvas, args }) =>
  byHand(async (person) => {
    const field = canvas.getByRole("spinbutton");
    const turned = fn();
    field.addEventListener("wheel", (event) => turned(event.isTrusted), { once: true });
    await person.click(field);
    await expect(field).toHaveFocus();
    await person.wheel(field, { delta: { y: -120 } });
    await waitFor(() => expect(turned).toHaveBeenCalledWith(true));
    await expect(field).toHaveValue("500");
    await expect(args.onChange).not.toHaveBeenCalled();
  }),
);
Filled.test("leaves Home and End to the cursor", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLInputElement>("spinbutton");
  await userEvent.click(field);
  await userEvent.keyboard("{Home}");
  await expect([field.value, field.selectionStart]).toEqual(["500", 0]);
  await userEvent.keyboard("{End}");
  await expect(field.selectionStart).toBe(3);
});

/** A volume with its unit in the field, which is read with the number. */
export const UnitInField = meta.story({
  args: {
    label: "Volume",
    name: "volume",
    defaultValue: musicDefaults.volume,
    max: mostVolume,
    step: 5,
    unit: "%",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Volume" })).toHaveAttribute(
      "aria-valuetext",
      "30 %",
    );
  },
});

/** Start and end contradict each other: the words stand beside the one to change, and are read with it. */
export const Invalid = meta.story({
  args: {
    label: words.end,
    name: "end",
    defaultValue: 12,
    step: 1,
    error: errors.music_end_not_after_start.message,
  },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByRole("spinbutton"), errors.music_end_not_after_start.message),
});

/** A hint says what the number does. */
export const Hint = meta.story({
  args: { hint: "How long the music takes to reach its volume." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toHaveAccessibleDescription(
      "How long the music takes to reach its volume.",
    );
  },
});

/** Not to be changed now, and not sent. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
  },
});

/** The music's numbers in the studio's panel, 252 px wide, two to a row. */
export const InPanel = meta.story({
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        alignItems: "end",
        gap: 12,
        maxWidth: 252,
        marginInline: "auto",
      }}
    >
      <NumberField label={words.fadeIn} defaultValue={500} step={100} />
      <NumberField label={words.fadeOut} defaultValue={1200} step={100} />
      <NumberField label={words.start} />
      <NumberField label={words.end} defaultValue={musicDefaults.endSeconds} />
      <NumberField label={words.volume} defaultValue={musicDefaults.volume} max={mostVolume} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: words.end })).toHaveValue("30");
  },
});

/** On dark ground. */
export const Dark = UnitInField.extend({ globals: { theme: "dark" } });

/** Long words on the narrowest phone with text twice as large: number and unit stay apart. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Ausblenddauer der Hintergrundmusik",
    unit: "Sek.",
    defaultValue: 12_000,
    error: "Das Ende muss nach dem Anfang liegen.",
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the unit stands at the left, and Arabic digits are read as the numbers they are. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "مدة التلاشي", unit: "م.ث", hint: "المدة التي تستغرقها الموسيقى لتصل إلى مستواها." },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "مدة التلاشي" });
    await userEvent.clear(field);
    await userEvent.type(field, "٧٥٠");
    await userEvent.tab();
    await expect(field).toHaveValue("750");
    await expect(args.onChange).toHaveBeenLastCalledWith(750);
  },
});
