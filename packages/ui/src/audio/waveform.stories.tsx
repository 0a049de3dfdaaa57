import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { narrowest, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { Waveform } from "./waveform.tsx";

export const soundOf = (name: string) => {
  const { peaks, durationMs } = fixtures.find((fixture) => fixture.name === name)!;
  return { peaks, duration: durationMs / 1000 };
};
const ad = soundOf("coffee-and-co-30");
const seconds = ad.duration;
const onSeek = fn();

const meta = preview.meta({
  component: Waveform,
  excludeStories: ["soundOf"],
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: `min(${parameters["width"] ?? 280}px, 100vw - 2rem)`, marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { peaks: { control: false } },
  args: { ...ad, position: 0 },
  beforeEach: () => {
    onSeek.mockClear();
  },
});

/**
 * Unplayed, the three accents, played to the end, buffering, failed, without peaks, music; then the `sm` and `lg`
 * heights.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Waveform,
    {},
    { position: seconds / 3 },
    { position: seconds / 2, accent: "accent" },
    { position: (seconds * 2) / 3, accent: "plum" },
    { position: seconds },
    { position: seconds / 4, state: "buffering" },
    { position: seconds / 4, state: "failed" },
    { position: seconds / 3, peaks: null },
    { ...soundOf("music-side-street"), position: 4, accent: "plum" },
    { position: 9, height: "sm" },
    { position: 12, height: "lg" },
  ),
});

/** Without `seek`, it is only a picture. */
export const Picture = meta.story({ args: { position: seconds / 3 } });
Picture.test("is hidden from screen readers and skipped by Tab", async ({ canvas, userEvent }) => {
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

/** Wider than its peaks can fill with bars, so the bars are further apart. */
export const VeryWide = meta.story({
  parameters: { layout: "fullscreen", width: 1200 },
  args: { position: 4, height: "lg" },
});

/** As in a voice row on a phone: a few bars, each with the energy of the peaks it covers. */
export const VeryNarrow = meta.story({ parameters: { width: 72 }, args: { position: 4, height: "sm" } });

const slider = () => screen.getByRole("slider", { name: "Position in Fresh roast" });
const expectShown = (text: string) => expect(slider()).toHaveAttribute("aria-valuetext", text);

/** A slider that seeks when it is pressed, dragged or moved with the arrow keys. */
export const Seekable = meta.story({
  args: { position: 5 },
  render: function Controlled(args) {
    const [position, setPosition] = useState(args.position);
    const seekTo = (to: number) => {
      onSeek(to);
      setPosition(to);
    };
    const seek = { label: "Position in Fresh roast", of: "of", onSeek: seekTo };
    return <Waveform {...args} position={position} seek={seek} />;
  },
});
Seekable.test("is a slider that moves by keyboard and stops at both ends", async ({ userEvent }) => {
  await expectShown("0:05 of 0:30");
  await expect(slider()).toHaveAttribute("aria-valuemax", "29");
  await userEvent.tab();
  await expectFocusVisible(slider());
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}");
  await expect(onSeek.mock.calls.flat()).toEqual([6, 7, 6, 5]);
  await userEvent.keyboard("{End}{ArrowRight}{Home}{PageDown}{PageUp}");
  await expect(onSeek.mock.calls.flat().slice(4)).toEqual([seconds, seconds, 0, 0, 5]);
  await expectShown("0:05 of 0:30");
});
const rightToLeft = { globals: { direction: "rtl" } };
Seekable.test("doesn't reverse the arrow keys in right-to-left pages", rightToLeft, async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect(onSeek).toHaveBeenLastCalledWith(6);
});
Seekable.test(
  "keeps its tab stop but doesn't seek in audio that failed to play",
  { args: { state: "failed" } },
  async (story) => {
    const { userEvent } = story;
    await userEvent.tab();
    await expect(slider()).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{End}");
    await userEvent.click(slider());
    await expect(onSeek).not.toHaveBeenCalled();
  },
);

/** A pointer event at a fraction of the slider's width. */
function at(part: number) {
  const { left, width, top } = slider().getBoundingClientRect();
  slider().setPointerCapture = fn();
  return { clientX: left + part * width, clientY: top + 4, button: 0, pointerId: 1 };
}

/** While it is dragged, the waveform follows the pointer and shows the time above it. */
export const Dragging = Seekable.extend({
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(slider(), at(0.25));
    await fireEvent.pointerMove(slider(), at(0.5));
    await expectShown("0:14 of 0:30");
    await expect(canvas.getByText("0:14")).toBeVisible();
    await expect(onSeek).not.toHaveBeenCalled();
  },
});
Dragging.test("seeks on release", async ({ canvas }) => {
  await fireEvent.pointerUp(slider(), at(0.75));
  await expect(onSeek).toHaveBeenCalledOnce();
  await expect(onSeek.mock.calls.flat()[0]).toBeCloseTo(seconds * 0.75, 1);
  await expect(canvas.queryByText("0:22")).toBeNull();
});
Dragging.test("doesn't seek when the browser cancels the pointer", async () => {
  await fireEvent.pointerCancel(slider());
  await expect(onSeek).not.toHaveBeenCalled();
  await expectShown("0:05 of 0:30");
});
Dragging.test(
  "keeps the time label inside the window near the edge of a phone screen",
  { globals: narrowest },
  async (story) => {
    await fireEvent.pointerMove(slider(), at(1));
    await expect(story.canvas.getByText("0:29")).toBeVisible();
  },
);
