import { targetingCopy } from "@earshot/contract/landing/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Targeting } from "./targeting.tsx";

const meta = preview.meta({ component: Targeting, parameters: { layout: "fullscreen" } });

/** Five targeting options, and a guide to download. */
export const Choices = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of targetingCopy.options) await expect(canvas.getByText(name)).toBeVisible();
    const guide = canvas.getByRole("link", { name: new RegExp(targetingCopy.download) });
    await expect(guide).toHaveAttribute("href", targetingCopy.guide.address);
  },
});
