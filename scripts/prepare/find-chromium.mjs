import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { Refusal } from "../run/refusal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Where it stands when it is on no PATH. */
const USUAL_PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Below `chromium-<revision>` in Playwright's cache; the names differ by system and by the year of the revision. */
const CACHED_PROGRAMS = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-win64/chrome.exe",
  "chrome-win/chrome.exe",
];

/**
 * The browser for the stories and the end-to-end tests: `CHROMIUM_PATH`, else the system's, else the newest in Playwright's cache.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [usualPlaces]
 * @returns {string | undefined}
 * @throws {Refusal} when `CHROMIUM_PATH` is set but wrong: another browser in its place would surprise
 */
export function findChromium(env, usualPlaces = USUAL_PLACES) {
  const given = env["CHROMIUM_PATH"];
  if (given) {
    if (isBrowser(given)) return given;
    throw new Refusal(`CHROMIUM_PATH is ${given}, which is not a browser that runs.`);
  }
  const onPath = (env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const system = NAMES.flatMap((name) => onPath.map((folder) => path.join(folder, name)));
  return [...system, ...usualPlaces, ...cached(env)].find(isBrowser);
}

/**
 * Ubuntu's `chromium-browser` is there without the browser: a script that asks for a snap. So each is asked for its version,
 * except on Windows, where that would open a window.
 */
function isBrowser(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return process.platform === "win32" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

/** @param {NodeJS.ProcessEnv} env */
function cached(env) {
  const cache = env["PLAYWRIGHT_BROWSERS_PATH"] || usualCache(env);
  return revisions(cache).flatMap((revision) =>
    CACHED_PROGRAMS.map((program) => path.join(cache, revision, program)),
  );
}

/** @param {NodeJS.ProcessEnv} env */
function usualCache(env) {
  const home = env["HOME"] ?? homedir();
  if (process.platform === "darwin") return path.join(home, "Library/Caches/ms-playwright");
  if (process.platform === "win32") return path.join(env["LOCALAPPDATA"] ?? home, "ms-playwright");
  return path.join(env["XDG_CACHE_HOME"] ?? path.join(home, ".cache"), "ms-playwright");
}

/** @param {string} cache the newest first */
function revisions(cache) {
  try {
    const numbers = readdirSync(cache).map((name) => Number(/^chromium-(\d+)$/.exec(name)?.[1]));
    return numbers
      .filter(Boolean)
      .toSorted((a, b) => b - a)
      .map((revision) => `chromium-${revision}`);
  } catch {
    return [];
  }
}
