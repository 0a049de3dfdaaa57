import { noAdsWords } from "@earshot/contract/words/ads.ts";
import { nora, recordNavigation } from "@earshot/storybook/around";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { StudioPage } from "./studio-page.tsx";

const meta = preview.meta({
  component: StudioPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  decorators: [recordNavigation],
  args: { user: null },
});

/** A visitor's first visit. */
export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: noAdsWords.visitor.title })).toBeVisible();
  },
});

/** A client without ads. */
export const Client = meta.story({
  args: { user: nora },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: noAdsWords.client.title })).toBeVisible();
  },
});
