import { lineOf } from "./draft-edits.ts";
import type { DraftFact, DraftLine, Idea } from "./script-draft.ts";

/** A marked part of a line, in UTF-16 code units. */
export type Mark = { start: number; end: number };

/** Matches a word; a URL, a price or a hyphenated word counts as a single one. */
const word = /[\p{L}\p{N}$€£¥]+(?:[-'’.,@:/&]+[\p{L}\p{N}]+)*/gu;

/** Reduces inflected forms to one stem: roasted, roast; batches, batch. */
const stem = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s$/, "")
    .slice(0, 5);

/** True for a number, or a word long enough to carry meaning. */
const isStrong = (text: string) => text.length >= 4 || /[\p{N}]/u.test(text);

/**
 * The part of a line that states a fact: the fact verbatim, or else the longest run of words that the line shares
 * with it. A run may contain one short word that is not in the fact.
 *
 * @returns null if nothing matches
 */
export function markOf(text: string, fact: string): Mark | null {
  const bare = fact.trim().replace(/[.!?。！？]+$/u, "");
  const exact = bare === "" ? -1 : text.toLowerCase().indexOf(bare.toLowerCase());
  if (exact >= 0) return { start: exact, end: exact + bare.length };
  const stems = new Set(Array.from(bare.matchAll(word), ([each]) => stem(each)));
  let best: Run | null = null;
  let run: Run | null = null;
  for (const { 0: each, index } of text.matchAll(word)) {
    run = runAfter(run, { text: each, index, isShared: stems.has(stem(each)) });
    if (run && run.skipped === 0 && run.weight > (best?.weight ?? 0)) best = run;
  }
  return best && { start: best.start, end: best.end };
}

/** A run of words that a line and a fact share, weighted by its number of meaningful characters. */
type Run = Mark & { weight: number; skipped: 0 | 1 };

function runAfter(run: Run | null, next: { text: string; index: number; isShared: boolean }): Run | null {
  const { text, index, isShared } = next;
  if (!isShared) return run && run.skipped === 0 && text.length <= 3 ? { ...run, skipped: 1 } : null;
  const weight = isStrong(text) ? text.length : 0;
  const end = index + text.length;
  if (run) return { start: run.start, end, weight: run.weight + weight, skipped: 0 };
  return weight > 0 ? { start: index, end, weight, skipped: 0 } : null;
}

/** The parts of a line that state facts from the brief, in order and without overlaps. Unknown ids are ignored. */
export function marksOf({ text, facts: ids }: DraftLine, facts: readonly DraftFact[]): Mark[] {
  const found = facts.flatMap((fact) => {
    const mark = ids.includes(fact.id) ? markOf(text, fact.text) : exactMark(text, fact);
    return mark ?? [];
  });
  const marks: Mark[] = [];
  for (const mark of found.toSorted((a, b) => a.start - b.start)) {
    const last = marks.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else marks.push({ ...mark });
  }
  return marks;
}

/** Marks a fact that a line written by the user contains verbatim. */
function exactMark(text: string, fact: DraftFact): Mark | null {
  const bare = fact.text
    .trim()
    .replace(/[.!?。！？]+$/u, "")
    .toLowerCase();
  const start = bare.length < 3 ? -1 : text.toLowerCase().indexOf(bare);
  return start < 0 ? null : { start, end: start + bare.length };
}

const says = (line: DraftLine, fact: DraftFact) =>
  line.facts.includes(fact.id)
    ? line.text === line.was || markOf(line.text, fact.text) !== null
    : exactMark(line.text, fact) !== null;

/** Facts that the current script leaves out. The audience of an ad is seldom mentioned, so it is not reported. */
export function factsLeftOut({ facts, lines }: Pick<Idea, "facts" | "lines">): DraftFact[] {
  return facts.filter((fact) => fact.kind !== "audience" && !lines.some((line) => says(line, fact)));
}

/**
 * A line that states a fact: taken from another script that has a line for this fact alone, or else the fact as a
 * sentence. Both are available immediately and keep every edit, whereas the server would rewrite the other lines and
 * repeat required lines verbatim.
 */
export function lineFor(fact: DraftFact, others: readonly Idea[]): DraftLine {
  const written = others
    .flatMap(({ lines }) => lines)
    .find(({ facts, was, text }) => was === text && facts.length === 1 && facts[0] === fact.id);
  if (written) return { ...written, voice: null };
  const text = fact.text.trim();
  const sentence = `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${/[.!?。！？।؟]$/u.test(text) ? "" : "."}`;
  return { ...lineOf(sentence), facts: [fact.id] };
}

/**
 * Returns the index at which to insert a fact: before the closing lines with a contact or required text, or else
 * before the last line.
 */
export function placeFor({ lines, facts }: Pick<Idea, "facts" | "lines">): number {
  const ends = (line: DraftLine) =>
    line.facts.some((id) =>
      ["contact", "required"].includes(facts.find((fact) => fact.id === id)?.kind ?? ""),
    );
  let at = lines.length;
  while (at > 0 && ends(lines[at - 1] as DraftLine)) at -= 1;
  return at < lines.length ? Math.max(at, 1) : Math.max(lines.length - 1, 0);
}
