import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { makeFakeProject } from "./fake-project/make-fake-project.mjs";
import { isTaken, portOf } from "./fake-project/port-of.mjs";
import { runInProject, startInProject } from "./fake-project/run-in-project.mjs";

/** @type {ReturnType<typeof makeFakeProject>} */
let project;

beforeEach(() => {
  project = makeFakeProject();
  onTestFinished(() => project.remove());
});

/** @param {NodeJS.ProcessEnv} [settings] */
const start = (settings) => startInProject(project.root, settings);

/** What npm was asked for so far. */
const asked = () => readFileSync(path.join(project.root, "npm.log"), "utf8").trim().split("\n");

const install = "ci --include=dev --include=optional --no-audit --no-fund";
const build = ["run build -w @earshot/api", "run build -w @earshot/site"];

test("the first start installs, builds and serves; the second only serves; a change is built", async () => {
  const first = start();
  expect(await isTaken(await portOf(first))).toBe(true);
  expect(first.output()).toMatch(
    /^Installing the packages …\n[^]*Installed the packages in [\d.]+ s\.\nBuilding the site …\nBuilt the site in [\d.]+ s\.\nEarshot is at/,
  );
  const second = start();
  await portOf(second);
  expect(second.output()).toMatch(/^Earshot is at \S+\n$/);
  project.write("packages/ui/src/button.tsx", "changed");
  const third = start();
  await portOf(third);
  expect(third.output()).toMatch(/^Building the site …\nBuilt the site in [\d.]+ s\.\nEarshot is at/);
  expect(asked()).toEqual([install, ...build, ...build]);
});

test("of two that come at once, one installs and builds, the other waits and says so", async () => {
  project.write("hold-install", "");
  const first = start();
  await first.said("Installing");
  const second = start();
  await second.said("Waiting for process");
  rmSync(path.join(project.root, "hold-install"));
  await Promise.all([first, second].map(portOf));
  expect(second.output()).toMatch(
    /^Waiting for process \d+, which is installing or building here\.\nEarshot is at/,
  );
  expect(asked()).toEqual([install, ...build]);
});

test.each([
  [
    "packages",
    "package-lock.json",
    /^Installing the packages anew …\n[^]*what went wrong\nThe packages could not be installed: npm ci ended with 7, see above\.\n$/,
  ],
  ["site", "apps/site/main.ts", /^Building[^]*what went wrong\n+The site could not be built, see above\.\n$/],
])(
  "the %s: a failure shows what npm said, and leaves nothing that passes for whole",
  async (_what, source, said) => {
    await portOf(start());
    const file = path.join(project.root, source);
    const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    project.write(source, `${before} changed`);
    project.write("npm-fails", "");
    const failed = start();
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toMatch(said);
    rmSync(path.join(project.root, "npm-fails"));
    // What it was made from last is back, but the failed attempt may have left anything.
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
    const next = start();
    await portOf(next);
    expect(next.output()).toMatch(/Installed the packages|Built the site/);
  },
);

test("a busy port is one line, before anything is installed", async () => {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const running = start({ PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start.\n`,
  );
});

test("an unwritable data folder is one line, before anything is installed", async () => {
  const file = path.join(project.root, "file");
  writeFileSync(file, "");
  const running = start({ DATA_DIR: `${file}/data` });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe(
    `Can't write in the data folder ${file}/data (ENOTDIR). Choose another: DATA_DIR=/a/folder npm start.\n`,
  );
});

test("without npm it says how it is run", async () => {
  const running = runInProject(project.root, ["node", "scripts/start.mjs"]);
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe("Run this with npm: npm start or npm test.\n");
});
