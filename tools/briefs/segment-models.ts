import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";

import { learnedCuts } from "@earshot/engine/brief/learned-cuts.ts";
import { unwrapBrief } from "@earshot/engine/brief/unwrap-brief.ts";
import type { LanguageModel } from "@earshot/engine/learned/models.ts";
import { spanFeatures } from "@earshot/engine/learned/segments.ts";

import type { Language } from "./language.ts";
import { readMarked } from "./marked.ts";
import { startsOf, trainSegments } from "./segment-model.ts";
import { readSegmented, type SegmentedBrief } from "./segmented.ts";
import { trainSoft } from "./soft-weights.ts";
import { trainWording, wordedAlike, wordingExamples } from "./wording-model.ts";

const models = path.resolve(import.meta.dirname, "../../packages/engine/assets/models");

const slow = { rarest: 3, rounds: 12, rate: 0.15, decay: 0.004, smallest: 0.2 };

/** The features of each segment of a brief, as people split it. */
function rowsOf(brief: SegmentedBrief) {
  const { read } = brief;
  const starts = startsOf(brief);
  return brief.segments.map((segment, at) => ({
    segment,
    features: spanFeatures(
      read,
      starts[at] ?? 0,
      Math.max(starts[at + 1] ?? read.tokens.length, (starts[at] ?? 0) + 1),
    ),
  }));
}

/** Trains the model that recognizes what notes request. */
const trainRequests = (briefs: readonly SegmentedBrief[]) =>
  trainSoft(
    briefs
      .flatMap(rowsOf)
      .flatMap(({ segment: { kind, form, rank }, features }) =>
        kind === "note" && rank !== undefined ? [{ features, label: form }] : [],
      ),
    "B E D K V M U L H".split(" "),
    slow,
  );

/** Trains the model that ranks how early a fact must be said. */
const trainRanks = (briefs: readonly SegmentedBrief[]) =>
  trainSoft(
    briefs
      .flatMap(rowsOf)
      .flatMap(({ segment: { kind, rank }, features }) =>
        rank === undefined || rank === 0
          ? []
          : [{ features: [...features, `kind ${kind}`], label: `${rank}` }],
      ),
    ["1", "2", "3"],
    slow,
  );

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const share = (of: readonly boolean[]) => percent(of.filter(Boolean).length / of.length);

/** Prints how well a model does on briefs that it was not trained on. */
function reportSegments(
  briefs: readonly SegmentedBrief[],
  model: LanguageModel,
  { code, table, tagger, joining }: Language,
): void {
  const found = briefs.flatMap(({ text, segments }) => {
    const cuts = learnedCuts(unwrapBrief(text), table, { model, tagger, joining });
    return segments.map((segment) => {
      const shared = (cut: { start: number; end: number }) =>
        Math.min(cut.end, segment.end) - Math.max(cut.start, segment.start);
      const over = cuts.filter(
        (cut) => shared(cut) > 0.4 * Math.min(segment.end - segment.start, cut.end - cut.start),
      );
      const [most] = over.toSorted((a, b) => shared(b) - shared(a));
      return {
        isExact: cuts.some(
          ({ start, end }) => Math.abs(start - segment.start) < 2 && Math.abs(end - segment.end) < 3,
        ),
        isRight: most?.kinds?.[0]?.kind === segment.kind,
        isNote: segment.kind === "note",
        note: Math.min(
          1,
          ...over.map(({ kinds }) => kinds?.find(({ kind }) => kind === "note")?.probability ?? 0),
        ),
      };
    });
  });
  const notes = found.filter(({ isNote }) => isNote);
  const copy = found.filter(({ isNote }) => !isNote);
  console.log(
    `${code}: segments cut as people did: ${share(found.map(({ isExact }) => isExact))}; kinds: ${share(found.map(({ isRight }) => isRight))}`,
  );
  for (const least of [0.2, 0.3, 0.4, 0.5])
    console.log(
      `Notes with a probability over ${least}: ${share(notes.map(({ note }) => note > least))}, of the rest ${share(copy.map(({ note }) => note > least))}`,
    );
}

const each = (briefs: readonly SegmentedBrief[], isTested: boolean) =>
  briefs.filter((_, at) => (at % 4 === 0) === isTested);

const segments = path.join(import.meta.dirname, "segments");

export const segmentsOf = (language: Language): SegmentedBrief[] =>
  ["", "-ranked"]
    .map((suffix) => path.join(segments, `${language.code}${suffix}.txt`))
    .filter((file) => existsSync(file))
    .flatMap((file) => readSegmented(file, language));

/** Trains a language's models, and writes them where the engine reads them. */
export function makeSegmentModels(language: Language, briefs: readonly SegmentedBrief[]): void {
  const { code } = language;
  const marked = readMarked(path.join(import.meta.dirname, `corpus/${code}.txt`), language);
  const [rest, tested] = [each(briefs, false), each(briefs, true)];
  const model = modelOf(rest, marked, language);
  reportSegments(tested, model, language);
  if (model.wording !== undefined) {
    const examples = wordingExamples(tested, language);
    console.log(`${code}: worded alike: ${percent(wordedAlike(examples, model.wording, language))}`);
  }
  writeFileSync(path.join(models, `${code}.json`), `${JSON.stringify(modelOf(briefs, marked, language))}\n`);
}

const modelOf = (
  briefs: readonly SegmentedBrief[],
  marked: ReturnType<typeof readMarked>,
  language: Language,
): LanguageModel => ({
  ...trainSegments(briefs, marked),
  requests: trainRequests(briefs),
  ranks: trainRanks(briefs),
  // The other languages' corpora are too small to learn how fragments are worded.
  ...(language.code === "en" && { wording: trainWording(wordingExamples(briefs, language)) }),
});
