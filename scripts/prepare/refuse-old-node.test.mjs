import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, test } from "vitest";

/** @param {string} version */
function ask(version) {
  const module = JSON.stringify(path.join(import.meta.dirname, "refuse-old-node.mjs"));
  const script = `import { refuseOldNode } from ${module}; refuseOldNode("${version}"); console.log("goes on");`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
}

test("an old Node is refused with one line", () => {
  expect(ask("19.9.0")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "Earshot needs Node 20 or newer; this is Node 19.9.0. Get one from https://nodejs.org.\n",
  });
});

test("Node 20 goes on", () => {
  expect(ask("20.0.0")).toMatchObject({ status: 0, stdout: "goes on\n", stderr: "" });
});
