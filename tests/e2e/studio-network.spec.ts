import { expect, type Page, test } from "@playwright/test";

import {
  comeFromLanding,
  countClicks,
  expectHeard,
  narrowPhone,
  outline,
  touch,
  touchScreen,
} from "./from-landing.ts";
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

const createButton = (page: Page) => page.getByRole("button", { name: "Create Audio Ad" });
const create = (page: Page) => createButton(page).click();

/** Checks that the finished ad is in the centre column and marked New in the list, and that its form is cleared. */
async function expectMade(page: Page, title: string): Promise<void> {
  await expect(resultOf(page, title).getByRole("button", { name: `Play ${title}` })).toBeFocused({
    timeout: 80_000,
  });
  await expect(cardOf(page, title).getByText("New")).toBeVisible();
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("");
}

/** Presses Play on the finished ad, and checks that it plays. */
async function hear(page: Page, title: string): Promise<void> {
  const result = resultOf(page, title);
  const play = result.getByRole("button", { name: `Play ${title}` });
  await expect(play).toBeFocused({ timeout: 80_000 });
  await play.tap();
  await expectHeard(result, title);
}

test.describe("a visitor who has closed Welcome before, at 320 px by touch", () => {
  test.use({ ...narrowPhone, ...touchScreen });
  test.beforeEach(async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
  });

  test("plays an ad after three clicks even if each response takes three seconds", async ({ page }) => {
    await page.route(isApi, async (route) => {
      await new Promise((settle) => setTimeout(settle, 3000));
      await route.continue();
    });
    const clicks = await countClicks(page);
    await comeFromLanding(page, touch, "Slow Kettle");
    await createButton(page).tap();
    await expect(page.getByRole("timer")).toBeVisible(patience);
    await hear(page, "Slow Kettle");
    expect(await clicks()).toBe(3);
  });

  test("keeps the brief when a request fails, and plays the ad after the request is sent again", async ({
    page,
  }) => {
    await comeFromLanding(page, touch, "Second Kettle");
    await page.route(isCreate, (route) => route.abort(), { times: 1 });
    await createButton(page).tap();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toBeVisible(patience);
    await alert.getByRole("button", { name: "OK" }).tap();
    const editBrief = page.getByRole("button", { name: "Edit brief" });
    if (await editBrief.isVisible()) await editBrief.tap();
    await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Second Kettle");
    await expect(fieldOf(page, "AI prompt")).toHaveValue(outline);
    await createButton(page).tap();
    await hear(page, "Second Kettle");
  });

  test("plays an ad even if the browser goes offline midway", async ({ page, context }) => {
    const clicks = await countClicks(page);
    await comeFromLanding(page, touch, "Offline Kettle");
    const begun = page.waitForResponse((response) => isCreate.test(new URL(response.url()).pathname));
    await createButton(page).tap();
    expect((await begun).status()).toBe(200);
    await context.setOffline(true);
    await page.waitForTimeout(12_000);
    await context.setOffline(false);
    await hear(page, "Offline Kettle");
    expect(await clicks()).toBe(3);
  });
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
