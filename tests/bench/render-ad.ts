import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import type { orders } from "./render-ad/orders.ts";
import type { Rendered } from "./render-ad/render.child.ts";
import { type Bench, median } from "./runner/bench.ts";

/** How many times to render each ad. The first run is not counted, because it compiles code. */
const times = 6;
/** Budgets: CPU seconds, and megabytes (10^6). Japanese needs a dictionary, in a separate process. */
const most = { seconds: 4, mb: 300, japaneseMb: 550 };
const pollMs = 50;

/** The options with which the server starts the ad renderer (`keepProgram`). */
const execArgv = ["--max-semi-space-size=2", "--disable-warning=ExperimentalWarning"];

const ask = promisify(execFile);

/**
 * The resident memory of a process and its children, in MB; 0 if the process is gone. The executable that they share
 * is counted once (where /proc reports it separately).
 */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await ask("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  let kilobytes = 0;
  for (const [own = 0, parent, resident = 0] of processes) {
    if (own === pid) kilobytes += resident;
    if (parent === pid) kilobytes += (await ownKilobytes(own)) ?? resident;
  }
  return (kilobytes * 1024) / 1e6;
}

/** A process's memory without shared files, in units of 1024 bytes. */
async function ownKilobytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const found = /^RssAnon:\s+(\d+) kB$/m.exec(status);
  return found ? Number(found[1]) : undefined;
}

/** Renders one ad repeatedly in a separate process. */
async function render(order: keyof typeof orders): Promise<{ seconds: number; peakMb: number }> {
  const file = path.join(import.meta.dirname, "render-ad", "render.child.ts");
  const child = fork(file, [order, String(times)], { execArgv });
  const rendered: Rendered[] = [];
  child.on("message", (message) => rendered.push(message as Rendered));
  const over = once(child, "exit").then(() => "over");
  let peakMb = 0;
  do peakMb = Math.max(peakMb, await residentMb(child.pid ?? 0));
  while ((await Promise.race([over, pause(pollMs)])) !== "over");
  if (rendered.length < times) throw new Error(`${rendered.length} of ${times} ads were rendered: ${order}`);
  return {
    seconds: median(rendered.slice(1).map(({ seconds }) => seconds)),
    peakMb: Math.max(peakMb, ...rendered.map((each) => each.peakMb)),
  };
}

export const bench: Bench = {
  title: `Rendering an ad of 30 s with music: median of ${times - 1} in one process`,
  async measure() {
    const english = await render("English");
    const japanese = await render("Japanese");
    return [
      { what: "English, two voices: CPU time", value: english.seconds, unit: "s", most: most.seconds },
      { what: "English, two voices: most memory", value: english.peakMb, unit: "MB", most: most.mb },
      { what: "Japanese without speech: CPU time", value: japanese.seconds, unit: "s", most: most.seconds },
      {
        what: "Japanese with speech: most memory",
        value: japanese.peakMb,
        unit: "MB",
        most: most.japaneseMb,
      },
    ];
  },
};
