import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import { leadAndTail } from "../mix/ad-layout.ts";

/** A dialogue's length limits, from the first sound to the last, in ms. */
export interface LengthWindow {
  readonly shortestMs: number;
  /** The maximum, which is also the target. */
  readonly longestMs: number;
}

/** The margin in ms: encoding to MP3 adds up to 50 ms, and players round the duration. */
const reserveMs = 90;
/**
 * The minimum share of the requested length for a written ad that runs out of facts: slightly above the agreed 85 %.
 */
const minShare = 0.86;

/** The length window for a written ad's dialogue, without lead and tail. */
export function lengthWindow(inputs: AdInputs): LengthWindow {
  const { leadMs, tailMs } = leadAndTail(hasMusic(inputs));
  const adMs = inputs.adLength * 1000;
  return {
    shortestMs: adMs * minShare - (leadMs + tailMs),
    longestMs: adMs - reserveMs - (leadMs + tailMs),
  };
}

export const hasMusic = ({ music_spec }: AdInputs): boolean => music_spec !== null && music_spec.volume > 0;

/** A sentence and its duration at the voice's own pace. */
export interface TimedSentence {
  /** 0 means required; the higher the rank, the sooner the sentence is dropped. */
  readonly rank: number;
  readonly ms: number;
  /** The pause after the sentence, in ms. Ignored for the last sentence. */
  readonly pauseAfterMs: number;
}

export interface Fit<Sentence> {
  /** The kept sentences, in spoken order. */
  readonly kept: Sentence[];
  /** The duration relative to the voice's own pace: 0.95 is 5 % faster. */
  readonly stretch: number;
  /** How long the pauses are, relative to `pauseAfterMs`. */
  readonly pauseScale: number;
  /** How the result compares to the window; `short` needs more words. */
  readonly result: "fits" | "long" | "short";
}

/** Limits beyond which a voice sounds rushed or sluggish (audio producers allow 10 to 15 %). */
const stretches = { min: 0.93, max: 1.07 };
const pauseScales = { min: 0.65, max: 1.9 };

/**
 * Drops sentences, highest rank first, until the rest fits, then restores sentences that do fit. Then adjusts pauses
 * and, if needed, pace to reach the longest allowed length.
 */
export function fitLength<Sentence extends TimedSentence>(
  sentences: readonly Sentence[],
  window: LengthWindow,
): Fit<Sentence> {
  let kept = [...sentences];
  while (minMs(kept) > window.longestMs) {
    const leaving = lastOfHighestRank(kept);
    if (!leaving) break;
    kept = kept.filter((sentence) => sentence !== leaving);
  }
  for (const sentence of byRank(sentences.filter((each) => !kept.includes(each)))) {
    const more = sentences.filter((each) => each === sentence || kept.includes(each));
    if (minMs(more) <= window.longestMs) kept = more;
  }
  return paced(kept, window);
}

function paced<Sentence extends TimedSentence>(kept: Sentence[], window: LengthWindow): Fit<Sentence> {
  const spoken = spokenMs(kept);
  const pauses = pausesMs(kept);
  const target = window.longestMs;
  const pauseScale = pauses === 0 ? 1 : clamp((target - spoken) / pauses, pauseScales);
  const stretch = spoken === 0 ? 1 : clamp((target - pauses * pauseScale) / spoken, stretches);
  const reached = spoken * stretch + pauses * pauseScale;
  const result = reached > target + 1 ? "long" : reached < window.shortestMs ? "short" : "fits";
  return { kept, stretch, pauseScale, result };
}

const spokenMs = (sentences: readonly TimedSentence[]) => sentences.reduce((sum, { ms }) => sum + ms, 0);

const pausesMs = (sentences: readonly TimedSentence[]) =>
  sentences.slice(0, -1).reduce((sum, { pauseAfterMs }) => sum + pauseAfterMs, 0);

const minMs = (sentences: readonly TimedSentence[]) =>
  spokenMs(sentences) * stretches.min + pausesMs(sentences) * pauseScales.min;

function lastOfHighestRank<Sentence extends TimedSentence>(
  sentences: readonly Sentence[],
): Sentence | undefined {
  const highest = Math.max(0, ...sentences.map(({ rank }) => rank));
  return highest === 0 ? undefined : sentences.findLast(({ rank }) => rank === highest);
}

const byRank = <Sentence extends TimedSentence>(sentences: Sentence[]) =>
  sentences.toSorted((one, other) => one.rank - other.rank);

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));
