import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { findNode24, isPinned } from "./find-node.mjs";
import { withLock } from "./lock.mjs";
import { runStep } from "./run-step.mjs";
import { serve } from "./serve.mjs";
import { listenForStop, StopRequest, UserError } from "./stop.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const installing = new Set(["start", "qa", "admin", "test"]);
const installArgs = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];

/**
 * Runs a root command on Node 24, then exits with its exit code. Commands that a newcomer may run first, such as
 * `npm start`, also install missing packages.
 *
 * @param {string} command
 * @param {string[]} args
 */
export async function bootstrap(command = "", args) {
  listenForStop();
  try {
    process.chdir(root);
    if (installing.has(command)) {
      // Fails early rather than after a long install.
      if (!isPinned(root)) findNode24(root);
      await withLock(installWhenNeeded);
    }
    const node = findNode24(root);
    // Lets npm's `#!/usr/bin/env node` scripts and npm's shells find this Node first.
    process.env["PATH"] = [path.dirname(node), process.env["PATH"]].join(path.delimiter);
    if (realpathSync(node) === realpathSync(process.execPath)) {
      process.exitCode = await (await import("../main.ts")).main(command, args);
    } else {
      process.exitCode = await serve(node, ["scripts/run.mjs", command, ...args], process.env);
    }
  } catch (error) {
    process.exitCode = error instanceof StopRequest ? error.exitCode : 1;
    if (!(error instanceof StopRequest)) console.error(error instanceof UserError ? error.message : error);
    // Every test run ends with this summary line, even one that could not start.
    if (command === "test" && error instanceof UserError) console.log("0 passed, 1 failed");
  }
  process.exit();
}

/**
 * Installs the packages, unless they were already installed from the same lock file by the same major npm on the same
 * kind of machine.
 *
 * @param {import("./lock.mjs").Lock} lock
 */
async function installWhenNeeded(lock) {
  const npm = findNpm(process.env);
  const stamp = "node_modules/.installed-from";
  const hash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const source = `${hash} npm-${npm.major} ${process.platform} ${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === source) return;

  console.log(`Installing the packages${existsSync("node_modules") ? " anew" : ""} …`);
  console.time("Installed the packages");
  // The stamp is removed first and written last, so that a `kill -9` midway never leaves a stale one.
  rmSync(stamp, { force: true });
  // Hides npm's warnings about the Node that it runs on (20 or newer): everything that it installs runs on Node 24.
  const env = { npm_config_loglevel: "error", ...process.env };
  const { code } = await runStep([...npm.command, ...installArgs], { env, onStart: lock.extendTo });
  if (code !== 0)
    throw new UserError(`The packages could not be installed: npm ci ended with ${code}, see above.`);
  writeFileSync(stamp, source);
  console.timeEnd("Installed the packages");
}

/** Finds the npm that is running this script, to run other npm commands with it. @param {NodeJS.ProcessEnv} env */
function findNpm(env) {
  const cli = env["npm_execpath"];
  const major = /^npm\/(\d+)/.exec(env["npm_config_user_agent"] ?? "")?.[1];
  if (!cli || !major)
    throw new UserError(`Run this with npm: npm ${env["npm_lifecycle_event"] ?? "start or npm test"}.`);
  // This script may be running on the Node in node_modules, which Windows can't delete while it runs. npm has its own
  // Node elsewhere.
  const isWindows = process.platform === "win32";
  const node = isWindows ? (env["npm_node_execpath"] ?? process.execPath) : process.execPath;
  return { command: [node, cli], major };
}
