import { expect, type Page, test as unwatched } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, test } from "./watched-page.ts";

const password = "correct horse";

const someAddress = () => `203.0.113.${Math.ceil(Math.random() * 250)}`;

/** A new account each time, made as a script would make it, from an address of its own: addresses are limited. */
async function newAccount(page: Page): Promise<string> {
  const email = `person-${crypto.randomUUID()}@e2e.example`;
  const answer = await page.request.post("/client/api/register", {
    headers: { "X-Forwarded-For": someAddress() },
    data: { first_name: "Robin", last_name: "Okafor", email, password, country: "GB", user_role: "business" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.context().clearCookies();
  return email;
}

/** Presses Tab until the element has the focus: a person without a mouse gets there, and sees where they are. */
async function tabTo(page: Page, name: string, key = "Tab") {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const words = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (element?.labels?.[0] ?? element)?.textContent || element?.getAttribute("aria-label");
    });
    if (words?.trim() === name) {
      await expect(page.locator(":focus")).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never reached “${name}”.`);
}

for (const theme of ["light", "dark"]) {
  test(`a person logs in and out by keyboard at 320 px, ${theme}`, async ({ page, context, baseURL }) => {
    const email = await newAccount(page);
    await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/nbmaistudio", { waitUntil: "networkidle" });
    await tabTo(page, "Login");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.keyboard.type(email);
    await tabTo(page, "Password");
    await page.keyboard.type("wrong horse");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(
      "That email and password don’t match. Please try again.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(email);

    await tabTo(page, "Password", "Shift+Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "User menu" })).toBeFocused();
    await page.reload({ waitUntil: "networkidle" });
    await tabTo(page, "User menu");
    await page.keyboard.press("Enter");
    await expect(page.getByText(email)).toBeVisible();
    // The menu takes the focus a moment after it is seen: an arrow pressed before that goes nowhere.
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused({ timeout: 500 });
    }).toPass();
    // The page loads anew: a browser that is closed in the middle of that may wait for ever.
    const loadedAnew = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await loadedAnew;
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    expect((await page.request.get("/api/session").then((answer) => answer.json())) as object).toEqual({
      user: null,
    });
  });
}

test("a page that requires a session leads to log-in and back", async ({ page }) => {
  const email = await newAccount(page);
  await page.goto("/account-settings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/account-settings$/);
  await expect(page.getByText(email)).toBeVisible();
});

test("a session with Remember me outlives the browser session, one without does not", async ({
  page,
  context,
}) => {
  const email = await newAccount(page);
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
  await page.goto("/client/signup", { waitUntil: "networkidle" });
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
  await expect(page.getByText("<b>Mia</b>")).toBeVisible();
  await expect(page.getByText("O'Neil; DROP TABLE users")).toBeVisible();
});

test("a slow server shows that it is awaited, a failing one says so and loses nothing", async ({ page }) => {
  const email = await newAccount(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email").fill(email);
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

// Unwatched: what could not be had is told as a crash, so that a monitor of errors hears of it.
unwatched("where the dialog's code can't be had, its button leads to the page", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/login-dialog-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/client\/login$/);
  await expect(page.getByLabel("Email")).toBeVisible();
});

test.describe("before any JavaScript arrives", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page leads to log-in, which keeps the e-mail, says what is wrong, and logs in", async ({
    page,
  }) => {
    const email = await newAccount(page);
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
    await expect(page.getByText(email)).toBeVisible();
  });

  test("sign-up shows both its steps below each other, and works", async ({ page }) => {
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

  test("a reset link is asked for in words that tell nothing", async ({ page }) => {
    await page.goto("/client/forgot");
    await page.getByLabel("Email").fill("nobody@e2e.example");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("If this email exists, a reset link was sent.")).toBeVisible();
  });

  test("the hero's form goes to the studio", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Brand").fill("Kettle & Co");
    await page.getByRole("radio", { name: "Female", exact: true }).check();
    await page.getByRole("button", { name: "Create my ad" }).click();
    await expect(page).toHaveURL(/\/nbmaistudio\?brand=Kettle\+%26\+Co&outline=&voice_gender=female$/);
  });
});
