import { brand } from "@earshot/contract/brand.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inSpace, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { guide } from "./mark.guide.ts";
import { Mark } from "./mark.tsx";

/** Another company's: a drawing on a grid of its own. */
const other = { viewBox: "0 0 16 16", strokes: "M3 13V3l5 6 5-6v10" };

const meta = preview.meta({
  component: Mark,
  parameters: { guide },
  decorators: [inSpace],
  args: { shape: brand.mark },
});

/** With and without the name, in both sizes, and another company's. */
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

/** In top bars: the mark and the name. The name is text, so the link around it has one. */
export const MarkAndName = meta.story({
  args: { name: brand.name },
  render: (args) => (
    <a href="#home" style={{ display: "inline-flex", borderRadius: 8 }}>
      <Mark {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: brand.name })).toBeVisible();
  },
});
MarkAndName.test("the link around it shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: brand.name }));
});

/** Where the sidebar is collapsed: the mark alone, decoration. The link around it says where it leads. */
export const MarkAlone = meta.story({
  render: (args) => (
    <a href="#home" aria-label={brand.name} style={{ display: "inline-flex", borderRadius: 8 }}>
      <Mark {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: brand.name })).toHaveTextContent("");
  },
});

/** Where the brand stands alone: log-in pages, the error page. */
export const Large = meta.story({
  args: { name: brand.name, size: "lg" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
    await expect(canvasElement.querySelector("svg")?.parentElement?.clientWidth).toBe(40);
  },
});

/** A company has put its own drawing and name into the brand's file. */
export const AnotherCompany = meta.story({
  args: { shape: other, name: "Mercato" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("viewBox", "0 0 16 16");
  },
});

/** A long name on the narrowest phone with text twice as large: it wraps, and the mark keeps its shape. */
export const LongNameOnPhone = meta.story({
  globals: narrowest,
  args: { name: "Hörfunkwerbegemeinschaft Niederösterreich", size: "lg" },
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector("svg")?.parentElement;
    await expect(tile?.clientWidth).toBe(tile?.clientHeight);
    await expectNoReflowOverflow();
  },
});

/** On a dark page: the tile is light and its strokes dark. */
export const OnDark = meta.story({
  globals: { theme: "dark" },
  args: { name: brand.name },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
  },
});

/** Right to left: the name stands at the left of its mark. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { name: "مسمع" },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector("svg")!.getBoundingClientRect();
    await expect(canvas.getByText("مسمع").getBoundingClientRect().right).toBeLessThan(mark.left);
  },
});
