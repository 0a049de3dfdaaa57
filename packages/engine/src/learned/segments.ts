/**
 * Cuts a brief into segments, each a single fact or note, and classifies them: a semi-Markov conditional random
 * field, which weighs every way to cut the brief at likely places and every kind for each segment. Trained on briefs
 * that people segmented (tools/briefs).
 */
import { type LogLinearModel, scoresOf } from "./log-linear.ts";
import { isVerb, isWord, magnitude, type Place, placesIn, type ReadText } from "./places.ts";
import type { Token } from "./tokens.ts";
import { fragmentFeatures } from "./wording.ts";

/** The kinds of segments, explained in tools/briefs/README.md. */
export const segmentKinds = [
  "name",
  "what",
  "offer",
  "reason",
  "who",
  "where",
  "when",
  "contact",
  "call",
  "story",
  "legal",
  "slogan",
  "note",
] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/**
 * `breaks` has the labels "" and "break"; `kinds` the kinds of segments.
 */
export type SegmentModel = { breaks: LogLinearModel; kinds: LogLinearModel };

/** The maximum number of places that a segment spans. */
const mostSpanned = 9;

/** The features that decide the kind of a segment that spans these tokens. */
export function spanFeatures({ text, tokens, ad, cuesOf }: ReadText, from: number, to: number): string[] {
  let end = to;
  while (end > from + 1 && /^[.!,;]$/.test(tokens[end - 1]?.text ?? "")) end -= 1;
  const own = tokens.slice(from, end);
  const words = own.map(({ word }) => word);
  const raw = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const label = /^[^:\n]{2,25}:/.exec(raw)?.[0].toLowerCase();
  const mark = /[?!:]\s*$/.exec(raw)?.[0].trim();
  const opened = /^[("“]/.exec(raw)?.[0];
  const isTitle = raw
    .trim()
    .split(/\s+/)
    .every((word) => /^(?:\p{Lu}[\p{L}’'&.-]*|&|of|the|and)$/u.test(word));
  const word = (at: number) => tokens[at]?.word ?? "<>";
  const gap = (at: number) =>
    at <= 0 || at >= tokens.length
      ? "end"
      : text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes("\n")
        ? "line"
        : isWord(tokens[at - 1] as Token)
          ? "none"
          : word(at - 1);
  const place = from === 0 ? "first" : to === tokens.length ? "last" : "middle";
  const size = magnitude(tokens.length / 10);
  return [
    ...fragmentFeatures(own),
    ...words.slice(1).map((each, index) => `pair ${words[index]} ${each}`),
    place,
    `quarter ${Math.floor((4 * from) / tokens.length)}`,
    `of ${size}`,
    `${place} ${size}`,
    ...(label === undefined ? [] : [`label ${label}`]),
    ...(mark === undefined ? [] : [`mark ${mark}`]),
    ...(opened === undefined ? [] : [`opens ${opened}`]),
    ...(isTitle ? ["title", `title ${place}`] : []),
    ...cuesOf(raw).map((cue) => `cue ${cue}`),
    `before ${word(from - 1)}`,
    `before ${word(from - 2)} ${word(from - 1)}`,
    `behind ${word(to)}`,
    `behind ${word(to)} ${word(to + 1)}`,
    `behind tag ${tokens[to]?.tag}`,
    `gaps ${gap(from)} ${gap(to)}`,
    `verbs ${own.filter(isVerb).length}`,
    ...ad.map((feature) => `ad ${feature}`),
  ];
}

/** The feature for a segment that follows one of this kind. */
export const afterKind = (kind: string): string => `after ${kind}`;

/** The weights of one feature for each kind. */
const weightsOf = (model: LogLinearModel, feature: string): number[] => scoresOf(model, [feature]);

/** A lattice of segments, scored by kind. A segment runs from one place to another. */
export type Lattice = {
  places: readonly Place[];
  /** The scores of the segment between two places, for each kind. */
  scores: (from: number, to: number) => ArrayLike<number>;
  /** The score of each kind after another one, or at the start of the brief (last row). */
  after: readonly (readonly number[])[];
};

const sumOfLogs = (logs: ArrayLike<number>): number => {
  let top = -Infinity;
  for (let at = 0; at < logs.length; at += 1) top = Math.max(top, logs[at] ?? -Infinity);
  if (top === -Infinity) return top;
  let sum = 0;
  for (let at = 0; at < logs.length; at += 1) sum += Math.exp((logs[at] ?? -Infinity) - top);
  return top + Math.log(sum);
};

/** The score of a break at `from` and no break until `to`. */
const breakScore = ({ places }: Lattice, from: number, to: number) => {
  let score = from === 0 ? 0 : logOfShare(places[from]?.odds ?? 0);
  for (let at = from + 1; at < to; at += 1) score += logOfShare(-(places[at]?.odds ?? 0));
  return score;
};
const logOfShare = (odds: number) => -Math.log1p(Math.exp(-odds));

/**
 * The probabilities of all segments by kind, as `of(from, to)[kind]`. `total` is the logarithm of the summed scores
 * of all ways to cut the brief.
 */
export type Marginals = { of: (from: number, to: number) => Float64Array<ArrayBuffer>; total: number };

/** All spans of a lattice with this many places. */
export function* spansOf(places: number): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < places; from += 1)
    for (let to = from + 1; to <= Math.min(places, from + mostSpanned); to += 1) yield [from, to];
}

/** Computes the probabilities of segments by the forward-backward algorithm. */
export function marginalsOf(lattice: Lattice): Marginals {
  const { places, scores, after } = lattice;
  const kinds = after.length - 1;
  const count = places.length;
  /**
   * The log-sums over all ways to cut the brief before a place (`forward`) and after it (`backward`), by the kind of
   * the adjacent segment.
   */
  const forward = Array.from({ length: count + 1 }, () => new Float64Array(kinds).fill(-Infinity));
  const backward = Array.from({ length: count + 1 }, () => new Float64Array(kinds).fill(-Infinity));
  /** The log-sums over everything that may precede a segment of each kind that begins at a place. */
  const before = Array.from({ length: count }, () => new Float64Array(kinds).fill(-Infinity));
  const terms = new Float64Array(kinds);
  for (let from = 0; from < count; from += 1) {
    for (let kind = 0; kind < kinds; kind += 1) {
      if (from === 0) (before[0] as Float64Array)[kind] = after[kinds]?.[kind] ?? 0;
      else {
        for (let last = 0; last < kinds; last += 1)
          terms[last] = (forward[from]?.[last] ?? 0) + (after[last]?.[kind] ?? 0);
        (before[from] as Float64Array)[kind] = sumOfLogs(terms);
      }
    }
    for (let to = from + 1; to <= Math.min(count, from + mostSpanned); to += 1) {
      const own = scores(from, to);
      const cut = breakScore(lattice, from, to);
      const sums = forward[to] as Float64Array;
      for (let kind = 0; kind < kinds; kind += 1) {
        const score = (before[from]?.[kind] ?? 0) + (own[kind] ?? 0) + cut;
        sums[kind] = sumOfLogs([sums[kind] ?? -Infinity, score]);
      }
    }
  }
  (backward[count] as Float64Array).fill(0);
  /** The log-sums over all ways to continue from a place, by the kind of the segment that begins there. */
  const next = new Float64Array(kinds);
  for (let from = count - 1; from >= 0; from -= 1) {
    next.fill(-Infinity);
    for (let to = from + 1; to <= Math.min(count, from + mostSpanned); to += 1) {
      const own = scores(from, to);
      const cut = breakScore(lattice, from, to);
      for (let kind = 0; kind < kinds; kind += 1)
        next[kind] = sumOfLogs([
          next[kind] ?? -Infinity,
          (own[kind] ?? 0) + cut + (backward[to]?.[kind] ?? -Infinity),
        ]);
    }
    if (from === 0) break;
    for (let last = 0; last < kinds; last += 1) {
      for (let kind = 0; kind < kinds; kind += 1)
        terms[kind] = (after[last]?.[kind] ?? 0) + (next[kind] ?? -Infinity);
      (backward[from] as Float64Array)[last] = sumOfLogs(terms);
    }
  }
  const total = sumOfLogs(forward[count] ?? []);
  return {
    total,
    of: (from, to) => {
      const own = scores(from, to);
      const cut = breakScore(lattice, from, to);
      return Float64Array.from({ length: kinds }, (_, kind) =>
        Math.exp((before[from]?.[kind] ?? 0) + (own[kind] ?? 0) + cut + (backward[to]?.[kind] ?? 0) - total),
      );
    },
  };
}

/** A segment: the indexes of its first token and of the one after its last, and its probable kinds, best first. */
export type Segment = {
  from: number;
  to: number;
  kinds: readonly { kind: SegmentKind; probability: number }[];
};

/** Builds the lattice for a brief. */
function latticeOf(read: ReadText, { breaks, kinds }: SegmentModel): Lattice {
  const places = placesIn(read, breaks);
  const known = new Map<number, number[]>();
  return {
    places,
    after: [...segmentKinds, ""].map((kind) => weightsOf(kinds, afterKind(kind))),
    scores(from, to) {
      const key = from * (places.length + 1) + to;
      const found =
        known.get(key) ??
        scoresOf(kinds, [
          "",
          ...spanFeatures(read, places[from]?.at ?? 0, places[to]?.at ?? read.tokens.length),
        ]);
      known.set(key, found);
      return found;
    },
  };
}

/** Cuts a brief into the segments with the highest total probability, weighted by length. */
export function segmentsOf(read: ReadText, model: SegmentModel): Segment[] {
  const lattice = latticeOf(read, model);
  const count = lattice.places.length;
  const { of } = marginalsOf(lattice);
  const notes = new Float64Array(count);
  /** For each place, the last segment in the best way to cut the text before it. */
  const best = Array.from({ length: count + 1 }, (_, at) => ({
    sum: at === 0 ? 0 : -Infinity,
    from: 0,
    shares: new Float64Array(),
  }));
  for (const [from, to] of spansOf(count)) {
    const shares = of(from, to);
    const share = shares.reduce((sum, each) => sum + each, 0);
    const sum = (best[from]?.sum ?? 0) + share * (to - from);
    if (sum > (best[to]?.sum ?? 0)) best[to] = { sum, from, shares };
    for (let at = from; at < to; at += 1) notes[at] = (notes[at] ?? 0) + (shares[isNote] ?? 0);
  }
  const found: Segment[] = [];
  for (let to = count; to > 0; to = best[to]?.from ?? 0) {
    const { from = 0, shares = new Float64Array() } = best[to] ?? {};
    const placeOf = (at: number) => lattice.places[at]?.at ?? read.tokens.length;
    const length = placeOf(to) - placeOf(from);
    let note = 0;
    for (let at = from; at < to; at += 1) note += (notes[at] ?? 0) * (placeOf(at + 1) - placeOf(at));
    found.unshift({ from: placeOf(from), to: placeOf(to), kinds: kindsBy(shares, note / length) });
  }
  return found;
}

const isNote = segmentKinds.indexOf("note");

/**
 * @param note the average probability of the segment's tokens being part of a note, over all ways to cut the brief
 */
function kindsBy(shares: Float64Array, note: number): Segment["kinds"] {
  const rest = shares.reduce((sum, share, at) => (at === isNote ? sum : sum + share), 0);
  return segmentKinds
    .map((kind, at) => ({
      kind,
      probability: at === isNote ? note : rest === 0 ? 0 : ((shares[at] ?? 0) / rest) * (1 - note),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}
