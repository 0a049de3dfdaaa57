import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import {
  expectAnnouncement,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Player, type PlayerProps } from "./player.tsx";

/** A paused fixture under another title or its own. */
export const playbackOf = (file: string, title?: string): PlayerProps => {
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
const coffee = playbackOf("coffee-and-co-30");
const lumen = playbackOf("lumen-10");

const headed = (title: string) => (
  <>
    <div style={{ fontWeight: 600, lineHeight: 1.375 }}>{title}</div>
    <div style={{ fontSize: "0.8125rem", color: "var(--ink-3)" }}>AI Script · 2 voices</div>
  </>
);

const within =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width: `min(${width}px, 100vw - 2rem)`, marginBlock: 16 }}>
      <Story />
    </div>
  );

const meta = preview.meta({
  component: Player,
  excludeStories: ["playbackOf"],
  decorators: [within(480)],
  argTypes: { peaks: { control: false } },
  args: coffee,
});

/** All playback states in a row each; then on three lines as on a card, unknown length, and no peaks. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Player {...coffee} />
      <Player {...playbackOf("kettle-brunch-20")} state="playing" position={9.2} accent="accent" />
      <Player {...playbackOf("orbit-bikes-15")} state="buffering" position={3} accent="plum" />
      <Player {...lumen} state="failed" />
      <Player
        {...playbackOf("harbor-and-pine-15")}
        state="playing"
        position={5}
        heading={headed("Harbor & Pine winter market")}
        actions={<Button size="sm">Launch Campaign</Button>}
      />
      <Player {...coffee} state="playing" position={4.6} duration={0} peaks={null} />
    </div>
  ),
});

/** Not played yet. */
export const Paused = meta.story();
Paused.test("plays by pointer, Enter and Space", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Play Coffee & Co subscription" }));
  await userEvent.keyboard("{Enter} ");
  await expect(args.onToggle).toHaveBeenCalledTimes(3);
});
Paused.test("Tab reaches the button, then the wave", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
});

/** The button pauses; the wave is filled up to the position. */
export const Playing = meta.story({ args: { state: "playing", position: 4.6 } });
Playing.test("shows the position and seeks by keyboard", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("0:04 / 0:29")).toBeVisible();
  canvas.getByRole("slider", { name: "Position in Coffee & Co subscription" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect(args.onSeek).toHaveBeenCalledWith(5.6);
});
Playing.test("wraps at 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());

interface ChangingProps {
  args: PlayerProps;
  to: PlayerProps["state"];
}

function Changing({ args, to }: ChangingProps) {
  const [state, setState] = useState<PlayerProps["state"]>("paused");
  return <Player {...args} state={state} onToggle={() => setState(to)} />;
}

/** Play was pressed and the audio loads: announced in place of the time, and the wave keeps its width. */
export const Buffering = meta.story({
  render: (args) => <Changing args={args} to="buffering" />,
  play: async ({ canvas, userEvent }) => {
    const { width } = canvas.getByRole("slider").getBoundingClientRect();
    await expectAnnouncement("Loading", () => userEvent.click(canvas.getByRole("button")));
    await expect(canvas.getByRole("button", { name: /^Pause/ })).toHaveFocus();
    await expect(canvas.getByRole("slider").getBoundingClientRect().width).toBe(width);
  },
});

/** The audio can't be played: announced, and the button tries again. */
export const Failed = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectAnnouncement("Can’t play", () => userEvent.click(canvas.getByRole("button")));
    await expect(
      canvas.getByRole("button", { name: "Try to play Coffee & Co subscription again" }),
    ).toHaveFocus();
  },
});

/** The length is unknown: dashes for the duration, and no slider. */
export const UnknownLength = meta.story({
  args: { state: "playing", position: 4.6, duration: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0:04/)).toHaveTextContent("0:04 / -:--");
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});

/** On a card, with a heading, it takes three lines: the title beside the button, the wave below, actions beside the time. */
export const OnCard = meta.story({
  decorators: [within(300)],
  args: {
    state: "playing",
    position: 4.6,
    heading: headed("Coffee & Co subscription"),
    actions: (
      <>
        <IconButton icon={<Share2 />} label="Share" intent="plain" size="sm" />
        <Button size="sm">Launch Campaign</Button>
      </>
    ),
  },
});
OnCard.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());
