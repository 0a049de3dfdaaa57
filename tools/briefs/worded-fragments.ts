/** Fragments of briefs, and how people worded them as sentences. */
import { formField, labelOf } from "@earshot/engine/brief/instructions.ts";
import { namesIn } from "@earshot/engine/brief/learned-cuts.ts";
import { writtenOut } from "@earshot/engine/brief/written-out.ts";
import { folded, type Token, tokensOf } from "@earshot/engine/learned/tokens.ts";

import type { Language } from "./language.ts";
import type { SegmentedBrief } from "./segmented.ts";

/** The segments in the form that the engine turns into sentences: cleaned, and without a label. */
function fragmentsOf({ text, segments }: SegmentedBrief, { table }: Language) {
  const names = namesIn(text);
  const fieldOf = formField(text);
  // Cleans without the spelling corrector, whose words come from these briefs.
  const clean = (raw: string) => writtenOut(raw, { ...table, mend: undefined }, names);
  return segments.map(({ raw, ...rest }) => {
    const cut = { raw, start: 0, end: raw.length, mark: "." as const };
    const told = clean(labelOf(cut, table, clean)?.rest.raw ?? fieldOf(raw));
    return {
      ...rest,
      fragment: told.slice((table.lead.exec(told)?.[0] ?? "").length).replace(/[.!,]+$/, ""),
    };
  });
}

/**
 * An alignment of a fragment with the sentence made from it. `said` has each word as it appears in the sentence, or
 * null if it was left out; `added` has the words inserted before the first word and after each one.
 */
type Edits = { said: (string | null)[]; added: string[] };

const worth = (word: string | undefined) => (/[\p{L}\p{N}]/u.test(word ?? "") ? 1 : 0.3);

/** Aligns by the longest common subsequence. */
function aligned(from: readonly string[], to: readonly string[]): Edits {
  const [a, b] = [from.map(folded), to.map(folded)];
  const best = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i]![j] =
        a[i] === b[j] ? best[i + 1]![j + 1]! + worth(a[i]) : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const said: Edits["said"] = [];
  const added = Array.from({ length: a.length + 1 }, () => [] as string[]);
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      said.push(to[j] ?? null);
      [i, j] = [i + 1, j + 1];
    } else if (j < b.length && (i >= a.length || best[i]![j + 1]! >= best[i + 1]![j]!)) {
      added[i]!.push(to[j]!);
      j += 1;
    } else {
      said.push(null);
      i += 1;
    }
  }
  return { said, added: added.map((words) => words.join(" ")) };
}

/** Kinds that are worded alike, because the engine doesn't distinguish them or doesn't need to. */
const wordedAs: Record<string, string> = {
  story: "reason",
  call: "reason",
  legal: "reason",
  slogan: "reason",
};
const unworded = new Set(["note", "name", "contact"]);

export type WordedFragment = Edits & {
  kind: string;
  form: string;
  fragment: string;
  tokens: readonly Token[];
  /** The sentence without its final full stop or exclamation mark. */
  goal: string;
};

export const wordedFragments = (brief: SegmentedBrief, language: Language): WordedFragment[] =>
  fragmentsOf(brief, language).flatMap(({ fragment, kind, form, said }) => {
    if (unworded.has(kind) || said === "-") return [];
    const tokens = tokensOf(fragment, language.tagger);
    const goal = said.replace(/[.!]$/, "");
    const edits = aligned(
      tokens.map(({ text }) => text),
      tokensOf(goal, () => []).map(({ text }) => text),
    );
    return [{ ...edits, kind: wordedAs[kind] ?? kind, form, fragment, tokens, goal }];
  });
