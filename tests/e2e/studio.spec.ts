import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible, expectNoSidewaysScroll, test } from "./watched-page.ts";

const password = "correct horse";
const recording = new URL("../../mocks/src/fixtures/kettle-brunch-20.mp3", import.meta.url);

/** An ad is made in seconds; a machine with other things to do takes its time. */
const patience = { timeout: 60_000 };

async function openStudio(page: Page, search = ""): Promise<void> {
  await page.goto(`/nbmaistudio${search}`, { waitUntil: "networkidle" });
}

/** Somebody who is logged in, with these projects; made as a script would make them, from an address of its own. */
async function becomeClient(page: Page, ...projects: string[]): Promise<string> {
  const email = `person-${crypto.randomUUID()}@e2e.example`;
  const registered = await page.request.post("/client/api/register", {
    headers: { "X-Forwarded-For": `203.0.113.${Math.ceil(Math.random() * 250)}` },
    data: { first_name: "Robin", last_name: "Okafor", email, password, country: "GB", user_role: "business" },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  for (const name of projects) {
    const created = await page.request.post("/api/projects", { data: { name } });
    expect(created.status(), await created.text()).toBe(201);
  }
  return email;
}

async function upload(page: Page, name: string, file: URL): Promise<void> {
  await page.getByRole("tab", { name: "Upload Audio" }).click();
  await page.getByLabel("Click to upload or drag and drop").setInputFiles({
    name,
    mimeType: "",
    buffer: await readFile(file),
  });
}

const cardOf = (page: Page, title: string) =>
  page.getByRole("region", { name: "Ads" }).getByRole("article", { name: title, exact: true });

/** A text field of the tab in sight: the others hold the same fields. */
const fieldOf = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Presses Play, and waits until the sound runs: the element's own time, not what the card says of it. */
async function hear(page: Page, card: Locator, title: string): Promise<void> {
  await card.getByRole("button", { name: `Play ${title}` }).click();
  await expect(card.getByRole("button", { name: `Pause ${title}` })).toBeVisible();
  await expect(card.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0", { timeout: 15_000 });
  await expect(card.getByText("Can’t play")).toHaveCount(0);
  await card.getByRole("button", { name: `Pause ${title}` }).click();
}

test("describe, hear, reload: it is still there", async ({ page }) => {
  await openStudio(page, "?brand=Coffee+%26+Co&outline=Fresh+beans+every+Monday&voice_gender=male");
  await expect(page).toHaveURL(/\/nbmaistudio$/);
  await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Coffee & Co");
  await page
    .getByLabel("AI prompt")
    .fill("Small-batch coffee roasted on Mondays, at your door by Wednesday. Visit coffeeandco.example.");
  await page.reload({ waitUntil: "networkidle" });
  await expect(fieldOf(page, "AI prompt")).toHaveValue(/^Small-batch coffee/);

  await page.getByRole("button", { name: "Create Audio Ad" }).click();
  const wait = page.getByRole("dialog", { name: "We’re bringing your ad to life" });
  await expect(wait.getByRole("timer")).toBeVisible();
  await expect(wait).toBeHidden(patience);
  const card = cardOf(page, "Coffee & Co");
  await expect(card.getByText("New")).toBeVisible();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("");
  await hear(page, card, "Coffee & Co");

  await page.reload({ waitUntil: "networkidle" });
  await expect(cardOf(page, "Coffee & Co").getByRole("button", { name: "Play Coffee & Co" })).toBeVisible();
});

test("an own script in Spanish, with two voices and music", async ({ page }) => {
  await openStudio(page, "?tab=own");
  await fieldOf(page, "Product / Ad name").fill("Academia Puente");
  await fieldOf(page, "Your script").fill("A: Aprende inglés este año.\nB: Llama a Academia Puente hoy.");
  await expect(page.getByText(/^About \d+ s with this voice/)).toBeVisible();
  for (const [opener, name] of [
    ["Change voice", "Lucia"],
    ["Select voice", "Andres"],
  ] as const) {
    await page.getByRole("button", { name: opener }).first().click();
    const dialog = page.getByRole("dialog", { name: "Select Voice" });
    await dialog.getByRole("searchbox").fill(name);
    await page.keyboard.press("Enter");
    await dialog.getByRole("radio", { name }).check();
    await dialog.getByRole("button", { name: "Select Voice" }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("combobox", { name: "Language", exact: true })).toHaveValue("Spanish");
  await page.getByRole("button", { name: "Select AI Music" }).click();
  const music = page.getByRole("dialog", { name: "Select Music" });
  await music.getByRole("radio").first().check();
  await music.getByRole("button", { name: "Select Music" }).click();
  await expect(page.getByText("AI Music Integration Active").filter({ visible: true })).toHaveCount(1);

  const asked = page.waitForRequest("**/api/audioad/v2/generatewithaiscript*");
  await page.getByRole("button", { name: "Create Audio Ad" }).click();
  const sent = (await asked).postDataJSON() as { voice_ids: string[]; language: string };
  expect(sent.voice_ids).toEqual(["vc_lucia", "vc_andres"]);
  expect(sent.language).toBe("Spanish");
  await hear(page, cardOf(page, "Academia Puente"), "Academia Puente");

  await page.getByRole("button", { name: "Options for the ad Academia Puente" }).click();
  await page.getByRole("menuitem", { name: "View info" }).click();
  const info = page.getByRole("dialog", { name: "Ad info" });
  await expect(info.getByRole("region", { name: "Script" })).toContainText("Llama a Academia Puente hoy");
});

test("each of the four formats can be uploaded and heard, a file that lies is refused", async ({ page }) => {
  await openStudio(page, "?tab=upload");
  const tones = new URL("../../apps/gpl-audio/src/fixtures/", import.meta.url);
  const files = [
    ["mine.mp3", recording],
    ["mine.wav", new URL("../../mocks/src/fixtures/one-note.wav", import.meta.url)],
    ["mine.wma", new URL("tone.wma", tones)],
    ["mine.aac", new URL("tone.aac", tones)],
  ] as const;
  for (const [name, file] of files) {
    await upload(page, name, file);
    await expect(page.getByText("Upload complete")).toBeVisible(patience);
    await expect(cardOf(page, name).getByRole("button", { name: `Play ${name}` })).toBeVisible(patience);
    await page.getByRole("button", { name: `Dismiss ${name}` }).click();
  }
  await hear(page, cardOf(page, "mine.mp3"), "mine.mp3");
  await upload(page, "liar.mp3", new URL("../../LICENSE", import.meta.url));
  await expect(page.getByRole("alertdialog")).toContainText("Upload failed: ");
});

test("an ad moves between two projects, and is deleted", async ({ page }) => {
  await becomeClient(page, "Spring launch", "Podcast pilots");
  await openStudio(page, "?tab=upload");
  await expect(page.getByRole("heading", { name: "Spring launch" })).toBeVisible();
  await upload(page, "brunch.mp3", recording);
  const card = cardOf(page, "brunch.mp3");
  await card.getByRole("button", { name: "Options for the ad brunch.mp3" }).click(patience);
  await page.getByRole("menuitem", { name: "Move to another project" }).click();
  const move = page.getByRole("dialog", { name: "Move to another project" });
  await move.getByRole("radio", { name: "Podcast pilots" }).check();
  await move.getByRole("button", { name: "Move", exact: true }).click();
  await expect(move).toBeHidden();
  await expect(card).toHaveCount(0);

  await page.getByRole("navigation").getByRole("button", { name: "Podcast pilots" }).first().click();
  await card.getByRole("button", { name: "Options for the ad brunch.mp3" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete ad" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("No ads yet")).toBeVisible();
});

test("the log-in in the middle keeps the form and moves the ads", async ({ page, context }) => {
  const email = await becomeClient(page);
  await context.clearCookies();
  await openStudio(page, "?tab=upload");
  await upload(page, "brunch.mp3", recording);
  await expect(cardOf(page, "brunch.mp3")).toBeVisible(patience);
  await page.getByRole("tab", { name: "AI Script" }).click();
  await fieldOf(page, "Product / Ad name").fill("Kettle");
  await fieldOf(page, "AI prompt").fill("Brunch at Kettle");

  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "User menu" })).toBeVisible();
  await expect(fieldOf(page, "Product / Ad name")).toHaveValue("Kettle");
  await expect(fieldOf(page, "AI prompt")).toHaveValue("Brunch at Kettle");
  await expect(cardOf(page, "brunch.mp3")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(cardOf(page, "brunch.mp3")).toBeVisible();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("Brunch at Kettle");
});

test.describe("a newcomer", () => {
  test.use({ isNewcomer: true });

  test("makes and hears an ad by keyboard alone on a narrow phone, in the dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/nbmaistudio", { waitUntil: "networkidle" });
    await expect(page.getByRole("dialog", { name: "Welcome to Earshot" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await tabTo(page, fieldOf(page, "Product / Ad name"));
    await page.keyboard.type("Bright Smile");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A gentle dentist in Leeds. New patients get their first check-up for £25.");
    await tabTo(page, page.getByRole("button", { name: "Create Audio Ad" }));
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("timer")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByRole("timer")).toHaveCount(0, patience);

    const card = cardOf(page, "Bright Smile");
    await expect(card).toBeFocused();
    await expect(card.getByRole("button", { name: "Play Bright Smile" })).toBeVisible(patience);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Pause Bright Smile" })).toBeVisible();
    await expect(card.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

/** Presses Tab until the element has the focus: a person without a mouse gets there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport();
      return;
    }
  }
  throw new Error("Tab never got there.");
}
