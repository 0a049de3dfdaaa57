import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { lookAtProcess } from "../run/look-at-process.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";

vi.mock("../run/look-at-process.mjs", { spy: true });
vi.mock("../run/say.mjs", () => ({ say: () => {} }));

let folder = "";
const never = new AbortController().signal;

beforeEach(() => {
  const place = mkdtempSync(path.join(tmpdir(), "earshot-lock-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  folder = path.join(place, "lock");
});

/** Another process that takes a turn, says so in a log, and keeps it for a time. */
function taker(/** @type {string} */ log, /** @type {number} */ ms) {
  const module = JSON.stringify(path.join(import.meta.dirname, "one-at-a-time.mjs"));
  const script = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    import { oneAtATime } from ${module};
    await oneAtATime(${JSON.stringify(folder)}, new AbortController().signal, async () => {
      appendFileSync(${JSON.stringify(log)}, "+");
      await wait(${ms});
      appendFileSync(${JSON.stringify(log)}, "-");
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** @param {string} log @param {string} text */
async function untilLogged(log, text) {
  while (readFileSync(log, "utf8") !== text) await wait(20);
}

test("of many that come at once, one works at a time, and none is left out", async () => {
  const log = `${folder}.log`;
  writeFileSync(log, "");
  await Promise.all(Array.from({ length: 4 }, () => once(taker(log, 30), "exit")));
  expect(readFileSync(log, "utf8")).toBe("+-+-+-+-");
  expect(readdirSync(folder)).toEqual([]);
});

test("who waits says for whom", async () => {
  const log = `${folder}.log`;
  writeFileSync(log, "");
  const first = taker(log, 600);
  await untilLogged(log, "+");
  const second = taker(log, 0);
  const [said] = await once(second.stdout, "data");
  expect(String(said)).toBe(`Waiting for process ${first.pid}, which is installing or building here.\n`);
});

test("who sees another that came in the same moment steps back", async () => {
  const rival = path.join(folder, `${process.ppid}-${lookAtProcess(process.ppid)?.startedAt}-1`);
  // Asked for itself, it has found the lock free and is about to put its file there.
  vi.mocked(lookAtProcess).mockImplementationOnce(() => {
    writeFileSync(rival, "");
    return undefined;
  });
  const turn = oneAtATime(folder, never, async () => existsSync(rival));
  expect(readdirSync(folder)).toEqual([path.basename(rival)]);
  rmSync(rival);
  await expect(turn).resolves.toBe(false);
});

test("two takers of a lock whose owner was killed with kill -9 get it one after the other", async () => {
  const log = `${folder}.log`;
  writeFileSync(log, "");
  const owner = taker(log, 60_000);
  await untilLogged(log, "+");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await Promise.all([once(taker(log, 30), "exit"), once(taker(log, 30), "exit")]);
  expect(readFileSync(log, "utf8")).toBe("++-+-");
});

test("the id of a dead owner that another process was given since does not keep the lock", async () => {
  await oneAtATime(folder, never, async () => {});
  writeFileSync(path.join(folder, `${process.pid}-1-99`), "");
  await expect(oneAtATime(folder, never, async () => "mine")).resolves.toBe("mine");
});

test("a dead owner's step that still runs keeps the lock", async () => {
  const step = spawn("sleep", ["60"]);
  onTestFinished(() => void step.kill("SIGKILL"));
  await oneAtATime(folder, never, async (turn) => {
    turn.include(/** @type {number} */ (step.pid));
    // What a kill -9 leaves: the step's file without the owner's.
    for (const name of readdirSync(folder))
      if (name.startsWith(`${process.pid}-`)) rmSync(path.join(folder, name));
    const stop = AbortSignal.timeout(500);
    await expect(oneAtATime(folder, stop, async () => "mine")).rejects.toThrow();
    step.kill("SIGKILL");
    await expect(oneAtATime(folder, never, async () => "mine")).resolves.toBe("mine");
  });
});

test("where nothing may be written nothing is guarded", async () => {
  const file = `${folder}.log`;
  writeFileSync(file, "");
  await expect(oneAtATime(path.join(file, "lock"), never, async () => "done")).resolves.toBe("done");
});
