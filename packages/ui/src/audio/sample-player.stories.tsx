import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { expectFocusVisible, expectTabOrder } from "@earshot/storybook/assertions";
import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { SamplePlayer, type SamplePlayerProps } from "./sample-player.tsx";
import { playbackOf } from "./stage-player.stories.tsx";

/** A voice's sample or a track's preview, with a fixture's peaks and length. */
export const sampleOf = (name: string, file: string): SamplePlayerProps => {
  const { onSeek: _, labels, ...playback } = playbackOf(file, playerCopy.sampleOf(name));
  return { ...playback, labels: { ...labels, none: playerCopy.noSample } };
};

const meta = preview.meta({
  component: SamplePlayer,
  excludeStories: ["sampleOf"],
  decorators: [
    (Story) => (
      <div style={{ width: "min(300px, 100vw - 2rem)", marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { peaks: { control: false } },
  args: sampleOf("Ava", "voice-female-american"),
});

/** Paused, playing, buffering, failed, seekable, with unknown length and peaks, and without a sample: all are aligned. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    SamplePlayer,
    {},
    { ...sampleOf("Noah", "voice-male-american"), state: "playing", position: 1.6 },
    { ...sampleOf("Callum", "voice-male-scottish"), state: "buffering" },
    { ...sampleOf("Morning Light", "music-morning-light"), state: "failed" },
    { ...sampleOf("Side Street", "music-side-street"), position: 7, onSeek: fn() },
    { ...sampleOf("Mia", "voice-female-american"), peaks: null, duration: 0 },
    { state: "none" },
  ),
});

/** An outlined button, so that a list of samples looks calm; the waveform is only a picture. */
export const Paused = meta.story();
Paused.test("plays on click, Enter and Space, and only its button is a tab stop", async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole("button", { name: "Play sample of Ava" }));
  await userEvent.keyboard("{Enter} ");
  await expect(args.onToggle).toHaveBeenCalledTimes(3);
  await expectFocusVisible(canvas.getByRole("button"));
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
Paused.test("renders plain text if there is no sample", { args: { state: "none" } }, async ({ canvas }) => {
  await expect(canvas.getByText("No sample")).toBeVisible();
  await expect(canvas.queryByRole("button")).toBeNull();
});

/** With a seekable waveform. */
export const Seekable = meta.story({ args: { state: "playing", position: 2, onSeek: fn() } });
Seekable.test("seeks by keyboard", async ({ userEvent, args }) => {
  await expectTabOrder("Pause sample of Ava", "Position in sample of Ava");
  await userEvent.keyboard("{ArrowRight}");
  await expect(args.onSeek).toHaveBeenCalledWith(3);
});
Seekable.test("is skipped by Tab when its tabIndex is -1", { args: { tabIndex: -1 } }, async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
  canvas.getByRole("button").focus();
  await expect(canvas.getByRole("button")).toHaveFocus();
});

/** In a narrow column, only the button remains; it is the only tab stop. */
export const ButtonAlone = meta.story({
  args: { shrinks: true, onSeek: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 44 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Play sample of Ava" })).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});
