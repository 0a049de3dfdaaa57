import path from "node:path";

import { chromium, type Page } from "@playwright/test";
import { preview } from "vite";

import type { Bench, Figure } from "./runner/bench.ts";
import { traceTasks } from "./runner/trace-tasks.ts";

const root = path.resolve(import.meta.dirname, "../..");
const story = "design-system-audio-picker-dialog--ten-thousand";

/** Budgets for a list of ten thousand: task duration in ms, and rows in the document. */
const most = { task: 50, rows: 79 } as const;

interface Watch {
  /** The longest main-thread task in wall-clock ms; 0 if no task took 50 ms, the shortest that browsers report. */
  task: number;
  /** The maximum number of rows in the document. */
  rows: number;
}

/** Records the longest task and the number of rows. Runs in the page. */
function startWatching() {
  const watch: Watch = { task: 0, rows: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.task = Math.max(watch.task, duration);
  }).observe({ type: "longtask" });
  const look = () => {
    watch.rows = Math.max(watch.rows, document.querySelectorAll("[role=row]").length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { watch });
}

/**
 * Runs in the page until 1.5 s pass without a long task, by which time the story's play function and its checks have
 * finished.
 */
async function untilIdle() {
  let last = performance.now();
  const observer = new PerformanceObserver(() => {
    last = performance.now();
  });
  observer.observe({ type: "longtask" });
  const latest = last + 20_000;
  while (performance.now() - last < 1500 && performance.now() < latest) {
    await new Promise((later) => setTimeout(later, 100));
  }
  observer.disconnect();
}

/** Ways to scroll the list. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  async "wheel, 100 turns of 400 px"(page) {
    for (let turn = 0; turn < 100; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(16);
    }
  },
  async "scroll bar, end to end in 60 frames"(page) {
    await page.getByRole("grid").evaluate(async (grid) => {
      const list = grid.parentElement!;
      for (let frame = 0; frame <= 60; frame += 1) {
        list.scrollTop = (list.scrollHeight * frame) / 60;
        await new Promise(requestAnimationFrame);
      }
    });
  },
  async "End, Home, 30 times Page Down"(page) {
    await page.getByRole("radio").first().focus();
    for (const key of ["End", "Home", ...Array.from({ length: 30 }, () => "PageDown")]) {
      await page.keyboard.press(key);
    }
  },
};

async function measureWay(page: Page, address: string, way: string): Promise<Figure[]> {
  await page.goto(address);
  await page.getByRole("radio").first().waitFor();
  await page.mouse.move(600, 500);
  await page.evaluate(untilIdle);
  await page.evaluate(startWatching);
  const traced = await traceTasks(await page.context().newCDPSession(page));
  await ways[way]?.(page);
  await page.waitForTimeout(300);
  const { tasks } = await traced();
  const worked = Math.max(...tasks.map((task) => task.worked));
  const { task, rows } = await page.evaluate(() => Reflect.get(globalThis, "watch") as Watch);
  return [
    { what: `${way}: longest task, CPU time`, value: worked, unit: "ms", most: most.task },
    { what: `${way}: longest task, wall time (0: below 50)`, value: task, unit: "ms", most: most.task },
    { what: `${way}: most rows in the document`, value: rows, unit: "", most: most.rows },
  ];
}

export const bench: Bench = {
  title: "Scrolling 10,000 voices of a PickerDialog in the built Storybook; wall times need a quiet machine",
  async measure() {
    const server = await preview({
      root,
      configFile: false,
      logLevel: "error",
      build: { outDir: "dist/storybook" },
      preview: { port: 0, host: "127.0.0.1" },
    });
    const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
    const browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
    try {
      const figures: Figure[] = [];
      for (const way of Object.keys(ways)) {
        const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
        const address = `${server.resolvedUrls?.local[0]}iframe.html?id=${story}&viewMode=story`;
        figures.push(...(await measureWay(page, address, way)));
        await page.close();
      }
      return figures;
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
