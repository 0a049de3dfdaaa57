import { statSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { expectNone, files, filesLike, root, textOf } from "./source-files.ts";

const code = filesLike(/\.(ts|tsx|mjs|css)$/);

test("file names describe the file's content", () => {
  const empty = /(^|\/)(index|utils?|helpers?|common|misc|types|hooks)\.(ts|tsx|mjs)$/;
  expectNone(filesLike(empty), "Name the file after the one thing in it.");
  const ours = code.filter((file) => !/(^|\/)\.[^/]+$/.test(file));
  const odd = ours.filter((file) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file)));
  expectNone(odd, "Use lower-case words with hyphens.");
});

test("files have at most 400 lines, story files 600", () => {
  const long = code.filter((file) => {
    const limit = file.endsWith(".stories.tsx") ? 600 : 400;
    return textOf(file).trimEnd().split("\n").length > limit;
  });
  expectNone(long, "Move the part that has a name of its own into a file of that name.");
});

test("no file consists only of re-exports", () => {
  const barrels = filesLike(/\.tsx?$/).filter((file) => {
    const lines = textOf(file)
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.length > 0 && lines.every((line) => /^export (\*|\{.*\}) from /.test(line));
  });
  expectNone(barrels, "Import the file that defines the thing.");
});

test("nothing is marked as unfinished, skipped or exempt from checks", () => {
  const marks = /\b(TO[D]O|FIX[M]E)\b|@ts-i[g]nore|(eslint|oxlint)-d[i]sable|\.(skip|on[l]y)\(/;
  expectNone(
    code.filter((file) => marks.test(textOf(file))),
    "Do it now, or write an issue.",
  );
});

test("the root has at most 24 entries and AGENTS.md fewer than 80 lines", () => {
  const entries = new Set(files.map((file) => file.split("/")[0]));
  expect(entries.size, "A new file at the root: does it belong in a folder?").toBeLessThanOrEqual(24);
  expect(textOf("AGENTS.md").split("\n").length, "Shorten AGENTS.md.").toBeLessThan(80);
});

test("stories have at most 600 pictures, 18 MB in total", () => {
  const pictures = filesLike(/^tests\/visual\/baselines\/.*\.png$/);
  const bytes = pictures.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  const advice = "Take the tag of pictures off a story that looks like another.";
  expect(pictures.length, advice).toBeLessThanOrEqual(600);
  expect(bytes, advice).toBeLessThanOrEqual(18e6);
});

test("README and AGENTS link only to files that exist", () => {
  const missing = ["README.md", "AGENTS.md"].flatMap((file) => {
    const links = [...textOf(file).matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map((match) => match[1] ?? "");
    return links.filter((link) => !files.includes(link)).map((link) => `${file}: ${link}`);
  });
  expectNone(missing, "Commit the file, or correct the link.");
});
