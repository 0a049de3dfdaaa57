import { expect, type Page, test } from "@playwright/test";

import { expectHeard, narrowPhone, touchScreen } from "./from-landing.ts";
import { cardOf, fieldOf, openStudio, patience, resultOf } from "./studio-page.ts";

// Doesn't use the checked page, because browsers log each failed request as an error.

// The long timeout is needed because each test creates an ad and a version of it.
test.describe.configure({ timeout: 180_000 });
test.use({ ...narrowPhone, ...touchScreen });

const isVersion = /\/versions$/;
const isApi = /\/(api|audiostack)\//;

/** Creates an ad as a returning visitor, and waits until it is ready. */
async function makeAd(page: Page, title: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
  await openStudio(page);
  await fieldOf(page, "Product / Ad name").fill(title);
  await fieldOf(page, "AI prompt").fill("A gentle dentist in Leeds. The first check-up is £25.");
  await page.getByRole("button", { name: "Create Audio Ad" }).tap();
  await expect(resultOf(page, title).getByRole("button", { name: `Play ${title}` })).toBeFocused(patience);
}

/** Types at the end of the edited script's first line. */
async function typeWord(page: Page, word: string): Promise<void> {
  const first = fieldOf(page, "Line 1 of");
  await first.press("Control+End");
  await first.pressSequentially(` ${word}.`);
}

/** Opens the finished ad's script and adds a word to its first line. */
async function changeWord(page: Page, title: string, word: string): Promise<void> {
  await resultOf(page, title).getByRole("button", { name: "Edit script" }).tap();
  await typeWord(page, word);
}

const makeVersion = (page: Page) => page.getByRole("button", { name: "Make this version" }).tap();

/** Presses Play on the finished version, and checks its script, that it plays, and that it was made only once. */
async function hearVersion(page: Page, title: string, word: string): Promise<void> {
  const result = resultOf(page, title);
  await expect(result).toContainText(word, { timeout: 80_000 });
  const sound = page.waitForResponse((response) => /\/audiostack\/audio\/.*version=2/.test(response.url()));
  await result.getByRole("button", { name: `Play ${title}` }).tap();
  expect((await sound).status()).toBeLessThan(300);
  await expectHeard(result, title);
  const ads = await page.request.get("/audiostack/getuseraudios");
  expect(await ads.json()).toMatchObject([{ product_name: title, version: 2 }]);
}

test("warns the second of two tabs that make a version of the same ad, and lets it use its own text instead", async ({
  page,
  context,
}) => {
  const title = "Two Smiles";
  await makeAd(page, title);
  const other = await context.newPage();
  await openStudio(other);
  await cardOf(other, title)
    .getByRole("button", { name: `Options for the ad ${title}` })
    .tap();
  await other.getByRole("menuitem", { name: "Edit script" }).tap();
  await typeWord(other, "Yesterday");
  await changeWord(page, title, "Tomorrow");
  await makeVersion(page);
  await hearVersion(page, title, "Tomorrow");

  await makeVersion(other);
  await expect(other.getByText("A newer version was made in another tab")).toBeVisible();
  await expect(fieldOf(other, "Line 1 of")).toHaveValue(/ Yesterday\.$/);
  await other.getByRole("button", { name: "Use mine instead" }).tap();
  await expect(resultOf(other, title)).toContainText("Yesterday", { timeout: 80_000 });
});

test("an edited version plays even if each response takes three seconds", async ({ page }) => {
  await makeAd(page, "Slow Change");
  await page.route(isApi, async (route) => {
    await new Promise((settle) => setTimeout(settle, 3000));
    await route.continue();
  });
  await changeWord(page, "Slow Change", "Tomorrow");
  await makeVersion(page);
  await hearVersion(page, "Slow Change", "Tomorrow");
});

for (const [what, reaches] of [
  ["request", false],
  ["response", true],
] as const) {
  test(`keeps the changed word after a lost ${what}, and makes only one version when retried`, async ({
    page,
  }) => {
    const title = reaches ? "Deaf Smile" : "Mute Smile";
    await makeAd(page, title);
    await changeWord(page, title, "Tomorrow");
    await page.route(
      isVersion,
      async (route) => {
        if (reaches) await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await makeVersion(page);
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("Network error", patience);
    await alert.getByRole("button", { name: "OK" }).tap();
    await expect(fieldOf(page, "Line 1 of")).toHaveValue(/ Tomorrow\.$/);
    await makeVersion(page);
    await hearVersion(page, title, "Tomorrow");
  });
}

test("a version is finished even if the browser goes offline midway", async ({ page, context }) => {
  await makeAd(page, "Offline Change");
  await changeWord(page, "Offline Change", "Tomorrow");
  const begun = page.waitForResponse((response) => isVersion.test(new URL(response.url()).pathname));
  await makeVersion(page);
  expect((await begun).status()).toBe(202);
  await context.setOffline(true);
  await page.waitForTimeout(12_000);
  await context.setOffline(false);
  await hearVersion(page, "Offline Change", "Tomorrow");
});

/** Waits until the ad's card is marked New, instead of with the stage of its new version. */
const expectNew = (page: Page, title: string) =>
  expect(cardOf(page, title).getByText(/^New(?! version)/)).toBeVisible(patience);

for (const [moment, reaches] of [
  ["before the request arrives", false],
  ["before its response arrives", true],
] as const) {
  test(`a tab that is closed right after Make this version, ${moment}, and then reopened shows the version as new`, async ({
    page,
    context,
  }) => {
    const title = reaches ? "Closed Change" : "Early Change";
    await makeAd(page, title);
    await changeWord(page, title, "Tomorrow");
    const sent = Promise.withResolvers<void>();
    await page.route(isVersion, async (route) => {
      if (reaches) await route.fetch();
      sent.resolve();
    });
    await makeVersion(page);
    await sent.promise;
    await page.close();
    const again = await context.newPage();
    await openStudio(again);
    await expectNew(again, title);
    await hearVersion(again, title, "Tomorrow");
  });
}

test("a reload on another tab while a version is made leads to the same result", async ({ page }) => {
  const title = "Reloaded Change";
  await makeAd(page, title);
  await changeWord(page, title, "Tomorrow");
  const begun = page.waitForResponse((response) => isVersion.test(new URL(response.url()).pathname));
  await makeVersion(page);
  expect((await begun).status()).toBe(202);
  await openStudio(page, "?tab=ai");
  await expectNew(page, title);
  await hearVersion(page, title, "Tomorrow");
  await page.getByRole("tab", { name: "My Own Script" }).tap();
  await expect(page.getByText("Edit the script of")).toHaveCount(0);
});

test("a reload before the response arrives keeps the form waiting, and an edit made meanwhile becomes the next version", async ({
  page,
}) => {
  const title = "Cut Change";
  await makeAd(page, title);
  await changeWord(page, title, "Tomorrow");
  const sent = Promise.withResolvers<void>();
  await page.route(
    isVersion,
    async (route) => {
      await route.fetch();
      sent.resolve();
    },
    { times: 1 },
  );
  await makeVersion(page);
  await sent.promise;
  await openStudio(page, "?tab=own");
  await typeWord(page, "Always");
  await expect(page.getByRole("button", { name: "Make this version" })).toHaveCount(0);
  await expectNew(page, title);
  await makeVersion(page);
  await expect(resultOf(page, title)).toContainText("Always", { timeout: 80_000 });
});
