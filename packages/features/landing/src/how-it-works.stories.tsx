import { howItWorksCopy } from "@earshot/contract/landing/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { HowItWorks } from "./how-it-works.tsx";

const meta = preview.meta({ component: HowItWorks, parameters: { layout: "fullscreen" } });

/** Each step next to a picture of the product. */
export const Steps = meta.story({
  play: async ({ canvas }) => {
    for (const { title } of howItWorksCopy.steps) {
      await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(canvas.getByText("27,778")).toBeVisible();
  },
});
