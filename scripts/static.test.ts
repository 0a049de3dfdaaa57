import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { expectNone, filesLike } from "../tests/house-rules/source-files.ts";
import { runStep } from "./bootstrap/run-step.mjs";
import { programOf } from "./test-runners.ts";

test.each([
  // The linter and the compiler need the route types.
  ["route types", programOf("@react-router/dev", "react-router"), ["typegen"], "apps/site"],
  ["lint", programOf("oxlint"), [], "."],
  ["types", programOf("typescript", "tsc"), ["-b"], "."],
  ["dead code", programOf("knip"), [], "."],
  ["format", programOf("oxfmt"), ["--check"], "."],
])("%s", async (_name, program, args, cwd) => {
  const { code, output } = await runStep([process.execPath, program, ...args], { cwd, quiet: true });
  if (code !== 0) expect.fail(output);
});

// Runs after the type check, which records the files that it has checked.
test("type-checks every source file", () => {
  const { references } = readJson("tsconfig.json") as { references: { path: string }[] };
  const checked = references.flatMap(({ path: folder }) => {
    const { fileNames } = readJson(path.join(folder, ".tsbuildinfo")) as { fileNames: string[] };
    return fileNames.map((name) => path.join(folder, name).replaceAll("\\", "/"));
  });
  const unchecked = new Set(filesLike(/\.(ts|tsx|mjs)$/)).difference(new Set(checked));
  expectNone([...unchecked], "Include it in a tsconfig.json that the root's tsconfig.json names.");
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("has no production dependency with a known serious vulnerability", async ({ skip }) => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["audit", "--omit=dev", "--audit-level=high", "--json"];
  const { code, output } = await runStep([npm, ...args], { cwd: ".", quiet: true });
  if (!output.includes('"metadata"')) skip("Not audited: the registry didn't answer.");
  if (code !== 0) expect.fail(output);
});
