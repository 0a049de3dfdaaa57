import { existsSync, rmSync } from "node:fs";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { makeFakeProject } from "./fake-project/make-fake-project.mjs";
import { portOf } from "./fake-project/port-of.mjs";
import { startInProject } from "./fake-project/run-in-project.mjs";

/** @type {ReturnType<typeof makeFakeProject>} */
let project;

beforeEach(() => {
  project = makeFakeProject();
  onTestFinished(() => project.remove());
});

/** @param {NodeJS.ProcessEnv} [settings] */
const start = (settings) => startInProject(project.root, settings);

/** @param {import("./fake-project/run-in-project.mjs").Running} running */
function killAll({ child }) {
  process.kill(-(child.pid ?? 0), "SIGKILL");
}

/** @param {string} file what is there when a step has begun */
const begun = (file) =>
  expect.poll(() => existsSync(path.join(project.root, file)), { timeout: 10_000 }).toBe(true);

/** @param {string} file */
const remove = (file) => rmSync(path.join(project.root, file));

test("after a kill -9 in the middle of the install the next start installs anew", async () => {
  project.write("hold-install", "");
  const killed = start();
  await begun("node_modules/begun");
  killAll(killed);
  remove("hold-install");
  const next = start();
  await portOf(next);
  expect(next.output()).toContain("Installed the packages");
});

test("after a kill -9 in the middle of the build the next start waits for its rest to end, and builds", async () => {
  project.write("hold-build", "");
  const killed = start();
  await begun("apps/api/dist/begun");
  killAll(killed);
  remove("hold-build");
  const next = start();
  await portOf(next);
  expect(next.output()).toContain("Built the site");
  expect(next.output()).not.toContain("Install");
});

test("stopped in the middle of the build, nothing of it goes on, and the exit code says that it was stopped", async () => {
  project.write("hold-build", "");
  const stopped = start();
  await begun("apps/api/dist/begun");
  stopped.child.kill("SIGINT");
  // It has ended when nobody holds its output any more.
  expect(await stopped.ended).toBe(130);
  expect(stopped.output()).toMatch(/Building the site …\n$/);
});

test("packages that a plain npm install put there are installed once more, with a stamp", async () => {
  project.write("node_modules/whole", "");
  const first = start();
  await portOf(first);
  expect(first.output()).toContain("Installing the packages anew …");
  const second = start();
  await portOf(second);
  expect(second.output()).not.toContain("Install");
});
