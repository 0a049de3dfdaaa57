import { expect, type Page } from "@playwright/test";

import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  tabTo,
  test,
  widths,
} from "./checked-page.ts";
import { fieldOf, openStudio, password } from "./studio-page.ts";

const script = "Kettle. Brunch on Sundays, in the old station.";

async function typeOwnScript(page: Page): Promise<void> {
  await openStudio(page);
  await page.getByRole("tab", { name: "My Own Script" }).click();
  await fieldOf(page, "Your script").fill(script);
}

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Mia");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(`mia-${crypto.randomUUID()}@e2e.example`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Country").selectOption("Belgium");
}

async function expectOwnScript(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/nbmaistudio\?tab=own$/);
  await expect(page.getByRole("tab", { name: "My Own Script" })).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page, "Your script")).toHaveValue(script);
}

test("Back on the first page of a visit leads to the landing page", async ({ page }) => {
  await openStudio(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("signing up by keyboard keeps the studio's tab and draft, and shows a toast", async ({ page }) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Sign up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  for (const [label, text] of [
    ["First name", "Mia"],
    ["Last name", "Okafor"],
    ["Email", `mia-${crypto.randomUUID()}@e2e.example`],
    ["Password", password],
    ["Country", "Belgium"],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    if (label !== "First name") await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "I am a Business" })).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Get Started" }));
  // Starts waiting before the action, because the toast disappears by itself.
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("Account created!").waitFor();
  await page.keyboard.press("Enter");
  await toast;
  await expect(page.getByRole("button", { name: "User menu" })).toBeFocused();
  await expectOwnScript(page);
});

test("an edited line survives switching tabs and signing up", async ({ page }) => {
  await openStudio(page);
  await fieldOf(page, "Product / Ad name").fill("Kettle");
  await fieldOf(page, "AI prompt").fill("Brunch on Sundays, in the old station. First coffee free.");
  await page.getByRole("button", { name: "Write the script" }).click();
  const line = fieldOf(page, "Line 1 of");
  await line.press("Control+End");
  await line.pressSequentially(" Hello Leeds.");
  await page.getByRole("tab", { name: "My Own Script" }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole("tab", { name: "AI Script" }).click();
  await expect(line).toHaveValue(/ Hello Leeds\.$/);

  await page.getByRole("link", { name: "Sign up" }).click();
  await fillSignUp(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "I am a Business" }).check();
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
  await expect(line).toHaveValue(/ Hello Leeds\.$/);
});

test("a reload reopens the sign-up dialog, and Back closes it without a server request", async ({ page }) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Sign up" }).click();
  const dialog = page.getByRole("dialog", { name: "Create your account" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?tab=own&dialog=signup$/);
  await reloadPage(page);
  await expect(dialog).toBeVisible();

  await page.route("**/*.data*", (route) => route.abort());
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectOwnScript(page);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectOwnScript(page);
});

test("Back from the role step returns to the filled form, then closes the dialog, and Forward reopens it", async ({
  page,
}) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Sign up" }).click();
  await fillSignUp(page);
  await page.getByRole("button", { name: "Continue" }).click();
  const role = page.getByRole("radio", { name: "I am a Business" });
  await role.check();
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Mia");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.goForward();
  await expect(role).toBeChecked();
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Create your account" });
  await expect(dialog).toBeHidden();
  await expectOwnScript(page);

  const atRoleEntry = () => page.evaluate(() => Boolean(Reflect.get(history.state as object, "signUpStep")));
  // The form is now empty, so Forward doesn't lead to the role step.
  await page.goForward();
  await expect(page.getByLabel("First name")).toHaveValue("");
  await page.goForward();
  await expect.poll(atRoleEntry).toBe(false);
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectOwnScript(page);
});

test("Back from the role step of the sign-up page returns to the filled form", async ({ page }) => {
  await openPage(page, "/client/login");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await fillSignUp(page);
  await page.keyboard.press("Enter");
  const role = page.getByRole("radio", { name: "I am a Business" });
  await expect(role).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Mia");
  await page.goForward();
  await expect(role).toBeVisible();
  await reloadPage(page);
  await expect(page.getByLabel("First name")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/\/client\/login/);
});

test("the log-in dialog's password reset keeps the tab and the draft", async ({ page }) => {
  await typeOwnScript(page);
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Forgot password" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByLabel("Email").fill("nobody@e2e.example");
  await dialog.getByRole("button", { name: "Send reset link" }).click();
  await expect(dialog.getByText("If this email exists, a reset link was sent.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectOwnScript(page);
});

test("Reset Password is in the top bar, or in the menu on phones", async ({ page }) => {
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

test.describe("before JavaScript loads", () => {
  test.use({ javaScriptEnabled: false });

  test("the forgotten-password page leads back to the open tab", async ({ page }) => {
    await page.goto("/nbmaistudio?tab=own");
    await page.getByRole("link", { name: "Reset Password" }).click();
    await page.getByLabel("Email").fill("nobody@e2e.example");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("If this email exists, a reset link was sent.")).toBeVisible();
    await page.getByRole("link", { name: "Log In" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Sign Up" }).click();
    await expect(page.getByLabel("Country")).toBeVisible();
    await page.getByRole("link", { name: "Back to AI Studio" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio\?tab=own$/);
  });

  test("an invalid new password keeps the return path", async ({ page }) => {
    await page.goto("/client/reset?token=a-token&redirect=%2Fnbmaistudio%3Ftab%3Down");
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Password should be at least 6 characters long")).toBeVisible();
    const back = page.getByRole("link", { name: "Back to AI Studio" });
    await expect(back).toHaveAttribute("href", "/nbmaistudio?tab=own");
  });
});
