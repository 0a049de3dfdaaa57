/** Trains the model that splits briefs into segments: see packages/engine/src/learned/segments.ts. */
import { weightUnit } from "@earshot/engine/learned/log-linear.ts";
import { breakFeatures, type Place, placesIn, type ReadText } from "@earshot/engine/learned/places.ts";
import {
  afterKind,
  marginalsOf,
  type SegmentModel,
  segmentKinds,
  spanFeatures,
  spansOf,
} from "@earshot/engine/learned/segments.ts";

import type { MarkedBrief } from "./marked.ts";
import type { SegmentedBrief } from "./segmented.ts";
import { trainSoft } from "./soft-weights.ts";
import { shuffled } from "./weights.ts";

const count = segmentKinds.length;
const isNote = segmentKinds.indexOf("note");

/** The index of the token at or after an offset. */
const tokenAt = ({ tokens }: ReadText, offset: number) =>
  Math.max(
    0,
    tokens.findIndex(({ end }) => end > offset),
  );

export const startsOf = ({ read, segments }: SegmentedBrief): number[] =>
  segments.map(({ start }) => tokenAt(read, start));

const trainBreaks = (briefs: readonly SegmentedBrief[]) =>
  trainSoft(
    briefs.flatMap((brief) => {
      const { text, tokens } = brief.read;
      const starts = new Set(startsOf(brief));
      return tokens.slice(1).map((_, at) => ({
        features: breakFeatures(text, tokens, at + 1),
        label: starts.has(at + 1) ? "break" : "",
      }));
    }),
    ["", "break"],
    { rarest: 2, rounds: 10, rate: 0.15, decay: 0.002, smallest: 0.3 },
  );

/** A brief with its possible segments. `goals` maps the keys of the correct segments to their kinds. */
type Example = {
  places: readonly Place[];
  features: ReadonlyMap<number, Int32Array>;
  goals?: ReadonlyMap<number, number>;
  /** The correct segments in order, each with its key and kind. */
  path: readonly { key: number; kind: number }[];
  /** For briefs in which only notes are marked: true if a segment is a note, undefined if only part of it is. */
  isNote?: (from: number, to: number) => boolean | undefined;
};

const keyOf = (from: number, to: number) => from * 1000 + to;

/** The places in a brief where segments may begin, including all `needed` ones. */
function placesWith(read: ReadText, breaks: SegmentModel["breaks"], needed: readonly number[]): Place[] {
  const places = placesIn(read, breaks);
  const missing = needed.filter((at) => places.every((place) => place.at !== at));
  return [...places, ...missing.map((at) => ({ at, odds: leastOdds }))].toSorted((a, b) => a.at - b.at);
}
/** The log-odds of a break that people made but the break model rules out. */
const leastOdds = -4;

function featuresOf(read: ReadText, places: readonly Place[]): Map<number, string[]> {
  const end = (at: number) => places[at]?.at ?? read.tokens.length;
  return new Map(
    [...spansOf(places.length)].map(([from, to]) => [
      keyOf(from, to),
      [...new Set(["", ...spanFeatures(read, end(from), end(to))])],
    ]),
  );
}

/** Finds a brief's segments among the possible ones; undefined if any is missing. */
function pathOf(brief: SegmentedBrief, places: readonly Place[]): Example["path"] | undefined {
  const starts = startsOf(brief);
  const cuts = brief.segments
    .map(({ kind }, at) => ({ at: starts[at] ?? 0, kind: segmentKinds.indexOf(kind) }))
    .filter(({ at }, index, all) => all[index - 1]?.at !== at)
    .map(({ at, kind }, index) => ({
      from: index === 0 ? 0 : places.findIndex((place) => place.at === at),
      kind,
    }));
  const keys = new Set([...spansOf(places.length)].map(([from, to]) => keyOf(from, to)));
  const path = cuts.map(({ from, kind }, at) => ({
    key: keyOf(from, cuts[at + 1]?.from ?? places.length),
    kind,
  }));
  return path.every(({ key }) => keys.has(key)) ? path : undefined;
}

/** Returns a function that reads from a brief's marks whether the segment between two places is a note. */
function markedKinds({ isNote: marks }: MarkedBrief, { tokens }: ReadText, places: readonly Place[]) {
  return (from: number, to: number): boolean | undefined => {
    const own = new Set(
      tokens
        .slice(places[from]?.at, places[to]?.at ?? tokens.length)
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
        .map(({ start }) => marks[start] === true),
    );
    return own.size > 1 ? undefined : own.has(true);
  };
}

const learning = { rounds: 8, rate: 0.15, decay: 0.004, rarest: 2, smallest: 0.2, leastError: 2e-3 };

/** Weights learned by AdaGrad. */
class Learned {
  readonly values: Float32Array;
  readonly #squares: Float32Array;
  constructor(size: number) {
    this.values = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(1);
  }
  correct(at: number, error: number, decay: number): void {
    const slope = error + decay * this.values[at]!;
    this.#squares[at]! += slope ** 2;
    this.values[at]! -= (learning.rate * slope) / Math.sqrt(this.#squares[at]!);
  }
  /** The weights of a feature, as pairs of a label and its weight. */
  pairs(row: number, smallest: number): number[] {
    return Array.from({ length: count }, (_, label) => this.values[row * count + label]!).flatMap(
      (weight, label) => (Math.abs(weight) < smallest ? [] : [label, Math.round(weight / weightUnit)]),
    );
  }
}

/**
 * Trains on segmented briefs, and on briefs in which only the notes are marked. Each half is split with a break model
 * trained on the other half, because breaks are less certain in unseen briefs.
 */
export function trainSegments(
  briefs: readonly SegmentedBrief[],
  marked: readonly MarkedBrief[],
): SegmentModel {
  const halves = [0, 1].map((half) => trainBreaks(briefs.filter((_, at) => at % 2 !== half)));
  const segmented = briefs.flatMap((brief, at) => {
    const { read } = brief;
    const places = placesWith(read, halves[at % 2] as SegmentModel["breaks"], startsOf(brief));
    const path = pathOf(brief, places);
    return path === undefined ? [] : [{ places, path, features: featuresOf(read, places) }];
  });
  const counts = new Map<string, number>();
  for (const { path, features } of segmented)
    for (const { key } of path)
      for (const name of features.get(key) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, times]) => times >= learning.rarest).map(([name]) => name);
  const indexes = new Map(names.map((name, index) => [name, index]));
  const indexed = (features: ReadonlyMap<number, string[]>) =>
    new Map(
      [...features].map(([key, all]) => [
        key,
        Int32Array.from(all.flatMap((name) => indexes.get(name) ?? [])),
      ]),
    );
  const examples: Example[] = segmented.map(({ places, path, features }) => ({
    places,
    path,
    features: indexed(features),
    goals: new Map(path.map(({ key, kind }) => [key, kind])),
  }));
  for (const brief of marked) {
    const { read } = brief;
    const places = placesWith(
      read,
      halves[0] as SegmentModel["breaks"],
      brief.edges.map((offset) => tokenAt(read, offset)).filter((at) => at > 0),
    );
    examples.push({
      places,
      path: [],
      features: indexed(featuresOf(read, places)),
      isNote: markedKinds(brief, read, places),
    });
  }
  const weights = new Learned(names.length * count);
  const after = new Learned((count + 1) * count);
  for (const example of shuffled(examples, learning.rounds))
    learn(example, weights, after, indexes.get("") ?? 0);
  const rows = names.map((name, row): [string, number[]] => [name, weights.pairs(row, learning.smallest)]);
  const order = [...segmentKinds, ""].map((kind, row): [string, number[]] => [
    afterKind(kind),
    after.pairs(row, 0),
  ]);
  return {
    breaks: trainBreaks(briefs),
    kinds: {
      labels: [...segmentKinds],
      weights: Object.fromEntries([...rows, ...order].filter(([, pairs]) => pairs.length > 0)),
    },
  };
}

/** One training step towards the brief's correct segmentation. */
function learn(
  { places, features, goals, path, isNote: known }: Example,
  weights: Learned,
  after: Learned,
  bias: number,
): void {
  const cache = new Map<number, Float64Array>();
  const scores = (from: number, to: number) => {
    const key = keyOf(from, to);
    const found = cache.get(key) ?? new Float64Array(count);
    if (!cache.has(key))
      for (const feature of features.get(key) ?? [])
        for (let kind = 0; kind < count; kind += 1) found[kind]! += weights.values[feature * count + kind]!;
    cache.set(key, found);
    return found;
  };
  const lattice = {
    places,
    scores,
    after: Array.from({ length: count + 1 }, (_, row) =>
      Array.from(after.values.subarray(row * count, (row + 1) * count)),
    ),
  };
  const found = marginalsOf(lattice);
  const right =
    known &&
    marginalsOf({
      ...lattice,
      scores: (from, to) => {
        const note = known(from, to);
        return scores(from, to).map((score, kind) => ((kind === isNote) === note ? score : impossible));
      },
    });
  if (right !== undefined && right.total < impossible / 2) return;
  for (const [from, to] of spansOf(places.length)) {
    const key = keyOf(from, to);
    const shares = found.of(from, to);
    const wanted = right?.of(from, to);
    for (let kind = 0; kind < count; kind += 1) {
      const error = shares[kind]! - (wanted?.[kind] ?? Number(goals?.get(key) === kind));
      if (Math.abs(error) < learning.leastError) continue;
      for (const feature of features.get(key) ?? [])
        weights.correct(feature * count + kind, error, feature === bias ? 0 : learning.decay);
    }
  }
  for (const [at, { key, kind: goal }] of path.entries()) {
    const row = path[at - 1]?.kind ?? count;
    const own = cache.get(key) ?? new Float64Array(count);
    const odds = Array.from(own, (score, kind) =>
      Math.exp(score + after.values[row * count + kind]! - Math.max(...own)),
    );
    const sum = odds.reduce((total, each) => total + each, 0);
    for (const [kind, each] of odds.entries())
      after.correct(row * count + kind, each / sum - Number(kind === goal), learning.decay);
  }
}
const impossible = -1e4;
