import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { personas } from "@earshot/mocks/personas.ts";
import { expect, type Page, test } from "@playwright/test";

import { serveStorybook } from "./storybook-server.ts";

/** Timeout for `play` functions, long enough for a busy machine. */
const patience = { timeout: 40_000 };

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let base: string;

test.beforeAll(async () => {
  storybook = await serveStorybook();
  ({ base } = storybook);
});

test.afterAll(() => storybook.close());

test("mocks respond to a story that is served from a subpath", async ({ page }) => {
  const words = "That email and password don’t match. Please try again.";
  // Keys that the play function types while the page loads are lost, so the story is restarted until it succeeds.
  await expect(async () => {
    await page.goto(`${base}/iframe.html?id=features-auth-login-dialog--wrong-password&viewMode=story`);
    await expect(page.getByRole("alert")).toHaveText(words, patience);
  }).toPass({ timeout: 80_000 });
});

test("a sound plays in a story that is served from a subpath", async ({ page }) => {
  await page.goto(`${base}/iframe.html?id=pages-shared-ad-page--shared&viewMode=story`);
  const file = page.waitForResponse((response) => response.url().endsWith(".mp3"));
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click(patience);
  expect((await file).url()).toContain(`${base}/`);
  expect((await file).ok()).toBe(true);
  const position = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(position, patience).toBeGreaterThan(0);
});

test("the toolbar's scenario determines how the mock server responds", async ({ page }) => {
  await page.goto(
    `${base}/iframe.html?id=features-auth-login-dialog--open&viewMode=story&globals=scenario:accounts-TooManyTries`,
  );
  await page.getByLabel("Email").fill("nora@kettle.example");
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("alert")).toContainText("Too many log-in attempts", patience);
});

test("the mock worker stays active after its last page closes, for a page that is about to open", async ({
  page,
}) => {
  await page.goto(`${base}/iframe.html?id=features-projects-delete-project-dialog--open&viewMode=story`);
  await expect(page.getByRole("alertdialog")).toBeVisible(patience);
  await page.goto("about:blank");
  await page.goto(`${base}/index.json`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
});

test("scenarios chosen in the panel are added to the URL and take effect", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${base}/?path=/story/features-auth-login-dialog--open`);
  await page.getByRole("button", { name: "Everyday answers" }).click(patience);
  await page.getByLabel("Search scenarios").fill("log-in");
  await page.getByRole("checkbox", { name: "accounts.TooManyTries" }).click();
  await page.getByLabel("Search scenarios").fill("POST /api/projects");
  await page.getByRole("checkbox", { name: "projects.Down" }).click();
  await expect(page).toHaveURL(/scenario:accounts-TooManyTries\+projects-Down/);
  await expect(page.getByRole("button", { name: "accounts.TooManyTries, projects.Down" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const story = page.frameLocator("#storybook-preview-iframe");
  await story.getByLabel("Email").fill("nora@kettle.example", patience);
  await story.getByLabel("Password", { exact: true }).fill("listen-up");
  await story.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("tab", { name: "Calls" }).click();
  await expect(page.locator("summary").first()).toHaveText(
    /^429 POST \/client\/login \d+ ms \w+, accounts\.TooManyTries$/,
    patience,
  );
});

test("a network error is listed as one", async ({ page }) => {
  await page.goto(`${base}/?path=/story/features-projects-project-sidebar--down`);
  await page.getByRole("tab", { name: "Calls" }).click(patience);
  await expect(page.locator("summary").first()).toHaveText(
    /^network error GET \/api\/projects \d+ ms projects\.Down$/,
    patience,
  );
  await page.getByRole("tab", { name: "About this state" }).click();
  await expect(page.getByText("GET /api/projects → network error")).toBeVisible();
});

test("the latency delays the story's own scenario too", async ({ page }) => {
  await page.goto(`${base}/?path=/story/features-projects-project-sidebar--empty&globals=latency:3000`);
  await page.getByRole("tab", { name: "Calls" }).click(patience);
  const call = page.locator("summary").first();
  await expect(call).toHaveText(/^200 GET \/api\/projects ([3-9]\d{3}|\d{5,}) ms projects\.Empty$/, patience);
});

for (const [story, shown] of [
  // Takes its scenario from the story that it extends.
  ["features-studio-ads-ad-list--empty-for-client", "ads.Empty"],
  ["features-studio-create-create-tabs-version-form--no-answer", "POST /api/audioad/ads/{uuid}/versions"],
  ["features-auth-login-form--wrong-password", "/client/login?error=wrong_credentials&"],
  ["design-system-inputs-button--every-state", "No page shows this story as it is."],
] as const) {
  test(`About this state shows “${shown}” for ${story}`, async ({ page }) => {
    await page.goto(`${base}/?path=/story/${story}`);
    await page.getByRole("tab", { name: "About this state" }).click(patience);
    await expect(page.getByText(shown).first()).toBeVisible(patience);
  });
}

test("Reset in the panel clears scenario, latency and persona", async ({ page }) => {
  const globals = "scenario:accounts-TooManyTries;latency:300;persona:agency";
  await page.goto(`${base}/?path=/story/features-auth-login-dialog--open&globals=${globals}`);
  await page.getByRole("tab", { name: "Scenarios" }).click(patience);
  await expect(page.getByRole("checkbox", { name: "accounts.TooManyTries" })).toBeChecked(patience);
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "accounts.TooManyTries" })).not.toBeChecked();
  await expect(page).not.toHaveURL(/TooManyTries|latency:300|persona:agency/);
});

for (const [global, error] of [
  [
    "scenario:accounts-NoSuch",
    "There is no scenario “accounts.NoSuch”. Choose one of these: everything.Offline,",
  ],
  ["scenario:operations-NotReady", "There is no scenario “operations.NotReady”."],
  ["persona:nobody", "There is no persona “nobody”. Choose one of these: story, visitor,"],
  ["latency:soon", "The latency “soon” is no number of milliseconds from 0 to 99999."],
] as const) {
  test(`the story explains what is wrong with ${global} in the URL`, async ({ page }) => {
    await page.goto(
      `${base}/iframe.html?id=features-auth-login-dialog--open&viewMode=story&globals=${global}`,
    );
    await expect(page.locator("#error-message")).toContainText(error, patience);
  });
}

test("the persona chosen in the toolbar is the page’s user", async ({ page }) => {
  await page.goto(`${base}/?path=/story/pages-studio-page--sample-ad`);
  const story = page.frameLocator("#storybook-preview-iframe");
  await expect(story.getByRole("link", { name: "Login" })).toBeVisible(patience);
  await expect(story.getByRole("button", { name: "User menu" })).toHaveCount(0);
  await page.getByRole("button", { name: /^The user, and what they have/ }).click();
  await page.getByText(personas.newBusiness.label, { exact: true }).click();
  await expect(story.getByRole("button", { name: "User menu" })).toBeVisible(patience);
  await expect(page).toHaveURL(/persona:newBusiness/);
});

test("a page's native form stays in its story", async ({ page }) => {
  await page.goto(`${base}/iframe.html?id=pages-login-page--empty&viewMode=story`);
  await page.getByLabel("Email").fill("nora@kettle.example", patience);
  await page.getByLabel("Password", { exact: true }).fill("listen-up");
  await page.getByRole("button", { name: logInCopy.logIn }).click();
  await expect(page.getByRole("button", { name: logInCopy.signingIn })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole("button", { name: logInCopy.signingIn })).toBeVisible();
});

/** A story in an iframe of the docs page that Storybook shows. */
const framedStory = (page: Page, id: string) =>
  page.frameLocator("#storybook-preview-iframe").frameLocator(`[id="iframe--${id}"] >> nth=0`);

test("the toolbar reaches the framed stories of a docs page", async ({ page }) => {
  await page.goto(`${base}/?path=/docs/features-projects-delete-project-dialog--docs&globals=theme:dark`);
  const html = framedStory(page, "features-projects-delete-project-dialog--open").locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark", patience);
  await page.getByRole("button", { name: /^Writing direction/ }).click();
  await page.getByText("Right to left", { exact: true }).click();
  await expect(html).toHaveAttribute("dir", "rtl", patience);
  await expect(html).toHaveAttribute("data-theme", "dark");
});

const windowWidth = () => window.innerWidth;

test("a docs page draws pages at 1440 px, and keeps what its playground pins to itself", async ({ page }) => {
  await page.goto(`${base}/?path=/docs/pages-studio-page--docs`);
  const studio = framedStory(page, "pages-studio-page--first-visit").locator("html");
  await expect.poll(() => studio.evaluate(windowWidth), patience).toBe(1440);
  await page.goto(`${base}/?path=/docs/design-system-frame-logo-carousel--docs`);
  const moving = framedStory(page, "design-system-frame-logo-carousel--moving").locator("html");
  await expect(moving).toHaveAttribute("data-motion", "allow", patience);
  const docs = page.frameLocator("#storybook-preview-iframe").locator("html");
  await expect(docs).toHaveAttribute("data-motion", "system");
});

test("a docs page stays where it was scrolled when its stories show their cards", async ({ page }) => {
  await page.goto(`${base}/iframe.html?viewMode=docs&id=features-studio-ads-ad-result--docs`);
  const frames = page.locator('[id="iframe--features-studio-ads-ad-result--finished"]');
  await expect(frames).toHaveCount(2, patience);
  await page.evaluate(() => document.scrollingElement!.scrollTo(0, 500));
  for (const frame of [frames.first(), frames.last()]) {
    const play = frame.contentFrame().getByRole("button", { name: /^Play / });
    await expect(play.first()).toBeVisible(patience);
  }
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => document.scrollingElement!.scrollTop)).toBe(500);
});

test("the sidebar finds stories by the product's words", async ({ page }) => {
  await page.goto(`${base}/`);
  await page.getByPlaceholder("Find components").fill("Accounts", patience);
  await expect(page.getByRole("option", { name: "Features / Accounts / Login" }).first()).toBeVisible();
});

test("the sidebar is grouped by folder", async ({ page }) => {
  await page.goto(`${base}/`);
  for (const group of ["Design system", "Features", "Pages"]) {
    await expect(page.getByText(group, { exact: true }).first()).toBeVisible(patience);
  }
});

test("the gallery shows the delete dialog with the server down, in the dark theme on a phone, in three clicks", async ({
  page,
}) => {
  // The page loads Storybook, then hundreds of pictures.
  test.setTimeout(240_000);
  await page.goto(`${base}/`);
  await page.getByRole("button", { name: "Dialog gallery" }).click(patience);
  const gallery = page.frameLocator("#storybook-preview-iframe");
  await gallery.getByRole("radio", { name: /^Network/ }).click(patience);
  await gallery.getByRole("radio", { name: "Dark, phone" }).click();
  const picture = gallery.getByRole("button", { name: "Delete project: Changes fail" });
  await picture.click();
  const live = gallery.frameLocator('iframe[title="Delete project: Changes fail"]:not([inert])');
  await expect(live.locator('html[data-theme="dark"]')).toHaveCount(1, patience);
  await expect(live.getByRole("alertdialog")).toContainText(deleteProjectCopy.unreachable, patience);
  await gallery.getByRole("button", { name: "Back to the gallery" }).click();
  await expect(picture).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(live.getByRole("alertdialog")).toBeVisible(patience);
  await gallery.getByRole("link", { name: "Its own page" }).click();
  await expect(page).toHaveURL(/features-projects-delete-project-dialog--changes-fail/);
  await expect(gallery.locator('html[data-theme="dark"]')).toHaveCount(1, patience);
  await page.getByRole("tab", { name: "About this state" }).click();
  await expect(page.getByText("projects.ChangesFail", { exact: true })).toBeVisible(patience);
});
