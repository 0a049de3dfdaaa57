import { writeFileSync } from "node:fs";
import path from "node:path";

import { labelOf } from "@earshot/engine/brief/instructions.ts";
import { readEnglish } from "@earshot/engine/brief/languages/en.ts";
import { lowerEnglish, tagEnglish } from "@earshot/engine/brief/languages/english-tags.ts";
import { namesIn, segmentText } from "@earshot/engine/brief/learned-cuts.ts";
import { writtenOut } from "@earshot/engine/brief/written-out.ts";
import { adFeatures } from "@earshot/engine/learned/ad-features.ts";
import {
  breakFeatures,
  kindFeatures,
  kindsOf,
  type SegmentModel,
  segmentKinds,
  segmentsOf,
} from "@earshot/engine/learned/segments.ts";
import { folded, type Token, tokensOf } from "@earshot/engine/learned/tokens.ts";
import {
  gapFeatures,
  isForm,
  isVital,
  startFeatures,
  worded,
  type WordingModel,
} from "@earshot/engine/learned/wording.ts";

import { readSegmented, type SegmentedBrief } from "./segmented.ts";
import { type LabelledRow, trainSoft } from "./soft-weights.ts";

const learned = path.resolve(import.meta.dirname, "../../packages/engine/src/learned");
const tokens = (text: string) => tokensOf(text, tagEnglish);

/** Rows for where segments begin. */
function breakRows({ text, segments }: SegmentedBrief): LabelledRow[] {
  const all = tokens(text);
  const starts = new Set(segments.map(({ start }) => all.findIndex((token) => token.start >= start)));
  let from = 0;
  return all.slice(1).map((_, before) => {
    const at = before + 1;
    const features = breakFeatures(text, all, at, from);
    if (starts.has(at)) from = at;
    return { features, label: starts.has(at) ? "break" : "" };
  });
}

/** The segments as the engine classifies them (`text`), and as it words them: without a label (`fragment`, `tokens`). */
function cleanedAnew({ text, segments }: SegmentedBrief) {
  const names = namesIn(text);
  const clean = (raw: string) => writtenOut(raw, readEnglish, names);
  return segments.map(({ raw, ...rest }) => {
    const cut = { raw, start: 0, end: raw.length, mark: "." as const };
    const told = clean(labelOf(cut, readEnglish, clean)?.rest.raw ?? raw);
    const fragment = told.slice((readEnglish.lead.exec(told)?.[0] ?? "").length).replace(/[.!,]+$/, "");
    return {
      ...rest,
      fragment,
      tokens: tokens(fragment),
      text: segmentText(raw, readEnglish, { tagger: tagEnglish, clean }),
    };
  });
}

const known = new WeakMap<SegmentedBrief, ReturnType<typeof cleanedAnew>>();
/** Cached, because cleaning takes most of the time. */
function cleaned(brief: SegmentedBrief) {
  const found = known.get(brief) ?? cleanedAnew(brief);
  known.set(brief, found);
  return found;
}

function kindRows(brief: SegmentedBrief): LabelledRow[] {
  const ad = adFeatures(brief.text);
  const texts = cleaned(brief).map(({ text }) => text);
  return brief.segments.map(({ kind }, at) => ({ features: kindFeatures(texts, at, ad), label: kind }));
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

type WordingExample = Edits & {
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

const wordingExamples = (brief: SegmentedBrief): WordingExample[] =>
  cleaned(brief).flatMap(({ fragment, tokens: from, kind, form, said }) => {
    if (unworded.has(kind) || said === "-" || from.length === 0) return [];
    const goal = said.replace(/[.!]$/, "");
    const edits = aligned(
      from.map(({ text }) => text),
      tokens(goal).map(({ text }) => text),
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

function trainWording(examples: readonly WordingExample[]): WordingModel {
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
    const said = tokens(goal).map(({ text }) => folded(text));
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
      { rarest: 2, rounds: 12, rate: 0.15, decay: 0.004, smallest: 0.15 },
    ),
    droppable: frequent(lost).toSorted((a, b) => a.localeCompare(b, "en")),
    before: trainSoft(
      usual.map((each) => ({ features: startFeatures(each.tokens, each), label: each.added[0] ?? "" })),
      starts,
      { rarest: 2, rounds: 20, rate: 0.15, decay: 0.004, smallest: 0.15 },
    ),
    between: trainSoft(
      between.filter(({ label }) => words.includes(label)),
      words,
      { rarest: 3, rounds: 8, rate: 0.15, decay: 0.003, smallest: 0.2 },
    ),
    dropped: trainSoft(
      gaps.map((gap) => gap.dropped),
      ["", "dropped"],
      { rarest: 2, rounds: 10, rate: 0.15, decay: 0.003, smallest: 0.15 },
    ),
  };
}

const trainKinds = (briefs: readonly SegmentedBrief[]) =>
  trainSoft(briefs.flatMap(kindRows), segmentKinds, {
    rarest: 2,
    rounds: 15,
    rate: 0.15,
    decay: 0.004,
    smallest: 0.15,
  });

const trainSegments = (briefs: readonly SegmentedBrief[]): SegmentModel => ({
  breaks: trainSoft(briefs.flatMap(breakRows), ["", "break"], {
    rarest: 2,
    rounds: 12,
    rate: 0.15,
    decay: 0.002,
    smallest: 0.15,
  }),
  kinds: trainKinds(briefs),
});

const share = (of: readonly boolean[]) => `${((100 * of.filter(Boolean).length) / of.length).toFixed(1)} %`;

const plainly = (words: string) => folded(words).replaceAll(/\ban\b/g, "a");

/** Prints how well models do on every third brief, if they are trained on the others. */
function report(briefs: readonly SegmentedBrief[]): void {
  const rest = briefs.filter((_, at) => at % 3 !== 0);
  const tested = briefs.filter((_, at) => at % 3 === 0);
  const model = trainSegments(rest);
  const wording = trainWording(rest.flatMap(wordingExamples));
  const exact = tested.flatMap(({ text, segments }) => {
    const all = tokens(text);
    const found = segmentsOf(text, all, model);
    const starts = segments.map(({ start }) => all.findIndex((token) => token.start >= start));
    const found0 = new Set(found.map(({ from }) => from));
    return starts.map(
      (from, at) =>
        found0.has(from) &&
        (at + 1 === starts.length || found0.has(starts[at + 1] ?? 0)) &&
        !found.some((each) => each.from > from && each.from < (starts[at + 1] ?? all.length)),
    );
  });
  const kinds = tested.flatMap((brief) => {
    const texts = cleaned(brief).map(({ text }) => text);
    const ad = adFeatures(brief.text);
    return brief.segments.map(({ kind }, at) => kindsOf(texts, at, ad, model)[0]?.kind === kind);
  });
  const same = tested.flatMap(wordingExamples).map((each) => {
    const [{ text } = { text: "" }] = worded(each.fragment, {
      model: wording,
      tagger: tagEnglish,
      lower: lowerEnglish,
      context: each,
    });
    return plainly(text) === plainly(each.goal);
  });
  console.log(
    `Segments cut as people did: ${share(exact)}; kinds: ${share(kinds)}; worded alike: ${share(same)}`,
  );
}

/** Trains the English segment and wording models, and writes them where the engine reads them. */
export function makeSegmentModels(): void {
  const briefs = readSegmented(path.join(import.meta.dirname, "segments/en.txt"));
  report(briefs);
  const models = { ...trainSegments(briefs), wording: trainWording(briefs.flatMap(wordingExamples)) };
  writeFileSync(path.join(learned, "en.json"), `${JSON.stringify(models)}\n`);
}
