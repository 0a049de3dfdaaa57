import path from "node:path";

import { chromium, type Page } from "@playwright/test";
import { preview } from "vite";

import type { Bench } from "./runner/bench.ts";

const root = path.resolve(import.meta.dirname, "../..");
const story = "design-system-audio-picker-dialog-many--ten-thousand";

/** What the page keeps an eye on while it is scrolled. */
interface Watch {
  /** The longest task of the main thread, in ms; 0 while none took 50 ms, below which browsers name none. */
  task: number;
  /** The longest time from one frame to the next, in ms: what is left of a frame beside all that the machine does. */
  frame: number;
  /** The most rows that stood in the document. */
  rows: number;
}

/** Runs in the page. */
function startWatching() {
  const watch: Watch = { task: 0, frame: 0, rows: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.task = Math.max(watch.task, duration);
  }).observe({ type: "longtask" });
  let before = performance.now();
  const look = (now: number) => {
    watch.frame = Math.max(watch.frame, now - before);
    watch.rows = Math.max(watch.rows, document.querySelectorAll("[role=row]").length);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { watch });
}

const watched = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "watch") as Watch);

/** The ways in which a person gets through a list of ten thousand. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  async "by the wheel, 100 turns of 400 px"(page) {
    for (let turn = 0; turn < 100; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(16);
    }
  },
  async "by the scroll bar, from end to end in 60 frames"(page) {
    await page.getByRole("region").evaluate(async (list) => {
      for (let frame = 0; frame <= 60; frame += 1) {
        list.scrollTop = (list.scrollHeight * frame) / 60;
        await new Promise(requestAnimationFrame);
      }
    });
  },
  async "by keys: End, Home, 30 times Page Down"(page) {
    await page.getByRole("radio").first().focus();
    for (const key of ["End", "Home", ...Array.from({ length: 30 }, () => "PageDown")]) {
      await page.keyboard.press(key);
    }
  },
};

export const bench: Bench = {
  title: "Scrolling through a PickerDialog of 10,000 voices in the built Storybook, its story at rest before",
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
      const figures = [];
      for (const [way, scroll] of Object.entries(ways)) {
        const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
        await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${story}&viewMode=story`);
        await page.getByRole("radio").first().waitFor();
        // The story's own play and axe come first; they are no part of what a visitor waits for.
        await page.waitForTimeout(3000);
        await page.mouse.move(600, 500);
        await page.evaluate(startWatching);
        await scroll(page);
        await page.waitForTimeout(300);
        const { task, frame, rows } = await watched(page);
        await page.close();
        figures.push(
          { what: `${way}: longest task (0: none of 50 ms)`, value: task, unit: "ms", most: 50 },
          { what: `${way}: longest frame`, value: frame, unit: "ms" },
          { what: `${way}: most rows in the document`, value: rows, unit: "", most: 79 },
        );
      }
      return figures;
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
