import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { findChromium, installChromiumWhenMissing } from "./chromium.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earshot-chromium-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function program(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

const find = (CHROMIUM_PATH = "") =>
  findChromium({ PATH: `${root}/a:${root}/b`, CHROMIUM_PATH }, [path.join(root, "usual")]);

test("prefers CHROMIUM_PATH, then the PATH, then common locations", () => {
  expect(find()).toBeUndefined();
  const usual = program("usual", "#!/bin/sh");
  expect(find()).toBe(usual);
  const chrome = program("b/google-chrome", "#!/bin/sh");
  expect(find()).toBe(chrome);
  // Ubuntu's script, which only suggests a snap.
  program("a/chromium-browser", "#!/bin/sh\nexit 1");
  expect(find()).toBe(chrome);
  expect(find(usual)).toBe(usual);
  expect(() => find("/nowhere")).toThrow("CHROMIUM_PATH is /nowhere, which is not a browser that runs.");
});

const apt = ["apt-get update", "apt-get install -y chromium"];
const help = /install one and name it in CHROMIUM_PATH\.$/;

test.runIf(process.platform === "linux").each([
  ["apt as root", true, "apt", apt, /chromium$/],
  ["Playwright as root", true, "cli", [...apt, "cli install --with-deps chromium"], /chromium$/],
  ["Playwright as another person", false, "apt cli", ["cli install chromium"], /chromium$/],
  ["neither", false, "", ["cli install chromium"], help],
])("installs Chromium with %s", async (_how, isRoot, successful, calls, result) => {
  const chromium = path.join(root, "chromium");
  const log = path.join(root, "log");
  const end = successful.includes("apt") ? `echo > ${chromium}` : "exit 1";
  program("apt-get", `#!/bin/sh\necho apt-get $@ >> ${log}\n[ $1 = update ] || ${end}\n`);
  const cli = `const { appendFileSync } = require("node:fs");
    appendFileSync("${log}", ["cli", ...process.argv.slice(2)].join(" "));
    if (${successful.includes("cli")}) appendFileSync("${chromium}", "");`;
  vi.stubEnv("PATH", `${root}:${process.env["PATH"]}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const options = {
    isRoot,
    playwright: program("cli.cjs", cli),
    find: () => (existsSync(chromium) ? chromium : undefined),
  };
  const found = await installChromiumWhenMissing({ extendTo: () => {} }, options).catch(String);
  expect(found).toMatch(result);
  expect(readFileSync(log, "utf8").trim().split("\n")).toEqual(calls);
});
