import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";

import { guide } from "./waveform.guide.ts";
import { Waveform, type WaveformProps } from "./waveform.tsx";

const heard = (name: string) => {
  const { peaks, durationMs } = fixtures.find((fixture) => fixture.name === name)!;
  return { peaks, duration: durationMs / 1000 };
};
const ad = heard("coffee-and-co-30");
const seconds = ad.duration;
const onSeek = fn();

const across =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width: `min(${width}px, 100vw - 2rem)`, marginBlock: 16 }}>
      <Story />
    </div>
  );

const meta = preview.meta({
  component: Waveform,
  parameters: { guide },
  decorators: [across(280)],
  argTypes: { peaks: { control: false } },
  args: { ...ad, position: 0 },
  beforeEach: () => {
    onSeek.mockClear();
  },
});

/** Every look: unplayed, the three accents, awaited, failed, without peaks, music; then the two other heights. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 20 }}>
      <Waveform {...args} />
      <Waveform {...args} position={seconds / 3} />
      <Waveform {...args} position={seconds / 2} accent="accent" />
      <Waveform {...args} position={(seconds * 2) / 3} accent="plum" />
      <Waveform {...args} position={seconds} />
      <Waveform {...args} position={seconds / 4} state="buffering" />
      <Waveform {...args} position={seconds / 4} state="failed" />
      <Waveform {...args} position={seconds / 3} peaks={null} />
      <Waveform {...args} {...heard("music-side-street")} position={4} accent="plum" />
      <Waveform {...args} position={9} height="sm" />
      <Waveform {...args} position={12} height="lg" />
    </div>
  ),
});

/** A picture only, for example of a voice's sample; nothing is played yet. */
export const Unplayed = meta.story();
Unplayed.test("says nothing to a screen reader and can't be reached", async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole("slider")).toBeNull();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

Unplayed.test("is no wider than its place, at once when that is narrowed", async ({ canvasElement }) => {
  const wave = canvasElement.querySelector("svg")!.parentElement!;
  await waitFor(() => expect(wave.style.width).toBe("280px"));
  wave.parentElement!.style.width = "100px";
  await expect(wave.getBoundingClientRect().width).toBe(100);
});

/** A third is played: the two parts differ by 3:1 at least. */
export const PartPlayed = meta.story({ args: { position: seconds / 3 } });

/** The second accent. Its played part is the darker tangerine, for the contrast. */
export const PartPlayedInAccent = meta.story({ args: { position: seconds / 2, accent: "accent" } });

/** The third accent. */
export const PartPlayedInPlum = meta.story({ args: { position: seconds / 2, accent: "plum" } });

/** Played to the end. */
export const AllPlayed = meta.story({ args: { position: seconds } });

/** Waiting for the audio: the part to come breathes. */
export const Buffering = meta.story({ args: { position: seconds / 4, state: "buffering" } });

/** It can't be played: no part counts as played. */
export const Failed = meta.story({ args: { position: seconds / 4, state: "failed" } });

/** Nothing is known of the audio yet: a flat line, never an invented wave. It still shows how far it is. */
export const NoPeaks = meta.story({ args: { peaks: null, position: seconds / 3 } });

/** A track of music: fuller and steadier than speech. */
export const Music = meta.story({ args: { ...heard("music-side-street"), position: 4, accent: "plum" } });

/** 24, 40 and 56 px. */
export const Heights = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Waveform {...args} position={3} height="sm" />
      <Waveform {...args} position={5} height="md" />
      <Waveform {...args} position={7} height="lg" />
    </div>
  ),
});

/** Wider than it has peaks: the bars stand further apart, none is made up. */
export const VeryWide = meta.story({
  decorators: [across(1200)],
  parameters: { layout: "fullscreen" },
  args: { position: 4, height: "lg" },
});

/** In a voice row on a phone there is room for a few bars only; each is the energy of all it covers. */
export const VeryNarrow = meta.story({ decorators: [across(72)], args: { position: 4, height: "sm" } });

interface SeekableProps {
  args: WaveformProps;
}

function Seekable({ args }: SeekableProps) {
  const [position, setPosition] = useState(args.position);
  const seek = {
    label: "Position in Fresh roast",
    of: "of",
    onSeek: (to: number) => {
      onSeek(to);
      setPosition(to);
    },
  };
  return <Waveform {...args} position={position} seek={seek} />;
}

/** Press or drag in it, or use the arrow keys. */
export const Seeking = meta.story({ args: { position: 5 }, render: (args) => <Seekable args={args} /> });
Seeking.test("is a slider that says m:ss of m:ss", async ({ canvas }) => {
  const slider = canvas.getByRole("slider", { name: "Position in Fresh roast" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
  await expect(slider).toHaveAttribute("aria-valuemax", "29");
});
Seeking.test("moves by keys, and not beyond its ends", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}");
  await expect(onSeek.mock.calls.flat()).toEqual([6, 7, 6, 5]);
  await userEvent.keyboard("{End}{ArrowRight}{Home}{PageDown}{PageUp}");
  await expect(onSeek.mock.calls.flat().slice(4)).toEqual([seconds, seconds, 0, 0, 5]);
  await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
});
Seeking.test("leaves the browser its shortcuts", async ({ canvas, userEvent }) => {
  canvas.getByRole("slider").focus();
  await userEvent.keyboard(
    "{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{Home}{End}{/Control}",
  );
  await expect(onSeek).not.toHaveBeenCalled();
});

/** Where in the slider a pointer is, as a part of its width. */
function pointerAt(slider: HTMLElement) {
  const { left, width, top } = slider.getBoundingClientRect();
  slider.setPointerCapture = fn();
  return (part: number) => ({ clientX: left + part * width, clientY: top + 4, button: 0, pointerId: 1 });
}

/** Under the pointer, not let go yet: the wave follows, and the time that it would lead to stands above it. */
export const Dragging = Seeking.extend({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    const at = pointerAt(slider);
    await fireEvent.pointerDown(slider, at(0.25));
    await fireEvent.pointerMove(slider, at(0.5));
    await expect(slider).toHaveAttribute("aria-valuetext", "0:14 of 0:29");
    await expect(canvas.getByText("0:14")).toBeVisible();
    await expect(onSeek).not.toHaveBeenCalled();
  },
});
Dragging.test("seeks where it lets go", async ({ canvas }) => {
  const slider = canvas.getByRole("slider");
  await fireEvent.pointerUp(slider, pointerAt(slider)(0.75));
  await expect(onSeek).toHaveBeenCalledOnce();
  await expect(onSeek.mock.calls.flat()[0]).toBeCloseTo(seconds * 0.75, 1);
  await expect(canvas.queryByText("0:22")).toBeNull();
});
Dragging.test("stays where it was when the browser takes the pointer away", async ({ canvas }) => {
  await fireEvent.pointerCancel(canvas.getByRole("slider"));
  await expect(onSeek).not.toHaveBeenCalled();
  await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
});

/** Seeking makes no sense in what can't be played: it keeps its place in the Tab order, and does nothing. */
export const SeekingInFailed = Seeking.extend({ args: { state: "failed" } });
SeekingInFailed.test("does not seek", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("slider")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{End}");
  await userEvent.click(canvas.getByRole("slider"));
  await expect(onSeek).not.toHaveBeenCalled();
});

/** How long it lasts is not known: nobody can seek, so it is no slider. */
export const LengthUnknown = Seeking.extend({
  args: { duration: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});

/** Time runs from left to right in Arabic too, as on every player: the arrow keys don't turn round. */
export const RightToLeft = Seeking.extend({
  parameters: { docs: { story: { inline: false, height: "120px" } } },
  globals: { direction: "rtl" },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onSeek).toHaveBeenLastCalledWith(6);
  },
});

/** On the narrowest phone, dragged to its very end: the time stays in sight. */
export const DraggedToTheEndOnPhone = Seeking.extend({
  globals: narrowest,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await fireEvent.pointerDown(slider, pointerAt(slider)(1));
    await expect(canvas.getByText("0:29")).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** In the dark. */
export const Dark = Seeking.extend({ globals: { theme: "dark" } });
