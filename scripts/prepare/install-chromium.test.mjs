import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { say } from "../run/say.mjs";
import { installChromiumWhenMissing } from "./install-chromium.mjs";

vi.mock("../run/say.mjs", { spy: true });

let root = "";

beforeEach(() => {
  vi.mocked(say).mockReset().mockReturnValue();
  root = mkdtempSync(path.join(tmpdir(), "earshot-chromium-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/**
 * What is asked for where `makers` are the tools that bring a browser.
 *
 * @param {readonly string[]} makers
 * @param {boolean} isRoot
 */
async function install(makers, isRoot) {
  const chromium = path.join(root, "chromium");
  const log = path.join(root, "log");
  writeFileSync(log, "");
  const makes = (/** @type {string} */ tool) => (makers.includes(tool) ? `echo > ${chromium}` : "exit 1");
  const apt = path.join(root, "apt-get");
  writeFileSync(apt, `#!/bin/sh\necho apt-get $@ >> ${log}\n[ $1 = update ] || ${makes("apt-get")}\n`);
  chmodSync(apt, 0o755);
  const playwright = path.join(root, "node_modules/playwright");
  mkdirSync(playwright, { recursive: true });
  writeFileSync(path.join(playwright, "package.json"), `{ "bin": { "playwright": "cli" } }`);
  writeFileSync(path.join(playwright, "cli"), `echo playwright $@ >> ${log}\n${makes("playwright")}\n`);
  const place = {
    root,
    env: { PATH: `${root}:${process.env["PATH"]}` },
    stop: new AbortController().signal,
    turn: { include: () => {} },
  };
  const find = () => (existsSync(chromium) ? chromium : undefined);
  // "sh" in the place of Node: the fake Playwright is a shell script
  const found = await installChromiumWhenMissing("sh", place, { isRoot, find }).catch(
    (error) => error.message,
  );
  return { found: path.basename(found), asked: readFileSync(log, "utf8").trim().split("\n").filter(Boolean) };
}

const apt = ["apt-get update", "apt-get install -y chromium"];

test.runIf(process.platform === "linux").each([
  ["root", true, ["apt-get"], apt],
  ["root where apt has none", true, ["playwright"], [...apt, "playwright install --with-deps chromium"]],
  ["another person", false, ["apt-get", "playwright"], ["playwright install chromium"]],
])("%s installs one", async (_who, isRoot, makers, asked) => {
  expect(await install(makers, isRoot)).toEqual({ found: "chromium", asked });
});

test.runIf(process.platform === "linux")("says what it does", async () => {
  await install(["apt-get"], true);
  expect(vi.mocked(say).mock.calls.flat()).toEqual([
    "Installing Chromium with apt …",
    expect.stringMatching(/^Installed Chromium in [\d.]+ s\.$/),
  ]);
});

test("a browser that is there is taken", async () => {
  writeFileSync(path.join(root, "chromium"), "");
  expect(await install([], true)).toEqual({ found: "chromium", asked: [] });
});

test("who can't install one is told what to do", async () => {
  expect((await install([], false)).found).toBe(
    "There is no Chromium and none could be installed: install one and name it in CHROMIUM_PATH.",
  );
});
