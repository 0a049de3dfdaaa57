import { cpSync, readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { findProcess } from "../bootstrap/running-process.mjs";
import { FakeProject, isListening } from "./fake-project.ts";

let project: FakeProject;
beforeAll(() => {
  project = new FakeProject();
});
afterAll(() => project.remove());

/** The id of the process that runs the script: npm's child, or its grandchild if there is a shell in between. */
function scriptOf(npm: number): number {
  const child = childOf(npm);
  return findProcess(child)?.command === "sh" ? childOf(child) : child;
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);
}

const ways: [how: string, stop: (npm: number, script: number) => void][] = [
  ["SIGTERM to npm, which does not pass it on", (npm) => process.kill(npm, "SIGTERM")],
  ["kill -9 of npm", (npm) => process.kill(npm, "SIGKILL")],
  ["SIGTERM to the start script", (_npm, script) => process.kill(script, "SIGTERM")],
  ["SIGINT to the start script", (_npm, script) => process.kill(script, "SIGINT")],
  ["kill -9 of the start script", (_npm, script) => process.kill(script, "SIGKILL")],
  ["a Ctrl-C, which reaches all of them", (npm) => process.kill(-npm, "SIGINT")],
];

/** With two Nodes, the script starts on an unpinned one and hands over to the pinned one. */
const cases = ["one Node", "two Nodes"].flatMap((node) =>
  ways.map(([how, stop]) => [node, how, stop] as const),
);

test.runIf(process.platform === "linux").each(cases)(
  "with %s, the server stops cleanly on %s",
  async (node, _how, stop) => {
    if (node === "two Nodes") cpSync(process.execPath, `${project.root}/pinned-node/bin/node`);
    const npm = project.spawn(["npm", "start", "--silent"]);
    const port = await npm.port();
    stop(npm.pid, scriptOf(npm.pid));
    await npm.ended;
    expect(npm.output()).toMatch(/stopping\nstopped\n/);
    expect(await isListening(port)).toBe(false);
  },
);

test.runIf(process.platform === "linux")("the server stops cleanly despite additional signals", async () => {
  const npm = project.spawn(["npm", "start", "--silent"]);
  await npm.port();
  const script = scriptOf(npm.pid);
  process.kill(script, "SIGINT");
  await npm.untilPrinted("stopping");
  process.kill(script, "SIGINT");
  process.kill(script, "SIGTERM");
  expect(await npm.ended).toBe(0);
  expect(npm.output()).toMatch(/stopping\nstopped\n$/);
});
