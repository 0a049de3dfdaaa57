import { expect, screen } from "storybook/test";

const REGIONS = "[aria-live]:not([aria-live=off]), output, [role=status], [role=alert], [role=log]";

/**
 * The words are spoken by a screen reader: they appear in a live region that stood in the page before they did (one
 * that arrives with its words is often not read) and that no open dialog hides (WCAG 2.2 4.1.3).
 * @param when what makes them appear
 */
export async function expectLiveRegion(words: string | RegExp, when: () => Promise<void>): Promise<void> {
  const before = new Set(document.querySelectorAll(REGIONS));
  await when();
  const [spoken] = await screen.findAllByText(words);
  const region = spoken?.closest(REGIONS);
  await expect(region, "the words stand in no live region").toBeTruthy();
  await expect(before.has(region!), "the live region arrived with its words").toBe(true);
  await expect(
    region?.closest("[inert], [aria-hidden=true]") ?? null,
    "the live region is hidden",
  ).toBeNull();
}
