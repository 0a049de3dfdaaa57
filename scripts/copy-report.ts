import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { copyExemptions } from "../.storybook/copy-exemptions.ts";
import { copyTexts } from "../.storybook/copy-texts.ts";
import type { Report } from "./test-runners.ts";

/** A text in the contract's copy. */
interface CopyRow {
  /** The text's path: `adCopy.stages.mixing`. */
  name: string;
  text: string;
  /** A story that showed it in the run, or the reason why none needs to; null if a story is missing. */
  shownBy: string | null;
}

const reasonOf = (name: string) => copyExemptions.find(({ text }) => text.test(name))?.why ?? null;

/** Lists every text in the contract's copy with a story that showed it in the run. */
export async function copyRows({ testResults = [] }: Report): Promise<CopyRow[]> {
  const files = globSync("packages/contract/src/**/*copy.ts");
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.resolve(file)).href)) as object),
  );
  const stories = new Map(
    testResults.flatMap(({ name: file = "", assertionResults }) =>
      assertionResults.flatMap(({ fullName, meta }) =>
        (meta?.shownCopy ?? []).map((text) => [text, `${path.basename(file)}: ${fullName}`] as const),
      ),
    ),
  );
  return copyTexts(modules).map(({ name, text }) => ({
    name,
    text,
    shownBy: stories.get(name) ?? reasonOf(name),
  }));
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Writes the table as a page. */
export function writeCopyReport(file: string, rows: readonly CopyRow[]): void {
  const cells = rows.map(({ name, text, shownBy }) =>
    [name, text, shownBy ?? "None"].map((cell) => `<td>${escaped(cell)}</td>`).join(""),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Copy and its stories</title>
<style>body { font: 14px system-ui } th, td { padding: 4px 12px; text-align: start; vertical-align: top }</style>
<h1>${rows.length} texts</h1>
<table><tr><th>Name</th><th>Text</th><th>Shown by</th></tr>
${cells.map((row) => `<tr>${row}</tr>`).join("\n")}
</table>
</html>
`,
  );
}
