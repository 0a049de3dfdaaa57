import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { Countdown } from "./countdown.tsx";

/** The mocked time, in ms. */
const clock = { time: 0 };

const meta = preview.meta({
  component: Countdown,
  parameters: { layout: "padded" },
  args: {
    label: productionWaitCopy.estimatedTime,
    status: productionWaitCopy.processing,
    until: productionWaitSeconds * 1000,
    now: () => clock.time,
  },
  beforeEach: () => {
    clock.time = 0;
  },
});

const left = (seconds: number) => ({ label: `${seconds} s left`, until: seconds * 1000 });

/** The countdown at the start, in the last minute, in the last seconds and after the end, and a long wait with a long status. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(Countdown, ...[productionWaitSeconds, 59, 9, -4].map(left), {
    ...left(725),
    status: "Processing your Sommerschlussverkaufswerbekampagne",
  }),
});

/** 108 s are left, which is shown as 1:48. */
export const Counting = meta.story({
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: "Estimated time" });
    await expect(timer).toHaveTextContent("1:48");
    await expect(timer).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByText("Processing")).toBeVisible();
  },
});
Counting.test(
  "shows whole seconds, rounded up, even after a sleep, and stops at 0:00",
  async ({ canvas }) => {
    const shown = [
      [1000, "1:47"],
      [100_000, "0:08"],
      [productionWaitSeconds * 1000 - 999, "0:01"],
      [500_000, "0:00"],
    ] as const;
    for (const [time, text] of shown) {
      clock.time = time;
      await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent(text));
    }
    await expect(canvas.getByText("Processing")).toBeVisible();
  },
);
Counting.test("keeps its width", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  const widths = new Set<number>();
  for (const text of ["1:11", "1:08", "1:00"]) {
    clock.time = (productionWaitSeconds - 60 - Number(text.slice(2))) * 1000;
    await waitFor(() => expect(timer).toHaveTextContent(text));
    widths.add(timer.getBoundingClientRect().width);
  }
  await expect([...widths]).toHaveLength(1);
});
