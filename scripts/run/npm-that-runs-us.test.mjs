import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

const module = JSON.stringify(path.join(import.meta.dirname, "npm-that-runs-us.mjs"));

/** What npm runs: says that it is there, then that npm is gone. */
const script = `
  import { npmThatRunsUs } from ${module};
  const isThere = npmThatRunsUs(process.env);
  console.log(isThere() ? "there" : "not there");
  setInterval(() => isThere() || (console.log("gone"), process.exit()), 20);
  setTimeout(() => process.exit(), process.env.npm_lifecycle_event ? 10_000 : 500);`;

/** A process that runs the script, as npm does, and says what it says. */
function npm(/** @type {string[]} */ command, /** @type {NodeJS.ProcessEnv} */ env) {
  const spawnIt = `require("child_process").spawn(${JSON.stringify(command[0])}, ${JSON.stringify(command.slice(1))}, { stdio: "inherit" })`;
  const child = spawn(process.execPath, ["-e", spawnIt], { env: { ...process.env, ...env, SCRIPT: script } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const direct = [process.execPath, "--input-type=module", "-e", script];
const throughShell = ["sh", "-c", `"${process.execPath}" --input-type=module -e "$SCRIPT"; true`];

test.each([
  ["directly", direct, "start", "there\ngone\n"],
  ["through a shell that lives on", throughShell, "start", "there\ngone\n"],
  ["not by npm but by hand", direct, "", "there\n"],
])("run %s", async (_how, command, event, said) => {
  const parent = npm(command, { npm_lifecycle_event: event });
  let output = "";
  parent.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  await once(parent.stdout, "data");
  parent.kill("SIGKILL");
  await once(parent.stdout, "close");
  expect(output).toBe(said);
});
