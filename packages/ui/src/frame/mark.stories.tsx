import { brand } from "@earshot/contract/brand.ts";
import { expectTabOrder } from "@earshot/storybook/assertions";
import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Mark } from "./mark.tsx";

/** Another company's logo, on a different grid. */
const other = { viewBox: "0 0 16 16", strokes: "M3 13V3l5 6 5-6v10" };

const meta = preview.meta({
  component: Mark,
  decorators: [padded],
  args: { shape: brand.mark },
});

/** Playground: edit the name and the size in the controls. */
export const Playground = meta.story({ args: { name: brand.name } });

/** With and without a name, in both sizes, and another company's logo with a long name. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: ({ shape }) => (
    <div style={{ display: "grid", justifyItems: "start", gap: 24 }}>
      <a href="#home">
        <Mark shape={shape} name={brand.name} />
      </a>
      <Mark shape={shape} name={brand.name} size="lg" />
      <Mark shape={shape} />
      <Mark shape={shape} size="lg" />
      <Mark shape={other} name="Hörfunkwerbegemeinschaft Niederösterreich" size="lg" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const logo of canvasElement.querySelectorAll("svg")) {
      const { width, height } = logo.parentElement!.getBoundingClientRect();
      await expect(width).toBe(height);
    }
  },
});
EveryState.test("provides the accessible name of the link around it", () => expectTabOrder(brand.name));
