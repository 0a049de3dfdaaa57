import { inSpace } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Mark } from "./mark.tsx";

const shape = { viewBox: "0 0 24 24", strokes: "M4 10v4M8 7v10M12 4v16M16 8v8M20 10v4" };

const meta = preview.meta({ component: Mark, decorators: [inSpace], args: { shape } });

/** In top bars: the mark and the name. The name is text, so the link around it has one. */
export const MarkAndName = meta.story({
  args: { name: "Earshot" },
  render: (args) => (
    <a href="#home">
      <Mark {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Earshot" })).toBeVisible();
  },
});

/** Where the sidebar is collapsed: the mark alone, decoration. */
export const MarkAlone = meta.story();

/** Where the brand stands alone: log-in pages, the error page. */
export const Large = meta.story({ args: { name: "Earshot", size: "lg" } });
