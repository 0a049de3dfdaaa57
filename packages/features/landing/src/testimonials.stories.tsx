import { testimonials } from "@earshot/contract/landing/sample-brands.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Testimonials } from "./testimonials.tsx";

const meta = preview.meta({ component: Testimonials, parameters: { layout: "fullscreen" } });

/** One large quote, and two next to it. */
export const Quotes = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of testimonials) await expect(canvas.getByText(name)).toBeVisible();
  },
});
