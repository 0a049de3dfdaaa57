import { player } from "@earshot/client/state/player.ts";
import { sampleAds } from "@earshot/contract/landing/sample-ads.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { LeadSample } from "./lead-sample.tsx";

const meta = preview.meta({
  component: LeadSample,
  parameters: { layout: "fullscreen" },
  beforeEach: () => () => player.stop(),
});

const [{ brand }] = sampleAds;

/** The player below the hero, paused. */
export const Paused = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: controlCopy.play(brand) })).toBeVisible();
  },
});

/** While it plays, the button and the played part of the waveform are tangerine. */
export const Playing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.play(brand) }));
    await expect(await canvas.findByRole("button", { name: controlCopy.pause(brand) })).toBeVisible();
  },
});
