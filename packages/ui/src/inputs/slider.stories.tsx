import { errors } from "@earshot/contract/errors.ts";
import { calculatorCopy as words } from "@earshot/contract/landing/copy.ts";
import { budget } from "@earshot/contract/limits.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fireEvent, fn } from "storybook/test";

import { Slider } from "./slider.tsx";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const { least: min, most: max, step, first } = budget;
const ofBudget = { min, max, step, pageStep: 500, format: (value: number) => dollars.format(value) };

const meta = preview.meta({
  component: Slider,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { ...ofBudget, label: words.budget, name: "budget", defaultValue: first, onChange: fn() },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <Slider {...ofBudget} label={words.budget} defaultValue={first} />
      <Slider
        {...ofBudget}
        label="A quarter"
        defaultValue={5000}
        hint="Campaigns start from a $50 total budget."
      />
      <Slider {...ofBudget} label="All of it" defaultValue={max} />
      <Slider
        {...ofBudget}
        label="Refused"
        defaultValue={7500}
        error={errors.daily_budget_too_high.message}
      />
      <Slider {...ofBudget} label="Launched" defaultValue={7500} disabled />
    </div>
  ),
});

/** $500, the initial value. */
export const FirstVisit = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: words.budget });
    await expect(slider).toHaveValue(String(first));
    await expect(slider).toHaveAttribute("aria-valuetext", "$500");
  },
});
FirstVisit.test("shows its focus on Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
});
FirstVisit.test("changes by arrow keys, page keys, Home and End", async ({ canvas, userEvent, args }) => {
  const slider = canvas.getByRole("slider");
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
  for (const [key, spoken] of presses) {
    await userEvent.keyboard(key);
    await expect(slider).toHaveAttribute("aria-valuetext", spoken);
  }
  await expect(args.onChange).toHaveBeenCalledTimes(8);
  await expect(args.onChange).toHaveBeenLastCalledWith(50);
});

/** Dragged to $7,500: the value updates on every step. */
export const Dragged = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByRole("slider"), { target: { value: "7500" } });
    await expect(canvas.getByText("$7,500")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(7500);
  },
});

const arabic = new Intl.NumberFormat("ar-EG", {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** From right to left, Arrow Left increases the value. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "الميزانية الإجمالية",
    defaultValue: 7500,
    hint: "تبدأ الحملات من ميزانية إجمالية قدرها ٥٠ دولارًا.",
    format: (value: number) => arabic.format(value),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(7550);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("slider")).toHaveValue("7450");
  },
});
