import type { WrittenScript } from "@earshot/contract/generation/read-scripts.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { expect, test } from "vitest";

import {
  lineOf,
  linesToSend,
  nextVariant,
  rewritten,
  withAnother,
  withLines,
  withoutChosen,
} from "./draft-edits.ts";
import { chosenIdea, scriptFault } from "./script-draft.ts";

const track = readTrack({ id: "trk_1", title: "First Light" });
const script = (variant: number, ...texts: string[]): WrittenScript => ({
  variant,
  angle: "offer",
  seconds: 20,
  lines: texts.map((text) => ({ text, facts: [], voice: null })),
});
const written = (...scripts: WrittenScript[]) => ({ scripts, facts: [], recommendedMusic: track });
const draft = rewritten(null, written(script(0, "One."), script(1, "Two."), script(2, "Three.")), "brief");
const textsOf = ({ ideas }: typeof draft) => ideas.map(({ lines }) => lines[0]?.text);

test("lists edited scripts after the new ones on a rewrite", () => {
  const edited = withLines({ ...draft, chosen: 1 }, [lineOf("My own.")]);
  const again = rewritten(edited, written(script(0, "New.")), "other");
  expect(textsOf(again)).toEqual(["New.", "My own."]);
  expect(again).toMatchObject({ chosen: 0, brief: "other", music: track });
});

test("adds and selects another script, and requests the next variant after it", () => {
  expect(nextVariant(draft)).toBe(3);
  const more = withAnother(draft, written(script(3, "Four.")));
  expect(chosenIdea(more).lines[0]?.text).toBe("Four.");
  expect(nextVariant(more)).toBe(4);
});

test("selects the script before the removed one, and returns null if none is left", () => {
  const left = withoutChosen({ ...draft, chosen: 2 });
  expect(left).toMatchObject({ chosen: 1 });
  expect(textsOf(left!)).toEqual(["One.", "Two."]);
  expect(withoutChosen({ ...draft, ideas: draft.ideas.slice(0, 1), chosen: 0 })).toBeNull();
});

test("sends non-empty lines, with voices only if there are two", () => {
  const lines = [lineOf(" Hello. "), lineOf("…"), lineOf("Bye.", 1)];
  expect(linesToSend(lines, false)).toEqual([{ text: "Hello." }, { text: "Bye." }]);
  expect(linesToSend(lines, true)).toEqual([
    { text: "Hello.", voice: 1 },
    { text: "Bye.", voice: 1 },
  ]);
});

test.each([
  [[""], "empty"],
  [["…", "!"], "empty"],
  [["Hello."], null],
  [["a".repeat(5000)], null],
  [["a".repeat(5000), "b"], "overLimits"],
  [Array.from({ length: 101 }, () => "a"), "overLimits"],
])("reports whether a script is empty or over the limits", (texts, fault) => {
  expect(scriptFault(texts.map((text) => ({ text })))).toBe(fault);
});
