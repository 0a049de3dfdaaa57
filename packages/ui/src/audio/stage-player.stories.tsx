import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { playbackOf } from "./player.stories.tsx";
import { StagePlayer } from "./stage-player.tsx";

const marks = [0.3, 5, 12.1, 13, 17.4, 25.2];

const meta = preview.meta({
  component: StagePlayer,
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

/** Try states, positions and heights. */
export const Playground = meta.story();

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
