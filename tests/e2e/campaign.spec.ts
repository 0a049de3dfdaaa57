import { expect, type Locator, type Page } from "@playwright/test";

import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  tabTo,
  test,
} from "./checked-page.ts";
import { password, register, registerOnly, uploadByApi } from "./studio-page.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Next" });

async function press(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

test("a visitor launches a campaign by keyboard at 320 px, logging in along the way", async ({ page }) => {
  const email = await registerOnly(page);
  const uuid = await uploadByApi(page.request, "brunch.mp3");
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, `/nbmaistudio/campaign?audioId=${uuid}`);
  await expect(page.getByRole("heading", { level: 1, name: "brunch" })).toBeVisible();
  await expect(page).toHaveTitle(/^brunch/);

  await press(page, next(page));
  await expect(heading(page, "Who should hear it?")).toBeFocused();
  await press(page, page.getByRole("checkbox", { name: "25-34" }), "Space");
  await expect(page.getByText("People aged 25 to 34 everywhere, on any device.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await press(page, next(page));
  await expect(heading(page, "How much, and when?")).toBeFocused();
  await press(page, next(page));
  await expect(page.getByText("Please choose a start date")).toBeVisible();
  await page.getByLabel("Start date").fill("2099-01-01");
  await page.getByLabel("End date").fill("2099-01-14");
  await press(page, next(page));
  await expect(heading(page, "Check it once more")).toBeFocused();
  await expect(page).toHaveURL(/&campaign=/);
  await expect(page.getByText("Draft saved")).toBeAttached();

  await reloadPage(page);
  await expect(page.getByText("People aged 25 to 34 everywhere, on any device.")).toBeVisible();
  await press(page, page.getByRole("checkbox", { name: /^I have listened/ }), "Space");
  await press(page, page.getByRole("button", { name: "Launch Campaign" }));
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your campaign is in review")).toBeVisible();

  await press(page, page.getByRole("link", { name: "See your campaigns" }));
  const row = page.getByRole("list", { name: "Campaigns" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("In review");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a client continues a draft from the list at 320 px, launches once, duplicates and cancels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await register(page);
  const ad_uuid = await uploadByApi(page.request, "brunch.mp3");
  const created = await page.request.post("/api/campaigns", {
    data: { title: "Winter", ad_uuid, start_date: "2099-01-01", end_date: "2099-01-14", current_step: 3 },
  });
  expect(created.status(), await created.text()).toBe(201);
  await openPage(page, "/nbmaistudio/campaigns");
  await page.getByRole("link", { name: "Go on: Winter" }).click();
  await expect(heading(page, "How much, and when?")).toBeVisible();
  await page.getByLabel("Total budget").fill("7500");
  await expect(page.getByText("Draft saved")).toBeAttached();
  await next(page).click();
  await page.getByRole("checkbox", { name: /^I have listened/ }).check();
  await page.getByRole("button", { name: "Launch Campaign" }).dblclick();
  await expect(heading(page, "Your campaign is in review")).toBeFocused();
  await page.getByRole("link", { name: "See your campaigns" }).click();

  const rows = page.getByRole("list", { name: "Campaigns" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(["In review"]);
  await expect(rows).toContainText(["$7,500"]);
  await page.getByRole("button", { name: "Options for the campaign Winter" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(rows).toContainText(["Draft", "In review"]);
  await rows
    .last()
    .getByRole("button", { name: /^Options/ })
    .click();
  await page.getByRole("menuitem", { name: "Cancel campaign" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel campaign" }).click();
  await expect(rows).toContainText(["Draft", "Cancelled"]);
});

test("a draft that was changed on a second device shows a conflict, and either version can be kept", async ({
  page,
  browser,
}) => {
  await register(page);
  const created = await page.request.post("/api/campaigns", {
    data: { title: "Winter", current_step: 3, time_zone: "UTC" },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const device = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await device.newPage();
  const changeElsewhere = async (dollars: string) => {
    await openPage(elsewhere, "/nbmaistudio/campaigns");
    await elsewhere.getByRole("link", { name: "Go on: Winter" }).click();
    await elsewhere.getByLabel("Total budget").fill(dollars);
    // Leaves immediately, because unsaved changes are saved on leaving the page.
    await elsewhere.getByRole("link", { name: "Campaigns", exact: true }).click();
    const list = elsewhere.getByRole("list", { name: "Campaigns" });
    await expect(list).toContainText(`$${Number(dollars).toLocaleString("en-US")}`);
  };
  const total = page.getByLabel("Total budget");
  const notice = page.getByText("This draft was changed in another tab or on another device.");
  await openPage(page, `/nbmaistudio/campaign?campaign=${id}`);

  await changeElsewhere("900");
  await total.fill("7500");
  await expect(notice).toBeVisible();
  await expect(total).toHaveValue("7500");
  await page.getByRole("button", { name: "Load the newest" }).click();
  await expect(total).toHaveValue("900");
  await expect(notice).toBeHidden();

  await changeElsewhere("1200");
  await total.fill("2500");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText("Draft saved")).toBeAttached();
  await reloadPage(page);
  await expect(total).toHaveValue("2500");
  await device.close();
});

test("the list shows a draft's last change even if it is saved slowly", async ({ page }) => {
  await register(page);
  const data = { title: "Winter", current_step: 3, time_zone: "UTC" };
  expect((await page.request.post("/api/campaigns", { data })).status()).toBe(201);
  await openPage(page, "/nbmaistudio/campaigns");
  await page.getByRole("link", { name: "Go on: Winter" }).click();
  await page.route("**/api/campaigns/*", async (route) => {
    if (route.request().method() === "PATCH") await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.getByLabel("Total budget").fill("900");
  await page.getByRole("link", { name: "Campaigns", exact: true }).click();
  await expect(page.getByRole("list", { name: "Campaigns" })).toContainText("$900");
});

test("the second of two tabs to save a draft reports a conflict, and keeps the input", async ({
  page,
  context,
}) => {
  await register(page);
  const created = await page.request.post("/api/campaigns", {
    data: { title: "Winter", current_step: 3, time_zone: "UTC" },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const other = await context.newPage();
  for (const tab of [page, other]) await openPage(tab, `/nbmaistudio/campaign?campaign=${id}`);
  const notice = other.getByText("This draft was changed in another tab or on another device.");

  await page.getByLabel("Total budget").fill("900");
  await page.getByLabel("Start date").fill("2099-01-01");
  await expect(page.getByText("Draft saved")).toBeAttached();
  await other.getByLabel("Total budget").fill("7500");
  await expect(notice).toBeVisible();
  await other.getByLabel("End date").fill("2099-01-14");
  await expect(notice).toBeVisible();
  await expect(other.getByLabel("Total budget")).toHaveValue("7500");
  await other.getByRole("button", { name: "Keep mine" }).click();
  await expect(notice).toBeHidden();
  await expect(other.getByText("Draft saved")).toBeAttached();

  await page.getByLabel("Daily budget").fill("50");
  await expect(page.getByText("This draft was changed in another tab or on another device.")).toBeVisible();
  await expect(page.getByLabel("Daily budget")).toHaveValue("50");
  await page.getByRole("button", { name: "Load the newest" }).click();
  await expect(page.getByLabel("Total budget")).toHaveValue("7500");
  await expect(page.getByLabel("End date")).toHaveValue("2099-01-14");
  await other.close();
});

test("the list of places loads on a retry after an error", async ({ page }) => {
  await register(page);
  const uuid = await uploadByApi(page.request, "brunch.mp3");
  const places = /\/assets\/data-[\w-]+\.js/;
  await page.route(places, (route) => route.abort());
  await openPage(page, `/nbmaistudio/campaign?audioId=${uuid}`);
  await next(page).click();
  await expect(page.getByText("The list of places could not be loaded.")).toBeVisible();
  await page.unroute(places);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("combobox", { name: "Locations" }).fill("UK");
  await page.getByRole("option", { name: "United Kingdom" }).first().click();
  await expect(page.getByRole("button", { name: "Remove United Kingdom" })).toBeVisible();
});
