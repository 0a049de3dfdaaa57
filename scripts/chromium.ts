import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Lock } from "./bootstrap/lock.mjs";
import { runStep } from "./bootstrap/run-step.mjs";
import { UserError } from "./bootstrap/stop.mjs";
import { programOf } from "./test-runners.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds the browser for stories and end-to-end tests: `CHROMIUM_PATH`, or else the one on the PATH, or else Playwright's.
 * Throws a `UserError` if `CHROMIUM_PATH` is wrong, because silently using another browser would be surprising.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  playwrights = playwrightsChromium(),
): string | undefined {
  const given = env["CHROMIUM_PATH"];
  if (given && !isBrowser(given))
    throw new UserError(`CHROMIUM_PATH is ${given}, which is not a browser that runs.`);
  const folders = (env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return given || [...onPath, playwrights].find(isBrowser);
}

function playwrightsChromium(): string {
  const load = createRequire(import.meta.url);
  return (load("playwright") as { chromium: { executablePath: () => string } }).chromium.executablePath();
}

/**
 * Runs the file to get its version, because Ubuntu's `chromium-browser` may be a script that only suggests a snap.
 * Not on Windows, where that would open a window.
 */
function isBrowser(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return process.platform === "win32" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

/**
 * Finds a Chromium, or installs one: with apt if it runs as root and apt has one, or else Playwright's in the user's
 * cache. Throws a `UserError` if none could be installed, after showing the tools' output.
 */
export async function installChromiumWhenMissing(lock: Lock): Promise<string> {
  const playwright = [process.execPath, programOf("playwright"), "install", "chromium"];
  // Only root can install the libraries that the browser needs.
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  const steps = isRoot
    ? [
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "chromium"],
        [...playwright, "--with-deps"],
      ]
    : [playwright];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const step of steps) {
    // Checks for the browser instead of the exit code, because `apt-get update` fails if one of many sources is
    // unreachable.
    const found = findChromium();
    if (found) return found;
    console.log(`Installing Chromium: ${step.join(" ")} …`);
    const { code, output } = await runStep(step, { env, quiet: true, onStart: lock.extendTo });
    if (code !== 0) console.log(output);
  }
  const found = findChromium();
  if (found) return found;
  throw new UserError(
    "There is no Chromium and none could be installed: install one and name it in CHROMIUM_PATH.",
  );
}
