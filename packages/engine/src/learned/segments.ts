/**
 * Cuts a brief into segments, each a single fact or note, and says what each is about: a semi-Markov conditional random
 * field. It weighs all ways to cut the brief at likely places, and all kinds of the segments. Learned from briefs that people
 * cut (tools/briefs).
 */
import { type LogLinearModel, probabilities, scoresOf } from "./log-linear.ts";
import type { Token } from "./tokens.ts";
import { fragmentFeatures } from "./wording.ts";

/** The kinds of segments. */
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

const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);
const isVerb = ({ tag }: Token) =>
  tag === "Copula" || tag === "Modal" || tag === "PresentTense" || tag === "PastTense";
const magnitude = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

/** The features of the place before a token, which may begin a segment. */
export function breakFeatures(brief: string, tokens: readonly Token[], at: number): string[] {
  const word = (offset: number) => tokens[at + offset]?.word ?? "<>";
  const tag = (offset: number) => tokens[at + offset]?.tag ?? "<>";
  const gap = brief.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const space = gap.includes("\n") ? "line" : gap === "" ? "none" : "space";
  let end = at;
  while (end < tokens.length && isWord(tokens[end] as Token)) end += 1;
  let from = at - 1;
  while (from > 0 && isWord(tokens[from - 1] as Token)) from -= 1;
  const [behind, ahead] = [magnitude(at - from), magnitude(end - at)];
  const verbs = `${tokens.slice(from, at).some(isVerb)} ${tokens.slice(at, end).some(isVerb)}`;
  const sentence = sentenceFeature(brief, tokens, at);
  const first = tokens[at]?.text ?? "";
  const letter = /^\p{Ll}/u.test(first) ? "small" : /^\p{Lu}/u.test(first) ? "capital" : "other";
  return [
    space,
    `-1 ${word(-1)}`,
    `0 ${word(0)}`,
    `1 ${word(1)}`,
    `-1 0 ${word(-1)} ${word(0)}`,
    `0 1 ${word(0)} ${word(1)}`,
    `-1 1 ${word(-1)} ${word(0)} ${word(1)}`,
    `-2 -1 ${word(-2)} ${word(-1)}`,
    `-2 0 ${word(-2)} ${word(-1)} ${word(0)}`,
    `tag -1 0 ${tag(-1)} ${tag(0)}`,
    `tag -1 1 ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag -2 0 ${tag(-2)} ${tag(-1)} ${tag(0)}`,
    `tag -2 1 ${tag(-2)} ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag 0 2 ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(0)}`,
    `mixed ${word(-1)} ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(-2)}`,
    `mixed ${tag(-1)} ${word(0)}`,
    `${space} ${word(-1)}`,
    `${letter} ${space} ${word(-1)}`,
    `behind ${behind} ${tag(-2)} ${word(-1)}`,
    `ahead ${ahead} ${word(-1)}`,
    `ahead ${ahead} ${tag(0)} ${word(-1)}`,
    `around ${behind} ${ahead} ${word(-1)}`,
    `next ${word(end - at)} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)} ${tag(0)}`,
    `first ${tokens[from]?.word} ${word(-1)}`,
    `first ${tokens[from]?.tag} ${word(-1)} ${tag(0)}`,
    `sentence ${sentence} ${word(-1)}`,
    `sentence ${sentence} ${word(-1)} ${tag(0)}`,
    `sentence ${sentence} ${verbs} ${word(-1)}`,
  ];
}

/** The longest sentence that is looked at, in tokens. */
const longestSentence = 60;

/** How the sentence around a place is written: its first letter, its end, its verbs before the place, and its commas. */
function sentenceFeature(brief: string, tokens: readonly Token[], at: number): string {
  const isEnd = (index: number) =>
    /^[.!?]$/.test(tokens[index]?.text ?? "") ||
    brief.slice(tokens[index]?.end, tokens[index + 1]?.start).includes("\n");
  let [start, end] = [at, at];
  while (start > 0 && at - start < longestSentence && !isEnd(start - 1)) start -= 1;
  while (end < tokens.length - 1 && end - at < longestSentence && !isEnd(end)) end += 1;
  if (start === at) return "none";
  const own = tokens.slice(start, end + 1);
  const letter = /^\p{Lu}/u.test(own[0]?.text ?? "") ? "A" : "a";
  const mark = /^[.!?]$/.test(tokens[end]?.text ?? "") ? "." : "";
  const commas = Math.min(3, own.filter(({ text }) => text === ",").length);
  const before = tokens.slice(start, at);
  const verb = before.some(isVerb) ? "verb" : "no verb";
  const isShort = before.length < 4 ? "short" : "";
  return `${letter}${mark} ${commas} ${verb} ${isShort} ${tokens.slice(at, end).some(isVerb)}`;
}

/** A brief as its segments are told from it: `text` without emoji and bullets, which are line breaks. */
export type ReadText = {
  text: string;
  tokens: readonly Token[];
  /** The kinds of ads it may be for: see `adFeatures`. */
  ad: readonly string[];
  /** Returns the features that patterns find in a stretch of the text. */
  cuesOf: (stretch: string) => readonly string[];
  /** True for the offset of a token that can't begin a segment. */
  isWhole: (offset: number) => boolean;
};

/** Tags of words that may begin a segment without punctuation before it. */
const timeOrPrice: ReadonlySet<string> = new Set(["WeekDay", "Month", "<price>", "<time>"]);

/** A place where a segment may begin: the index of its first token, and the log-odds that it does. */
export type Place = { at: number; odds: number };

/** Less likely places are not tried. */
const leastOdds = -4;
/**
 * By how much a break without punctuation is less likely than the model says, because cutting a phrase is the worse
 * mistake: in a brief with a mark for at most `words` words, and in others; and more before a word that isn't known to begin a
 * segment, and within a name. `spoken`: with fewer marks than one for so many words, a brief was probably dictated.
 */
const withoutMark = { punctuated: 2.5, other: 0.8, words: 12, unknown: 1.5, named: 2.5, spoken: 25 };
/** The most places that a segment spans, and the most in a brief, twice what people type: the likeliest ones. */
const most = { spanned: 9, places: 150 };

/** Where segments may begin, in order. */
export function placesIn({ text, tokens, isWhole }: ReadText, breaks: LogLinearModel): Place[] {
  const isBreak = breaks.labels.indexOf("break");
  const marks = tokens.filter((token) => !isWord(token)).length + text.split("\n").length;
  const isSpoken = marks * withoutMark.spoken < tokens.length;
  const bare = isSpoken
    ? 0
    : marks * withoutMark.words > tokens.length
      ? withoutMark.punctuated
      : withoutMark.other;
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "");
  const isNamed = (at: number) => isCapital(at) && (isCapital(at - 1) || isCapital(at - 2));
  /** How much less likely a break without punctuation is. */
  const lessLikely = (at: number) =>
    bare +
    (begins(at) ? 0 : withoutMark.unknown) +
    (isSpoken && (isNamed(at) || isNamed(at + 1)) ? withoutMark.named : 0);
  /** True if the model knows that the word at an index often begins a segment. */
  const begins = (at: number) =>
    (breaks.weights[`0 ${tokens[at]?.word}`]?.[1] ?? 0) > 0 || timeOrPrice.has(tokens[at]?.tag ?? "");
  const found: Place[] = [{ at: 0, odds: 0 }];
  for (let at = 1; at < tokens.length; at += 1) {
    if (isWhole(tokens[at]?.start ?? 0)) continue;
    const share = probabilities(breaks, breakFeatures(text, tokens, at))[isBreak] ?? 0;
    const isBare =
      isWord(tokens[at - 1] as Token) && !text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes("\n");
    const odds = Math.log(share / (1 - share)) - (isBare ? lessLikely(at) : 0);
    if (odds > leastOdds) found.push({ at, odds: Math.min(8, odds) });
  }
  if (found.length <= most.places) return found;
  const [, least] = found
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ odds }) => odds)
    .slice(most.places - 2);
  return found.filter(({ at, odds }) => at === 0 || odds > (least ?? 0)).slice(0, most.places);
}

/** The features that tell what a stretch of tokens is about, if it is a segment. */
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

/** The feature of a kind behind another one. */
export const afterKind = (kind: string): string => `after ${kind}`;

/** The weights of one feature for each kind. */
const weightsOf = (model: LogLinearModel, feature: string): number[] => scoresOf(model, [feature]);

/** A lattice of segments: their scores by kind, by the index of the place where they begin and of the next segment's. */
export type Lattice = {
  places: readonly Place[];
  /** The scores of the segment from one place to another, for each kind. */
  scores: (from: number, to: number) => ArrayLike<number>;
  /** How likely a kind follows another one, or begins the brief (the last row). */
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

/** The score of a break at a place, and of none at those between two places. */
const breakScore = ({ places }: Lattice, from: number, to: number) => {
  let score = from === 0 ? 0 : logOfShare(places[from]?.odds ?? 0);
  for (let at = from + 1; at < to; at += 1) score += logOfShare(-(places[at]?.odds ?? 0));
  return score;
};
const logOfShare = (odds: number) => -Math.log1p(Math.exp(-odds));

/** The probabilities of all segments and their kinds: `of(from, to)[kind]`, and the logarithm of the total. */
export type Marginals = { of: (from: number, to: number) => Float64Array<ArrayBuffer>; total: number };

/** All spans of a lattice. */
export function* spansOf(places: number): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < places; from += 1)
    for (let to = from + 1; to <= Math.min(places, from + most.spanned); to += 1) yield [from, to];
}

/** Computes the probabilities of segments by the forward-backward algorithm. */
export function marginalsOf(lattice: Lattice): Marginals {
  const { places, scores, after } = lattice;
  const kinds = after.length - 1;
  const count = places.length;
  /** The log-sums of all ways to cut the brief before a place, and behind it, by the kind of the segment there. */
  const forward = Array.from({ length: count + 1 }, () => new Float64Array(kinds).fill(-Infinity));
  const backward = Array.from({ length: count + 1 }, () => new Float64Array(kinds).fill(-Infinity));
  /** The log-sums of what precedes a segment of each kind that begins at a place. */
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
    for (let to = from + 1; to <= Math.min(count, from + most.spanned); to += 1) {
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
  /** The log-sums of all ways to go on from a place, by the kind of the segment that begins there. */
  const next = new Float64Array(kinds);
  for (let from = count - 1; from >= 0; from -= 1) {
    next.fill(-Infinity);
    for (let to = from + 1; to <= Math.min(count, from + most.spanned); to += 1) {
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

/** A segment: the indexes of its first token and of the one behind its last, and its probable kinds, best first. */
export type Segment = {
  from: number;
  to: number;
  kinds: readonly { kind: SegmentKind; probability: number }[];
};

/** The lattice of a brief by a model. */
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

/** Cuts a brief into the segments that are most probable together. */
export function segmentsOf(read: ReadText, model: SegmentModel): Segment[] {
  const lattice = latticeOf(read, model);
  const count = lattice.places.length;
  const { of } = marginalsOf(lattice);
  const notes = new Float64Array(count);
  /** For each place, the best way to cut the text before it: the segment that ends there. */
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

/** @param note how probable each of its tokens is part of a note, on average, however the brief is cut */
function kindsBy(shares: Float64Array, note: number): Segment["kinds"] {
  const rest = shares.reduce((sum, share, at) => (at === isNote ? sum : sum + share), 0);
  return segmentKinds
    .map((kind, at) => ({
      kind,
      probability: at === isNote ? note : rest === 0 ? 0 : ((shares[at] ?? 0) / rest) * (1 - note),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}
