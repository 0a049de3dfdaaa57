import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { type Browser, chromium, type Page } from "@playwright/test";

import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { openPage } from "../e2e/checked-page.ts";
import { openStudio, recording, upload, watchShifts } from "../e2e/studio-page.ts";
import { type Bench, type Figure, quantile } from "./runner/bench.ts";
import { firstLoad } from "./runner/first-load.ts";
import { traceTasks } from "./runner/trace-tasks.ts";

/** The factor by which the CPU is throttled while typing. */
const slowdown = 4;
const keystrokes = 200;
/** How long each reply is delayed, in ms. */
const lateness = 1500;

/** How many scripts a first visit requests before any click, until the network is idle, and their gzipped bytes. */
async function scriptsBeforeClick(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000));
  });
  await page.goto(`${origin}/nbmaistudio`, { waitUntil: "networkidle" });
  const all = await Promise.all(sizes);
  await page.close();
  const bytes = all.reduce((sum, size) => sum + size, 0);
  return [
    { what: "script requests before a click", value: all.length, unit: "", most: 15 },
    { what: "JavaScript before a click", value: bytes, unit: "kB", most: 190 },
  ];
}

async function studioAt(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem("welcomeModalClosed", "true");
  });
  await page.goto(`${origin}/nbmaistudio`, { waitUntil: "networkidle" });
  return page;
}

/** Main-thread work per keystroke in a field, and the longest task, in ms. */
async function typing(page: Page, name: string | RegExp): Promise<{ each: number[]; longest: number }> {
  const session = await page.context().newCDPSession(page);
  await page.getByRole("textbox", { name }).focus();
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const end = await traceTasks(session);
  for (let key = 0; key < keystrokes; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "e");
    await page.waitForTimeout(50);
  }
  const { tasks, keys } = await end();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const each = keys.map((at, index) => {
    const next = keys[index + 1] ?? at + 100;
    return tasks
      .filter((task) => task.at >= at - 1 && task.at < next - 1)
      .reduce((sum, { worked }) => sum + worked, 0);
  });
  return { each, longest: Math.max(...tasks.map(({ worked }) => worked)) };
}

/** Typing in the prompt and, for comparison, in a text area on an empty page. */
async function typingFigures(browser: Browser, page: Page): Promise<Figure[]> {
  const studio = await typing(page, "AI prompt");
  const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await empty.setContent('<textarea aria-label="AI prompt" rows="6" cols="60"></textarea>');
  const bare = await typing(empty, "AI prompt");
  await empty.close();
  const what = `${studio.each.length} letters in the prompt, ${slowdown} times slower`;
  return [
    { what: `${what}: p95`, value: quantile(studio.each, 0.95), unit: "ms", most: 16 },
    { what: `${what}: longest task`, value: studio.longest, unit: "ms", most: 50 },
    {
      what: "the same in a text area of an empty page: p95",
      value: quantile(bare.each, 0.95),
      unit: "ms",
    },
    {
      what: "the same in a text area of an empty page: longest task",
      value: bare.longest,
      unit: "ms",
    },
  ];
}

/** Typing in a line of a written script, while its length is measured. */
async function editorFigure(page: Page): Promise<Figure> {
  await page.getByRole("textbox", { name: "Product / Ad name" }).fill("Coffee & Co");
  await page
    .getByRole("textbox", { name: "AI prompt" })
    .fill("Small-batch coffee roasted on Mondays. First bag free at coffeeandco.example with code RADIO.");
  await page.getByRole("button", { name: "Write the script" }).click();
  await page.getByText(/ of 30 s with Russell$/).waitFor();
  const { each } = await typing(page, /^Line 2 of/);
  const what = `${each.length} letters in a line of the script, ${slowdown} times slower: p95`;
  return { what, value: quantile(each, 0.95), unit: "ms", most: 25 };
}

/**
 * The time from the landing page to the first sound of a 30 s ad, without any delay by the user: the studio opens
 * with the landing page's values, and Create Audio Ad and Play are pressed as soon as they are enabled.
 */
async function firstSound(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  const arriving = performance.now();
  await openPage(page, `${origin}/nbmaistudio?brand=Coffee+%26+Co&outline=Fresh+beans+every+Monday+in+Leeds`);
  const create = page.getByRole("button", { name: "Create Audio Ad" });
  await create.and(page.locator(":enabled")).waitFor();
  const arrived = performance.now();
  await create.click();
  const play = page
    .getByRole("region", { name: "Coffee & Co", exact: true })
    .getByRole("button", { name: /^Play/ });
  await play.waitFor();
  await play.click();
  const slider = page.getByRole("region", { name: "Coffee & Co", exact: true }).getByRole("slider");
  await slider.and(page.locator(":not([aria-valuenow='0'])")).waitFor();
  // The slider shows whole seconds, so one second of the ad has already played.
  const value = (performance.now() - arriving) / 1000 - 1;
  await page.close();
  return {
    what: `from the landing page to the first sound of a 30 s ad (${((arrived - arriving) / 1000).toFixed(1)} s of it to the studio)`,
    value,
    unit: "s",
    most: 6,
  };
}

/** Time from the response with the voices until the first of them is shown. */
async function openingVoices(page: Page): Promise<Figure> {
  await page.evaluate(() => {
    const first = { row: 0 };
    new MutationObserver(() => {
      if (
        first.row === 0 &&
        document.querySelector("[role=grid] [role=radio], [role=grid] input[type=radio]")
      )
        first.row = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { first });
  });
  await page.getByRole("button", { name: "Change voice" }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  const value = await page.evaluate(() => {
    const replies = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/api/audioad/voices?"));
    const { row } = Reflect.get(globalThis, "first") as { row: number };
    return row - Math.max(...replies.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
  });
  return { what: "from the reply with the voices to their rows", value, unit: "ms", most: 150 };
}

/** The layout shift on a page with an ad when every reply is late. */
async function layoutShift(browser: Browser, origin: string, width: number): Promise<Figure> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    const ad = page.getByRole("region", { name: "Ads" }).getByRole("article");
    await page.addInitScript(() => localStorage.setItem("welcomeModalClosed", "true"));
    await openStudio(page);
    await upload(page, "kettle.mp3", recording);
    await ad.waitFor();
    const shift = await watchShifts(page);
    await page.route(/\/(api|audiostack)\//, async (route) => {
      await setTimeout(lateness);
      await route.continue();
    });
    await page.goto("/nbmaistudio", { waitUntil: "networkidle" });
    await ad.waitFor();
    return {
      what: `layout shift with late data, ${width} px wide`,
      value: await shift(),
      unit: "CLS",
      most: 0,
    };
  } finally {
    await context.close();
  }
}

export const bench: Bench = {
  title:
    "The studio: JavaScript, gzipped, typing, opening the voices, and the first sound; times need a quiet machine",
  measure: () =>
    withDataFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const browser = await chromium.launch({
        executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
      });
      try {
        const page = await studioAt(browser, origin);
        const scripts = await scriptsBeforeClick(browser, origin);
        const figures = [
          ...(await typingFigures(browser, page)),
          await openingVoices(page),
          await editorFigure(await studioAt(browser, origin)),
          await firstSound(browser, origin),
        ];
        for (const width of [390, 1440]) figures.push(await layoutShift(browser, origin, width));
        const size = firstLoad("routes/studio", 184, {
          "the picker": "aria-rowcount",
          "the combobox": "aria-autocomplete",
          dialogs: "data-scroll-locked",
        });
        return [...scripts, ...size, ...figures];
      } finally {
        await browser.close();
        await end("SIGTERM");
      }
    }),
};
