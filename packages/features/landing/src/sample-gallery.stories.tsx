import { player } from "@earshot/client/state/player.ts";
import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { sampleAds } from "@earshot/contract/landing/sample-ads.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, within } from "storybook/test";

import { SampleGallery } from "./sample-gallery.tsx";

const meta = preview.meta({
  component: SampleGallery,
  parameters: { layout: "fullscreen" },
  beforeEach: () => () => player.stop(),
});

const [coffee, orbit] = sampleAds;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Eight ads from eight trades. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    for (const { brand } of sampleAds) {
      await expect(canvas.getByRole("button", { name: controlCopy.play(brand) })).toBeVisible();
    }
  },
});

/** One ad is playing: its card is tangerine. */
export const Playing = meta.story({
  play: async () => {
    await press(controlCopy.play(coffee.brand));
    await screen.findByRole("button", { name: controlCopy.pause(coffee.brand) });
  },
});
Playing.test("stops when another ad starts", async () => {
  await press(controlCopy.play(orbit.brand));
  await screen.findByRole("button", { name: controlCopy.pause(orbit.brand) });
  await expect(screen.getByRole("button", { name: controlCopy.play(coffee.brand) })).toBeVisible();
});

/** An ad's script is open on its card. */
export const Script = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article", { name: orbit.brand }));
    await userEvent.click(card.getByText(landingCopy.readScript));
    for (const { text } of orbit.lines) await expect(card.getByText(text)).toBeVisible();
  },
});
