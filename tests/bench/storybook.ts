import { globSync, statSync } from "node:fs";
import path from "node:path";

import { type Browser, chromium } from "@playwright/test";

import { serveStorybook } from "../e2e/storybook-server.ts";
import { type Bench, type Figure, median } from "./runner/bench.ts";

const assets = path.resolve(import.meta.dirname, "../../dist/storybook/assets");
const visits = 5;

/** The size of the chunk with this name in kB, minified. */
function chunk(name: string): number {
  const files = globSync(`${name}-*.js`, { cwd: assets });
  if (files.length !== 1)
    throw new Error(`Storybook has ${files.length} chunks ${name}: its build has renamed it.`);
  return statSync(path.join(assets, files[0] ?? "")).size / 1000;
}

/** Scripts that a first visit loads in kB, and how long it takes until `shown` is visible in ms. */
async function visit(
  browser: Browser,
  address: string,
  shown: string,
): Promise<{ size: number; ms: number }> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => body.length / 1000));
  });
  const started = performance.now();
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  const ms = performance.now() - started;
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
        { what: "iframe.js", value: chunk("iframe"), unit: "kB", most: 1650 },
        { what: "the docs blocks", value: chunk("blocks"), unit: "kB", most: 800 },
        ...(await figuresOf(browser, "a story", `${base}/${part}-every-state&viewMode=story`, {
          shown: "#storybook-root button",
          most: 2500,
        })),
        ...(await figuresOf(browser, "the first docs page", `${base}/${part}-docs&viewMode=docs`, {
          shown: "#storybook-docs h1",
          most: 3500,
        })),
      ];
    } finally {
      await browser.close();
      close();
    }
  },
};
