import { productionWaitCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { Countdown } from "./countdown.tsx";

/** The mocked time, in ms. */
const clock = { time: 0 };

const label = productionWaitCopy.estimatedTime;

const meta = preview.meta({
  component: Countdown,
  parameters: { layout: "padded" },
  args: {
    label,
    status: productionWaitCopy.processing,
    until: productionWaitSeconds * 1000,
    now: () => clock.time,
  },
  beforeEach: () => {
    clock.time = 0;
  },
});

/** At the start, in the last minute, in the last seconds, after the end, and a long wait. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {[productionWaitSeconds, 59, 9, -4, 725].map((seconds) => (
        <Countdown key={seconds} {...args} label={`${label}, ${seconds} s left`} until={seconds * 1000} />
      ))}
    </div>
  ),
});

/** 108 s are 1:48. */
export const Counting = meta.story({
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: "Estimated time" });
    await expect(timer).toHaveTextContent("1:48");
    await expect(timer).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByText("Processing")).toBeVisible();
  },
});
Counting.test("shows whole seconds, rounded up", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  clock.time = 1000;
  await waitFor(() => expect(timer).toHaveTextContent("1:47"));
  clock.time = productionWaitSeconds * 1000 - 999;
  await waitFor(() => expect(timer).toHaveTextContent("0:01"));
});
Counting.test("is right again after a sleep and stops at 0:00", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  clock.time = 100_000;
  await waitFor(() => expect(timer).toHaveTextContent("0:08"));
  clock.time = 500_000;
  await waitFor(() => expect(timer).toHaveTextContent("0:00"));
  await expect(canvas.getByText("Processing")).toBeVisible();
});
Counting.test("keeps its width", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  const widths = new Set<number>();
  for (const seconds of [71, 68, 60]) {
    clock.time = (productionWaitSeconds - seconds) * 1000;
    await waitFor(() => expect(timer).toHaveTextContent(`1:${String(seconds - 60).padStart(2, "0")}`));
    widths.add(timer.getBoundingClientRect().width);
  }
  await expect([...widths]).toHaveLength(1);
});

/** A long status wraps below the time. */
export const LongStatus = meta.story({
  args: { status: "Processing your Sommerschlussverkaufswerbekampagne" },
});
LongStatus.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());
