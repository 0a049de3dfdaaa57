import { forecastReach } from "@earshot/contract/campaigns/rules/reach.ts";
import { errors } from "@earshot/contract/errors.ts";
import { calculatorCopy as words } from "@earshot/contract/landing/copy.ts";
import { budget } from "@earshot/contract/limits.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./slider.guide.ts";
import { Slider } from "./slider.tsx";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const count = new Intl.NumberFormat("en-US");
const { least: min, most: max, step, first } = budget;
const ofBudget = { min, max, step, pageStep: 500, format: (value: number) => dollars.format(value) };

const meta = preview.meta({
  component: Slider,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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

/** The page was just opened: $500, a little from the left end. */
export const FirstVisit = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: words.budget });
    await expect(slider).toHaveValue(String(first));
    await expect(slider).toHaveAttribute("aria-valuetext", "$500");
  },
});
FirstVisit.test("is reached by Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
});
FirstVisit.test("goes by arrow keys, page keys, Home and End", async ({ canvas, userEvent, args }) => {
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

/** Dragged to $7,500: the value above follows at every stop. */
export const Dragged = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByRole("slider"), { target: { value: "7500" } });
    await expect(canvas.getByText("$7,500")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(7500);
  },
});

/** At its lower end. */
export const Least = meta.story({
  args: { defaultValue: min },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "$50");
  },
});

/** At its upper end: the way is filled, the handle stays within it. */
export const Most = meta.story({
  args: { defaultValue: max },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "$20,000");
  },
});

/** What it is for: the reach follows at every stop. $7,500 reaches 208,334 people. */
export const ReachFollows = meta.story({
  render: function Calculator(args) {
    const [total, setTotal] = useState(7500);
    const reach = forecastReach(total);
    return (
      <div style={{ display: "grid", gap: 24 }}>
        <Slider {...args} defaultValue={undefined} value={total} onChange={setTotal} />
        <dl style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16 }}>
          {(["impressions", "listeners"] as const).map((figure) => (
            <div key={figure}>
              <dd className="type-heading text-2xl tabular-nums">{count.format(reach[figure])}</dd>
              <dt className="text-sm text-ink-2">{words[figure]}</dt>
            </div>
          ))}
        </dl>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("416,667")).toBeVisible();
    await expect(canvas.getByText("208,334")).toBeVisible();
  },
});
ReachFollows.test("follows a key", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  await expect(canvas.getByText("2,778")).toBeVisible();
});

/** On dark ground, as in the landing page's calculator. */
export const OnDarkGround = ReachFollows.extend({ globals: { theme: "dark" } });

/** A hint says what to know before one moves it, and is read with it. */
export const Hint = meta.story({
  args: { hint: "Campaigns start from a $50 total budget." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAccessibleDescription(
      "Campaigns start from a $50 total budget.",
    );
  },
});

/** Refused with words: they stand below and are read with it. */
export const Invalid = meta.story({
  args: { defaultValue: 100, error: errors.daily_budget_too_high.message },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByRole("slider"), errors.daily_budget_too_high.message),
});

/** Not to be changed now, and not sent: the value can still be read. */
export const Disabled = meta.story({
  args: { defaultValue: 7500, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toBeDisabled();
    await expect(canvas.getByText("$7,500")).toBeVisible();
  },
});

/** Between two stops: it stands at the nearest. */
export const BetweenStops = meta.story({
  args: { defaultValue: 7512 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveValue("7500");
  },
});

/** A few stops only, each seen from the next. */
export const FewStops = meta.story({
  args: {
    label: "Volume",
    name: "volume",
    min: 0,
    max: 100,
    step: 10,
    pageStep: 50,
    defaultValue: 30,
    format: (value: number) => `${value} %`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}{ArrowUp}");
    await expect(canvas.getByRole("slider", { name: "Volume" })).toHaveAttribute("aria-valuetext", "90 %");
  },
});

const sent = fn();

/** In a form: the number is sent, not the words. */
export const SentByForm = meta.story({
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("budget"));
      }}
    >
      <Slider {...args} />
      <Button type="submit">Next</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(sent).toHaveBeenCalledWith("1000");
  },
});

/** Long words on the narrowest phone with text twice as large: the value goes below them. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Gesamtbudget Ihrer Werbekampagne",
    hint: "Kampagnen beginnen bei einem Gesamtbudget von 50 Dollar.",
    defaultValue: max,
  },
  play: () => expectNoReflowOverflow(),
});

const arabic = new Intl.NumberFormat("ar-EG", {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** Right to left: the way begins at the right, and Arrow Left leads on. */
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
