import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

/** Of everybody whom `becomeClient` makes. */
export const password = "correct horse";
/** An MP3 of an ad of 20 s. */
export const recording = new URL("../../mocks/src/fixtures/kettle-brunch-20.mp3", import.meta.url);

/** An ad is made in seconds; a machine with other things to do takes its time. */
export const patience = { timeout: 60_000 };

/** Opens the studio, and waits until all of its code is there. */
export async function openStudio(page: Page, search = ""): Promise<void> {
  await page.goto(`/nbmaistudio${search}`, { waitUntil: "networkidle" });
}

/** Somebody who is logged in, with these projects; made as a script would make them, from an address of its own. */
export async function becomeClient(page: Page, ...projects: string[]): Promise<string> {
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

/** Chooses a file for the upload; a `URL` is read from the disk. */
export async function upload(page: Page, name: string, file: URL | Buffer): Promise<void> {
  await page.getByRole("tab", { name: "Upload Audio" }).click();
  await page.getByLabel("Click to upload or drag and drop").setInputFiles({
    name,
    mimeType: "",
    buffer: file instanceof Buffer ? file : await readFile(file),
  });
}

/** The card of an ad in the list. */
export const cardOf = (page: Page, title: string) =>
  page.getByRole("region", { name: "Ads" }).getByRole("article", { name: title, exact: true });

/** A text field of the tab in sight: the others hold the same fields. */
export const fieldOf = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Presses Play, and waits until the sound runs: the element's own time, not what the card says of it. */
export async function hear(page: Page, card: Locator, title: string): Promise<void> {
  await card.getByRole("button", { name: `Play ${title}` }).click();
  await expect(card.getByRole("button", { name: `Pause ${title}` })).toBeVisible();
  await expect(card.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0", { timeout: 15_000 });
  await expect(card.getByText("Can’t play")).toHaveCount(0);
  await card.getByRole("button", { name: `Pause ${title}` }).click();
}

/** The page's visitor has an ad already, as a script would have sent it. */
export async function uploadBeforehand(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/audiostack/upload-audio", {
    multipart: {
      temp_user_id: crypto.randomUUID().replaceAll("-", "").slice(0, 12),
      audio: { name, mimeType: "audio/mpeg", buffer: await readFile(recording) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/**
 * Watches what moves by itself in the page's next documents.
 *
 * @returns a function that tells the sum of their layout shifts until then, as parts of the window: what CLS counts the worst
 *   seconds of
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, "seen") as { shift: number }).shift);
}
