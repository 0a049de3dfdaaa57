/** Trains the models that word fragments as sentences: see packages/engine/src/learned/wording.ts. */
import { formField, labelOf } from "@earshot/engine/brief/instructions.ts";
import { namesIn } from "@earshot/engine/brief/learned-cuts.ts";
import { writtenOut } from "@earshot/engine/brief/written-out.ts";
import { adFeatures } from "@earshot/engine/learned/ad-features.ts";
import { folded, type Token, tokensOf } from "@earshot/engine/learned/tokens.ts";
import {
  gapFeatures,
  isForm,
  isVital,
  startFeatures,
  worded,
  type WordingModel,
} from "@earshot/engine/learned/wording.ts";

import type { Language } from "./language.ts";
import type { SegmentedBrief } from "./segmented.ts";
import { trainSoft } from "./soft-weights.ts";

/** The segments as the engine words them: cleaned, and without a label. */
function cleanedAnew({ text, segments }: SegmentedBrief, { table, tagger }: Language) {
  const names = namesIn(text);
  const fieldOf = formField(text);
  // The corrector needs the model that is being trained.
  const clean = (raw: string) => writtenOut(raw, { ...table, mend: undefined }, names);
  return segments.map(({ raw, ...rest }) => {
    const cut = { raw, start: 0, end: raw.length, mark: "." as const };
    const told = clean(labelOf(cut, table, clean)?.rest.raw ?? fieldOf(raw));
    const fragment = told.slice((table.lead.exec(told)?.[0] ?? "").length).replace(/[.!,]+$/, "");
    return {
      ...rest,
      fragment,
      tokens: tokensOf(fragment, tagger),
    };
  });
}

const known = new WeakMap<SegmentedBrief, ReturnType<typeof cleanedAnew>>();
/** Cached, because cleaning takes most of the time. */
function cleaned(brief: SegmentedBrief, language: Language) {
  const found = known.get(brief) ?? cleanedAnew(brief, language);
  known.set(brief, found);
  return found;
}

/** An alignment of a fragment with what was said: which of its tokens stay, and which words go before each. */
type Edits = { kept: boolean[]; added: string[] };

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

const formOf = (form: string) =>
  form === "S" || form === "Q" ? "sentence" : form === "I" ? "order" : "fragment";

const worth = (word: string | undefined) => (isWord(word ?? "") ? 1 : 0.3);

/** Aligns by the longest common subsequence. */
function aligned(from: readonly string[], to: readonly string[]): Edits {
  const [a, b] = [from.map(folded), to.map(folded)];
  const best = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i]![j] =
        a[i] === b[j] ? best[i + 1]![j + 1]! + worth(a[i]) : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const kept = a.map(() => false);
  const added = Array.from({ length: a.length + 1 }, () => [] as string[]);
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      kept[i] = true;
      [i, j] = [i + 1, j + 1];
    } else if (j < b.length && (i >= a.length || best[i]![j + 1]! >= best[i + 1]![j]!)) {
      added[i]!.push(b[j]!);
      j += 1;
    } else i += 1;
  }
  return { kept, added: added.map((words) => words.join(" ").replaceAll(/\ban\b/g, "a")) };
}

export type WordingExample = Edits & {
  form: string;
  fragment: string;
  tokens: readonly Token[];
  kind: string;
  ad: string[];
  goal: string;
};

/** Kinds that the reader doesn't tell apart, or doesn't need to. */
const wordedAs: Record<string, string> = {
  story: "reason",
  call: "reason",
  legal: "reason",
  slogan: "reason",
};
const unworded = new Set(["note", "name", "contact"]);

export const wordingExamples = (briefs: readonly SegmentedBrief[], language: Language): WordingExample[] =>
  briefs.flatMap((brief) => examplesOf(brief, language));

const examplesOf = (brief: SegmentedBrief, language: Language): WordingExample[] =>
  cleaned(brief, language).flatMap(({ fragment, tokens: from, kind, form, said }) => {
    if (unworded.has(kind) || said === "-" || from.length === 0) return [];
    const goal = said.replace(/[.!]$/, "");
    const edits = aligned(
      from.map(({ text }) => text),
      tokensOf(goal, language.tagger).map(({ text }) => text),
    );
    return [
      {
        ...edits,
        form,
        fragment,
        tokens: from,
        kind: wordedAs[kind] ?? kind,
        ad: adFeatures(brief.text),
        goal,
      },
    ];
  });

/** How often words must have been added to be learned. */
const rarestWords = 6;
/** Fragments that were reworded more than this teach nothing about where words go. */
const most = { dropped: 3, added: 4 };

function frequent(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= rarestWords).map(([each]) => each);
}

export function trainWording(examples: readonly WordingExample[]): WordingModel {
  const starts = frequent(examples.map(({ added: [start = ""] }) => start));
  const usual = examples.filter(({ added: [start = ""] }) => starts.includes(start));
  const plain = usual.filter(
    ({ kept, added }) =>
      kept.filter((isKept) => !isKept).length <= most.dropped &&
      added.slice(1).filter((words) => words !== "").length <= most.added,
  );
  const gaps = plain.flatMap(({ tokens: from, kept, added, kind }) => {
    const [start = ""] = added;
    let last = "";
    return from.map((_, at) => {
      const words = added[at] ?? "";
      const row = { features: gapFeatures(from, at, { start, kind, last }), label: words };
      if (at > 0 && words !== "") last = words;
      const isAfter = { start, kind, last: at > 0 && words !== "" ? `just ${words}` : "" };
      return {
        between: at === 0 ? undefined : row,
        dropped: { features: gapFeatures(from, at, isAfter), label: kept[at] === true ? "" : "dropped" },
      };
    });
  });
  const between = gaps.flatMap((gap) => gap.between ?? []);
  const words = frequent(between.map(({ label }) => label));
  const lost = plain.flatMap(({ tokens: from, kept, goal }) => {
    const said = wordsOf(goal);
    return from
      .filter(
        (token, at) =>
          kept[at] === false && !isVital(token) && !said.some((word) => isForm(word, folded(token.text))),
      )
      .map(({ word }) => word);
  });
  return {
    forms: trainSoft(
      examples.map((each) => ({ features: startFeatures(each.tokens, each), label: formOf(each.form) })),
      ["sentence", "order", "fragment"],
      { rarest: 2, rounds: 12, rate: 0.15, decay: 0.004, smallest: 0.2 },
    ),
    droppable: frequent(lost).toSorted((a, b) => a.localeCompare(b, "en")),
    before: trainSoft(
      usual.map((each) => ({ features: startFeatures(each.tokens, each), label: each.added[0] ?? "" })),
      starts,
      { rarest: 3, rounds: 20, rate: 0.15, decay: 0.004, smallest: 0.2 },
    ),
    between: trainSoft(
      between.filter(({ label }) => words.includes(label)),
      words,
      { rarest: 3, rounds: 8, rate: 0.15, decay: 0.003, smallest: 0.2 },
    ),
    dropped: trainSoft(
      gaps.map((gap) => gap.dropped),
      ["", "dropped"],
      { rarest: 3, rounds: 10, rate: 0.15, decay: 0.003, smallest: 0.25 },
    ),
  };
}

const wordsOf = (text: string) => tokensOf(text, () => []).map((token) => folded(token.text));

const plainly = (words: string) => folded(words).replaceAll(/\ban\b/g, "a");

/** The share of fragments that a model words as people did. */
export function wordedAlike(
  examples: readonly WordingExample[],
  model: WordingModel,
  { tagger, lower }: Language,
): number {
  const same = examples.filter((each) => {
    const [{ text } = { text: "" }] = worded(each.fragment, {
      model,
      tagger,
      lower,
      context: each,
    });
    return plainly(text) === plainly(each.goal);
  });
  return same.length / examples.length;
}
