import { expect } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, test } from "./watched-page.ts";

test("a scenario in the address holds, out of sight, until it is taken off", async ({ page }) => {
  await page.goto("/nbmaistudio?scenario=accounts.Down&persona=newBusiness");
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  const settings = await page.goto("/account-settings");
  expect(settings?.status()).toBe(503);
  await page.goto("/?scenario=");
  const after = await page.goto("/account-settings");
  expect(after?.status()).toBe(200);
});

test("the error page says so, leads on, and fits a phone", async ({ page }) => {
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

test("an unknown scenario lists those that there are", async ({ page }) => {
  const answer = await page.goto("/?scenario=accounts.NoSuch");
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole("heading", { name: "There is no scenario “accounts.NoSuch”." })).toBeVisible();
  await page.getByRole("link", { name: "accounts.WrongPassword" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the panel changes persona and scenario, and lists the calls made", async ({ page }) => {
  await page.goto("/nbmaistudio");
  await page.getByText("QA · visitor").click();
  await page.getByLabel("Persona").selectOption("New business");
  await page.getByText("accounts", { exact: true }).click();
  const wrongPassword = page.getByRole("group", { name: "accounts" }).getByLabel("WrongPassword");
  await wrongPassword.check();
  await page.getByRole("button", { name: "Apply and reload" }).click();
  await page.getByText("QA · newBusiness · 1 scenario").click();
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  await expect(wrongPassword).toBeChecked();
  await expect(page.getByText(/^200 GET \/api\/session \d+ ms$/).first()).toBeVisible();
});

test("a mocked log-in survives a reload", async ({ page }) => {
  await page.goto("/client/login");
  const answer = await page.request.post("/client/login", {
    data: { email: "nora@kettle.example", password: "listen-up" },
  });
  expect(answer.status()).toBe(200);
  await page.goto("/account-settings");
  await page.reload();
  await expect(page.getByText("nora@kettle.example").first()).toBeVisible();
});

test("the panel leaves an open dialog alone and covers none of its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nbmaistudio?persona=visitor");
  await page.getByRole("dialog").getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Login" }).click();
  const logIn = page.getByRole("dialog").getByRole("button", { name: "Log In" });
  await logIn.click({ trial: true });
  await page.getByText("QA · visitor").click();
  await page.getByLabel("Latency").selectOption("300 ms");
  await expect(logIn).toBeVisible();
  await expect(page.getByLabel("Latency")).toBeFocused();
});
