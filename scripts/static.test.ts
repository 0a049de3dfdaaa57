import { expect, test } from "vitest";

import { runStep } from "./bootstrap/run-step.mjs";
import { programOf } from "./test-runners.ts";

test.each([
  // The linter and the compiler read the route types.
  ["route types", programOf("@react-router/dev", "react-router"), ["typegen"], "apps/site"],
  ["lint", programOf("oxlint"), [], "."],
  ["types", programOf("typescript", "tsc"), ["-b"], "."],
  ["dead code", programOf("knip"), [], "."],
  ["format", programOf("oxfmt"), ["--check"], "."],
])("%s", async (_name, program, args, cwd) => {
  const { code, output } = await runStep([process.execPath, program, ...args], { cwd, quiet: true });
  if (code !== 0) expect.fail(output);
});

test("no dependency of the running product has a serious known vulnerability", async ({ skip }) => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["audit", "--omit=dev", "--audit-level=high", "--json"];
  const { code, output } = await runStep([npm, ...args], { cwd: ".", quiet: true });
  if (!output.includes('"metadata"')) skip("Not audited: the registry didn't answer.");
  if (code !== 0) expect.fail(output);
});
