import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { guide } from "./player.guide.ts";
import { Player, type PlayerProps } from "./player.tsx";

/** A player of one of the fixtures, with that fixture's own peaks and length. */
const playerOf = (name: string): PlayerProps => {
  const { title, peaks, durationMs } = fixtures.find((fixture) => fixture.name === name)!;
  return {
    state: "paused",
    peaks,
    position: 0,
    duration: durationMs / 1000,
    onToggle: fn(),
    onSeek: fn(),
    labels: {
      play: controlCopy.play(title),
      pause: controlCopy.pause(title),
      retry: playerCopy.retry(title),
      seek: playerCopy.position(title),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
    },
  };
};
const [coffee, brunch, bikes, lumen, market] = [
  "coffee-and-co-30",
  "kettle-brunch-20",
  "orbit-bikes-15",
  "lumen-10",
  "harbor-and-pine-15",
].map(playerOf) as [PlayerProps, PlayerProps, PlayerProps, PlayerProps, PlayerProps];

const headed = (title: string) => (
  <>
    <div style={{ fontWeight: 600, lineHeight: 1.375 }}>{title}</div>
    <div style={{ fontSize: "0.8125rem", color: "var(--ink-3)" }}>AI Script · 2 voices</div>
  </>
);

const onCard: Decorator = (Story) => (
  <div
    style={{
      width: "min(340px, 100vw - 2rem)",
      marginBlock: 16,
      padding: 16,
      borderRadius: 12,
      border: "1px solid var(--line)",
      background: "var(--surface)",
    }}
  >
    <Story />
  </div>
);
const inRow: Decorator = (Story) => (
  <div style={{ width: "min(480px, 100vw - 2rem)", marginBlock: 16 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  component: Player,
  parameters: { guide },
  decorators: [inRow],
  argTypes: { peaks: { control: false } },
  args: coffee,
});

/** Five ads in their five states, each with its own wave; the last on three lines, as on a card. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Player {...coffee} />
      <Player {...brunch} state="playing" position={9.2} accent="accent" />
      <Player {...bikes} state="buffering" position={3} accent="plum" />
      <Player {...lumen} state="failed" />
      <Player
        {...market}
        state="playing"
        position={5}
        heading={headed("Harbor & Pine winter market")}
        actions={<Button size="sm">Launch Campaign</Button>}
      />
    </div>
  ),
});

/** Nothing is played yet. */
export const Paused = meta.story();
Paused.test(
  "plays by its button, with the pointer and with both keys",
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Play Coffee & Co subscription" });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onToggle).toHaveBeenCalledTimes(3);
  },
);
Paused.test("is reached by Tab: the button, then the wave", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("slider"));
});

/** Under way: the button pauses, the wave shows how far it is. */
export const Playing = meta.story({ args: { state: "playing", position: 4.6 } });
Playing.test("says where it is, and seeks by keys", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("0:04 / 0:29")).toBeVisible();
  canvas.getByRole("slider", { name: "Position in Coffee & Co subscription" }).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{PageUp}{Home}{End}");
  await expect(args.onSeek).toHaveBeenNthCalledWith(1, 5.6);
  await expect(args.onSeek).toHaveBeenNthCalledWith(2, expect.closeTo(3.6));
  await expect(args.onSeek).toHaveBeenNthCalledWith(3, 9.6);
  await expect(args.onSeek).toHaveBeenNthCalledWith(4, 0);
  await expect(args.onSeek).toHaveBeenNthCalledWith(5, args.duration);
});
Playing.test("seeks where the wave is pressed", async ({ canvas, userEvent, args }) => {
  const { left, width, top } = canvas.getByRole("slider").getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + 4 };
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: canvas.getByRole("slider"), coords },
    { keys: "[/MouseLeft]", coords },
  ]);
  await expect(args.onSeek).toHaveBeenCalledWith(expect.closeTo(args.duration / 2, 0));
});

/** Heard to the end: it stands there until it is played again. */
export const Ended = meta.story({ args: { position: coffee.duration } });

interface ChangingProps {
  args: PlayerProps;
  to: PlayerProps["state"];
}

function Changing({ args, to }: ChangingProps) {
  const [state, setState] = useState<PlayerProps["state"]>("paused");
  return <Player {...args} state={state} onToggle={() => setState(to)} />;
}

/** Waiting for the audio: said in words, for those who ask for no motion. The button still pauses. */
export const Buffering = meta.story({ args: { state: "buffering", position: 4.6 } });
Buffering.test("keeps its pause button", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Pause Coffee & Co subscription" }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** Pressed, and the audio is not there yet: a screen reader hears it, and the wave keeps its place. */
export const BufferingOnPressing = meta.story({
  render: (args) => <Changing args={args} to="buffering" />,
  play: async ({ canvas, userEvent }) => {
    const { width } = canvas.getByRole("slider").getBoundingClientRect();
    await expectLiveRegion("Loading", () => userEvent.click(canvas.getByRole("button")));
    await expect(canvas.getByRole("slider").getBoundingClientRect().width).toBe(width);
  },
});

/** It can't be played: said beside it, and the button tries again. */
export const Failed = meta.story({ args: { state: "failed", position: 4.6 } });

/** Pressed, and it failed: a screen reader hears it. */
export const FailedOnPressing = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion("Can’t play", () => userEvent.click(canvas.getByRole("button")));
    await expect(
      canvas.getByRole("button", { name: "Try to play Coffee & Co subscription again" }),
    ).toHaveFocus();
  },
});

/** No peaks are known: a flat line. */
export const NoPeaks = meta.story({ args: { peaks: null, state: "playing", position: 4.6 } });

/** How long it lasts is not known: the whole is dashes, and nobody can seek. */
export const LengthUnknown = meta.story({
  args: { state: "playing", position: 4.6, duration: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0:04/)).toHaveTextContent("0:04 / -:--");
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});

/** On an ad's card: the title beside the button, the wave below, buttons beside the time. */
export const OnCard = meta.story({
  decorators: [onCard],
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

/** The cards' second accent: the icon on tangerine is ink. */
export const OnCardInAccent = OnCard.extend({ args: { accent: "accent" } });

/** The cards' third accent. */
export const OnCardInPlum = OnCard.extend({ args: { accent: "plum", state: "paused" } });

/** A failure on the card: its words take the place of the time, and nothing jumps. */
export const FailedOnCard = OnCard.extend({ args: { state: "failed" } });

/** The narrowest phone with text twice as large: the title gets a line of its own. */
export const OnPhone = OnCard.extend({
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** The same in one row: what has no room goes to the next line. */
export const RowOnPhone = Playing.extend({
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left, in Arabic: the button stands at the right; the wave and the time keep their direction. */
export const RightToLeft = OnCard.extend({
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  globals: { direction: "rtl" },
  args: {
    heading: <div style={{ fontWeight: 600 }}>اشتراك القهوة الشهري</div>,
    actions: <Button size="sm">إطلاق حملة</Button>,
  },
});

/** In the dark. */
export const Dark = OnCard.extend({ globals: { theme: "dark" } });
