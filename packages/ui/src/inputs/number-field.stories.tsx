import { errors } from "@earshot/contract/errors.ts";
import { mostVolume, musicDefaults } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy as words } from "@earshot/contract/music/copy.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { NumberField } from "./number-field.tsx";

const meta = preview.meta({
  component: NumberField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: words.fadeIn, name: "fade_in", defaultValue: 500, step: 100, onChange: fn() },
});

/** Every state, in two columns as in the studio's panel. */
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

/** With a value. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toHaveValue("500");
  },
});
Filled.test("shows its focus on Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("spinbutton", { name: words.fadeIn }));
});
Filled.test("steps by arrow keys, ten steps by page keys", async ({ canvas, userEvent, args }) => {
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
Filled.test("ignores the mouse wheel", ({ canvas, args }) =>
  withRealInput(async (person) => {
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
Filled.test("moves the text cursor by Home and End", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLInputElement>("spinbutton");
  await userEvent.click(field);
  await userEvent.keyboard("{Home}");
  await expect([field.value, field.selectionStart]).toEqual(["500", 0]);
  await userEvent.keyboard("{End}");
  await expect(field.selectionStart).toBe(3);
});

/** A volume with its unit, which is announced with the number. */
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

/** While typing, the entry stays as it is and `onChange` is not called. */
export const StillTyping = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "12");
    await expect(field).toHaveValue("12");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
StillTyping.test("calls onChange once on blur", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("spinbutton"), "00");
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith(1200);
});

/** Emptied and left: 0 (spec section 5). */
export const Emptied = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole("spinbutton"));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("");
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("0");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
});

/** An entry above the maximum becomes the maximum. */
export const TooHigh = meta.story({
  args: { label: "Volume", name: "volume", defaultValue: musicDefaults.volume, max: mostVolume, unit: "%" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "250");
    await userEvent.tab();
    await expect(field).toHaveValue("100");
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
});
TooHigh.test("announces the corrected value", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole("spinbutton");
  await userEvent.clear(field);
  await userEvent.type(field, "99999999999999999999");
  await expectAnnouncement(/Volume: 100 %/, () => userEvent.tab());
  await expect(field).toHaveValue("100");
  await userEvent.clear(field);
  await userEvent.type(field, "40");
  await userEvent.tab();
  await expect(canvas.queryByText(/Volume: /)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "250{ArrowDown}");
  await expect(field).toHaveValue("0");
  await expect(canvas.queryByText(/Volume: /)).toBeNull();
});

/** Controlled by a caller that allows at most 1,000: the field shows the caller's value. */
export const Controlled = meta.story({
  render: function Kept(args) {
    const [fade, setFade] = useState(900);
    return (
      <NumberField
        {...args}
        defaultValue={undefined}
        value={fade}
        onChange={(next) => setFade(Math.min(next, 1000))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "5000");
    await userEvent.tab();
    await expect(field).toHaveValue("1000");
  },
});

const sent = fn();

/** In a form, Enter commits the entry before it submits. */
export const InForm = meta.story({
  render: (args) => (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("fade_in"));
      }}
    >
      <NumberField {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "12.7{Enter}");
    await expect(sent).toHaveBeenCalledWith("12");
    await expect(field).toHaveValue("12");
  },
});
