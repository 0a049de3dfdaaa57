import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect } from "vitest";

export const root = path.resolve(import.meta.dirname, "../..");

/** Paths from the root to all files that git does not ignore, including new ones. */
export const files: string[] = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
  cwd: root,
  maxBuffer: 1e8,
})
  .toString()
  .split("\0")
  .filter((file) => file !== "" && existsSync(path.join(root, file)))
  .toSorted();

export const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

export const filesLike = (pattern: RegExp) => files.filter((file) => pattern.test(file));

export interface StoryExport {
  file: string;
  name: string;
  /** The doc comment above the export, or "". */
  doc: string;
  /** The source from this export to the next. */
  body: string;
}

export const stories: StoryExport[] = filesLike(/\.stories\.tsx$/).flatMap((file) => {
  const text = textOf(file);
  const found = [
    ...text.matchAll(/(\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?export const (\w+) = \w+\.(?:story|extend)\(/g),
  ];
  return found.map((match, index) => ({
    file,
    name: match[2] ?? "",
    doc: match[1] ?? "",
    body: text.slice(match.index, found[index + 1]?.index ?? text.length),
  }));
});

/** Fails with a list of the offenders and how to fix them. */
export function expectNone(offenders: readonly string[], whatToDo: string): void {
  expect(offenders, whatToDo).toEqual([]);
}
