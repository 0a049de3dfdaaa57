import { readFile } from "node:fs/promises";

import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

import { openPage } from "./checked-page.ts";

/** The password of every account that `register` creates. */
export const password = "correct horse";
/** A 20-second ad as an MP3. */
export const recording = new URL("../../mocks/src/fixtures/kettle-brunch-20.mp3", import.meta.url);

/** The timeout for rendering an ad, which takes seconds, but longer on a busy machine. */
export const patience = { timeout: 60_000 };

export const openStudio = (page: Page, search = "") => openPage(page, `/nbmaistudio${search}`);

/**
 * Registers and logs in through the API, from a separate IP address because of the rate limit.
 *
 * @returns the email
 */
export async function register(page: Page, ...projects: string[]): Promise<string> {
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

/** Registers through the API, but stays logged out. */
export async function registerOnly(page: Page): Promise<string> {
  const email = await register(page);
  await page.context().clearCookies();
  return email;
}

/** Chooses a file on the Upload Audio tab. */
export async function upload(page: Page, name: string, file: URL | Buffer): Promise<void> {
  await page.getByRole("tab", { name: "Upload Audio" }).click();
  await page.getByLabel("Click to upload or drag and drop").setInputFiles({
    name,
    mimeType: "",
    buffer: file instanceof Buffer ? file : await readFile(file),
  });
}

export const cardOf = (page: Page, title: string) =>
  page.getByRole("region", { name: "Ads" }).getByRole("article", { name: title, exact: true });

/** The finished ad in the centre column. */
export const resultOf = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

/** Finds a field by role, which excludes the same fields in hidden tabs. */
export const fieldOf = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Plays an ad until its time advances, then pauses it. */
export async function hear(page: Page, card: Locator, title: string): Promise<void> {
  await card.getByRole("button", { name: `Play ${title}` }).click();
  await expect(card.getByRole("button", { name: `Pause ${title}` })).toBeVisible();
  await expect(card.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0", { timeout: 15_000 });
  await expect(card.getByText("Can’t play")).toHaveCount(0);
  await card.getByRole("button", { name: `Pause ${title}` }).click();
}

/**
 * Uploads an ad through the API, as a guest.
 *
 * @returns its uuid
 */
export async function uploadByApi(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.post("/audiostack/upload-audio", {
    multipart: {
      temp_user_id: crypto.randomUUID().replaceAll("-", "").slice(0, 12),
      audio: { name, mimeType: "audio/mpeg", buffer: await readFile(recording) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { audio } = (await answer.json()) as { audio: { uuid: string } };
  return audio.uuid;
}

/**
 * Observes layout shifts in subsequent documents.
 *
 * @returns a function that returns their sum so far, computed like CLS
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
