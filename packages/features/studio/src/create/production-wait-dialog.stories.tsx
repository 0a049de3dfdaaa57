import { adCopy } from "@earshot/contract/ads/copy.ts";
import { readAdDetails } from "@earshot/contract/ads/read-details.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { WithOpener, inIframe, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { addWait } from "./awaited-ad.ts";
import { ProductionWaitDialog, type ProductionWaitDialogProps } from "./production-wait-dialog.tsx";

const begun = Date.UTC(2026, 9, 30);

/** A clock controlled by the test: seconds since the request. */
const clock = { seconds: 0 };

const meta = preview.meta({
  component: ProductionWaitDialog,
  parameters: inIframe,
  args: {
    open: true,
    onClose: fn(),
    startedAt: begun,
    stage: null,
    now: () => begun + clock.seconds * 1000,
  },
  beforeEach: () => {
    clock.seconds = 0;
    localStorage.removeItem("adWaits");
    return () => localStorage.removeItem("adWaits");
  },
  render: (args) => (
    <WithOpener>{(open, close) => <ProductionWaitDialog {...args} open={open} onClose={close} />}</WithOpener>
  ),
});

const dialog = () => screen.findByRole("dialog", { name: "We’re bringing your ad to life" });

/** Just started: the dialog shows 1:48, “Processing”, and a hint that the user can leave the page. */
export const JustBegun = meta.story({
  play: async () => {
    await expect(await dialog()).toHaveAccessibleDescription(productionWaitCopy.text);
    await expect(screen.getByRole("timer", { name: "Estimated time" })).toHaveTextContent("1:48");
    await waitFor(() => expect(screen.getByText("Processing")).toBeVisible());
    await expect(screen.getByText(productionWaitCopy.leave)).toBeVisible();
    await expect(screen.queryByText(/^Your ads usually take/)).toBeNull();
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
});
JustBegun.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: productionWaitCopy.title, escape: "closes", opener }),
);
JustBegun.test("counts down without announcing each second", async () => {
  const timer = screen.getByRole("timer");
  await expect(timer).toHaveAttribute("aria-live", "off");
  clock.seconds = 50;
  await waitFor(() => expect(timer).toHaveTextContent("0:58"));
  await expect(screen.getByRole("status")).not.toContainElement(timer);
});

/** The user has made ads before: the usual duration is shown below the estimate. */
export const UsualTime = meta.story({
  beforeEach: () => {
    for (const seconds of [9, 41, 8]) addWait(seconds * 1000);
  },
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getByText(productionWaitCopy.usual(9))).toBeVisible());
    await expect(screen.getByRole("timer")).toHaveTextContent("1:48");
  },
});

const { script, peaks } = fixtures.find(({ kind }) => kind === "ad")!;

/** A pending ad with the first `count` of its 200 peaks recorded. */
const recorded = (count: number) =>
  readAdDetails({
    uuid: "ad_pending",
    script,
    peaks: peaks.map((peak, at) => (at < count ? peak : 0)),
    voices: [defaultVoice],
    inputs: { prompt: "Coffee by post" },
  });

/** The percentage of the waveform that is drawn as recorded; the rest is a dotted line. */
function drawnShare(wait: HTMLElement): number {
  const [, drawn] = wait.querySelectorAll<SVGElement>("svg[preserveAspectRatio=none]");
  const [, hidden = "0"] = /inset\(0(?:px)? ([\d.]+)%/.exec(drawn?.style.clipPath ?? "") ?? [];
  return 100 - Number(hidden);
}

/** Half of the lines are recorded: their waveform is drawn, and each stage shows its known details. */
export const Recording = meta.story({
  tags: ["visual"],
  args: { stage: "speaking", ad: recorded(100) },
  play: async () => {
    const wait = await dialog();
    await waitFor(() => expect(screen.getByText(/^\d+ words$/)).toBeVisible());
    await expect(screen.getByText(defaultVoice.name)).toBeVisible();
    await expect(screen.getByText(productionWaitCopy.voiceOnly)).toBeVisible();
    await expect(Math.abs(drawnShare(wait) - 50)).toBeLessThan(5);
  },
});

function Growing(args: ProductionWaitDialogProps) {
  const [count, setCount] = useState(40);
  return <ProductionWaitDialog {...args} ad={recorded(count)} onClose={() => setCount(count + 60)} />;
}

/** Another line is recorded: the waveform grows, and nothing else moves. */
export const WaveGrows = meta.story({
  args: { stage: "speaking" },
  render: (args) => <Growing {...args} />,
  play: async ({ userEvent }) => {
    const wait = await dialog();
    const before = { share: drawnShare(wait), height: wait.getBoundingClientRect().height };
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawnShare(wait)).toBeGreaterThan(before.share + 20));
    await expect(wait.getBoundingClientRect().height).toBe(before.height);
  },
});

/** Voice and music are being mixed: the dialog announces this stage. */
export const Mixing = meta.story({
  args: { stage: "mixing" },
  play: async () => {
    await dialog();
    await expect(screen.getByRole("status")).toHaveTextContent(adCopy.stages.mixing);
  },
});

/**
 * The ad takes longer than estimated: the countdown stays at 0:00, and “Processing” and the current stage are still
 * shown.
 */
export const Over = meta.story({
  args: { stage: "mixing", startedAt: begun - (productionWaitSeconds + 60) * 1000 },
  play: async () => {
    await dialog();
    await expect(screen.getByRole("timer")).toHaveTextContent("0:00");
    await waitFor(() => expect(screen.getByText("Processing")).toBeVisible());
  },
});

function Moving(args: ProductionWaitDialogProps) {
  const [stage, setStage] = useState(args.stage);
  return (
    <ProductionWaitDialog
      {...args}
      stage={stage}
      onClose={() => setStage(stage === "writing" ? "speaking" : "writing")}
    />
  );
}

/** The next stage begins: it is announced, and the dialog keeps its height. */
export const StageChanges = meta.story({
  render: (args) => <Moving {...args} />,
  play: async ({ userEvent }) => {
    const before = (await dialog()).getBoundingClientRect().height;
    await expectAnnouncement(adCopy.stages.writing, () => userEvent.keyboard("{Escape}"));
    await expectAnnouncement(adCopy.stages.speaking, () => userEvent.keyboard("{Escape}"));
    await expect((await dialog()).getBoundingClientRect().height).toBe(before);
  },
});

/** Renders the dialog with the button that opens it, which is disabled once the ad is ready. */
function Ending(args: ProductionWaitDialogProps) {
  const [at, setAt] = useState<"idle" | "waiting" | "over">("idle");
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={list} tabIndex={-1}>
        Spring launch
      </h2>
      <Button disabled={at === "over"} onClick={() => setAt("waiting")}>
        {generationCopy.create}
      </Button>
      <ProductionWaitDialog
        {...args}
        open={at === "waiting"}
        onClose={() => setAt("over")}
        returnFocus={list}
      />
    </>
  );
}

/** The ad is ready, and Create Audio Ad has become disabled: focus moves to the list. */
export const Ended = meta.story({
  render: (args) => <Ending {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    await dialog();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Spring launch" })).toHaveFocus());
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeDisabled();
  },
});
