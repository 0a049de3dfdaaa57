import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { reachedOutlets, trustedBrands } from "@earshot/contract/landing/sample-brands.ts";
import preview from "@earshot/storybook/preview";
import { expect, within } from "storybook/test";

import { BrandStrips } from "./brand-strips.tsx";

const meta = preview.meta({ component: BrandStrips, parameters: { layout: "fullscreen" } });

/** The logos of customers and of the outlets that air their ads. With reduced motion, as here, they wrap. */
export const Logos = meta.story({
  play: async ({ canvas }) => {
    for (const [name, samples] of [
      [landingCopy.trustedBy, trustedBrands],
      [landingCopy.reaching, reachedOutlets],
    ] as const) {
      const strip = within(canvas.getByRole("region", { name }));
      const names = strip.getAllByRole("listitem").map((item) => item.lastElementChild?.textContent);
      await expect(names).toEqual(samples.map((sample) => sample.name));
    }
  },
});
