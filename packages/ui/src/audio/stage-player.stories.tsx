import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAnnouncement, expectTabOrder } from "@earshot/storybook/assertions";
import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import type { Playback } from "./playback/player-controls.tsx";
import { StagePlayer, type StagePlayerProps } from "./stage-player.tsx";

/** The playback state of a paused fixture, with its own or a different title. */
export const playbackOf = (file: string, title?: string): Playback => {
  const fixture = fixtures.find(({ name }) => name === file)!;
  const name = title ?? fixture.title;
  return {
    state: "paused",
    peaks: fixture.peaks,
    position: 0,
    duration: fixture.durationMs / 1000,
    onToggle: fn(),
    onSeek: fn(),
    labels: {
      play: controlCopy.play(name),
      pause: controlCopy.pause(name),
      retry: playerCopy.retry(name),
      seek: playerCopy.position(name),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
    },
  };
};

const marks = [0.3, 5, 12.1, 13, 17.4, 25.2];

const meta = preview.meta({
  component: StagePlayer,
  excludeStories: ["playbackOf"],
  decorators: [
    (Story) => (
      <div style={{ width: "min(500px, 100vw - 2rem)", marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { peaks: { control: false } },
  args: { ...playbackOf("coffee-and-co-30"), marks, onSeek: fn() },
});

/** Not played yet. */
export const Paused = meta.story();
Paused.test("plays on click, Enter and Space", async ({ canvas, userEvent, args }) => {
  await expectTabOrder("Position in Coffee & Co subscription", "Play Coffee & Co subscription");
  await userEvent.click(canvas.getByRole("button"));
  await userEvent.keyboard("{Enter} ");
  await expect(args.onToggle).toHaveBeenCalledTimes(3);
});

/** The button shows pause, and the waveform is filled up to the position. */
export const Playing = meta.story({ args: { state: "playing", position: 4.6 } });
Playing.test("shows the position and seeks by keyboard", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("0:04 / 0:30")).toBeVisible();
  canvas.getByRole("slider", { name: "Position in Coffee & Co subscription" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect(args.onSeek).toHaveBeenCalledWith(5.6);
});
const unknown = { args: { duration: 0 } };
Playing.test("shows dashes and no slider for an unknown length", unknown, async ({ canvas }) => {
  await expect(canvas.getByText(/^0:04/)).toHaveTextContent("0:04 / -:--");
  await expect(canvas.queryByRole("slider")).toBeNull();
});

interface ChangingProps {
  args: StagePlayerProps;
  to: StagePlayerProps["state"];
}

function Changing({ args, to }: ChangingProps) {
  const [state, setState] = useState<StagePlayerProps["state"]>("paused");
  return <StagePlayer {...args} state={state} onToggle={() => setState(to)} />;
}

/**
 * Play was pressed and the audio is loading: an announced message replaces the time, and the waveform keeps its
 * width.
 */
export const Buffering = meta.story({
  render: (args) => <Changing args={args} to="buffering" />,
  play: async ({ canvas, userEvent }) => {
    const { width } = canvas.getByRole("slider").getBoundingClientRect();
    await expectAnnouncement("Loading", () => userEvent.click(canvas.getByRole("button")));
    await expect(canvas.getByRole("button", { name: /^Pause/ })).toHaveFocus();
    await expect(canvas.getByRole("slider").getBoundingClientRect().width).toBe(width);
  },
});

/** The audio can't be played: the error is announced, and the button tries again. */
export const Failed = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectAnnouncement("Can’t play", () => userEvent.click(canvas.getByRole("button")));
    const retry = canvas.getByRole("button", { name: "Try to play Coffee & Co subscription again" });
    await expect(retry).toHaveFocus();
  },
});

/** Paused, playing with the strong button, loading, not playable, and without lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    StagePlayer,
    {},
    { state: "playing", position: 9.2, action: <Button intent="primary">Launch Campaign</Button> },
    { state: "buffering", position: 3 },
    { state: "failed" },
    { ...playbackOf("lumen-10"), marks: [] },
  ),
});
EveryState.test("names its waveform and its button after the ad", async () => {
  await expect(screen.getAllByRole("slider", { name: /Coffee & Co/ })[0]).toBeVisible();
  await expect(screen.getAllByRole("button", { name: /^Play / })[0]).toBeVisible();
});
