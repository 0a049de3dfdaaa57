import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { copyExemptions } from "./copy-exemptions.ts";
import { copyTexts } from "./copy-texts.ts";

/** The texts of the contract's copy that are not in `shown`, and for which `copyExemptions` has no reason. */
export async function unshownCopy(shown: ReadonlySet<string>): Promise<string[]> {
  const files = globSync("packages/contract/src/**/*copy.ts");
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.resolve(file)).href)) as object),
  );
  return copyTexts(modules)
    .map(({ name }) => name)
    .filter((name) => !shown.has(name) && !copyExemptions.some(({ text }) => text.test(name)));
}
