import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent } from "storybook/test";

import { SpotPlayer, type SpotPlayerProps } from "./spot-player.tsx";
import { playbackOf } from "./stage-player.stories.tsx";

const args: SpotPlayerProps = {
  ...playbackOf("coffee-and-co-30"),
  accent: "primary",
  layout: "card",
  title: "Coffee & Co",
  titleLevel: 3,
  detail: "By post · Russell",
  quote: "Six forty. The kettle is on, and the coffee is gone.",
  address: "coffee.mp3",
  onToggle: fn(),
};

const meta = preview.meta({
  component: SpotPlayer,
  parameters: { layout: "padded" },
  argTypes: { peaks: { control: false } },
  args,
});

const band: Partial<SpotPlayerProps> = { layout: "band" };

/** Bands, then cards: paused, playing, loading and not playable; the last card is in plum with its script below. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked<SpotPlayerProps>(
    SpotPlayer,
    band,
    { ...band, state: "playing", position: 9.2 },
    { ...band, state: "buffering" },
    { ...band, state: "failed" },
    {},
    { state: "playing", position: 9.2 },
    { state: "buffering", position: 3 },
    { state: "failed" },
    { accent: "plum", children: <p className="mt-3 text-base">Six forty. The kettle is on.</p> },
  ),
});
EveryState.test("has one heading and one waveform for each ad", async () => {
  await expect(screen.getAllByRole("heading", { level: 3, name: "Coffee & Co" })).toHaveLength(9);
  await expect(screen.getAllByRole("slider")).toHaveLength(9);
});

/** One card from the gallery. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.labels.play }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});
