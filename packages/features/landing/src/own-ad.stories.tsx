import { ownAdCopy } from "@earshot/contract/landing/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { OwnAd } from "./own-ad.tsx";

const meta = preview.meta({ component: OwnAd, parameters: { layout: "fullscreen" } });

/** The card next to the link to the studio's upload tab is only an illustration. */
export const Invitation = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: ownAdCopy.upload });
    await expect(link).toHaveAttribute("href", "/nbmaistudio?tab=upload");
  },
});
