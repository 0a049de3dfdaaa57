import { expect } from "@playwright/test";

import { watchShifts } from "./studio-page.ts";
import { expectNoSidewaysScroll, test } from "./watched-page.ts";

for (const [persona, width] of [
  ["visitorWithAds", 390],
  ["agency", 1440],
] as const) {
  test(`nothing moves as the data of ${persona} arrives late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchShifts(page);
    // The server waits a second for the data, and sends the page without it.
    await page.goto(`/nbmaistudio?persona=${persona}&latency=1500`);
    const ads = page.getByRole("region", { name: "Ads" }).getByRole("article");
    await expect(ads.first()).toBeAttached({ timeout: 20_000 });
    await page.waitForLoadState("networkidle");
    // The bar's end alone moves, by 0.005 of the window: whoever is logged in turns out after the page.
    expect(await shift()).toBeLessThan(persona === "agency" ? 0.01 : 0.001);
  });
}

test.describe("a touch screen with a keyboard", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test("turns the keys off, and has their list again by Tab", async ({ page }) => {
    await page.goto("/nbmaistudio?persona=visitorWithAds", { waitUntil: "networkidle" });
    const ads = page.getByRole("region", { name: "Ads" });
    await expect(ads.getByRole("article")).toHaveCount(3);
    const button = ads.getByRole("button", { name: "Keyboard shortcuts" });
    // Who only touches sees nothing of it.
    expect((await button.locator("..").boundingBox())?.width).toBeLessThanOrEqual(1);

    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await list.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(list).toHaveCount(0);

    await ads.getByRole("searchbox").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    expect((await button.locator("..").boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Enter");
    await expect(list.getByRole("checkbox")).not.toBeChecked();
  });
});
