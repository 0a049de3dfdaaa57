import { expect } from "@playwright/test";

import { wavOf } from "../conformance/sounds.ts";
import { reloadPage, test } from "./checked-page.ts";
import {
  cardOf,
  fieldOf,
  hear,
  openStudio,
  password,
  patience,
  recording,
  register,
  registerOnly,
  upload,
  uploadByApi,
} from "./studio-page.ts";

test("an upload on a slow connection shows progress, can be cancelled, and finishes", async ({
  page,
  context,
}) => {
  await openStudio(page, "?tab=upload");
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await line.send("Network.emulateNetworkConditions", slow);
  await upload(page, "mine.wav", Buffer.from(wavOf(60)));
  const bar = page.getByRole("progressbar");
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow")), patience).toBeGreaterThan(0);
  const early = Number(await bar.getAttribute("aria-valuenow"));
  await expect
    .poll(async () => Number(await bar.getAttribute("aria-valuenow")), patience)
    .toBeGreaterThan(early);
  await page.getByRole("button", { name: "Cancel the upload of mine.wav" }).click();
  await expect(bar).toHaveCount(0);
  await line.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await expect(cardOf(page, "mine")).toHaveCount(0);
  await upload(page, "mine.wav", Buffer.from(wavOf(60)));
  await expect(page.getByText("Upload complete")).toBeVisible(patience);
  await expect(cardOf(page, "mine").getByRole("button", { name: "Play mine" })).toBeVisible(patience);
});

test("an ad can be shared from its card until its owner stops sharing it", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openStudio(page, "?tab=upload");
  await upload(page, "brunch.mp3", recording);
  await cardOf(page, "brunch").getByRole("button", { name: "Share" }).click(patience);
  const share = page.getByRole("dialog", { name: "Share project" });
  await share.getByRole("textbox", { name: "Message (optional)" }).fill("Have a listen");
  const link = await share.getByRole("textbox", { name: "Link to this ad" }).inputValue();
  await share.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const mail = new URL(
    (await share.getByRole("link", { name: "Share by email" }).getAttribute("href")) ?? "",
  );
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("body")).toContain(link);
  expect(mail.searchParams.get("body")).toContain("Have a listen");

  const stranger = await browser.newPage();
  expect((await stranger.goto(link))?.status()).toBe(200);
  await share.getByRole("button", { name: "Stop sharing" }).click();
  await expect(share.getByRole("button", { name: "Share again" })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
  await page.keyboard.press("Escape");
  await expect(cardOf(page, "brunch").getByRole("button", { name: "Share" })).toBeFocused();
});

test("files of all four formats can be uploaded and played, but a renamed text file is rejected", async ({
  page,
}) => {
  await openStudio(page, "?tab=upload");
  const tones = new URL("../../apps/gpl-audio/src/fixtures/", import.meta.url);
  const files = [
    ["one", "mp3", recording],
    ["two", "wav", new URL("../../mocks/src/fixtures/one-note.wav", import.meta.url)],
    ["three", "wma", new URL("tone.wma", tones)],
    ["four", "aac", new URL("tone.aac", tones)],
  ] as const;
  for (const [title, ending, file] of files) {
    const name = `${title}.${ending}`;
    await upload(page, name, file);
    await expect(page.getByText("Upload complete")).toBeVisible(patience);
    await expect(cardOf(page, title).getByRole("button", { name: `Play ${title}` })).toBeVisible(patience);
    await page.getByRole("button", { name: `Dismiss ${name}` }).click();
  }
  await hear(page, cardOf(page, "one"), "one");
  await upload(page, "liar.mp3", new URL("../../LICENSE", import.meta.url));
  await expect(page.getByRole("alertdialog")).toContainText("Upload failed: ");
});

test("an ad can be moved to another project and deleted", async ({ page }) => {
  await register(page, "Podcast pilots", "Spring launch");
  await openStudio(page, "?tab=upload");
  await expect(page.getByRole("heading", { name: "Spring launch" })).toBeVisible();
  await upload(page, "brunch.mp3", recording);
  const card = cardOf(page, "brunch");
  await card.getByRole("button", { name: "Options for the ad brunch" }).click(patience);
  await page.getByRole("menuitem", { name: "Move to another project" }).click();
  const move = page.getByRole("dialog", { name: "Move to another project" });
  await move.getByRole("radio", { name: "Podcast pilots" }).check();
  await move.getByRole("button", { name: "Move", exact: true }).click();
  await expect(move).toBeHidden();
  await expect(card).toHaveCount(0);

  await page.getByRole("navigation").getByRole("button", { name: "Podcast pilots" }).first().click();
  await card.getByRole("button", { name: "Options for the ad brunch" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete ad" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(0);
  const projects = page.getByRole("list", { name: "Projects" }).getByRole("listitem");
  await expect(projects).toContainText(["Spring launch", "Podcast pilots"]);
  await page.reload();
  await expect(page.getByText("No ads yet")).toBeVisible();
  // The most recently used project is first, but only after the reload.
  await expect(projects).toContainText(["Podcast pilots", "Spring launch"]);
});

test("logging in keeps the form and migrates the ads", async ({ page }) => {
  const email = await registerOnly(page);
  await openStudio(page, "?tab=upload");
  await upload(page, "brunch.mp3", recording);
  await expect(cardOf(page, "brunch")).toBeVisible(patience);
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
  await expect(cardOf(page, "brunch")).toBeVisible();
  await reloadPage(page);
  await expect(cardOf(page, "brunch")).toBeVisible();
  await expect(fieldOf(page, "AI prompt")).toHaveValue("Brunch at Kettle");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server renders the ads", async ({ page }) => {
    await uploadByApi(page.request, "brunch.mp3");
    await page.goto("/nbmaistudio");
    await expect(cardOf(page, "brunch")).toBeVisible();
  });
});
