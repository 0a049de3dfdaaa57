import { mailsTo } from "@earshot/api/testing/outbox.ts";
import { billingCopy, passwordCopy } from "@earshot/contract/settings/copy.ts";
import { expect, type Page } from "@playwright/test";

import { hydrated, openPage, tabTo, test } from "./checked-page.ts";
import { runEnvironment } from "./run-environment.ts";
import { cardOf, openStudio, password, patience, recording, register, upload } from "./studio-page.ts";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of your account" }).getByRole("link", { name });
const projectsIn = (page: Page) => page.getByRole("navigation", { name: "Navigation" });

async function createProject(page: Page, name: string): Promise<void> {
  await projectsIn(page).getByRole("button", { name: "Add new project" }).press("Enter");
  await expect(page.getByLabel("Project name")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Project created successfully!")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function openMenu(page: Page, project: string, entry: string): Promise<void> {
  await projectsIn(page)
    .getByRole("button", { name: `Options for ${project}` })
    .press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
}

/** Opens the password reset link in the newest email to this address. */
async function openResetLink(page: Page, email: string): Promise<void> {
  const { dataDir } = await runEnvironment();
  const link = () => /\/client\/reset\?token=[\w-]+/.exec(mailsTo(dataDir, email).at(-1) ?? "")?.[0];
  await expect.poll(link, patience).toBeDefined();
  await openPage(page, link() ?? "");
}

test.describe("a new agency", () => {
  // A separate IP address, because of the rate limits.
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.7" } });

  test("signs up, keeps its projects, and changes and resets its password", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = `agency-${crypto.randomUUID()}@e2e.example`;
    await openStudio(page);
    await page.getByRole("link", { name: "Sign up" }).press("Enter");
    await page.getByLabel("First name").fill("Avi");
    await page.getByLabel("Last name").fill("Rosen");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Country").selectOption("United Kingdom");
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: "I am an Agency" }).check();
    await page.getByRole("button", { name: "Get Started" }).press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/\/nbmaistudio$/);

    await createProject(page, "Harbor café");
    await createProject(page, "Orbit bikes");
    await openMenu(page, "Orbit bikes", "Rename");
    await expect(page.getByLabel("Project name")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Orbit bikes, spring");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Project updated successfully!")).toBeVisible();
    await expect(projectsIn(page).getByText("Orbit bikes, spring")).toBeVisible();

    await projectsIn(page).getByRole("button", { name: "Harbor café" }).first().press("Enter");
    await expect(page.getByRole("heading", { name: "Harbor café" })).toBeVisible();
    await upload(page, "brunch.mp3", recording);
    await expect(cardOf(page, "brunch")).toBeVisible(patience);
    await openMenu(page, "Harbor café", "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete project" });
    await expect(question).toContainText("Harbor café along with all its ads. This action cannot be undone.");
    // Delete is disabled until the project's campaigns are counted; until then, Enter would press Cancel, which has
    // focus.
    const confirm = question.getByRole("button", { name: "Delete" });
    await expect(confirm).toBeEnabled();
    await confirm.press("Enter");
    await expect(question).toBeHidden();
    await expect(projectsIn(page).getByText("Harbor café")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Orbit bikes, spring" })).toBeVisible();
    await expect(cardOf(page, "brunch")).toHaveCount(0);

    const elsewhere = await browser.newContext({ baseURL });
    // Prevents the Welcome dialog from opening once it has loaded, which would hide the page from the assertions
    // below.
    await elsewhere.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    const other = await elsewhere.newPage();
    await openPage(other, "/client/login?redirect=/account-settings");
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password", { exact: true }).fill(password);
    await other.keyboard.press("Enter");
    await expect(other).toHaveURL(/\/account-settings$/);

    await openPage(page, "/account-settings?tab=password");
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password", { exact: true }).fill("a second horse");
    await page.getByLabel("Confirm new password").fill("a second horse");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Password updated successfully")).toBeVisible();
    await page.keyboard.press("Escape");
    await other.reload();
    await expect(other).toHaveURL(/\/client\/login\?redirect=/);

    await openPage(other, "/client/forgot");
    await other.getByLabel("Email").fill(email);
    await other.keyboard.press("Enter");
    await expect(other.getByText("If this email exists, a reset link was sent.")).toBeVisible();
    await openResetLink(other, email);
    await other.getByLabel("Password", { exact: true }).fill("a third horse");
    await other.keyboard.press("Enter");
    await expect(other.getByText("Your new password is saved. Please log in with it.")).toBeVisible();
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password", { exact: true }).fill("a third horse");
    await other.keyboard.press("Enter");
    await expect(other).toHaveURL(/\/nbmaistudio$/);
    await expect(projectsIn(other).getByText("Orbit bikes, spring")).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/client\/login\?redirect=/);
    await elsewhere.close();
  });
});

test("asks before leaving with unsaved settings, and keeps them when saving an agency code reloads the page", async ({
  page,
}) => {
  await register(page);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await openPage(page, "/account-settings");
  await page.getByLabel("Business Name").fill("مقهى الياسمين ☕");
  await page.getByRole("checkbox", { name: "Receive Newsletter" }).uncheck();
  await expect(page.getByText("2 changes not saved")).toBeVisible();

  await projectsIn(page).getByRole("link", { name: "My Projects" }).press("Enter");
  const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await leave.getByRole("button", { name: "Stay" }).press("Enter");
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(/\/account-settings$/);
  await page.evaluate(() => location.reload());
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expect(page.getByLabel("Business Name")).toHaveValue("مقهى الياسمين ☕");

  await tab(page, "Billing Details").press("Enter");
  await page.getByRole("button", { name: "Add Agency Code" }).press("Enter");
  await expect(page.getByLabel("Agency code", { exact: true })).toBeFocused();
  await page.keyboard.type(" HARBOR-7 ");
  const reloaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Agency code saved successfully")).toBeVisible();
  await reloaded;
  await hydrated(page);
  await expect(page).toHaveURL(/\/account-settings\?tab=billing$/);
  await expect(tab(page, "Billing Details")).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Agency code saved successfully")).toBeVisible();
  await expect(page.getByText("HARBOR-7", { exact: true })).toBeVisible();
  expect(questions).toEqual(["beforeunload"]);

  await tab(page, "My Account").press("Enter");
  await expect(page.getByLabel("Business Name")).toHaveValue("مقهى الياسمين ☕");
  await expect(page.getByRole("checkbox", { name: "Receive Newsletter" })).not.toBeChecked();
  await expect(page.getByLabel("Agency Code (optional)")).toHaveValue("HARBOR-7");
  await page.getByRole("button", { name: "Save" }).first().press("Enter");
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByText("not saved")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Business Name")).toHaveValue("مقهى الياسمين ☕");
  await expect(page.getByText("Agency code saved successfully")).toHaveCount(0);
  expect(questions).toEqual(["beforeunload"]);
});

test("an email change waits for its link to be opened, and can be cancelled", async ({ page }) => {
  const email = await register(page);
  const another = `new-${crypto.randomUUID()}@e2e.example`;
  await openPage(page, "/account-settings");
  const field = page.getByLabel("Email address");
  await field.fill(another);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue(email);
  await expect(page.getByText(`Waiting for ${another}`)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Cancel this change" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your email address stays as it is.")).toBeVisible();
  await expect(page.getByText(`Waiting for ${another}`)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test.describe("before JavaScript loads", () => {
  test.use({ javaScriptEnabled: false });

  test("My Account can be saved, and the other tabs explain what to do instead", async ({ page }) => {
    const email = await register(page);
    await page.goto("/account-settings");
    await page.getByLabel("Business Name").fill("Kettle & Sons");
    await page.getByLabel("Email address").fill("nora@");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
    await expect(page.getByLabel("Business Name")).toHaveValue("Kettle & Sons");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    await expect(page.getByLabel("Business Name")).toHaveValue("Kettle & Sons");

    await tab(page, "Billing Details").click();
    await expect(page.getByText(billingCopy.withoutScripts)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Agency Code" })).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: "My Account" })).toHaveCount(2);
    await tab(page, "Password").click();
    await expect(page.getByText(passwordCopy.withoutScripts)).toBeVisible();
    await expect(page.getByRole("button", { name: "Update Password" })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Reset Password" }).click();
    await expect(page).toHaveURL(/\/client\/forgot\?redirect=/);
    await expect(page.getByRole("button", { name: "Send reset link" })).toBeVisible();
  });
});
