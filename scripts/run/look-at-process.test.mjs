import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { lookAtProcess } from "./look-at-process.mjs";

/** @type {NodeJS.Platform[]} */
const platforms = process.platform === "linux" ? ["linux", "darwin"] : [process.platform];

test.each(platforms)(
  "on %s a process has a start, a parent and a command while it runs",
  async (platform) => {
    const child = spawn("sleep", ["60"]);
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child, "spawn");
    const pid = /** @type {number} */ (child.pid);
    const seen = lookAtProcess(pid, platform);
    expect(seen).toMatchObject({ pid, parent: process.pid });
    expect(path.basename(seen?.command ?? "")).toBe("sleep");
    expect(seen?.startedAt).toBeGreaterThan(0);
    expect(lookAtProcess(pid, platform)).toEqual(seen);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(lookAtProcess(pid, platform)).toBeUndefined();
  },
);

test.runIf(process.platform === "linux")("a zombie is gone", async () => {
  // The shell becomes a sleep, which never collects the child that the shell had.
  const shell = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"]);
  onTestFinished(() => void shell.kill("SIGKILL"));
  const [pid] = await once(shell.stdout, "data");
  await expect.poll(() => lookAtProcess(Number(String(pid)))).toBeUndefined();
  expect(() => process.kill(Number(String(pid)), 0)).not.toThrow();
});
