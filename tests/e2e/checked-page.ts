import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "@playwright/test";

/** Matches log lines about failed calls. Some errors are only logged, and the page still works. */
const ofFailedCalls = /^(Failed to load resource|NetworkError: )/;

/**
 * A page that fails its test on script errors, console errors (including CSP violations) and missing assets. Unless
 * `isNewcomer`, the Welcome dialog has already been dismissed.
 */
export const test = base.extend<{ page: Page; isNewcomer: boolean }>({
  isNewcomer: [false, { option: true }],
  page: async ({ page, isNewcomer }, giveToTest) => {
    if (!isNewcomer) await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`crash: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !ofFailedCalls.test(message.text()))
        errors.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && pathname.startsWith("/assets/")) errors.push(`missing: ${pathname}`);
    });
    await giveToTest(page);
    const seen = [...errors];
    await leave(page);
    expect(seen).toEqual([]);
  },
});

/** Chromium sometimes never closes a page that is navigating. Opening an empty page first ends that navigation. */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.goto("about:blank").catch(() => page.waitForURL("about:blank"));
}

/**
 * Opens a page and waits until React handles its events. Nothing visible changes at that point: before it, links and
 * forms work as they do without JavaScript.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/**
 * Waits until React handles events on a page that was not opened by `openPage`. Pages that hydrate late wait for user
 * input, here a key press.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    // Repeated, because a key pressed before the page's script runs goes unnoticed.
    await page.keyboard.press("Shift");
    await page.waitForFunction(
      () => {
        const main = document.querySelector("main");
        return main && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
      },
      null,
      { timeout: 5000 },
    );
  }).toPass();
}

/** Presses Tab (or Shift+Tab) until the element is focused and in view. */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport();
      return;
    }
  }
  throw new Error(`${key} never reached ${wanted.toString()}.`);
}

/** The widths that the design covers: the narrowest phone, a phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1440] as const;

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Polls, because a slider or carousel measures itself just after the width changes.
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Checks that axe finds no WCAG 2.2 A or AA violations. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(
    new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]),
  );
}

/** Checks that axe finds no text with too little contrast, which depends on the theme. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withRules(["color-contrast"]));
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  // Otherwise axe opens a second page to merge the results of frames, and the site has no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
