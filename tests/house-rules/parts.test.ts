import path from "node:path";

import type { Guide } from "@earshot/storybook/guide";
import { describe, expect, test } from "vitest";

import { filesLike, root, stories, type StoryExport, textOf } from "./source-files.ts";

/** Parts with so many states that six would leave some out: they have twelve or more. */
const complex = [
  "audio/ad-card",
  "audio/picker-dialog",
  "audio/player",
  "audio/waveform",
  "frame/sidebar",
  "frame/top-bar",
  "inputs/button",
  "inputs/combobox",
  "inputs/file-drop",
  "inputs/number-field",
  "inputs/select",
  "inputs/slider",
  "inputs/text-field",
  "surfaces/dialog",
  "surfaces/drawer",
  "surfaces/menu",
];

/** Parts that show one thing and have hardly a state: their looks and widths count too. */
const plain = new Set(["frame/mark", "frame/skip-link"]);

/** Parts that lie above the page, so that no picture can hold two of their states: several of their stories are in the matrix. */
const modal = new Set([
  "audio/picker-dialog",
  "surfaces/alert-dialog",
  "surfaces/dialog",
  "surfaces/drawer",
  "surfaces/status-dialog",
]);

const part = /^packages\/ui\/src\/([^/]+\/[^/.]+)\.tsx$/;
const parts = filesLike(part).map((file) => part.exec(file)?.[1] ?? "");

const storyFiles = filesLike(/^packages\/ui\/src\/[^/]+\/[^/]+\.stories\.tsx$/);

/** The story files of a part: `select.stories.tsx` and, unless another part has that name, `select-long-list.stories.tsx`. */
function storyFilesOf(name: string): string[] {
  const others = parts.filter((other) => other.startsWith(`${name}-`));
  return storyFiles.filter((file) => {
    const shown = file.replace("packages/ui/src/", "").replace(".stories.tsx", "");
    const isAnothers = others.some((other) => shown === other || shown.startsWith(`${other}-`));
    return shown === name || (shown.startsWith(`${name}-`) && !isAnothers);
  });
}

function storiesOf(name: string) {
  const own = storyFilesOf(name);
  return stories.filter(({ file }) => own.includes(file));
}

/** What a story says of itself and, if it extends another, what that one says. */
function saidOf(story: StoryExport): { own: string; inherited: StoryExport | undefined } {
  const [own = ""] = story.body.split(`\n${story.name}.test(`);
  const base = /export const \w+ = (\w+)\.extend\(/.exec(own)?.[1];
  return { own, inherited: stories.find(({ file, name }) => file === story.file && name === base) };
}

/** Whether a story is photographed in every mode: by its own tags, else by those of the story that it extends. */
function isInMatrix(story: StoryExport): boolean {
  const { own, inherited } = saidOf(story);
  if (/tags: \[[^\]]*"!?matrix"/.test(own)) return !own.includes('"!matrix"');
  return inherited !== undefined && isInMatrix(inherited);
}

/** What a story pins of the toolbar: one word, a call, or an object in which others may stand. */
const PINNED = /\bglobals: (\w+(?:\(.*?\))?|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/;

/**
 * Whether a story shows what others show, in another look: dark, right to left, or merely at another width or text size. That
 * is no state that a person can be in.
 */
function isVariant(story: StoryExport): boolean {
  const { own, inherited } = saidOf(story);
  if (story.name.endsWith("Narrowest")) return true;
  const pinned = PINNED.exec(own)?.[1] ?? "";
  if (/\b(theme|direction):/.test(pinned)) return true;
  if (inherited && /\b(theme|direction):/.test(PINNED.exec(saidOf(inherited).own)?.[1] ?? "")) return true;
  const isMerelyPinned = !/\b(args:|render|play: async)/.test(own);
  return pinned !== "" && !pinned.includes("motion:") && isMerelyPinned;
}

async function guideOf(name: string): Promise<Guide | undefined> {
  const [file] = filesLike(new RegExp(`^packages/ui/src/${name}\\.guide\\.ts$`));
  return file ? ((await import(path.join(root, file))) as { guide: Guide }).guide : undefined;
}

test("complex, plain and modal parts are parts", () => {
  expect([...complex, ...plain, ...modal].filter((name) => !parts.includes(name))).toEqual([]);
});

describe.each(parts)("%s", (name) => {
  test("has a guide on its documentation page", async () => {
    const guide = await guideOf(name);
    expect(guide, `Write packages/ui/src/${name}.guide.ts, as select.guide.ts.`).toBeDefined();
    const empty = Object.entries(guide ?? {}).flatMap(([key, text]) => (text.length === 0 ? [key] : []));
    expect(empty, "Fill it in.").toEqual([]);
    const code = textOf(`packages/ui/src/${name}.stories.tsx`).replaceAll(/^import .*$/gm, "");
    expect(code, "Pass it on: preview.meta({ parameters: { guide } }).").toMatch(/[{,]\s*guide\b/);
  });

  test("has a story of all states that is photographed in every mode", () => {
    const matrix = storiesOf(name).filter(isInMatrix);
    const only = modal.has(name) ? matrix.filter((story) => story.name === "EveryState") : matrix;
    expect(
      only.map((story) => story.name),
      'Write one story EveryState with tags: ["matrix"], all states in one picture, and tag no other ("!matrix" where it is extended).',
    ).toEqual(["EveryState"]);
  });

  const least = complex.includes(name) ? 12 : 6;
  test(`has ${least} states or more`, () => {
    const own = storiesOf(name).filter((story) => story.name !== "EveryState");
    const states = plain.has(name) ? own : own.filter((story) => !isVariant(story));
    expect(
      states.length,
      "Which states can a person be in? Empty, many, busy, refused, disabled, long text. Looks and widths don’t count.",
    ).toBeGreaterThanOrEqual(least);
  });

  test("proves what it does, if it can be operated", async () => {
    const guide = await guideOf(name);
    if (!guide || guide.keyboard === "none") return;
    const tested = storyFilesOf(name).some((file) => /^\w+\.test\(/m.test(textOf(file)));
    expect(tested, "Write a Story.test for each key of its guide's keyboard table.").toBe(true);
  });
});

test("a story that is not photographed says why", () => {
  const silent = filesLike(/\.stories\.tsx$/).flatMap((file) => {
    const lines = textOf(file).split("\n");
    return lines.flatMap((line, at) =>
      line.includes('"no-visual"') && !/^\s*\/\//.test(lines[at - 1] ?? "") ? [`${file}:${at + 1}`] : [],
    );
  });
  expect(silent, "Say in a comment on the line before what can't be still.").toEqual([]);
});
