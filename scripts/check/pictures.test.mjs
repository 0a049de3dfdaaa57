import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { comparedInWords, keptPictures, picturesOf } from "./pictures.mjs";

const renderer = { chromium: "156.0.1.2", fonts: "aa" };

/** @param {({ name?: string, notCompared?: string } | undefined)[]} pictures */
function report(...pictures) {
  const assertionResults = pictures.map((picture, place) => ({
    status: "passed",
    fullName: `Story ${place}`,
    meta: picture ? { picture: { ...picture, renderer } } : {},
  }));
  return {
    numPassedTests: pictures.length,
    numFailedTests: 0,
    testResults: [{ name: "/part.stories.tsx", status: "passed", assertionResults }],
  };
}

test("counts the pictures that stories say were compared", () => {
  const pictures = picturesOf(report({ name: "light/part/b" }, undefined, { name: "dark/part/a" }));
  expect(pictures).toEqual({
    taken: ["dark/part/a-chromium.png", "light/part/b-chromium.png"],
    reasons: [],
    renderers: [renderer],
  });
  expect(comparedInWords(pictures)).toBe("Pictures: 2 compared.");
});

test("says once why none was compared, and how to renew them", () => {
  const why = "they were made with Chromium 155.0.9.9, this is 156.0.1.2";
  expect(comparedInWords(picturesOf(report({ notCompared: why }, { notCompared: why })))).toBe(
    `Pictures not compared: ${why}. Make them anew, on Debian's Chromium: npm run visual:update`,
  );
});

test("knows the kept pictures by their bytes, and nothing else in their folder", () => {
  const root = mkdtempSync(path.join(tmpdir(), "earshot-pictures-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect([...keptPictures(root)]).toEqual([]);
  const folder = path.join(root, "tests/visual/baselines");
  mkdirSync(path.join(folder, "light/part"), { recursive: true });
  writeFileSync(path.join(folder, "made-with.json"), "{}");
  writeFileSync(path.join(folder, "light/part/a-chromium.png"), "one");
  const [[file, hash] = []] = keptPictures(root);
  expect(file).toBe("light/part/a-chromium.png");
  writeFileSync(path.join(folder, "light/part/a-chromium.png"), "two");
  expect(keptPictures(root).get("light/part/a-chromium.png")).not.toBe(hash);
});
