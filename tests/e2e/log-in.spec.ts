import { expect, test as unchecked } from "@playwright/test";

import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  tabTo,
  test,
} from "./checked-page.ts";
import { password, registerOnly } from "./studio-page.ts";

test("a user logs in and out by keyboard at 320 px in the dark theme", async ({ page, context, baseURL }) => {
  const email = await registerOnly(page);
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/nbmaistudio");
  const navigation = page.getByRole("button", { name: "Open navigation" });
  await tabTo(page, navigation);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Login" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type("wrong horse");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("That email and password don’t match. Please try again.");
  await expect(page.getByLabel("Email")).toHaveValue(email);

  await tabTo(page, page.getByLabel("Password", { exact: true }), "Shift+Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
  await expect(navigation).toBeFocused();
  await reloadPage(page);
  await tabTo(page, page.getByRole("button", { name: "User menu" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(email)).toBeVisible();
  // The menu takes focus just after it appears; an arrow key pressed before that does nothing.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused({ timeout: 500 });
  }).toPass();
  // Waits for the reload, because closing the browser during it may hang.
  const reloaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await reloaded;
  await expect(page.getByRole("link", { name: "Sign up" })).toBeVisible();
  expect((await page.request.get("/api/session").then((answer) => answer.json())) as object).toEqual({
    user: null,
  });
});

test("a page that requires a session redirects to log-in and back", async ({ page }) => {
  const email = await registerOnly(page);
  await page.goto("/account-settings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/account-settings$/);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
});

test("a session outlives the browser only if Remember me was checked", async ({ page, context }) => {
  const email = await registerOnly(page);
  const lifetime = async (remember: boolean) => {
    await context.clearCookies();
    await page.goto("/client/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Remember me").setChecked(remember);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio$/);
    const session = (await context.cookies()).find(
      ({ httpOnly, name }) => httpOnly && name.includes("session"),
    );
    return session?.expires ?? 0;
  };
  expect(await lifetime(false)).toBe(-1);
  expect(await lifetime(true)).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test("a visitor signs up in two steps and is logged in", async ({ page }) => {
  await openPage(page, "/client/signup");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please enter your first name")).toBeVisible();
  await page.getByLabel("First name").fill("<b>Mia</b>");
  await page.getByLabel("Last name").fill("O'Neil; DROP TABLE users");
  await page.getByLabel("Email").fill(`mia-${crypto.randomUUID()}@e2e.example`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Country").selectOption("Belgium");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeDisabled();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("<b>Mia</b>");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "I am an Agency" }).check();
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  await page.goto("/account-settings");
  await expect(page.getByLabel("First Name")).toHaveValue("<b>Mia</b>");
  await expect(page.getByLabel("Last Name")).toHaveValue("O'Neil; DROP TABLE users");
});

test("log-in shows that it is pending, and keeps the input on an error", async ({ page }) => {
  const email = await registerOnly(page);
  await openPage(page, "/");
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const held = Promise.withResolvers<void>();
  await page.route("**/client/login", async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.unroute("**/client/login");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
});

// Doesn't use the checked page, because a failed load is reported as an uncaught error, for error monitoring.
unchecked("a failed load of the log-in dialog opens the log-in page", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/account-dialogs-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/client\/login$/);
  await expect(page.getByLabel("Email")).toBeVisible();
});

test.describe("before JavaScript loads", () => {
  test.use({ javaScriptEnabled: false });

  test("log-in keeps the email after a wrong password, and then works", async ({ page }) => {
    const email = await registerOnly(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("wrong horse");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("That email and password don’t match. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio$/);
    await page.goto("/account-settings");
    await expect(page.getByLabel("Email address")).toHaveValue(email);
  });

  test("sign-up shows both steps at once, and works", async ({ page }) => {
    await page.goto("/client/signup");
    const fillIn = async () => {
      await page.getByLabel("First name").fill("Ada");
      await page.getByLabel("Last name").fill("Byron");
      await page.getByLabel("Email").fill(`ada-${crypto.randomUUID()}@e2e.example`);
      await page.getByLabel("Country").selectOption("Canada");
      await page.getByRole("radio", { name: "I am a Business" }).check();
    };
    await fillIn();
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page.getByText("Password should be at least 6 characters long")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await fillIn();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio$/);
  });

  test("a reset link request does not reveal whether the account exists", async ({ page }) => {
    await page.goto("/client/forgot");
    await page.getByLabel("Email").fill("nobody@e2e.example");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("If this email exists, a reset link was sent.")).toBeVisible();
  });

  test("the hero's form opens the studio", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Brand", { exact: true }).fill("Kettle & Co");
    await page.getByRole("radio", { name: "Female", exact: true }).check();
    await page.getByRole("button", { name: "Create my ad" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio\?brand=Kettle\+%26\+Co&outline=&voice_gender=female$/);
  });
});
