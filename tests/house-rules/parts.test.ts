import path from "node:path";

import type { Guide } from "@earshot/storybook/guide";
import { describe, expect, test } from "vitest";

import { filesLike, root, stories, textOf } from "./source-files.ts";

/** Parts with so many states that six would leave some out: they have twelve stories or more. */
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

async function guideOf(name: string): Promise<Guide | undefined> {
  const [file] = filesLike(new RegExp(`^packages/ui/src/${name}\\.guide\\.ts$`));
  return file ? ((await import(path.join(root, file))) as { guide: Guide }).guide : undefined;
}

test("complex parts are parts", () => {
  expect(complex.filter((name) => !parts.includes(name))).toEqual([]);
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

  test("has one story that is photographed in every mode", () => {
    const matrix = storiesOf(name).filter(({ body }) => /tags: \[[^\]]*"matrix"/.test(body));
    expect(
      matrix.map((story) => story.name),
      'Write one story EveryState with tags: ["matrix"], all states in one picture, and tag no other.',
    ).toEqual(["EveryState"]);
  });

  const least = complex.includes(name) ? 12 : 6;
  test(`has ${least} stories or more`, () => {
    expect(
      storiesOf(name).length,
      "Which states can a person be in? Empty, many, busy, refused, disabled, long text, a phone, right to left.",
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
