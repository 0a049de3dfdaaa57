import { errors } from "@earshot/contract/errors.ts";
import { calculatorCopy as copy } from "@earshot/contract/landing/calculator-copy.ts";
import { budget } from "@earshot/contract/limits.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { showLook } from "@earshot/storybook/pseudo-states";
import { expect, fireEvent, fn } from "storybook/test";

import { Slider } from "./slider.tsx";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const { least: min, most: max, step, first } = budget;

const meta = preview.meta({
  component: Slider,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    min,
    max,
    step,
    pageStep: 500,
    format: (value: number) => dollars.format(value),
    label: copy.budget,
    name: "budget",
    defaultValue: first,
    onChange: fn(),
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Slider,
    {},
    { label: "A quarter", defaultValue: 5000, hint: "Campaigns start from a $50 total budget." },
    { label: "All of it", defaultValue: max },
    { label: "Invalid", defaultValue: 7500, error: errors.daily_budget_too_high.message },
    { label: "Launched", defaultValue: 7500, disabled: true },
  ),
});

/** $500, the initial value. */
export const FirstVisit = meta.story();
FirstVisit.test(
  "responds to the arrow keys, page keys, Home and End",
  async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole("slider", { name: copy.budget });
    const presses = [
      ["{ArrowRight}", "$550"],
      ["{ArrowUp}", "$600"],
      ["{ArrowLeft}", "$550"],
      ["{ArrowDown}", "$500"],
      ["{PageUp}", "$1,000"],
      ["{PageDown}", "$500"],
      ["{End}", "$20,000"],
      ["{ArrowRight}", "$20,000"],
      ["{Home}", "$50"],
      ["{ArrowLeft}", "$50"],
    ] as const;
    await userEvent.tab();
    await expectFocusVisible(slider);
    await expect(slider).toHaveAttribute("aria-valuetext", "$500");
    for (const [key, spoken] of presses) {
      await userEvent.keyboard(key);
      await expect(slider).toHaveAttribute("aria-valuetext", spoken);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
  },
);
FirstVisit.test("shows the value while the thumb is dragged", async ({ canvas, args }) => {
  await fireEvent.change(canvas.getByRole("slider"), { target: { value: "7500" } });
  await expect(canvas.getByText("$7,500")).toBeVisible();
  await expect(args.onChange).toHaveBeenLastCalledWith(7500);
});
FirstVisit.test(
  "reverses left and right in right-to-left pages",
  { globals: { direction: "rtl" } },
  async (story) => {
    const { canvas, userEvent, args } = story;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(550);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("slider")).toHaveValue("450");
  },
);

/** The pointer is over the thumb, whose ring is thinner. */
export const Hover = meta.story({
  play: ({ canvas }) => showLook(canvas.getByRole("slider"), "hover"),
});

/** The thumb is held down: its ring is thinner still. */
export const Pressed = meta.story({
  play: ({ canvas }) => showLook(canvas.getByRole("slider"), "hover", "active"),
});
