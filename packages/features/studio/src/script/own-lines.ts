import { lineOf } from "./draft-edits.ts";
import type { DraftLine } from "./script-draft.ts";

/** "A:" and "B:" at the start of a line, as parsed by the engine (packages/engine/src/script/own-script.ts). */
const mark = /^\s*[*([]{0,3}([AaBb])[*)\]]{0,3}\s*[:：][*]{0,2}\s*/;

/** A line without its voice mark. */
export const withoutMark = (line: string): string => line.replace(mark, "");

/**
 * The lines of the user's own script. With two voices, a mark sets the voice for its line and those below; with one
 * voice, marks stay part of the text.
 */
export function linesOfScript(script: string, hasTwoVoices: boolean): DraftLine[] {
  let voice: DraftLine["voice"] = null;
  const lines = script.split(/\r\n?|\n/);
  const isMarked = hasTwoVoices && lines.some((line) => mark.test(line));
  return lines.map((text) => {
    if (!isMarked) return lineOf(text);
    const letter = mark.exec(text)?.[1]?.toLowerCase();
    if (letter !== undefined) voice = letter === "b" ? 2 : 1;
    return lineOf(withoutMark(text), voice ?? 1);
  });
}

/** Joins lines into a script. Voices become marks, on every line, so that lines keep their voices when they move. */
export function scriptOfLines(lines: readonly DraftLine[], hasTwoVoices: boolean): string {
  const isMarked = hasTwoVoices && lines.some(({ voice }) => voice !== null);
  return lines
    .map(({ text, voice }, at) => {
      if (!isMarked) return text;
      return `${(voice ?? (at % 2 === 0 ? 1 : 2)) === 1 ? "A" : "B"}: ${text}`;
    })
    .join("\n");
}
