import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, test, widths } from "./checked-page.ts";
import { fieldOf, openStudio, password } from "./studio-page.ts";

const script = "Kettle. Brunch on Sundays, in the old station.";

async function typeOwnScript(page: Page): Promise<void> {
  await openStudio(page);
  await page.getByRole("tab", { name: "My Own Script" }).click();
  await fieldOf(page, "Your script").fill(script);
}

async function expectOwnScript(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/nbmaistudio\?tab=own$/);
  await expect(page.getByRole("tab", { name: "My Own Script" })).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page, "Your script")).toHaveValue(script);
}

/** Waits for the page: the one before it, or its dialog, has fields and links of the same names. */
const arrive = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor();

async function signUp(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Mia");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(`mia-${crypto.randomUUID()}@e2e.example`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Country").selectOption("Belgium");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "I am a Business" }).check();
  await page.getByRole("button", { name: "Get Started" }).click();
}

test("Back on the first page of a visit leads to the landing page", async ({ page }) => {
  await openStudio(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("signing up from the studio returns to the open tab and the draft", async ({ page }) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Sign up" }).click();
  await arrive(page, "Create your account");
  await signUp(page);
  await expectOwnScript(page);
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
});

test("the forgotten-password link of the log-in dialog leads back to the open tab and the draft", async ({
  page,
}) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Forgot password" }).click();
  await arrive(page, "Reset Password");
  await page.getByLabel("Email").fill("nobody@e2e.example");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("If this email exists, a reset link was sent.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to AI Studio" }).click();
  await expectOwnScript(page);
});

test("the way back survives reset, log-in and sign-up", async ({ page }) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Reset Password" }).click();
  await arrive(page, "Reset Password");
  await page.getByRole("link", { name: "Log In" }).click();
  await arrive(page, "Log In");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await arrive(page, "Create your account");
  await signUp(page);
  await expectOwnScript(page);
});

test("Reset Password is in the top bar, on phones in the menu", async ({ page }) => {
  await openStudio(page);
  const bar = page.getByRole("banner");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
    expect((await bar.boundingBox())?.height).toBeLessThan(70);
    if (width < 768) await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(page.getByRole("link", { name: "Reset Password" })).toBeInViewport();
    if (width < 768) await page.keyboard.press("Escape");
  }
});

test.describe("before any JavaScript arrives", () => {
  test.use({ javaScriptEnabled: false });

  test("the forgotten-password page leads back to the open tab", async ({ page }) => {
    await page.goto("/nbmaistudio?tab=own");
    await page.getByRole("link", { name: "Reset Password" }).click();
    await page.getByLabel("Email").fill("nobody@e2e.example");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("If this email exists, a reset link was sent.")).toBeVisible();
    await page.getByRole("link", { name: "Log In" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Back to AI Studio" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio\?tab=own$/);
  });

  test("an invalid new password keeps the way back", async ({ page }) => {
    await page.goto("/client/reset?token=a-token&redirect=%2Fnbmaistudio%3Ftab%3Down");
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Password should be at least 6 characters long")).toBeVisible();
    const back = page.getByRole("link", { name: "Back to AI Studio" });
    await expect(back).toHaveAttribute("href", "/nbmaistudio?tab=own");
  });
});
