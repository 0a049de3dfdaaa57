import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, test } from "vitest";

test("without a token Chromatic is refused with one line, and asked for nothing", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const script = path.join(import.meta.dirname, "../chromatic.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", env });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Chromatic [^\n]* CHROMATIC_PROJECT_TOKEN[^\n]*\n$/);
});
