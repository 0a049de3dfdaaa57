import { expect, type Page, test } from "@playwright/test";

import { cardOf, fieldOf, openStudio, patience, resultOf } from "./studio-page.ts";

// Doesn't use the checked page, because browsers log each failed request as an error.

const isCreate = /\/generate(audio|withaiscript)$/;
const isApi = /\/(api|audiostack)\//;

/** Fills the form as a new user. */
async function describeAd(page: Page, title: string): Promise<void> {
  await openStudio(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await fieldOf(page, "Product / Ad name").fill(title);
  await page
    .getByLabel("AI prompt")
    .fill("A gentle dentist in Leeds. New patients get their first check-up for £25.");
}

const create = (page: Page) => page.getByRole("button", { name: "Create Audio Ad" }).click();

/** Checks that the finished ad is in the centre column and marked New in the list, and that its form is cleared. */
async function expectMade(page: Page, title: string): Promise<void> {
  await expect(resultOf(page, title).getByRole("button", { name: `Play ${title}` })).toBeFocused({
    timeout: 80_000,
  });
  await expect(cardOf(page, title).getByText("New")).toBeVisible();
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("");
}

test("an ad is made and played while each response takes three seconds", async ({ page }) => {
  test.slow();
  await page.route(isApi, async (route) => {
    await new Promise((settle) => setTimeout(settle, 3000));
    await route.continue();
  });
  await describeAd(page, "Slow Smile");
  await create(page);
  await expect(page.getByRole("timer")).toBeVisible(patience);
  await expectMade(page, "Slow Smile");
});

test("a failed request keeps the form, and the next one creates the ad", async ({ page }) => {
  await describeAd(page, "Second Smile");
  await page.route(isCreate, (route) => route.abort(), { times: 1 });
  await create(page);
  const alert = page.getByRole("alertdialog");
  await expect(alert).toBeVisible(patience);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Second Smile");
  await expect(page.getByLabel("AI prompt")).toHaveValue(/^A gentle dentist/);
  await create(page);
  await expectMade(page, "Second Smile");
});

test("an ad is finished even if the browser goes offline midway", async ({ page, context }) => {
  await describeAd(page, "Offline Smile");
  const begun = page.waitForResponse((response) => isCreate.test(new URL(response.url()).pathname));
  await create(page);
  expect((await begun).status()).toBe(200);
  await context.setOffline(true);
  await page.waitForTimeout(12_000);
  await context.setOffline(false);
  await expectMade(page, "Offline Smile");
});

for (const [moment, reaches] of [
  ["before the request arrives", false],
  ["before its answer arrives", true],
] as const) {
  test(`a reload right after Create, ${moment}, leads to the same result`, async ({ page }) => {
    const title = reaches ? "Reloaded Smile" : "Early Smile";
    await describeAd(page, title);
    const sent = Promise.withResolvers<void>();
    await page.route(
      isCreate,
      async (route) => {
        if (reaches) await route.fetch();
        sent.resolve();
      },
      { times: 1 },
    );
    await create(page);
    await sent.promise;
    await page.reload();
    await expectMade(page, title);
    await expect(page.getByRole("region", { name: "Ads" }).getByRole("article")).toHaveCount(1);
  });
}

test("a tab that is closed right after Create and then reopened shows the ad as new", async ({
  page,
  context,
}) => {
  await describeAd(page, "Closed Smile");
  const sent = Promise.withResolvers<void>();
  await page.route(isCreate, async (route) => {
    await route.fetch();
    sent.resolve();
  });
  await create(page);
  await sent.promise;
  await page.close();
  const again = await context.newPage();
  await openStudio(again);
  await expect(cardOf(again, "Closed Smile").getByText("New")).toBeVisible(patience);
  await expect(resultOf(again, "Closed Smile")).toBeVisible();
});
