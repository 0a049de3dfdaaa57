import { expect } from "@playwright/test";

import { test } from "./watched-page.ts";

test("a scenario in the address decides what log-in answers, in the dialog and on the page", async ({
  page,
}) => {
  await page.goto("/nbmaistudio?scenario=accounts.WrongPassword", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nora@kettle.example");
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("That email and password don’t match. Please try again.");

  await page.goto("/nbmaistudio?scenario=accounts.Down", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nora@kettle.example");
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
});

test("a mocked log-in by the dialog survives a reload, and ends with log-out", async ({ page }) => {
  await page.goto("/nbmaistudio", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nora@kettle.example");
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("button", { name: "User menu" })).toBeFocused();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});
