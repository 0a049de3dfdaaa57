import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { findChromium } from "./chromium.ts";

test("prefers CHROMIUM_PATH, then the PATH, then Playwright's Chromium", () => {
  const root = mkdtempSync(path.join(tmpdir(), "earshot-chromium-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  function program(name: string, text: string) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    return file;
  }
  const find = (CHROMIUM_PATH = "") =>
    findChromium({ PATH: `${root}/a:${root}/b`, CHROMIUM_PATH }, path.join(root, "cached"));

  expect(find()).toBeUndefined();
  const cached = program("cached", "#!/bin/sh");
  expect(find()).toBe(cached);
  const chrome = program("b/google-chrome", "#!/bin/sh");
  expect(find()).toBe(chrome);
  // Ubuntu's script, which only suggests a snap.
  program("a/chromium-browser", "#!/bin/sh\nexit 1");
  expect(find()).toBe(chrome);
  expect(find(cached)).toBe(cached);
  expect(() => find("/nowhere")).toThrow("CHROMIUM_PATH is /nowhere, which is not a browser that runs.");
});
