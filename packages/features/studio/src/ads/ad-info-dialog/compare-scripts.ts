import { diffArrays, diffWords } from "diff";

/** Consecutive words that are in both scripts, or only in the earlier or the later one. */
export type Words = { text: string; in: "both" | "earlier" | "later" };

/** Finds words even in languages that don't separate them with spaces. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Compares two scripts line by line, and changed lines word by word. */
export function compareScripts(earlier: readonly string[], later: readonly string[]): Words[][] {
  const compared: Words[][] = [];
  let removed: string[] = [];
  for (const { value, removed: isRemoved, added } of diffArrays([...earlier], [...later])) {
    if (isRemoved) {
      removed = value;
    } else {
      compared.push(
        ...(added ? compareLines(removed, value) : [...compareLines(removed, []), ...same(value)]),
      );
      removed = [];
    }
  }
  return [...compared, ...compareLines(removed, [])];
}

const same = (lines: readonly string[]): Words[][] => lines.map((text) => [{ text, in: "both" }]);

/** Pairs the lines of a replaced passage by position; extra lines have no counterpart. */
function compareLines(earlier: readonly string[], later: readonly string[]): Words[][] {
  const count = Math.max(earlier.length, later.length);
  return Array.from({ length: count }, (_, at) => compareWords(earlier[at], later[at])).flat();
}

function compareWords(earlier: string | undefined, later: string | undefined): Words[][] {
  const whole: Words[][] = [];
  if (earlier !== undefined) whole.push([{ text: earlier, in: "earlier" }]);
  if (later !== undefined) whole.push([{ text: later, in: "later" }]);
  if (earlier === undefined || later === undefined) return whole;
  const words = diffWords(earlier, later, { intlSegmenter }).map(({ value: text, added, removed }): Words => {
    return { text, in: added ? "later" : removed ? "earlier" : "both" };
  });
  const kept = words.reduce((sum, part) => sum + (part.in === "both" ? part.text.trim().length : 0), 0);
  // Two sentences with less than half of their text in common are easier to read one below the other.
  return kept * 2 < Math.min(earlier.length, later.length) ? whole : [words];
}
