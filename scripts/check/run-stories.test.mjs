import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { say } from "../run/say.mjs";
import { runStories } from "./run-stories.mjs";
import { runVitest } from "./run-tests.mjs";

vi.mock("../run/say.mjs", { spy: true });
vi.mock("./run-tests.mjs", { spy: true });

const said = () => vi.mocked(say).mock.calls.flat();
let root = "";

beforeEach(() => {
  vi.mocked(say).mockReset().mockReturnValue();
  root = mkdtempSync(path.join(tmpdir(), "earshot-stories-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/**
 * What comes of stories of which one says this of its picture.
 *
 * @param {{ name?: string, notCompared?: string }} picture
 * @param {number} [failed]
 */
async function run(picture, failed = 0) {
  vi.mocked(runVitest).mockImplementation((_projects, _place, options) => {
    const meta = { picture: { ...picture, renderer: { chromium: "156.0.1.2", fonts: "aa" } } };
    const assertionResults = [{ status: "passed", fullName: "Busy", meta }];
    const testResults = [{ name: "/button.stories.tsx", status: "passed", assertionResults }];
    options?.onReport?.({ numPassedTests: 1, numFailedTests: failed, testResults });
    return Promise.resolve({ passed: 1, failed });
  });
  const place = { root, env: {}, node: "", stop: new AbortController().signal, quiet: false };
  return runStories(place);
}

/** @param {string} name */
function keep(name) {
  const file = path.join(root, `tests/visual/baselines/${name}-chromium.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
}

test("says how many pictures were compared", async () => {
  keep("light/button/busy");
  await expect(run({ name: "light/button/busy" })).resolves.toEqual({ passed: 1, failed: 0 });
  expect(said()).toEqual(["Pictures: 1 compared."]);
});

test("says why none was compared, and fails nothing", async () => {
  keep("light/button/busy");
  await expect(run({ notCompared: "there are no pictures yet" })).resolves.toEqual({ passed: 1, failed: 0 });
  expect(said()).toEqual([expect.stringMatching(/^Pictures not compared: .* npm run visual:update$/)]);
});

test("a picture whose story is gone fails", async () => {
  keep("light/button/busy");
  keep("dark/button/gone");
  await expect(run({ name: "light/button/busy" })).resolves.toEqual({ passed: 1, failed: 1 });
  expect(said()).toContainEqual(expect.stringContaining("dark/button/gone-chromium.png"));
});

test("where a story failed, a missing one is no wonder", async () => {
  keep("light/button/failed-story");
  await expect(run({ name: "light/button/busy" }, 1)).resolves.toEqual({ passed: 1, failed: 1 });
  expect(said()).toEqual(["Pictures: 1 compared."]);
});
