import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, openPage, reloadPage, test } from "./checked-page.ts";
import { watchShifts } from "./studio-page.ts";

test("a scenario in the URL stays in the cookie until it is removed", async ({ page }) => {
  await page.goto("/nbmaistudio?scenario=accounts.Down&persona=newBusiness");
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  const settings = await page.goto("/account-settings");
  expect(settings?.status()).toBe(503);
  await page.goto("/?scenario=");
  const after = await page.goto("/account-settings");
  expect(after?.status()).toBe(200);
});

test("the error page offers a reload and the home page, and fits a phone", async ({ page }) => {
  await page.goto("/?scenario=accounts.Down");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/account-settings?tab=password");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reload the page" })).toHaveAttribute(
    "href",
    "/account-settings?tab=password",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("an unknown scenario gets a 400 response that lists the known ones", async ({ page }) => {
  const answer = await page.goto("/?scenario=accounts.NoSuch");
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole("heading", { name: "There is no scenario “accounts.NoSuch”." })).toBeVisible();
  await page.getByRole("link", { name: "accounts.WrongPassword" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the panel changes persona and scenario, and lists calls", async ({ page }) => {
  await page.goto("/nbmaistudio");
  await page.getByText("QA · visitor").click();
  await page.getByLabel("Persona").selectOption("New business");
  await page.getByText("accounts", { exact: true }).click();
  const wrongPassword = page.getByRole("group", { name: "accounts" }).getByLabel("WrongPassword");
  await wrongPassword.check();
  await page.getByLabel("Search scenarios").fill("agency code");
  await expect(wrongPassword).toBeHidden();
  await expect(page.getByLabel("UnknownAgencyCode")).toBeVisible();
  await expect(page.getByText("agency_code_unknown, POST /api/client/agency-code")).toBeVisible();
  await page.getByRole("button", { name: "Apply and reload" }).click();
  await page.getByText("QA · newBusiness · 1 scenario").click();
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  await expect(wrongPassword).toBeChecked();
  await expect(page.getByText(/^200 GET \/api\/session \d+ ms$/).first()).toBeVisible();
});

test("the panel's link reproduces the state, and its log shows which scenario responded", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/nbmaistudio?scenario=accounts.WrongPassword,projects.Loading&latency=300");
  await logInByDialog(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByText("QA · visitor · 2 scenarios").click();
  const call = page.getByText(/^401 POST \/client\/login \d+ ms wrong_credentials, accounts\.WrongPassword$/);
  await call.click();
  await expect(page.getByText(/"email":"nora@kettle.example"/)).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await expect.poll(copied).toMatch(/^curl -X POST 'http.*\/client\/login' -H 'Cookie: .*--data-raw/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(copied).toContain("scenario=accounts.WrongPassword%2Cprojects.Loading&latency=300");

  // The request that never gets a response doesn't hold up the next page.
  await page.goto(await copied(), { timeout: 10_000 });
  await page.getByText("QA · visitor · 2 scenarios").click();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByText("QA · visitor", { exact: true })).toBeAttached();
  await page.getByText("QA · visitor").click();
  await page.getByRole("button", { name: "Everything down" }).click();
  await expect(page.getByText("QA · visitor · 1 scenario")).toBeAttached();
  const account = await page.goto("/account-settings");
  expect(account?.status()).toBe(503);
});

test("the panel shows its link, selected, if the browser has no clipboard", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/?scenario=projects.Loading");
  await page.getByText("QA · visitor · 1 scenario").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const text = page.getByRole("textbox", { name: "Text to copy" });
  await expect(text).toHaveValue(/^http.*\?scenario=projects\.Loading&/);
  await expect(text).toBeFocused();
  const selected = await text.evaluate(
    (field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart,
  );
  expect(selected).toBe((await text.inputValue()).length);
  await page.keyboard.press("Tab");
  await expect(text).toHaveCount(0);
});

test("a mock log-in through the API survives a reload", async ({ page }) => {
  await page.goto("/client/login");
  const answer = await page.request.post("/client/login", {
    data: { email: "nora@kettle.example", password: "listen-up" },
  });
  expect(answer.status()).toBe(200);
  await page.goto("/account-settings");
  await page.reload();
  await expect(page.getByRole("textbox", { name: /email/i }).first()).toHaveValue("nora@kettle.example");
});

async function logInByDialog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nora@kettle.example");
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

test("a scenario in the URL determines the response to log-in", async ({ page }) => {
  await openPage(page, "/nbmaistudio?scenario=accounts.WrongPassword");
  await logInByDialog(page);
  await expect(page.getByRole("alert")).toHaveText("That email and password don’t match. Please try again.");

  await openPage(page, "/nbmaistudio?scenario=accounts.Down");
  await logInByDialog(page);
  await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
});

test("a mock log-in through the dialog survives a reload and ends with log-out", async ({ page }) => {
  await openPage(page, "/nbmaistudio");
  await logInByDialog(page);
  await expect(page.getByRole("button", { name: "User menu" })).toBeFocused();
  await reloadPage(page);
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test("a project that can't be deleted is listed, and its dialog says so", async ({ page }) => {
  await openPage(page, "/nbmaistudio?persona=newBusiness&scenario=projects.ChangesFail");
  await page
    .getByRole("button", { name: /^Options for / })
    .first()
    .press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete project" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("Network error occurred");
});

test("a form's message can be in the URL next to the scenario", async ({ page }) => {
  await openPage(page, "/client/login?error=wrong_credentials&persona=visitor&scenario=&latency=0");
  await expect(page.getByRole("alert")).toHaveText("That email and password don’t match. Please try again.");
});

for (const [scenario, status, heading] of [
  ["OddNames", 200, /^<b>Autumn at Kettle/],
  ["Gone", 404, "This ad is no longer shared"],
  ["BadGateway", 503, "Unexpected Application Error!"],
  ["Down", 503, "Unexpected Application Error!"],
] as const) {
  test(`a share link responds with ${status} in the ${scenario} scenario`, async ({ page }) => {
    const answer = await page.goto(`/shared-audio/ad_sample_1?scenario=sharing.${scenario}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

for (const [persona, width] of [
  ["visitorWithAds", 390],
  ["agency", 1440],
] as const) {
  test(`late data and fonts for ${persona} cause no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchShifts(page);
    const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await page.route(/\.woff2$/, async (route) => {
      await expect.poll(painted).toBe(1);
      await route.continue();
    });
    // The server renders without data that takes more than a second.
    await page.goto(`/nbmaistudio?persona=${persona}&latency=1500`);
    const ads = page.getByRole("region", { name: "Ads" }).getByRole("article");
    await expect(ads.first()).toBeAttached({ timeout: 20_000 });
    if (persona === "agency") {
      await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Show more projects" })).toBeVisible();
    }
    await page.evaluate(() => document.fonts.ready);
    // The controls at the end of the top bar cause a layout shift of 0.005, because the session arrives after the
    // page.
    expect(await shift()).toBeLessThan(persona === "agency" ? 0.01 : 0.001);
  });
}

test.describe("a touch screen with a keyboard", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test("shortcuts can be turned off, and their list can be reopened with Tab", async ({ page }) => {
    await openPage(page, "/nbmaistudio?persona=visitorWithAds");
    const ads = page.getByRole("region", { name: "Ads" });
    await expect(ads.getByRole("article")).toHaveCount(3);
    const button = ads.getByRole("button", { name: "Keyboard shortcuts" });
    // The button is visually hidden on touch screens.
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

test("the panel doesn't affect an open dialog or cover its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/nbmaistudio?persona=visitor");
  await page.getByRole("link", { name: "Login" }).click();
  const logIn = page.getByRole("dialog").getByRole("button", { name: "Log In" });
  await logIn.click({ trial: true });
  await page.getByText("QA · visitor").click();
  const latency = page.getByLabel("Latency");
  await latency.selectOption("300 ms");
  await latency.focus();
  await expect(latency).toBeFocused();
  await expect(logIn).toBeVisible();
});

test("a social log-in can be completed through a mock provider page", async ({ page }) => {
  await page.goto("/client/login?persona=visitor");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Log in as Nora, who has an account" }).click();
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
});
