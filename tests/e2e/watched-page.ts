import { AxeBuilder } from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";

/** What the browser and the session check write of a call that failed: the spec has such failures "logged only". */
const ofCalls = /^(Failed to load resource|NetworkError: )/;

/**
 * A page of somebody who has closed the Welcome dialog, unless they are a newcomer, which must stay clean: after each test, no
 * script crashed, nothing was written to the console as an error (a breach of the content policy is one) and no asset was missing.
 * Answers of calls are the test's own to judge.
 */
export const test = base.extend<{ page: Page; isNewcomer: boolean }>({
  isNewcomer: [false, { option: true }],
  page: async ({ page, isNewcomer }, giveToTest) => {
    if (!isNewcomer) await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(`crash: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !ofCalls.test(message.text()))
        troubles.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && pathname.startsWith("/assets/")) troubles.push(`missing: ${pathname}`);
    });
    await giveToTest(page);
    const seen = [...troubles];
    await leave(page);
    expect(seen).toEqual([]);
  },
});

/**
 * Told to close a page just when another one takes its place, Chromium now and then forgets it, and the test waits for ever. So
 * an empty page takes its place first, crossed perhaps by the one that was under way.
 */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.goto("about:blank").catch(() => page.waitForURL("about:blank"));
}

/** Widths of the design: the narrowest phone, a phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1440] as const;

/** Fails for content that makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** Fails for what axe finds by WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(
    new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]),
  );
}

/** Fails for text that is hard to read: what another theme can change. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withRules(["color-contrast"]));
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
