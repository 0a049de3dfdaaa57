import { lineOf } from "./draft-edits.ts";
import type { DraftLine } from "./script-draft.ts";

/** The lines after an edit, and the caret's new position; null leaves it where it is. */
export interface LineEdit {
  lines: readonly DraftLine[];
  caret: { line: number; at: number } | null;
}

const replaced = (lines: readonly DraftLine[], at: number, count: number, ...by: DraftLine[]) => [
  ...lines.slice(0, at),
  ...by,
  ...lines.slice(at + count),
];

/** Replaces a line's text. Line breaks in it, such as from pasted text, start new lines. */
export function typeInLine(lines: readonly DraftLine[], at: number, text: string): LineEdit {
  const line = lines[at];
  if (!line) return { lines, caret: null };
  const pieces = text.split(/\r\n?|\n|\u2028|\u2029/);
  const [first = "", ...others] = pieces;
  if (others.length === 0) return { lines: replaced(lines, at, 1, { ...line, text }), caret: null };
  const added = [first, ...others].map((piece) => piece.trim()).filter(Boolean);
  const all = (added.length > 0 ? added : [""]).map((piece) => Object.assign({}, line, { text: piece }));
  const last = at + all.length - 1;
  return { lines: replaced(lines, at, 1, ...all), caret: { line: last, at: all.at(-1)?.text.length ?? 0 } };
}

/** Splits a line on Enter: the text after the caret becomes a new line with the same voice. */
export function splitLine(lines: readonly DraftLine[], at: number, start: number, end = start): LineEdit {
  const line = lines[at];
  if (!line) return { lines, caret: null };
  const before = { ...line, text: line.text.slice(0, start).trimEnd() };
  const after = { ...line, text: line.text.slice(end).trimStart() };
  return { lines: replaced(lines, at, 1, before, after), caret: { line: at + 1, at: 0 } };
}

/** Joins a line to the one above, on Backspace at its start or on Delete at the end of the line above. */
export function joinLines(lines: readonly DraftLine[], at: number): LineEdit {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!above || !line) return { lines, caret: null };
  const space = above.text === "" || line.text === "" || /\s$/.test(above.text) ? "" : " ";
  const joined: DraftLine = {
    ...above,
    text: above.text + space + line.text,
    facts: [...new Set([...above.facts, ...line.facts])],
    was: null,
  };
  return {
    lines: replaced(lines, at - 1, 2, joined),
    caret: { line: at - 1, at: above.text.length + space.length },
  };
}

/** Removes a line; the only line is cleared instead. */
export function removeLine(lines: readonly DraftLine[], at: number): LineEdit {
  if (lines.length <= 1) return { lines: [lineOf("")], caret: { line: 0, at: 0 } };
  const line = Math.min(at, lines.length - 2);
  const left = replaced(lines, at, 1);
  return { lines: left, caret: { line, at: left[line]?.text.length ?? 0 } };
}

/** Inserts a line before this index. */
export function insertLine(lines: readonly DraftLine[], at: number, line: DraftLine): LineEdit {
  return { lines: replaced(lines, at, 0, line), caret: { line: at, at: line.text.length } };
}
