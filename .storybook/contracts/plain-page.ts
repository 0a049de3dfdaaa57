import { brand } from "@earshot/contract/brand.ts";
import { expect, within } from "storybook/test";

import { recordNavigation } from "../around.tsx";
import { narrowest } from "../frames.tsx";

/** How the plain pages of log-in, sign-up and a forgotten password are shown: `preview.meta({ component, ...asPlainPage })`. */
export const asPlainPage = {
  parameters: { layout: "fullscreen" as const, docs: { story: { inline: false, height: "720px" } } },
  decorators: [recordNavigation],
};

/** What each plain page keeps: the brand leads home, there is one first heading, and a form below it. */
export async function expectPlainPage(page: HTMLElement, heading: string): Promise<void> {
  const canvas = within(page);
  await expect(canvas.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(canvas.getByRole("link", { name: brand.name })).toHaveAttribute("href", "/");
  await expect(canvas.getByRole("main").querySelector("form")).toBeVisible();
}

/** A page on the narrowest phone with text twice as large: nothing is cut off. */
export const onNarrowestPhone = {
  globals: narrowest,
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
