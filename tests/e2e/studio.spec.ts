import { expect, type Page, test as unchecked } from "@playwright/test";

import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  tabTo,
  test,
} from "./checked-page.ts";
import { cardOf, fieldOf, hear, openStudio, patience, resultOf } from "./studio-page.ts";

/** Matches the request that creates an ad, and its response. */
const isCreate = (message: { url: () => string }) =>
  /\/generate(audio|withaiscript)$/.test(new URL(message.url()).pathname);

/** The body of the create request that `press` triggers. */
async function bodyOfCreate(page: Page, press: () => Promise<void>): Promise<unknown> {
  const asked = page.waitForRequest(isCreate);
  await press();
  return (await asked).postDataJSON();
}

test("an ad is created, plays, and is still there after a reload", async ({ page }) => {
  await openStudio(page, "?brand=Coffee+%26+Co&outline=Fresh+beans+every+Monday&voice_gender=male");
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  // The script is written as soon as the studio opens.
  await expect(page.getByRole("heading", { name: "Choose a script" })).toBeVisible(patience);
  await page.getByRole("button", { name: "Edit brief" }).click();
  await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Coffee & Co");
  await page
    .getByLabel("AI prompt")
    .fill("Small-batch coffee roasted on Mondays, at your door by Wednesday. Visit coffeeandco.example.");
  await reloadPage(page);
  await page.getByRole("button", { name: "Edit brief" }).click();
  await expect(fieldOf(page, "AI prompt")).toHaveValue(/^Small-batch coffee/);

  await page.getByRole("button", { name: "Create Audio Ad" }).click();
  const wait = page.getByRole("dialog", { name: "We’re bringing your ad to life" });
  await expect(wait.getByRole("timer")).toBeVisible();
  await expect(wait).toBeHidden(patience);
  const card = cardOf(page, "Coffee & Co");
  await expect(card.getByText("New")).toBeVisible();
  const result = resultOf(page, "Coffee & Co");
  await expect(result.getByRole("button", { name: "Play Coffee & Co" })).toBeFocused();
  await hear(page, card, "Coffee & Co");
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("");

  await reloadPage(page);
  await expect(cardOf(page, "Coffee & Co").getByRole("button", { name: "Play Coffee & Co" })).toBeVisible();
});

for (const [phone, width, height] of [
  ["a small phone", 320, 460],
  ["a phone on its side", 740, 330],
] as const) {
  test(`on ${phone}, Create Audio Ad stays in view and covers no focused field`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    await page.setViewportSize({ width, height });
    await openStudio(page);
    const create = page.getByRole("button", { name: "Create Audio Ad" });
    await expect(create).toBeInViewport({ ratio: 1 });
    for (const name of ["Product / Ad name", "AI prompt"]) {
      const field = fieldOf(page, name);
      await page.evaluate(() => window.scrollTo(0, 0));
      await field.focus();
      const [fieldBox, createBox] = [await field.boundingBox(), await create.boundingBox()];
      expect(fieldBox!.y + Math.min(fieldBox!.height, 100), name).toBeLessThan(createBox!.y);
    }
    await expect(create).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}

test("an empty form on the landing page leaves nothing in the studio's address", async ({ page }) => {
  await openStudio(page, "?brand=&outline=&voice_gender=");
  await expect(page).toHaveURL(/\/nbmaistudio$/);
});

test("a pending ad is still there after leaving and returning", async ({ page }) => {
  await openStudio(page);
  await fieldOf(page, "Product / Ad name").fill("Kettle");
  await page.getByLabel("AI prompt").fill("Brunch at Kettle, the café in the old station.");
  const begun = page.waitForResponse(isCreate);
  await page.getByRole("button", { name: "Create Audio Ad" }).click();
  expect((await begun).status()).toBe(200);
  await page.goto("/terms_and_condition.html");
  await openStudio(page);
  const card = cardOf(page, "Kettle");
  await expect(card).toBeVisible();
  await expect(card.getByRole("button", { name: "Play Kettle" })).toBeVisible(patience);
  await hear(page, card, "Kettle");
});

test("an ad is made from the user's own Spanish script with two voices and music, and can be remade from its info", async ({
  page,
}) => {
  await openStudio(page, "?tab=own");
  await fieldOf(page, "Product / Ad name").fill("Academia Puente");
  await fieldOf(page, "Your script").fill("A: Aprende inglés este año.\nB: Llama a Academia Puente hoy.");
  await expect(page.getByText(/ of 30 s with Russell$/)).toBeVisible();
  for (const [opener, name] of [
    ["Change voice", "Lucia"],
    ["Select voice", "Andres"],
  ] as const) {
    await page.getByRole("button", { name: opener }).first().click();
    const dialog = page.getByRole("dialog", { name: "Select Voice" });
    await dialog.getByRole("searchbox").fill(name);
    await page.keyboard.press("Enter");
    await dialog.getByRole("radio", { name }).check();
    await dialog.getByRole("button", { name: "Select Voice" }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("combobox", { name: "Language", exact: true })).toHaveValue("Spanish");
  await page.getByRole("button", { name: "Select AI Music" }).click();
  const music = page.getByRole("dialog", { name: "Select Music" });
  await music.getByRole("radio").first().check();
  await music.getByRole("button", { name: "Select Music" }).click();
  await expect(page.getByText("AI Music Integration Active").filter({ visible: true })).toHaveCount(1);

  const asked = page.waitForRequest("**/api/audioad/v2/generatewithaiscript*");
  await page.getByRole("button", { name: "Create Audio Ad" }).click();
  const sent = (await asked).postDataJSON() as { voice_ids: string[]; language: string };
  expect(sent.voice_ids).toEqual(["vc_lucia", "vc_andres"]);
  expect(sent.language).toBe("Spanish");
  await hear(page, cardOf(page, "Academia Puente"), "Academia Puente");

  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(fieldOf(page, "Your script")).toHaveValue("");
  await page.getByRole("button", { name: "Options for the ad Academia Puente" }).click();
  await page.getByRole("menuitem", { name: "View info" }).click();
  const info = page.getByRole("dialog", { name: "Ad info" });
  await expect(info.getByRole("region", { name: "Script" })).toContainText("Llama a Academia Puente hoy");

  await info.getByRole("button", { name: "Make another like this" }).click();
  await expect(info).toBeHidden();
  await expect(page.getByRole("tab", { name: "My Own Script" })).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Academia Puente");
  await expect(fieldOf(page, "Your script")).toHaveValue(/^A: Aprende inglés este año\.\nB: Llama/);
  await expect(page.getByText("AI Music Integration Active").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Language", exact: true })).toHaveValue("Spanish");
});

test("a word in a written script is changed by keyboard, and the ad says the new word", async ({ page }) => {
  await openStudio(page);
  await fieldOf(page, "Product / Ad name").fill("Coffee & Co");
  const prompt = fieldOf(page, "AI prompt");
  await prompt.fill(
    "Small-batch coffee roasted on Mondays. First bag free at coffeeandco.example with code RADIO.",
  );
  await page.keyboard.press("Control+Enter");
  const tab = page.getByRole("tabpanel").getByRole("tab", { selected: true });
  await expect(tab).toBeFocused(patience);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Hear line 1,/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Pause line 1,/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Hear line 1,/ })).toBeFocused(patience);
  await page.keyboard.press("Tab");
  const first = fieldOf(page, "Line 1 of");
  await expect(first).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Hello Leeds.");
  await expect(first).toHaveValue(/ Hello Leeds\.$/);
  await expect(page.getByText(/ of 30 s with Russell$/)).toBeVisible();

  await reloadPage(page);
  await expect(first).toHaveValue(/ Hello Leeds\.$/);
  const create = page.getByRole("button", { name: "Create Audio Ad" });
  await tabTo(page, create);
  const sent = (await bodyOfCreate(page, () => page.keyboard.press("Enter"))) as {
    script: { text: string }[];
    variant: number;
  };
  expect(sent.script[0]?.text).toMatch(/ Hello Leeds\.$/);
  expect(sent.variant).toBe(0);

  const card = cardOf(page, "Coffee & Co");
  await expect(card.getByRole("button", { name: "Play Coffee & Co" })).toBeVisible(patience);
  await expect(first).toHaveCount(0);
  await hear(page, card, "Coffee & Co");
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(prompt).toHaveValue("");
  await card.getByRole("button", { name: "Options for the ad Coffee & Co" }).click();
  await page.getByRole("menuitem", { name: "View info" }).click();
  const info = page.getByRole("dialog", { name: "Ad info" });
  await expect(info.getByRole("region", { name: "Script" })).toContainText("Hello Leeds.");

  await info.getByRole("button", { name: "Edit script" }).click();
  await expect(page.getByRole("heading", { name: "Edit the script of Coffee & Co" })).toBeFocused();
  await expect(first).toHaveValue(/ Hello Leeds\.$/);
});

test("a written script is changed by touch at 320 px", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
  await openPage(page, "/nbmaistudio");
  await fieldOf(page, "Product / Ad name").fill("Kettle");
  await fieldOf(page, "AI prompt").fill("Brunch at Kettle, the café in the old station. Open on Sundays.");
  await page.getByRole("button", { name: "Write the script" }).tap();
  const first = fieldOf(page, "Line 1 of");
  await expect(first).toBeVisible(patience);
  await expect(first).not.toBeFocused();
  const before = await page.getByRole("textbox", { name: /^Line \d+ of/ }).count();
  await first.tap();
  await page.getByRole("button", { name: "Remove line 1" }).tap();
  await expect(page.getByRole("textbox", { name: /^Line \d+ of/ })).toHaveCount(before - 1);
  // If the line's row of actions closed during this tap, the button would move away from under the finger.
  await page.getByRole("button", { name: "Select AI Music" }).tap();
  const music = page.getByRole("dialog", { name: "Select Music" });
  // The search field is not focused, because that would open the on-screen keyboard.
  await expect(music.getByRole("heading", { name: "Select Music" })).toBeFocused();
  await music.getByRole("button", { name: "Cancel" }).tap();
  await expect(music).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});

test("Try again sends the same request, and the new ad replaces the failed one", async ({ page }) => {
  await openStudio(page);
  await fieldOf(page, "Product / Ad name").fill("Bright Smile");
  await page.getByLabel("AI prompt").fill("A gentle dentist in Leeds. First check-ups for £25.");
  await page.getByRole("combobox", { name: "Tone" }).selectOption("confident");
  const asked = await bodyOfCreate(page, () => page.getByRole("button", { name: "Create Audio Ad" }).click());
  await expect(cardOf(page, "Bright Smile").getByRole("button", { name: "Play Bright Smile" })).toBeVisible(
    patience,
  );

  // Makes the list show the ad as failed.
  let failed: unknown;
  await page.route("**/audiostack/getuseraudios*", async (route) => {
    const answer = await route.fetch();
    const ads = (await answer.json()) as Record<string, unknown>[];
    failed ??= ads[0]?.["uuid"];
    for (const ad of ads.filter(({ uuid }) => uuid === failed)) {
      Object.assign(ad, { state: "failed", state_message: "The voice was lost." });
    }
    await route.fulfill({ json: ads });
  });
  await page.getByRole("searchbox", { name: "Search ads" }).fill("Bright");
  await page.keyboard.press("Enter");
  await expect(cardOf(page, "Bright Smile")).toContainText("The voice was lost.");
  const tryAgain = cardOf(page, "Bright Smile").getByRole("button", { name: "Try again" });
  // The second ad stays pending until this test releases its responses.
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  await page.route("**/api/audioad/ads/*", async (route) => {
    if (!route.request().url().includes(String(failed))) await finished;
    await route.fallback();
  });
  const again = await bodyOfCreate(page, () => tryAgain.click());
  expect(again).toEqual(asked);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await tryAgain.click();
  await expect(page.getByRole("alertdialog")).toContainText("Another ad is being made.");
  await page.keyboard.press("Enter");
  finish();
  await expect(tryAgain).toHaveCount(0, patience);
  await expect(cardOf(page, "Bright Smile")).toHaveCount(1, patience);
  await expect(cardOf(page, "Bright Smile").getByText("New")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search ads" })).toHaveValue("");
  await hear(page, cardOf(page, "Bright Smile"), "Bright Smile");
});

// Doesn't use the checked page, because a failed load is reported as an uncaught error, for error monitoring.
for (const [opener, dialog, file] of [
  ["Keyboard shortcuts", "Keyboard shortcuts", /\/assets\/shortcuts-dialog-/],
  ["Select AI Music", "Select Music", /\/assets\/select-music-dialog-/],
] as const) {
  unchecked(`a failed load of ${dialog} shows an error, keeps the form, and is retried`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    await openStudio(page);
    await fieldOf(page, "Product / Ad name").fill("Kettle");
    await page.route(file, (route) => route.abort());
    const button = page.getByRole("button", { name: opener });
    await button.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("Network error. Please try again.");
    await page.keyboard.press("Enter");
    await expect(alert).toBeHidden();
    await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Kettle");
    await page.unroute(file);
    await button.click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

unchecked("a failed load of a menu shows an error and is retried", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
  await openStudio(page);
  const code = /\/assets\/menu-layer-/;
  await page.route(code, (route) => route.abort());
  const button = page.getByRole("button", { name: /^Theme:/ });
  await button.click();
  await expect(page.getByText("Network error. Please try again.")).toBeVisible();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.unroute(code);
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
});

test.describe("a new user", () => {
  test.use({ isNewcomer: true });

  test("creates and plays an ad by keyboard at 320 px in the dark theme", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, "/nbmaistudio");
    await expect(page.getByRole("dialog", { name: "Welcome to Earshot" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await tabTo(page, fieldOf(page, "Product / Ad name"));
    await page.keyboard.type("Bright Smile");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A gentle dentist in Leeds. New patients get their first check-up for £25.");
    await tabTo(page, page.getByRole("button", { name: "Create Audio Ad" }));
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("timer")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByRole("timer")).toHaveCount(0, patience);

    const result = resultOf(page, "Bright Smile");
    await expect(result).toBeInViewport(patience);
    await expect(result.getByRole("button", { name: "Play Bright Smile" })).toBeFocused();
    await expect(page.getByText("Your ad is ready").first()).toBeVisible();
    await page.keyboard.press("Space");
    await expect(result.getByRole("button", { name: "Pause Bright Smile" })).toBeFocused();
    await expect(result.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const lines = result.getByRole("list", { name: "Script, line by line" }).getByRole("button");
    await tabTo(page, lines.last());
    await page.keyboard.press("Enter");
    await expect(lines.last()).toHaveAttribute("aria-current", "true");
    await tabTo(page, result.getByRole("button", { name: "Edit script" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Edit the script of Bright Smile" })).toBeFocused();
    const line = page.getByRole("textbox", { name: /^Line 1 of/ });
    await tabTo(page, line);
    await page.keyboard.type("Today: ");
    await tabTo(page, page.getByRole("button", { name: "Make this version" }));
    await page.keyboard.press("Enter");
    await expect(result.getByText(/Today: /)).toBeVisible(patience);
    await expect(result.getByRole("button", { name: "Play Bright Smile" })).toBeFocused();

    await tabTo(page, result.getByRole("button", { name: "Options for the ad Bright Smile" }));
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "View info" }).press("Enter");
    const info = page.getByRole("dialog", { name: "Ad info" });
    await tabTo(page, info.getByRole("button", { name: "Compare version 1 with the newest" }));
    await page.keyboard.press("Enter");
    await expect(info.getByRole("insertion").first()).toContainText("Today");
    await expectNoSidewaysScroll(page);
    // On a phone, the toast covers the dialog's Close button for three seconds.
    await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    await expectAccessible(page);
    await tabTo(page, info.getByRole("button", { name: "Restore version 1" }));
    await page.keyboard.press("Enter");
    await expect(info.getByText("Version 1 is the newest again, as version 3.")).toBeVisible();
    await expect(info.getByRole("region", { name: "Script" })).not.toContainText("Today: ");
    await page.keyboard.press("Escape");
    await expect(result.getByText(/Today: /)).toHaveCount(0);
  });
});
