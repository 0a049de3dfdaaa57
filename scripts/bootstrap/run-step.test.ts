import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { findProcess } from "./running-process.mjs";

test("terminates a grandchild process when this process is killed with kill -9", async () => {
  // Like npm, this is a shell that does not forward signals to the process that it started.
  const script = `
    import { runStep } from ${JSON.stringify(path.join(import.meta.dirname, "run-step.mjs"))};
    await runStep(["sh", "-c", "sleep 60 & echo $!; wait"]);`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script]);
  onTestFinished(() => void owner.kill("SIGKILL"));
  const [printed] = (await once(owner.stdout, "data")) as [Buffer];
  const grandchild = () => findProcess(Number(printed));
  expect(grandchild()).toBeDefined();
  owner.kill("SIGKILL");
  await expect.poll(grandchild, { timeout: 5000 }).toBeUndefined();
});
