import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Every file of ours by its path from the root, those included that git does not know yet. */
export const files: string[] = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
  cwd: root,
  maxBuffer: 1e8,
})
  .toString()
  .split("\0")
  .filter((file) => file !== "" && existsSync(path.join(root, file)))
  .toSorted();

export const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The files whose path matches. */
export const filesLike = (pattern: RegExp) => files.filter((file) => pattern.test(file));

/** One exported story: its name, and what stands right before it. */
export interface StoryExport {
  file: string;
  name: string;
  /** The doc comment on the lines before it, or an empty text. */
  doc: string;
  /** From this export to the next. */
  body: string;
}

/** Every story of every story file. */
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
