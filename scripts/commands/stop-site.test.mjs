import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { lookAtProcess } from "../run/look-at-process.mjs";
import { makeFakeProject } from "./fake-project/make-fake-project.mjs";
import { isTaken, portOf } from "./fake-project/port-of.mjs";
import { runInProject } from "./fake-project/run-in-project.mjs";

/** @type {ReturnType<typeof makeFakeProject>} */
let project;

beforeAll(() => {
  project = makeFakeProject();
});
afterAll(() => project.remove());

/** A site that serves, and the id of the script that started it. */
async function startedSite() {
  const npm = runInProject(project.root, ["npm", "start", "--silent"]);
  const port = await portOf(npm);
  return { npm, port, script: scriptOf(npm.child.pid ?? 0) };
}

/** The script below npm, with a shell between them or without. @param {number} npm */
function scriptOf(npm) {
  const child = childOf(npm);
  return lookAtProcess(child)?.command === "node" ? child : childOf(child);
}

/** @param {number} pid */
function childOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);
}

test("the real npm installs, builds and starts", async () => {
  const { npm, port } = await startedSite();
  expect(npm.output()).toMatch(/Installed the packages[^]*Built the site/);
  expect(await isTaken(port)).toBe(true);
});

/** @type {[how: string, stop: (npm: number, script: number) => void][]} */
const ways = [
  ["SIGTERM to npm, which does not pass it on", (npm) => process.kill(npm, "SIGTERM")],
  ["kill -9 of npm", (npm) => process.kill(npm, "SIGKILL")],
  ["SIGTERM to the start script", (_npm, script) => process.kill(script, "SIGTERM")],
  ["SIGINT to the start script", (_npm, script) => process.kill(script, "SIGINT")],
  ["kill -9 of the start script", (_npm, script) => process.kill(script, "SIGKILL")],
  ["a Ctrl-C, which reaches all of them", (npm) => process.kill(-npm, "SIGINT")],
];

test.runIf(process.platform === "linux").each(ways)("%s: the server stops by itself", async (_how, stop) => {
  const { npm, port, script } = await startedSite();
  stop(npm.child.pid ?? 0, script);
  await npm.ended;
  expect(npm.output()).toMatch(/stopping\nstopped\n/);
  expect(await isTaken(port)).toBe(false);
});

test.runIf(process.platform === "linux")(
  "a second SIGINT counts as the first: the stop stays a clean one",
  async () => {
    const { npm, script } = await startedSite();
    process.kill(script, "SIGINT");
    await npm.said("stopping");
    process.kill(script, "SIGINT");
    process.kill(script, "SIGTERM");
    expect(await npm.ended).toBe(0);
    expect(npm.output()).toMatch(/stopping\nstopped\n$/);
  },
);
