import { brand } from "@earshot/contract/brand.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest, padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Mark } from "./mark.tsx";

/** Another company's logo, on another grid. */
const other = { viewBox: "0 0 16 16", strokes: "M3 13V3l5 6 5-6v10" };

const meta = preview.meta({
  component: Mark,
  decorators: [padded],
  args: { shape: brand.mark },
});

/** With and without name, in both sizes, and another company's. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: ({ shape }) => (
    <div style={{ display: "grid", justifyItems: "start", gap: 24 }}>
      <Mark shape={shape} name={brand.name} />
      <Mark shape={shape} name={brand.name} size="lg" />
      <Mark shape={shape} />
      <Mark shape={shape} size="lg" />
      <Mark shape={other} name="Mercato" />
    </div>
  ),
});

/** The name is text, so it names the link around it. */
export const LinkHome = meta.story({
  args: { name: brand.name },
  render: (args) => (
    <a href="#home" style={{ display: "inline-flex", borderRadius: 8 }}>
      <Mark {...args} />
    </a>
  ),
});
LinkHome.test("is named by the brand and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: brand.name }));
});

/** A long name wraps, and the logo keeps its shape. */
export const LongName = meta.story({
  args: { name: "Hörfunkwerbegemeinschaft Niederösterreich", size: "lg" },
});
LongName.test("fits 320 px with text at 200 %", { globals: narrowest }, async ({ canvasElement }) => {
  const tile = canvasElement.querySelector("svg")?.parentElement;
  await expect(tile?.clientWidth).toBe(tile?.clientHeight);
  await expectNoHorizontalScroll();
});
