import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { copyExemptions } from "../.storybook/copy-exemptions.ts";
import { copyTexts } from "../.storybook/copy-texts.ts";
import type { Report } from "./test-runners.ts";

/** The texts of the contract's copy that no story of a run shows, and for which `copyExemptions` has no reason. */
export async function unshownCopy({ testResults = [] }: Report): Promise<string[]> {
  const files = globSync("packages/contract/src/**/*copy.ts");
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.resolve(file)).href)) as object),
  );
  const tests = testResults.flatMap((file) => file.assertionResults);
  const shown = new Set(tests.flatMap(({ meta }) => meta?.shownCopy ?? []));
  return copyTexts(modules)
    .map(({ name }) => name)
    .filter((name) => !shown.has(name) && !copyExemptions.some(({ text }) => text.test(name)));
}
