import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { lookAtProcess } from "./look-at-process.mjs";
import { runStep } from "./run-step.mjs";
import { StopRequest } from "./stop-request.mjs";

const options = { cwd: ".", env: process.env, quiet: true };
const never = new AbortController().signal;

test("gives the exit code and both kinds of output", async () => {
  const command = ["sh", "-c", "echo out; echo err >&2; exit 3"];
  await expect(runStep(command, { ...options, stop: never })).resolves.toEqual({
    code: 3,
    output: "out\nerr\n",
  });
});

test("a command that does not exist fails with its name", async () => {
  const { code, output } = await runStep(["no-such-program"], { ...options, stop: never });
  expect(code).toBe(127);
  expect(output).toContain("no-such-program");
});

test("stopped, it ends a grandchild that its own parent would leave behind", async () => {
  const stop = new AbortController();
  // Like npm: a shell that does not pass the signal on to what it started.
  const file = pidFile();
  const step = runStep(["sh", "-c", `sleep 60 & echo $! > ${file}; wait`], { ...options, stop: stop.signal });
  const grandchild = await writtenPid(file);
  stop.abort(new StopRequest("SIGTERM"));
  await expect(step).rejects.toThrow(StopRequest);
  await expect.poll(() => lookAtProcess(grandchild)).toBeUndefined();
});

test("our own kill -9 ends it too", async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, "run-step.mjs"));
  const file = pidFile();
  const script = `
    import { runStep } from ${module};
    const stop = new AbortController().signal;
    await runStep(["sh", "-c", "sleep 60 & echo $! > ${file}; wait"], { cwd: ".", env: process.env, stop });`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script]);
  onTestFinished(() => void owner.kill("SIGKILL"));
  const grandchild = await writtenPid(file);
  owner.kill("SIGKILL");
  await expect.poll(() => lookAtProcess(grandchild), { timeout: 5000 }).toBeUndefined();
});

/** Where a command says the id of what it started in the background. */
function pidFile() {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-step-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "pid");
}

/** @param {string} file */
async function writtenPid(file) {
  await expect.poll(() => existsSync(file) && Number(readFileSync(file, "utf8"))).toBeGreaterThan(0);
  return Number(readFileSync(file, "utf8"));
}
