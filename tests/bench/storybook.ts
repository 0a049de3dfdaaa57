import { globSync, statSync } from "node:fs";
import path from "node:path";

import { type Browser, chromium } from "@playwright/test";

import { serveStorybook } from "../e2e/storybook-server.ts";
import { type Bench, type Figure, median } from "./runner/bench.ts";

const assets = path.resolve(import.meta.dirname, "../../dist/storybook/assets");
const visits = 5;

/** The size of the chunks with this name in kB, minified. */
function chunks(name: string): number {
  const files = globSync(`${name}-*.js`, { cwd: assets });
  if (files.length === 0) throw new Error(`Storybook has no chunk ${name}: its build has renamed it.`);
  return files.reduce((sum, file) => sum + statSync(path.join(assets, file)).size / 1000, 0);
}

/**
 * Returns the time until `shown` is visible on a first visit, in ms, and the size of the scripts loaded by then, in
 * kB.
 */
async function visit(
  browser: Browser,
  address: string,
  shown: string,
): Promise<{ size: number; ms: number }> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      sizes.push(request.response().then(async (response) => ((await response?.body())?.length ?? 0) / 1000));
  });
  const started = performance.now();
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  const ms = performance.now() - started;
  page.removeAllListeners("requestfinished");
  const all = await Promise.all(sizes);
  await page.close();
  return { size: all.reduce((sum, size) => sum + size, 0), ms };
}

async function figuresOf(
  browser: Browser,
  what: string,
  address: string,
  { shown, most }: { shown: string; most: number },
): Promise<Figure[]> {
  const loads = [];
  for (let load = 0; load < visits; load += 1) loads.push(await visit(browser, address, shown));
  return [
    { what: `scripts of ${what}`, value: median(loads.map(({ size }) => size)), unit: "kB", most },
    { what: `${what} is shown after`, value: median(loads.map(({ ms }) => ms)), unit: "ms" },
  ];
}

export const bench: Bench = {
  title: "The built Storybook, minified but not gzipped; times need a quiet machine",
  async measure() {
    const { base, close } = await serveStorybook();
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
    const part = "iframe.html?id=design-system-inputs-button-";
    try {
      return [
        { what: "iframe.js", value: chunks("iframe"), unit: "kB", most: 1650 },
        { what: "the docs blocks", value: chunks("blocks"), unit: "kB", most: 710 },
        ...(await figuresOf(browser, "a story", `${base}/${part}-every-state&viewMode=story`, {
          shown: "#storybook-root button",
          most: 3350,
        })),
        ...(await figuresOf(browser, "the first docs page", `${base}/${part}-docs&viewMode=docs`, {
          shown: "#storybook-docs h1",
          most: 2850,
        })),
      ];
    } finally {
      await browser.close();
      close();
    }
  },
};
