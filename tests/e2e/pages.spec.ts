import { brand } from "@earshot/contract/brand.ts";
import { expect } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, expectReadable, test, widths } from "./checked-page.ts";

const pages = [
  // Uses a fragment, because off-screen sections are not laid out without one.
  ["/#main", `${brand.name}: Be heard in Podcast Advertising`],
  ["/nbmaistudio", `AI Studio · ${brand.name}`],
  ["/nbmaistudio/campaign", `Launch Campaign · ${brand.name}`],
  ["/nbmaistudio/campaigns", `Campaigns · ${brand.name}`],
  ["/client/login", `Log In · ${brand.name}`],
  ["/client/signup", `Create your account · ${brand.name}`],
  ["/client/forgot", `Reset Password · ${brand.name}`],
  ["/client/reset?token=x", `Choose a new password · ${brand.name}`],
  ["/privacy_policy.html", `Privacy Policy · ${brand.name}`],
  ["/terms_and_condition.html", `Terms and Conditions · ${brand.name}`],
] as const;

for (const [address, title] of pages) {
  test(`${address} fits every width and is accessible`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
}

for (const theme of ["dark", "contrast"]) {
  test(`every page has enough contrast in the ${theme} theme`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
    for (const [address] of pages) {
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectReadable(page);
    }
  });
}

test("an unknown path redirects to the landing page", async ({ page }) => {
  await page.goto("/no/such/page?x=1");
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test("account settings without a session redirect to log-in, with a return path", async ({ page }) => {
  await page.goto("/account-settings");
  await expect(page).toHaveURL(/\/client\/login\?redirect=\/account-settings$/);
});

test("the server renders the chosen theme, and System follows the media query", async ({
  page,
  context,
  baseURL,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/privacy_policy.html");
  const dark = await background();
  await context.addCookies([{ name: "theme", value: "light", url: baseURL ?? "" }]);
  await page.reload();
  expect(await background()).not.toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.reload();
  expect(await background()).toBe(dark);
});

test("a page preloads the fonts that it uses", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.goto("/privacy_policy.html");
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(fonts)).toEqual(new Set(preloaded));
});

test.describe("before JavaScript loads", () => {
  test.use({ javaScriptEnabled: false });

  test("the legal pages can be read and navigated", async ({ page }) => {
    await page.goto("/privacy_policy.html");
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Your rights" })
      .click();
    await expect(page).toHaveURL(/#rights$/);
    await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
    await page.getByRole("link", { name: "Terms and Conditions" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms and Conditions" })).toBeVisible();
  });
});
