import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";

import { Waveform, type WaveformProps } from "./waveform.tsx";

const soundOf = (name: string) => {
  const { peaks, durationMs } = fixtures.find((fixture) => fixture.name === name)!;
  return { peaks, duration: durationMs / 1000 };
};
const ad = soundOf("coffee-and-co-30");
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
  decorators: [across(280)],
  argTypes: { peaks: { control: false } },
  args: { ...ad, position: 0 },
  beforeEach: () => {
    onSeek.mockClear();
  },
});

/** Unplayed, the three accents, played to the end, buffering, failed, no peaks, music; then the two other heights. */
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
      <Waveform {...args} {...soundOf("music-side-street")} position={4} accent="plum" />
      <Waveform {...args} position={9} height="sm" />
      <Waveform {...args} position={12} height="lg" />
    </div>
  ),
});

/** Without `seek` it is a picture. */
export const Picture = meta.story({ args: { position: seconds / 3 } });
Picture.test("is hidden from screen readers and Tab", async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole("slider")).toBeNull();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});
Picture.test("doesn't overflow when its container narrows", async ({ canvasElement }) => {
  const wave = canvasElement.querySelector("svg")!.parentElement!;
  await waitFor(() => expect(wave.style.width).toBe("280px"));
  wave.parentElement!.style.width = "100px";
  await expect(wave.getBoundingClientRect().width).toBe(100);
});

/** Wider than it has peaks: the bars stand further apart. */
export const VeryWide = meta.story({
  decorators: [across(1200)],
  parameters: { layout: "fullscreen" },
  args: { position: 4, height: "lg" },
});

/** As in a voice row on a phone: a few bars, each the energy of all it covers. */
export const VeryNarrow = meta.story({ decorators: [across(72)], args: { position: 4, height: "sm" } });

function Controlled({ args }: { args: WaveformProps }) {
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

/** Press, drag, or use the arrow keys. */
export const Seekable = meta.story({ args: { position: 5 }, render: (args) => <Controlled args={args} /> });
Seekable.test("is a slider with m:ss of m:ss as its value", async ({ canvas }) => {
  const slider = canvas.getByRole("slider", { name: "Position in Fresh roast" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
  await expect(slider).toHaveAttribute("aria-valuemax", "29");
});
Seekable.test("moves by keyboard within its ends", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}");
  await expect(onSeek.mock.calls.flat()).toEqual([6, 7, 6, 5]);
  await userEvent.keyboard("{End}{ArrowRight}{Home}{PageDown}{PageUp}");
  await expect(onSeek.mock.calls.flat().slice(4)).toEqual([seconds, seconds, 0, 0, 5]);
  await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
});
Seekable.test(
  "doesn't reverse the arrow keys in right-to-left pages",
  { globals: { direction: "rtl" } },
  async (story) => {
    const { userEvent } = story;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onSeek).toHaveBeenLastCalledWith(6);
  },
);

/** Events at a fraction of the slider's width. */
function pointerAt(slider: HTMLElement) {
  const { left, width, top } = slider.getBoundingClientRect();
  slider.setPointerCapture = fn();
  return (part: number) => ({ clientX: left + part * width, clientY: top + 4, button: 0, pointerId: 1 });
}

/** While dragging, the wave follows the pointer and shows the time above it. */
export const Dragging = Seekable.extend({
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
Dragging.test("seeks on release", async ({ canvas }) => {
  const slider = canvas.getByRole("slider");
  await fireEvent.pointerUp(slider, pointerAt(slider)(0.75));
  await expect(onSeek).toHaveBeenCalledOnce();
  await expect(onSeek.mock.calls.flat()[0]).toBeCloseTo(seconds * 0.75, 1);
  await expect(canvas.queryByText("0:22")).toBeNull();
});
Dragging.test("doesn't seek when the browser cancels the pointer", async ({ canvas }) => {
  await fireEvent.pointerCancel(canvas.getByRole("slider"));
  await expect(onSeek).not.toHaveBeenCalled();
  await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:05 of 0:29");
});
Dragging.test(
  "keeps the time in the window at the end of a phone's width",
  { globals: narrowest },
  async (story) => {
    const { canvas } = story;
    const slider = canvas.getByRole("slider");
    await fireEvent.pointerMove(slider, pointerAt(slider)(1));
    await expect(canvas.getByText("0:29")).toBeVisible();
    await expectNoHorizontalScroll();
  },
);

/** Audio that can't be played: the slider keeps its tab stop, and does nothing. */
export const SeekableFailed = Seekable.extend({ args: { state: "failed" } });
SeekableFailed.test("doesn't seek", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("slider")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{End}");
  await userEvent.click(canvas.getByRole("slider"));
  await expect(onSeek).not.toHaveBeenCalled();
});
