import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { writePictureReport } from "./picture-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "earshot-pictures-"));
const [results, baselines] = [path.join(folder, "results"), path.join(folder, "baselines")] as const;
const passed = new Set(["dark/menu/open-chromium.png"]);

function write(file: string) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, file);
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("shows the expected, actual and difference images of each picture that differs", () => {
  for (const file of ["actual", "diff"]) write(`results/light/menu/open-${file}.png`);
  write("baselines/light/menu/open-chromium.png");
  write("results/dark/menu/open-actual.png");
  const html = readFileSync(writePictureReport(results, baselines, passed) ?? "", "utf8");
  expect(Array.from(html.matchAll(/<img src="([^"]+)"/g), ([, file]) => file)).toEqual([
    "light/menu/open-expected.png",
    "light/menu/open-actual.png",
    "light/menu/open-diff.png",
  ]);
  expect(readFileSync(path.join(results, "light/menu/open-expected.png"), "utf8")).toBe(
    "baselines/light/menu/open-chromium.png",
  );
});

test("shows a new picture that has no expected one", () => {
  write("results/light/menu/open-reference.png");
  const html = readFileSync(writePictureReport(results, baselines, passed) ?? "", "utf8");
  expect(html).toContain('<td>None</td><td><a href="light/menu/open-reference.png">');
});

test("writes nothing if all pictures passed in the end", () => {
  write("results/dark/menu/open-actual.png");
  expect(writePictureReport(results, baselines, passed)).toBeNull();
  expect(writePictureReport(path.join(folder, "none"), baselines, passed)).toBeNull();
});
