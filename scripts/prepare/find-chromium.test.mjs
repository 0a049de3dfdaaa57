import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { Refusal } from "../run/refusal.mjs";
import { findChromium } from "./find-chromium.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "earshot-chromium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A program below the folder that ends with the code when it is asked for its version. */
function program(/** @type {string} */ name, code = 0) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

const environment = () => ({
  PATH: [path.join(folder, "a"), path.join(folder, "b")].join(path.delimiter),
  PLAYWRIGHT_BROWSERS_PATH: path.join(folder, "cache"),
});

test("each place counts only when those before it have none", () => {
  const newest = program("cache/chromium-1300/chrome-linux64/chrome");
  program("cache/chromium-999/chrome-linux/chrome");
  program("cache/firefox-2000/firefox");
  expect(findChromium(environment(), [])).toBe(newest);
  const usual = program("opt/chrome");
  expect(findChromium(environment(), [usual])).toBe(usual);
  const chrome = program("a/google-chrome");
  expect(findChromium(environment(), [usual])).toBe(chrome);
  const chromium = program("b/chromium");
  expect(findChromium(environment(), [usual])).toBe(chromium);
  const given = program("mine");
  expect(findChromium({ ...environment(), CHROMIUM_PATH: given }, [usual])).toBe(given);
});

test("a script that only asks for the browser to be installed is passed over", () => {
  program("a/chromium-browser", 1);
  const chrome = program("b/google-chrome");
  expect(findChromium(environment(), [])).toBe(chrome);
});

test("none is none", () => {
  writeFileSync(path.join(folder, "chromium"), "not a program");
  expect(findChromium({ ...environment(), PATH: folder }, [])).toBeUndefined();
});

test("a wrong CHROMIUM_PATH is refused, whatever else there is", () => {
  program("b/chromium");
  const given = path.join(folder, "nowhere");
  expect(() => findChromium({ ...environment(), CHROMIUM_PATH: given }, [])).toThrow(Refusal);
});
