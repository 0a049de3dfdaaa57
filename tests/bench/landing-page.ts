import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { type Browser, chromium, type Page, type Response } from "@playwright/test";

import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { type Bench, type Figure, median } from "./runner/bench.ts";
import { traceTasks } from "./runner/trace-tasks.ts";

/** The factor by which the CPU is throttled while the page loads. */
const slowdown = 4;
const loads = 5;
/** How many rounds of requests to send; the two servers alternate, so that other load on the machine affects both. */
const rounds = 5;
const roundMs = 2000;
const connections = 16;

/** A phone's viewport. */
const phone = { viewport: { width: 390, height: 844 } };

const kB = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

interface Load {
  type: string;
  url: string;
  /** Size in kB: gzipped, or as transferred for fonts. */
  size: number;
}

/**
 * Returns the resources that a first visit loads without a click: on an untouched page, or after a key press, which
 * hydrates the page but not the parts that hydrate on their own later.
 */
async function loadsOf(browser: Browser, origin: string, isTouched: boolean): Promise<Load[]> {
  const page = await browser.newPage(phone);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(origin, { waitUntil: "networkidle" });
  if (isTouched) {
    await hydrate(page);
    await page.waitForLoadState("networkidle");
  }
  const all = await Promise.all(
    responses.map(async (response): Promise<Load> => {
      const type = response.request().resourceType();
      const body = await response.body();
      return { type, url: response.url(), size: type === "font" ? body.length / 1000 : kB(body) };
    }),
  );
  await page.close();
  return all;
}

function sum(all: readonly Load[], type: string): number {
  return all.filter((load) => load.type === type).reduce((total, { size }) => total + size, 0);
}

async function sizes(browser: Browser, origin: string): Promise<Figure[]> {
  const early = await loadsOf(browser, origin, false);
  const all = await loadsOf(browser, origin, true);
  return [
    { what: "JavaScript before intent", value: sum(early, "script"), unit: "kB", most: 5 },
    { what: "JavaScript without a click", value: sum(all, "script"), unit: "kB", most: 100 },
    { what: "CSS", value: sum(all, "stylesheet"), unit: "kB", most: 15 },
    { what: "fonts", value: sum(all, "font"), unit: "kB", most: 65 },
    {
      what: "requests to other hosts",
      value: all.filter(({ url }) => !url.startsWith(origin) && !url.startsWith("data:")).length,
      unit: "",
      most: 0,
    },
  ];
}

/** Main-thread tasks during `visit` in ms, on a throttled CPU. */
async function tasksOf(browser: Browser, visit: (page: Page) => Promise<void>): Promise<number[]> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const end = await traceTasks(session);
  await visit(page);
  const { tasks } = await end();
  await page.close();
  return tasks.map(({ worked }) => worked);
}

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: "networkidle" });
}

async function hydrate(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__reactFiber$")),
    );
  // Retried, because a key pressed before the page's script runs goes unnoticed.
  while (!(await isHydrated())) {
    await page.keyboard.press("Shift");
    await page.waitForTimeout(200);
  }
}

const blocked = (tasks: readonly number[]) =>
  tasks.reduce((total, worked) => total + Math.max(0, worked - 50), 0);

/**
 * The total blocking time for an untouched load and for a load with hydration, the latter's longest task, and the
 * longest task when only react-dom is evaluated.
 */
async function taskFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const script = (await loadsOf(browser, origin, true)).find(({ url }) => /\/base_late-/.test(url));
  if (!script) throw new Error("The page loads no chunk with react-dom: chunk-groups.ts has renamed it.");
  const longest = { page: [] as number[], react: [] as number[] };
  const blocking = { load: [] as number[], hydration: [] as number[] };
  for (let load = 0; load < loads; load += 1) {
    blocking.load.push(blocked(await tasksOf(browser, (page) => open(page, origin))));
    const tasks = await tasksOf(browser, async (page) => {
      await open(page, origin);
      await hydrate(page);
    });
    longest.page.push(Math.max(...tasks));
    blocking.hydration.push(blocked(tasks));
    const alone = await tasksOf(browser, async (page) => {
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((url) => import(url), script.url);
    });
    longest.react.push(Math.max(...alone));
  }
  const [page, react] = [median(longest.page), median(longest.react)];
  return [
    { what: `longest task with hydration, ${slowdown} times slower`, value: page, unit: "ms" },
    { what: "the same where react-dom alone is evaluated", value: react, unit: "ms" },
    { what: "page ÷ react-dom", value: page / react, unit: "x", most: 1.5 },
    { what: "total blocking time", value: median(blocking.load), unit: "ms", most: 200 },
    { what: "the same with hydration", value: median(blocking.hydration), unit: "ms" },
  ];
}

/** Responses per round over a number of `connections`, each of which sends one request at a time. */
async function answersOf(origin: string, length: number): Promise<number> {
  const { port, host } = new URL(origin);
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(request));
    let left = 0;
    socket.on("data", (chunk: Buffer) => {
      if (left === 0) {
        const head = chunk.indexOf("\r\n\r\n");
        if (!chunk.includes(`ontent-Length: ${length}\r\n`)) throw new Error("It sent something else.");
        left = length + head + 4;
      }
      left -= chunk.length;
      if (left > 0) return;
      answers += 1;
      socket.write(request);
    });
    return socket;
  });
  await new Promise((resolve) => {
    setTimeout(resolve, roundMs);
  });
  for (const socket of sockets) socket.destroy();
  return (answers * 1000) / roundMs;
}

/**
 * Requests per second and the time per request, for the cached page and for a bare Node server that sends the same
 * bytes.
 */
async function serverFigures(origin: string): Promise<Figure[]> {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const isCached = async () => (await fetch(origin, { headers })).headers.has("content-length");
  while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 100));
  const length = Number((await fetch(origin, { headers })).headers.get("content-length"));
  const child = fork(path.resolve(import.meta.dirname, "runner/bare-server.child.ts"), [String(length)]);
  try {
    const [port] = (await once(child, "message")) as [number];
    const [page, bare]: number[][] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      page?.push(await answersOf(origin, length));
      bare?.push(await answersOf(`http://localhost:${port}`, length));
    }
    const [ours, theirs] = [median(page ?? []), median(bare ?? [])];
    return [
      { what: "requests per second", value: ours, unit: "/s" },
      { what: "of a bare Node server that sends as many bytes", value: theirs, unit: "/s" },
      { what: "bare ÷ page", value: theirs / ours, unit: "x", most: 2 },
      { what: "server time of a page", value: 1000 / ours, unit: "ms", most: 0.2 },
    ];
  } finally {
    child.kill();
  }
}

/**
 * Lighthouse is not among these figures: with its browser driver it would add 180 MB to every `npm ci`. Run it against
 * a running site, five times on a quiet machine, from a separate folder (it needs Node 22.19):
 * `CHROME_PATH=/usr/bin/chromium npx lighthouse http://localhost:3000 --chrome-flags="--headless=new --no-sandbox"`.
 * The medians must be: performance at least 98, the other categories 100, CLS at most 0.01.
 */
export const bench: Bench = {
  title: "The landing page of a first visit, gzipped, and its server; times need a quiet machine",
  measure: () =>
    withDataFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const browser = await chromium.launch({
        executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
      });
      try {
        const figures = [...(await sizes(browser, origin)), ...(await taskFigures(browser, origin))];
        return [...figures, ...(await serverFigures(origin))];
      } finally {
        await browser.close();
        await end("SIGTERM");
      }
    }),
};
