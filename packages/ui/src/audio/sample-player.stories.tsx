import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import {
  expectAnnouncement,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { playbackOf } from "./player.stories.tsx";
import { SamplePlayer, type SamplePlayerProps } from "./sample-player.tsx";

/** The sample of a voice, or the preview of a track, with a fixture's peaks and length. */
export const sampleOf = (name: string, file: string): SamplePlayerProps => {
  const { onSeek: _, labels, ...playback } = playbackOf(file, playerCopy.sampleOf(name));
  return { ...playback, labels: { ...labels, none: playerCopy.noSample } };
};
const ava = sampleOf("Ava", "voice-female-american");

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
  args: ava,
});

/** Paused, playing, buffering, failed, seekable, of unknown length and peaks, without a sample: all aligned. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <SamplePlayer {...ava} />
      <SamplePlayer {...sampleOf("Noah", "voice-male-american")} state="playing" position={1.6} />
      <SamplePlayer {...sampleOf("Callum", "voice-male-scottish")} state="buffering" />
      <SamplePlayer {...sampleOf("Morning Light", "music-morning-light")} state="failed" />
      <SamplePlayer {...sampleOf("Side Street", "music-side-street")} position={7} onSeek={fn()} />
      <SamplePlayer {...sampleOf("Mia", "voice-female-american")} peaks={null} duration={0} />
      <SamplePlayer {...ava} state="none" />
    </div>
  ),
});

/** An outlined button, so that a list of samples is calm; the wave is a picture. */
export const Paused = meta.story();
Paused.test("plays by pointer, Enter and Space", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Play sample of Ava" }));
  await userEvent.keyboard("{Enter} ");
  await expect(args.onToggle).toHaveBeenCalledTimes(3);
});
Paused.test("Tab reaches the button only", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await expect(canvas.queryByRole("slider")).toBeNull();
});

function Loading(args: SamplePlayerProps) {
  const [state, setState] = useState<SamplePlayerProps["state"]>("paused");
  return <SamplePlayer {...args} state={state} onToggle={() => setState("buffering")} />;
}

/** Play was pressed and the sample loads: announced in place of the time. Nothing moves. */
export const Buffering = meta.story({
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    const before = button.parentElement!.getBoundingClientRect();
    await expectAnnouncement("Loading", () => userEvent.click(button));
    await expect(canvas.getByRole("button", { name: "Pause sample of Ava" })).toHaveFocus();
    await expect(button.parentElement!.getBoundingClientRect()).toEqual(before);
  },
});

/** Without a sample, a text as tall as the player. */
export const NoSample = meta.story({
  args: { state: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No sample")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The wave seeks. */
export const Seekable = meta.story({
  args: { ...sampleOf("Side Street", "music-side-street"), state: "playing", position: 4, onSeek: fn() },
});
Seekable.test("seeks by keyboard", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider", { name: "Position in sample of Side Street" }));
  await userEvent.keyboard("{ArrowRight}");
  await expect(args.onSeek).toHaveBeenCalledWith(5);
});
Seekable.test("is skipped by Tab with tabIndex -1", { args: { tabIndex: -1 } }, async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
  canvas.getByRole("button").focus();
  await expect(canvas.getByRole("button")).toHaveFocus();
});
Seekable.test("wraps at 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());
