import { mostVolume, musicDefaults } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy as words } from "@earshot/contract/music/copy.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { inForm } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./number-field.guide.ts";
import { NumberField } from "./number-field.tsx";

const meta = preview.meta({
  component: NumberField,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: { label: words.fadeIn, name: "fade_in", defaultValue: 500, step: 100, onChange: fn() },
});

/** While one types, the field shows what was typed, and nobody is told yet. */
export const StillTyping = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "12");
    await expect(field).toHaveValue("12");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
StillTyping.test("is told once, when the field is left", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("spinbutton"), "00");
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith(1200);
});

/** Emptied and left: 0, as the spec says. */
export const Emptied = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole("spinbutton"));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("");
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("0");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
});

/** Emptied where 0 is too low: the lowest value. */
export const EmptiedAboveZero = Emptied.extend({
  args: { label: "Length", unit: "s", defaultValue: 30, min: 5, step: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole("spinbutton"));
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("5");
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
});

/** Letters are no number: 0, without a word of reproach. */
export const NotANumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "half a second");
    await expect(field).toHaveValue("half a second");
    await userEvent.tab();
    await expect(field).toHaveValue("0");
    await expect(field).not.toHaveAttribute("aria-invalid");
  },
});

/** Typed higher than it goes: the highest value. */
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
TooHigh.test("says what it became, for readers", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole("spinbutton");
  await userEvent.clear(field);
  await userEvent.type(field, "99999999999999999999");
  await expectLiveRegion(/Volume: 100 %/, () => userEvent.tab());
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
TooHigh.test("goes no further by keys", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("spinbutton"));
  await userEvent.keyboard("{ArrowUp}{PageUp}");
  await expect(canvas.getByRole("spinbutton")).toHaveValue("100");
});

/** As people write a thousand: the comma is no mistake. */
export const ThousandsSetApart = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "1,200");
    await userEvent.tab();
    await expect(field).toHaveValue("1200");
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
});

/** Kept by its caller, who takes no more than 1,000: the field shows what the caller keeps. */
export const KeptByCaller = meta.story({
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

/** In a form, Enter finishes the entry before it is sent. */
export const SentByEnter = meta.story({
  beforeEach: () => {
    sent.mockClear();
  },
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
