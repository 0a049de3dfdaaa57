import { existsSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { files, filesLike, root, stories, textOf } from "./source-files.ts";

const code = filesLike(/\.(ts|tsx|mjs|css)$/);

/** Fails with the list and what to do about it. */
function expectNone(offenders: readonly string[], whatToDo: string) {
  expect(offenders, whatToDo).toEqual([]);
}

test("no file says nothing by its name", () => {
  const empty = /(^|\/)(index|utils?|helpers?|common|misc|types|hooks)\.(ts|tsx|mjs)$/;
  expectNone(filesLike(empty), "Name the file after the one thing in it.");
});

test("files are kebab-case", () => {
  const ours = code.filter((file) => !/(^|\/)\.[^/]+$/.test(file));
  const odd = ours.filter((file) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file)));
  expectNone(odd, "Use lower-case words with hyphens.");
});

test("no file is over 400 lines, and no story file over 600", () => {
  const most = (file: string) => (file.endsWith(".stories.tsx") ? 600 : 400);
  const long = code.filter((file) => textOf(file).split("\n").length > most(file) + 1);
  expectNone(long, "Take the part that has a name of its own out into a file of that name.");
});

test("no barrels", () => {
  const barrels = filesLike(/\.tsx?$/).filter((file) => {
    const lines = textOf(file)
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.length > 0 && lines.every((line) => /^export (\*|\{.*\}) from /.test(line));
  });
  expectNone(barrels, "Import the file that defines the thing.");
});

test("nothing is left behind", () => {
  const marks = /\b(TO[D]O|FIX[M]E)\b|@ts-i[g]nore|(eslint|oxlint)-d[i]sable|\.(skip|on[l]y)\(/;
  expectNone(
    code.filter((file) => marks.test(textOf(file))),
    "Do it now, or write an issue.",
  );
});

test("the root stays readable", () => {
  const entries = new Set(files.map((file) => file.split("/")[0]));
  expect(entries.size, "A new file at the root: does it belong in a folder?").toBeLessThanOrEqual(24);
  expect(textOf("AGENTS.md").split("\n").length, "Shorten AGENTS.md.").toBeLessThan(80);
});

test("every dialog, page, panel, menu and card has stories, and every part of the design system", () => {
  const surfaces = filesLike(/^(packages\/features\/[^/]+\/src|apps\/site\/app\/pages)\/[^/]+\.tsx$/).filter(
    (file) => /-(dialog|page|panel|menu|card)\.tsx$/.test(file),
  );
  const parts = filesLike(/^packages\/ui\/src\/[^/]+\/[^/]+\.tsx$/);
  const shown = new Set(
    filesLike(/\.stories\.tsx$/).flatMap((file) =>
      [...textOf(file).matchAll(/from "(\.\/[^"]+\.tsx)"/g)].map((match) =>
        path.join(path.dirname(file), match[1] ?? ""),
      ),
    ),
  );
  const missing = [...surfaces, ...parts].filter(
    (file) => !file.includes(".stories.") && !file.includes(".test.") && !shown.has(file),
  );
  expectNone(
    missing,
    "Write stories beside it, or move a private part into the folder of the part that it belongs to.",
  );
});

test("every story has a doc line and is named after a state", () => {
  expectNone(
    stories.filter(({ doc }) => doc === "").map(({ file, name }) => `${file} ${name}`),
    "Say in one line above the story what to look at.",
  );
  expectNone(
    stories
      .filter(({ name }) => /^(Default|Example|Basic|With[A-Z])/.test(name))
      .map(({ file, name }) => `${file} ${name}`),
    "Name the state that a person is in.",
  );
});

test("the stories never use the mock worker's old option, which is ignored in silence", () => {
  expectNone(
    filesLike(/^\.storybook\//).filter((file) => /onUnhandled[R]equest/.test(textOf(file))),
    "Pass onUnhandledFrame.",
  );
});

test("what README and AGENTS point to is there", () => {
  const links = ["README.md", "AGENTS.md"].flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map((match) => match[1] ?? ""),
  );
  expect(links.length).toBeGreaterThan(0);
  expectNone(
    links.filter((link) => !files.includes(link)),
    "Commit it, or take the link out.",
  );
});

test("every workspace is part of the type check", () => {
  const { references } = JSON.parse(textOf("tsconfig.json")) as { references: { path: string }[] };
  const workspaces = filesLike(/^[^/].*\/package\.json$/).map((file) => path.dirname(file));
  const checked = new Set(references.map((reference) => reference.path));
  expectNone(
    workspaces.filter(
      (folder) => existsSync(path.join(root, folder, "tsconfig.json")) && !checked.has(folder),
    ),
    "Name it in tsconfig.json.",
  );
});
