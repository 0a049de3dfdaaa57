import { expect, test } from "vitest";

import { lineOf } from "./draft-edits.ts";
import { insertLine, joinLines, type LineEdit, removeLine, splitLine, typeInLine } from "./line-edits.ts";

const lines = ["Good tea.", "Needs four minutes.", "Come in."].map((text) => lineOf(text));

const shown = ({ lines: after, caret }: LineEdit) => [after.map(({ text }) => text), caret];

test("splits a line at the caret and moves the caret to the new one", () => {
  expect(shown(splitLine(lines, 1, 6))).toEqual([
    ["Good tea.", "Needs", "four minutes.", "Come in."],
    { line: 2, at: 0 },
  ]);
});

test("deletes the selected text when splitting", () => {
  expect(shown(splitLine(lines, 1, 5, 11))[0]).toEqual(["Good tea.", "Needs", "minutes.", "Come in."]);
});

test("joins a line to the one above with a space and merges their facts", () => {
  const facts = lines.map((line, at) => ({ ...line, facts: [`f${at}`] }));
  const joined = joinLines(facts, 1);
  expect(shown(joined)).toEqual([["Good tea. Needs four minutes.", "Come in."], { line: 0, at: 10 }]);
  expect(joined.lines[0]?.facts).toEqual(["f0", "f1"]);
  expect(shown(joinLines([lineOf(""), lineOf("Tea.")], 1))).toEqual([["Tea."], { line: 0, at: 0 }]);
});

test("does not join the first line, because there is no line above it", () => {
  expect(joinLines(lines, 0)).toEqual({ lines, caret: null });
});

test("keeps the other lines unchanged while the user types in one", () => {
  const { lines: after, caret } = typeInLine(lines, 0, "Good coffee.");
  expect(after[0]).toEqual({ ...lines[0], text: "Good coffee." });
  expect(after.slice(1)).toEqual(lines.slice(1));
  expect(caret).toBeNull();
});

test("splits pasted text into lines and skips empty ones", () => {
  expect(shown(typeInLine(lines, 2, "Come\r\n\r\nin\nnow."))).toEqual([
    ["Good tea.", "Needs four minutes.", "Come", "in", "now."],
    { line: 4, at: 4 },
  ]);
});

test("removes a line and moves the caret to another, but only clears the line if it is the only one", () => {
  expect(shown(removeLine(lines, 0))).toEqual([["Needs four minutes.", "Come in."], { line: 0, at: 19 }]);
  expect(shown(removeLine(lines, 2))).toEqual([["Good tea.", "Needs four minutes."], { line: 1, at: 19 }]);
  expect(shown(removeLine([lineOf("Tea.")], 0))).toEqual([[""], { line: 0, at: 0 }]);
});

test("inserts a line", () => {
  expect(shown(insertLine(lines, 2, lineOf("Free.")))).toEqual([
    ["Good tea.", "Needs four minutes.", "Free.", "Come in."],
    { line: 2, at: 5 },
  ]);
});
