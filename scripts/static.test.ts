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
