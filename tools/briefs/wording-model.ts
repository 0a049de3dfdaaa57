/** Trains the models that turn fragments into sentences: see packages/engine/src/learned/wording.ts. */
import { adFeatures } from "@earshot/engine/learned/ad-features.ts";
import { folded, tokensOf } from "@earshot/engine/learned/tokens.ts";
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
import { type WordedFragment, wordedFragments } from "./worded-fragments.ts";

export type WordingExample = WordedFragment & {
  /** True for each token that is kept. */
  kept: boolean[];
  ad: string[];
};

const known = new WeakMap<SegmentedBrief, WordingExample[]>();

export const wordingExamples = (briefs: readonly SegmentedBrief[], language: Language): WordingExample[] =>
  briefs.flatMap((brief) => {
    // Cached, because cleaning takes most of the time.
    const found = known.get(brief) ?? examplesOf(brief, language);
    known.set(brief, found);
    return found;
  });

const examplesOf = (brief: SegmentedBrief, language: Language): WordingExample[] =>
  wordedFragments(brief, language).flatMap((each) =>
    each.tokens.length === 0
      ? []
      : [
          {
            ...each,
            added: each.added.map((words) => words.replaceAll(/\ban\b/g, "a")),
            kept: each.said.map((word) => word !== null),
            ad: adFeatures(brief.text),
          },
        ],
  );

const formOf = (form: string) =>
  form === "S" || form === "Q" ? "sentence" : form === "I" ? "order" : "fragment";

/** How often people must have added words for the model to learn them. */
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
