import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Player, type PlayerProps } from "./player.tsx";

const { peaks, durationMs } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;

const onCard: Decorator = (Story) => (
  <div
    style={{
      width: "min(292px, 100vw - 2rem)",
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

const ad: PlayerProps = {
  state: "paused",
  peaks,
  position: 0,
  duration: durationMs / 1000,
  onToggle: fn(),
  onSeek: fn(),
  labels: {
    play: "Play Coffee & Co",
    pause: "Pause Coffee & Co",
    retry: "Try again",
    seek: "Position in Coffee & Co",
    of: "of",
    buffering: "Loading",
    failed: "Can’t play",
  },
};

const meta = preview.meta({
  component: Player,
  decorators: [inRow],
  argTypes: { peaks: { control: false } },
  args: ad,
});

/** Nothing is played yet. */
export const Paused = meta.story();
Paused.test("plays by its button", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Play Coffee & Co" }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** Under way: the button pauses, the wave shows how far it is. */
export const Playing = meta.story({ args: { state: "playing", position: 4.6 } });
Playing.test("says where it is, and seeks by keys", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/0:04 \/ 0:29/)).toBeVisible();
  canvas.getByRole("slider", { name: "Position in Coffee & Co" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect(args.onSeek).toHaveBeenCalledWith(5.6);
});

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
  await userEvent.click(canvas.getByRole("button", { name: "Pause Coffee & Co" }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** It can't be played: said beside it, and the button tries again. */
export const Failed = meta.story({ args: { state: "failed", position: 4.6 } });

/** Pressed, and it failed: a screen reader hears it. */
export const FailedOnPressing = meta.story({
  render: (args) => <Changing args={args} to="failed" />,
  play: async ({ canvas, userEvent }) => {
    await expectLiveRegion("Can’t play", () => userEvent.click(canvas.getByRole("button")));
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
});

/** No peaks are known: a flat line. */
export const NoPeaks = meta.story({ args: { peaks: null, state: "playing", position: 4.6 } });

/** On an ad's card: the title beside the button, the wave below, buttons beside the time. */
export const OnCard = meta.story({
  decorators: [onCard],
  args: {
    state: "playing",
    position: 4.6,
    heading: (
      <>
        <div style={{ fontWeight: 600 }}>Coffee & Co subscription</div>
        <div style={{ fontSize: "0.8125rem", color: "var(--ink-3)" }}>AI Script · 2 voices</div>
      </>
    ),
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

/** The narrowest phone with text twice as large. */
export const OnPhone = OnCard.extend({
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  globals: { viewport: { value: "phone320", isRotated: false }, textSize: "200%" },
  play: () => expectNoReflowOverflow(),
});
