import { expect, type Page } from "@playwright/test";

import { hydrated, openPage, test } from "./checked-page.ts";
import { password, register, registerOnly } from "./studio-page.ts";

const ended = (page: Page) => page.getByText("You are logged out. Log in to go on.");
const businessName = (page: Page) => page.getByLabel("Business Name");

async function logOut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await reloaded;
  await hydrated(page);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

test("a tab that another tab logged out shows a notice, and saves its input after log-in", async ({
  page,
  context,
}) => {
  const email = await register(page);
  await openPage(page, "/account-settings");
  await businessName(page).fill("Kettle & Sons");
  const other = await context.newPage();
  await openPage(other, "/nbmaistudio");
  await logOut(other);

  await expect(ended(page)).toBeVisible();
  await expect(businessName(page)).toHaveValue("Kettle & Sons");
  await logIn(page, email);
  await expect(ended(page)).toBeHidden();
  await expect(businessName(page)).toHaveValue("Kettle & Sons");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(other.getByRole("button", { name: "User menu" })).toBeVisible();
  await other.close();
});

test("a tab hides the previous account's data once another tab has logged in to a different account", async ({
  page,
  context,
}) => {
  const first = await registerOnly(page);
  const second = await register(page);
  await openPage(page, "/account-settings");
  await businessName(page).fill("Kettle & Sons");
  const other = await context.newPage();
  await openPage(other, "/nbmaistudio");
  await logOut(other);
  await expect(ended(page)).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await logIn(other, first);
  await reloaded;
  await expect(page.getByLabel("Email address")).toHaveValue(first);
  await expect(businessName(page)).toHaveValue("");
  await expect(page.getByText(second)).toHaveCount(0);
  await other.close();
});
