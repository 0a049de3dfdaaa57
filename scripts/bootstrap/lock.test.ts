import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { withLock } from "./lock.mjs";

let folder = "";
let log = "";
beforeEach(() => {
  const place = mkdtempSync(path.join(tmpdir(), "earshot-lock-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  folder = path.join(place, "lock");
  log = path.join(place, "log");
  writeFileSync(log, "");
});

/** Another process that takes the lock, logs "+", holds it for a while, and logs "-". */
function startHolder(ms: number) {
  const script = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { withLock } from ${JSON.stringify(path.join(import.meta.dirname, "lock.mjs"))};
    await withLock(async () => {
      appendFileSync(${JSON.stringify(log)}, "+");
      await sleep(${ms});
      appendFileSync(${JSON.stringify(log)}, "-");
    }, ${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const logged = () => readFileSync(log, "utf8");

test("serialises concurrent processes and leaves no file behind", async () => {
  await Promise.all(Array.from({ length: 4 }, () => once(startHolder(30), "exit")));
  expect(logged()).toBe("+-+-+-+-");
  expect(readdirSync(folder)).toEqual([]);
});

test("yields to a process that started at the same moment", async () => {
  vi.resetModules();
  vi.doMock("./running-process.mjs", { spy: true });
  onTestFinished(() => vi.doUnmock("./running-process.mjs"));
  const { findProcess } = await import("./running-process.mjs");
  const { withLock: withMockedLock } = await import("./lock.mjs");
  const rival = path.join(folder, `${process.ppid}-${findProcess(process.ppid)?.startedAt}-1`);
  // When this process looks itself up, it has already found the lock free and is about to add its own file.
  vi.mocked(findProcess).mockImplementationOnce(() => {
    writeFileSync(rival, "");
    return undefined;
  });
  const files = withMockedLock(async () => readdirSync(folder), folder);
  expect(readdirSync(folder)).toEqual([path.basename(rival)]);
  rmSync(rival);
  await expect(files).resolves.toHaveLength(1);
});

test("passes the lock from an owner killed with kill -9 to the two waiting processes, one at a time", async () => {
  const owner = startHolder(60_000);
  await expect.poll(logged).toBe("+");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await Promise.all([once(startHolder(30), "exit"), once(startHolder(30), "exit")]);
  expect(logged()).toBe("++-+-");
});

test("ignores a dead owner's file if another process now has the same id", async () => {
  await withLock(async () => writeFileSync(path.join(folder, `${process.pid}-1-99`), ""), folder);
  await expect(withLock(async () => "mine", folder)).resolves.toBe("mine");
});

test("stays locked while a dead owner's step is still running", async () => {
  const step = spawn("sleep", ["60"]);
  onTestFinished(() => void step.kill("SIGKILL"));
  await withLock(async (lock) => {
    lock.extendTo(step.pid ?? 0);
    // After a kill -9, the step's file remains but the owner's does not.
    for (const name of readdirSync(folder))
      if (name.startsWith(`${process.pid}-`)) rmSync(path.join(folder, name));
    const next = startHolder(0);
    const [printed] = (await once(next.stdout, "data")) as [Buffer];
    expect(String(printed)).toBe(`Waiting for process ${step.pid}, which is installing or building here.\n`);
    step.kill("SIGKILL");
    await once(next, "exit");
    expect(logged()).toBe("+-");
  }, folder);
});
