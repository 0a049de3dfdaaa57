import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./progress-card.guide.ts";
import { ProgressCard, type ProgressCardProps } from "./progress-card.tsx";

const { peaks } = fixtures.find(({ name }) => name === "harbor-and-pine-15")!;
const tryAgain = { label: controlCopy.tryAgain, onPress: fn() };
const remove = { label: `Remove ${uploadCopy.defaultName}`, onPress: fn() };
const longName = `${"Sommerschlussverkaufswerbekampagne ".repeat(3)}Fassung-7-final-final.wav`;
const complete = { state: "complete", percent: 100, status: uploadCopy.complete } as const;
const failed = {
  state: "failed",
  percent: 60,
  status: uploadCopy.failedWith(errors.file_not_audio.message),
} as const;

const halfway: ProgressCardProps = {
  name: uploadCopy.defaultName,
  size: uploadCopy.size(482),
  state: "uploading",
  percent: 40,
  status: uploadCopy.percent(40),
  tryAgain,
  remove,
};

const meta = preview.meta({
  component: ProgressCard,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  argTypes: { peaks: { control: false } },
  args: halfway,
  beforeEach: () => {
    tryAgain.onPress.mockClear();
    remove.onPress.mockClear();
  },
});

/** Just begun: nothing sent yet, and the bars swell where others show a spinner. */
export const JustBegun = meta.story({ args: { percent: 0, status: uploadCopy.percent(0) } });

/** Under way: the percentage in figures of one width, and as a bar. */
export const Uploading = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Audio_Ad.mp3" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(bar).toHaveAttribute("aria-valuetext", "40% uploaded");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});
Uploading.test("is removed by its button", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Remove Audio_Ad.mp3" }));
  await userEvent.keyboard("{Enter}");
  await expect(remove.onPress).toHaveBeenCalledOnce();
});

/** All is sent and the server has not answered: it waits at 90 (spec section 4). */
export const AwaitingAnswer = meta.story({ args: { percent: 90, status: uploadCopy.percent(90) } });

/** Done: a check, and words. Nothing has moved. */
export const Complete = meta.story({
  args: complete,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expect(canvas.getByRole("status")).toHaveTextContent("Upload complete");
  },
});

/** Failed: the server says why, and the same file can be sent again. */
export const Failed = meta.story({
  args: failed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.getByText(/Upload failed: Please choose/)).toBeVisible();
  },
});

function Changing({ args, to }: { args: ProgressCardProps; to: Partial<ProgressCardProps> }) {
  const [now, setNow] = useState<Partial<ProgressCardProps>>({});
  const again = { ...tryAgain, onPress: () => setNow({ state: "uploading" }) };
  return (
    <div style={{ display: "grid", gap: 12 }}>
      <ProgressCard {...args} {...now} tryAgain={again} />
      <Button onClick={() => setNow(to)}>The server answers</Button>
    </div>
  );
}

/** It ends well while one looks elsewhere: a reader hears it, and has heard none of the steps. */
export const CompletesWhileUploading = meta.story({
  args: { percent: 90, status: uploadCopy.percent(90) },
  render: (args) => <Changing args={args} to={complete} />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion(uploadCopy.complete, () =>
      userEvent.click(canvas.getByText("The server answers")),
    );
  },
});

/** It fails under way: a reader hears why. */
export const FailsWhileUploading = meta.story({
  render: (args) => (
    <Changing args={args} to={{ state: "failed", status: uploadCopy.failedWith("Network error") }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion("Upload failed: Network error", () =>
      userEvent.click(canvas.getByText("The server answers")),
    );
  },
});
FailsWhileUploading.test(
  "keeps the focus on the card when it begins again",
  async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: /Remove/ }).focus();
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button", { name: "Try again" }));
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(canvas.getByRole("article", { name: "Audio_Ad.mp3" })).toHaveFocus();
  },
);

/** Decoded already: its own wave is the bar, in the bar's place. */
export const WaveAsBar = meta.story({ args: { peaks, percent: 60, status: uploadCopy.percent(60) } });

/** Nothing to press: an upload that can't be taken back. */
export const NothingToPress = meta.story({ args: { remove: undefined, tryAgain: undefined } });

/** A long name is shown whole, on as many lines as it needs. */
export const LongName = meta.story({ args: { name: longName } });

/** Several on their way, each with its own end. */
export const Several = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <ProgressCard {...args} name="spring-launch.mp3" />
      <ProgressCard {...args} {...complete} name="kettle-brunch.wav" />
      <ProgressCard {...args} {...failed} name="harbor-and-pine.mp3" />
    </div>
  ),
});

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" }, args: failed });

/** Right to left, in Arabic: the bar fills from the right, the file’s name keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    size: "482 كيلوبايت",
    status: "تم رفع 40%",
    remove: { ...remove, label: "إزالة Audio_Ad.mp3" },
  },
});

/** The narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { ...failed, name: longName },
  play: () => expectNoReflowOverflow(),
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ProgressCard {...args} name="just-begun.mp3" percent={0} status={uploadCopy.percent(0)} />
      <ProgressCard {...args} />
      <ProgressCard {...args} peaks={peaks} percent={60} status={uploadCopy.percent(60)} name="decoded.mp3" />
      <ProgressCard {...args} {...complete} name="complete.mp3" />
      <ProgressCard {...args} {...failed} name="failed.mp3" />
      <ProgressCard {...args} name={longName} />
    </div>
  ),
});
