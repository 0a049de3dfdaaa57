import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { guide } from "./sample-player.guide.ts";
import { SamplePlayer, type SamplePlayerProps } from "./sample-player.tsx";

/** The player of a fixture's sound, as that of a voice or a track of this name. */
export const sampleOf = (name: string, file: string): SamplePlayerProps => {
  const { peaks, durationMs } = fixtures.find((fixture) => fixture.name === file)!;
  const sample = playerCopy.sampleOf(name);
  return {
    state: "paused",
    peaks,
    position: 0,
    duration: durationMs / 1000,
    onToggle: fn(),
    labels: {
      play: controlCopy.play(sample),
      pause: controlCopy.pause(sample),
      retry: playerCopy.retry(sample),
      seek: playerCopy.position(sample),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
      none: playerCopy.noSample,
    },
  };
};
const ava = sampleOf("Ava", "voice-female-american");
const onSeek = fn();

const meta = preview.meta({
  component: SamplePlayer,
  excludeStories: ["sampleOf"],
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ width: "min(300px, 100vw - 2rem)", marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { peaks: { control: false } },
  args: ava,
  beforeEach: () => {
    onSeek.mockClear();
  },
});

/** Voices and tracks in every state, one row below the other: everything stands in line. */
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

/** Nothing is played yet: an outlined button, so that a list of them is calm. */
export const Paused = meta.story();
Paused.test(
  "plays by its button, with the pointer and with both keys",
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play sample of Ava" }));
    await userEvent.keyboard("{Enter} ");
    await expect(args.onToggle).toHaveBeenCalledTimes(3);
  },
);
Paused.test("is reached by Tab, shows its focus, and has no slider", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await expect(canvas.queryByRole("slider")).toBeNull();
});

/** The one that is heard: its button is filled and pauses, its wave shows how far it is. */
export const Playing = meta.story({ args: { state: "playing", position: 1.6 } });
Playing.test("pauses, and says where it is", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("0:01 / 0:03")).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Pause sample of Ava" }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** Paused in the middle: it goes on from here. */
export const PausedHalfway = meta.story({ args: { position: 1.6 } });

interface ChangingProps {
  args: SamplePlayerProps;
  to: SamplePlayerProps["state"];
}

function Changing({ args, to }: ChangingProps) {
  const [state, setState] = useState<SamplePlayerProps["state"]>("paused");
  return <SamplePlayer {...args} state={state} onToggle={() => setState(to)} />;
}

/** Pressed, and the sample is not there yet: said in the place of the time, and heard. Nothing moves. */
export const Buffering = meta.story({
  render: (args) => <Changing args={args} to="buffering" />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    const before = button.parentElement!.getBoundingClientRect();
    await expectLiveRegion("Loading", () => userEvent.click(button));
    await expect(canvas.getByRole("button", { name: "Pause sample of Ava" })).toHaveFocus();
    await expect(button.parentElement!.getBoundingClientRect()).toEqual(before);
  },
});

/** It can't be played: said and heard, and the button tries again. */
export const Failed = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion("Can’t play", () => userEvent.click(canvas.getByRole("button")));
    await expect(canvas.getByRole("button", { name: "Try to play sample of Ava again" })).toHaveFocus();
  },
});

/** This voice has no sample: the words say so, as tall as a row. */
export const NoSample = meta.story({
  args: { state: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No sample")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Nothing is known of the sample before it is heard: a flat line, and dashes for its length. */
export const NothingKnown = meta.story({
  args: { peaks: null, duration: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0:00/)).toHaveTextContent("0:00 / -:--");
  },
});

/** The wave seeks: for a track of music, whose best part lies within. */
export const Seeking = meta.story({
  args: { ...sampleOf("Side Street", "music-side-street"), state: "playing", position: 4, onSeek },
});
Seeking.test("seeks by keys", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider", { name: "Position in sample of Side Street" }));
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{PageUp}{PageDown}{Home}{End}");
  await expect(onSeek.mock.calls.flat()).toEqual([5, 3, 9, 0, 0, args.duration]);
});
Seeking.test("seeks where the wave is pressed", async ({ canvas, userEvent, args }) => {
  const slider = canvas.getByRole("slider");
  const { left, width, top } = slider.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + 4 };
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: slider, coords },
    { keys: "[/MouseLeft]", coords },
  ]);
  await expect(onSeek).toHaveBeenCalledWith(expect.closeTo(args.duration / 2, 0));
});

/** In a grid that moves the focus itself: Tab passes button and wave by. */
export const InGrid = Seeking.extend({ args: { tabIndex: -1 } });
InGrid.test("is not reached by Tab, but can be focused", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
  canvas.getByRole("button").focus();
  await expect(canvas.getByRole("button")).toHaveFocus();
});

/** A long name is in the button's name only: nothing is cut off. */
export const LongName = meta.story({
  args: sampleOf("Maximiliane-Theodora von Hohenstein-Wittgenstein", "voice-male-scottish"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Hohenstein-Wittgenstein$/ })).toBeVisible();
  },
});

/** The narrowest phone with text twice as large: the time goes to the next line. */
export const OnPhone = Seeking.extend({
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left, in Arabic: the button stands at the right; the wave and the time keep their direction. */
export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: "120px" } } },
  globals: { direction: "rtl" },
  args: {
    state: "playing",
    position: 1.6,
    labels: { ...ava.labels, pause: "إيقاف عيّنة آفا", buffering: "جارٍ التحميل" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0:01 / 0:03")).toHaveAttribute("dir", "ltr");
  },
});

/** In the dark. */
export const Dark = Playing.extend({ globals: { theme: "dark" } });
