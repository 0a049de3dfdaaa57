import { productionWaitCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { framed, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Dialog } from "../surfaces/dialog.tsx";
import { guide } from "./countdown.guide.ts";
import { Countdown } from "./countdown.tsx";

/** A clock that stands until a test moves it, in ms. */
const clock = { time: 0 };

const words = { label: productionWaitCopy.estimatedTime, word: productionWaitCopy.processing };

const meta = preview.meta({
  component: Countdown,
  parameters: { layout: "padded", guide },
  args: { ...words, seconds: productionWaitSeconds },
});

/** Just begun: 108 s are 1:48, and the word says that work goes on. */
export const JustBegun = meta.story({
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: "Estimated time" });
    await expect(timer).toHaveTextContent("1:48");
    await expect(timer).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByText("Processing")).toBeVisible();
  },
});

/** The last seconds: minutes stay, so that nothing shifts. */
export const LastSeconds = meta.story({
  args: { seconds: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:09");
  },
});

/** It takes longer than estimated: it stays at 0:00, and the word with it. */
export const Over = meta.story({
  args: { seconds: -4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
    await expect(canvas.getByText("Processing")).toBeVisible();
  },
});

/** A long wait: minutes take the room they need. */
export const ManyMinutes = meta.story({ args: { seconds: 725 } });

/** It counts by a clock: a second is over, and it shows one less. */
export const Counting = meta.story({
  render: () => <Countdown {...words} until={productionWaitSeconds * 1000} now={() => clock.time} />,
  beforeEach: () => {
    clock.time = 0;
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer");
    await expect(timer).toHaveTextContent("1:48");
    clock.time = 1000;
    await waitFor(() => expect(timer).toHaveTextContent("1:47"));
  },
});
Counting.test("is right again after a sleep, and stays at the end", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  clock.time = 100_000;
  await waitFor(() => expect(timer).toHaveTextContent("0:08"));
  clock.time = 500_000;
  await waitFor(() => expect(timer).toHaveTextContent("0:00"));
});
Counting.test("does not move what stands beside it", async ({ canvas }) => {
  const timer = canvas.getByRole("timer");
  const widths = new Set<number>();
  for (const seconds of [71, 68, 60]) {
    clock.time = (productionWaitSeconds - seconds) * 1000;
    await waitFor(() => expect(timer).toHaveTextContent(`1:${String(seconds - 60).padStart(2, "0")}`));
    widths.add(timer.getBoundingClientRect().width);
  }
  await expect([...widths]).toHaveLength(1);
});

/** The production wait: what happens, how long it takes, and that one may leave. */
export const InProductionWait = meta.story({
  parameters: framed,
  render: (args) => (
    <Dialog
      open
      onClose={fn()}
      size="sm"
      closeLabel={controlCopy.close}
      title={productionWaitCopy.title}
      description={productionWaitCopy.text}
    >
      <Countdown {...args} />
      <p style={{ marginBlockStart: 16, color: "var(--ink-2)" }}>{productionWaitCopy.leave}</p>
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole("dialog", { name: "We’re bringing your ad to life" });
    await expect(screen.getByRole("timer")).toHaveTextContent("1:48");
  },
});

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" } });

/** Right to left, in Arabic: minutes still stand before seconds. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "الوقت المقدر", word: "جارٍ المعالجة" },
});

/** The narrowest phone with text twice as large: the word goes below. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { word: "Processing your Sommerschlussverkaufswerbekampagne" },
  play: () => expectNoReflowOverflow(),
});

/** At the beginning, at the end, and after it. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {[productionWaitSeconds, 59, 9, 0, 725].map((seconds) => (
        <Countdown key={seconds} {...words} label={`${words.label}, ${seconds} s left`} seconds={seconds} />
      ))}
    </div>
  ),
});
