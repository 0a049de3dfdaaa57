import { readFileSync } from "node:fs";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { makeFakeProject } from "./fake-project/make-fake-project.mjs";
import { adminInProject } from "./fake-project/run-in-project.mjs";

/** @type {ReturnType<typeof makeFakeProject>} */
let project;

beforeEach(() => {
  project = makeFakeProject();
  onTestFinished(() => project.remove());
  // Stands for the commands: says what it was given, and ends with the code that the first word is.
  project.write(
    "apps/api/src/admin/main.ts",
    `const words: string[] = process.argv.slice(2);
    console.log(JSON.stringify({ words, folder: process.cwd(), data: process.env["DATA_DIR"], id: process.pid }));
    if (words[0] === "wait") setInterval(() => undefined, 1000);
    else process.exitCode = Number(words[0]);`,
  );
});

/** What npm was asked for so far. */
const asked = () => readFileSync(path.join(project.root, "npm.log"), "utf8").trim().split("\n");

/** @param {string} output */
const said = (output) => JSON.parse(output.trim().split("\n").at(-1) ?? "");

test("on a fresh clone it installs, builds nothing, and gives words and environment as they are", async () => {
  const words = ["0", "a word with spaces", "“quotes” and $HOME", "--option=1"];
  const first = adminInProject(project.root, words, { DATA_DIR: "elsewhere" });
  expect(await first.ended).toBe(0);
  expect(first.output()).toMatch(/^Installing the packages …\n[^]*Installed the packages in [\d.]+ s\.\n\{/);
  expect(said(first.output())).toMatchObject({ words, folder: project.root, data: "elsewhere" });
  const second = adminInProject(project.root, ["0"]);
  expect(await second.ended).toBe(0);
  expect(said(second.output())).toMatchObject({ words: ["0"], folder: project.root });
  expect(second.output().split("\n")).toHaveLength(2);
  expect(asked()).toEqual(["ci --include=dev --include=optional --no-audit --no-fund"]);
});

test.each([1, 2])("its exit code is the command's: %i", async (code) => {
  const running = adminInProject(project.root, [String(code)]);
  expect(await running.ended).toBe(code);
});

test.runIf(process.platform === "linux")("a Ctrl-C ends the command too", async () => {
  const running = adminInProject(project.root, ["wait"]);
  await running.said("}\n");
  const { id } = said(running.output());
  running.child.kill("SIGINT");
  expect(await running.ended).toBe(130);
  expect(() => process.kill(id, 0)).toThrow("ESRCH");
});
