import { ownAdCopy } from "@earshot/contract/landing/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { OwnAd } from "./own-ad.tsx";

const meta = preview.meta({ component: OwnAd, parameters: { layout: "fullscreen" } });

/** A link to the studio's upload tab; the card next to it is a picture. */
export const Invitation = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: ownAdCopy.upload });
    await expect(link).toHaveAttribute("href", "/nbmaistudio?tab=upload");
  },
});
