import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { expect, type Locator, type Page } from "@playwright/test";

import { hydrated, openPage, tabTo } from "./checked-page.ts";

/** The narrowest phone. */
export const narrowPhone = { viewport: { width: 320, height: 640 } };
export const touchScreen = { hasTouch: true, isMobile: true };

export const outline = "Brunch on Sundays in the old station. Two coffees for one. Book at kettle.example.";

/** How a user presses controls and types. */
export interface Hand {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
}

export const touch: Hand = {
  press: (control) => control.tap(),
  type: (field, text) => field.fill(text),
};

export const keyboard = (page: Page): Hand => ({
  async press(control) {
    if (!(await control.evaluate((element) => element === document.activeElement)))
      await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

/** Fills in the landing page's form and goes on to the studio. Takes one click, not including typing. */
export async function comeFromLanding(page: Page, hand: Hand, brand: string): Promise<void> {
  await openPage(page, "/");
  await hand.type(page.getByRole("textbox", { name: heroCopy.brand, exact: true }), brand);
  await hand.type(page.getByLabel(heroCopy.outline), outline);
  await hand.press(page.getByRole("button", { name: heroCopy.submit }));
  await expect(page).toHaveURL(/\/nbmaistudio/);
  await hydrated(page);
}

/**
 * Counts clicks on all pages that the tab opens. A button that is tapped, or pressed by keyboard, is clicked too.
 *
 * @returns a function that returns the number of clicks so far
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const key = "e2e clicks";
  await page.addInitScript((name) => {
    const count = ({ isTrusted }: Event) =>
      isTrusted && sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    addEventListener("click", count, { capture: true });
  }, key);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
}

/** Waits until an ad plays and its position advances. */
export async function expectHeard(player: Locator, title: string): Promise<void> {
  await expect(player.getByRole("button", { name: `Pause ${title}` })).toBeVisible();
  const position = async () => Number(await player.getByRole("slider").getAttribute("aria-valuenow"));
  const start = await position();
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(start);
}
