import { setTimeout } from "node:timers/promises";

import { type Browser, chromium, type Page } from "@playwright/test";

import { startBuiltServer } from "../built-server/built-server.ts";
import { withFolder } from "../built-server/temporary-folder.ts";
import { openStudio, recording, upload, watchShifts } from "../e2e/studio-page.ts";
import { firstLoad } from "./first-load/first-load.ts";
import type { Bench, Figure } from "./runner/bench.ts";
import { quantile } from "./runner/quantile.ts";
import { traceTasks } from "./traced/traced-tasks.ts";

/** As often slower than this machine, while somebody types. */
const slowdown = 4;
const keystrokes = 200;
/** Of each answer, in ms. */
const lateness = 1500;

async function studioAt(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem("welcomeModalClosed", "true");
  });
  await page.goto(`${origin}/nbmaistudio`, { waitUntil: "networkidle" });
  return page;
}

/** Main-thread work from one key to the next, and the longest task, in ms. */
async function typing(page: Page): Promise<{ each: number[]; longest: number }> {
  const session = await page.context().newCDPSession(page);
  await page.getByRole("textbox", { name: "AI prompt" }).focus();
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

/** The prompt's, and beside it what the browser alone needs for a text area in an empty page. */
async function typingFigures(browser: Browser, page: Page): Promise<Figure[]> {
  const studio = await typing(page);
  const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await empty.setContent('<textarea aria-label="AI prompt" rows="6" cols="60"></textarea>');
  const bare = await typing(empty);
  await empty.close();
  const what = `a letter in the prompt, ${slowdown} times slower, ${studio.each.length} of them`;
  return [
    { what: `${what}: p95`, value: quantile(studio.each, 0.95), unit: "ms", most: 16 },
    { what: `${what}: the longest task`, value: studio.longest, unit: "ms", most: 50 },
    {
      what: "the same in a text area alone in an empty page: p95",
      value: quantile(bare.each, 0.95),
      unit: "ms",
    },
    {
      what: "the same in a text area alone in an empty page: the longest task",
      value: bare.longest,
      unit: "ms",
    },
  ];
}

/** From the answer with the voices to the first row of them. */
async function openingVoices(page: Page): Promise<Figure> {
  await page.evaluate(() => {
    const seen = { row: 0 };
    new MutationObserver(() => {
      if (seen.row === 0 && document.querySelector("[role=grid] [role=radio], [role=grid] input[type=radio]"))
        seen.row = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { seen });
  });
  await page.getByRole("button", { name: "Change voice" }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  const value = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/api/audioad/voices?"));
    const { row } = Reflect.get(globalThis, "seen") as { row: number };
    return row - Math.max(...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
  });
  return { what: "from the answer with the voices to their rows", value, unit: "ms", most: 150 };
}

/** The page of somebody with an ad, while all that the browser asks for comes late. */
async function moving(browser: Browser, origin: string, width: number): Promise<Figure> {
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
      what: `what moves as data comes late, ${width} px wide`,
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
    "The studio: what it loads at once, gzipped, and how it takes keys and voices; by the clock on a quiet machine alone",
  measure: () =>
    withFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const browser = await chromium.launch({
        executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
      });
      try {
        const page = await studioAt(browser, origin);
        const figures = [...(await typingFigures(browser, page)), await openingVoices(page)];
        for (const width of [390, 1440]) figures.push(await moving(browser, origin, width));
        const size = firstLoad("routes/studio", 180, {
          "the picker": "aria-rowcount",
          "the combobox": "aria-autocomplete",
          dialogs: "data-scroll-locked",
        });
        return [...size, ...figures];
      } finally {
        await browser.close();
        await end("SIGTERM");
      }
    }),
};
