import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { TermsPage } from "./terms-page.tsx";

const meta = preview.meta({ component: TermsPage, parameters: { layout: "fullscreen" } });

/** The whole text: a summary first, the list of its parts beside it, every heading an anchor. */
export const WholeText = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Terms and Conditions");
  },
});
WholeText.test(
  "every part is in the list, and every entry leads to a part",
  async ({ canvas, canvasElement }) => {
    const entries = canvas.getByRole("navigation", { name: "On this page" }).querySelectorAll("a");
    const targets = Array.from(entries, (entry) => entry.getAttribute("href")?.slice(1));
    const parts = Array.from(canvasElement.querySelectorAll("h2"), (heading) => heading.id);
    await expect(targets).toEqual(parts);
  },
);
