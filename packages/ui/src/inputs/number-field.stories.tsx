import { errors } from "@earshot/contract/errors.ts";
import { mostVolume, musicDefaults } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy as copy } from "@earshot/contract/music/copy.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { useState } from "react";
import { expect, fn, screen, type userEvent as UserEvent, waitFor } from "storybook/test";

import { NumberField } from "./number-field.tsx";

const meta = preview.meta({
  component: NumberField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: copy.fadeIn, name: "fade_in", defaultValue: 500, step: 100, onChange: fn() },
});

const field = () => screen.getByRole<HTMLInputElement>("spinbutton");

async function replaceBy(userEvent: Pick<typeof UserEvent, "clear" | "type">, entry: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), entry);
}

/** Every state, in two columns as in the studio's panel. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", alignItems: "start", gap: "24px 16px" }}>
      <NumberField label={copy.fadeIn} defaultValue={500} />
      <NumberField label={copy.fadeOut} defaultValue={0} />
      <NumberField label="Volume" defaultValue={30} max={100} unit="%" hint="Of the music alone." />
      <NumberField label="Fade" defaultValue={1200} unit="ms" hint="At most the length of the ad." />
      <NumberField label={copy.start} defaultValue={30} />
      <NumberField label={copy.end} defaultValue={12} error={errors.music_end_not_after_start.message} />
      <NumberField label="Volume while rendering" defaultValue={30} unit="%" disabled />
      <NumberField label="Length" defaultValue={30} unit="s" readOnly />
    </div>
  ),
});

/** The field has a value. */
export const Filled = meta.story();
Filled.test(
  "changes by one step with the arrow keys, and by ten with the page keys",
  async ({ userEvent, args }) => {
    await userEvent.tab();
    await expectFocusVisible(screen.getByRole("spinbutton", { name: copy.fadeIn }));
    const presses = [
      ["{ArrowUp}", "600"],
      ["{ArrowDown}{ArrowDown}", "400"],
      ["{PageUp}", "1400"],
      ["{PageDown}{PageDown}", "0"],
    ] as const;
    for (const [keys, value] of presses) {
      await userEvent.keyboard(keys);
      await expect(field()).toHaveValue(value);
      await expect(field()).toHaveAttribute("aria-valuenow", value);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number(value));
    }
  },
);
Filled.test("ignores the mouse wheel", ({ args }) =>
  withRealInput(async (person) => {
    const turned = fn();
    field().addEventListener("wheel", (event) => turned(event.isTrusted), { once: true });
    await person.click(field());
    await expect(field()).toHaveFocus();
    await person.wheel(field(), { delta: { y: -120 } });
    await waitFor(() => expect(turned).toHaveBeenCalledWith(true));
    await expect(field()).toHaveValue("500");
    await expect(args.onChange).not.toHaveBeenCalled();
  }),
);
Filled.test("moves the text cursor with Home and End", async ({ userEvent }) => {
  await userEvent.click(field());
  await userEvent.keyboard("{Home}");
  await expect([field().value, field().selectionStart]).toEqual(["500", 0]);
  await userEvent.keyboard("{End}");
  await expect(field().selectionStart).toBe(3);
});
Filled.test("becomes 0 if it is cleared and loses focus", async ({ userEvent, args }) => {
  await userEvent.clear(field());
  await expect(field()).toHaveValue("");
  await userEvent.tab();
  await expect(field()).toHaveValue("0");
  await expect(args.onChange).toHaveBeenLastCalledWith(0);
});

/** While the user types, the entry is left as it is and `onChange` is not called. */
export const Typing = meta.story({
  play: async ({ userEvent, args }) => {
    await replaceBy(userEvent, "12");
    await expect(field()).toHaveValue("12");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
Typing.test("calls onChange once on blur", async ({ userEvent, args }) => {
  await userEvent.type(field(), "00");
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith(1200);
});

/**
 * A volume, whose unit is announced with the number. An entry above the maximum is set to the maximum, which is
 * announced.
 */
export const TooHigh = meta.story({
  args: { label: "Volume", name: "volume", defaultValue: musicDefaults.volume, max: mostVolume, unit: "%" },
  play: async ({ userEvent, args }) => {
    await expect(field()).toHaveAttribute("aria-valuetext", "30 %");
    await replaceBy(userEvent, "99999999999999999999");
    await expectAnnouncement(/Volume: 100 %/, () => userEvent.tab());
    await expect(field()).toHaveValue("100");
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
});
TooHigh.test("doesn't announce a correction that was undone by keyboard", async ({ canvas, userEvent }) => {
  await replaceBy(userEvent, "40");
  await userEvent.tab();
  await expect(canvas.queryByText(/Volume: /)).toBeNull();
  await replaceBy(userEvent, "250{ArrowDown}");
  await expect(field()).toHaveValue("0");
  await expect(canvas.queryByText(/Volume: /)).toBeNull();
});

/** The caller controls the value and allows at most 1,000: the field shows the caller's value. */
export const Controlled = meta.story({
  render: function Limited(args) {
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
  play: async ({ userEvent }) => {
    await replaceBy(userEvent, "5000");
    await userEvent.tab();
    await expect(field()).toHaveValue("1000");
  },
});

const sent = fn();

/** In a form, Enter commits the entry before it submits. */
export const InForm = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("fade_in"));
      }}
    >
      <NumberField {...args} />
    </form>
  ),
  play: async ({ userEvent }) => {
    await replaceBy(userEvent, "12.7{Enter}");
    await expect(sent).toHaveBeenCalledWith("12");
    await expect(field()).toHaveValue("12");
  },
});
