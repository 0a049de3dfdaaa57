/** A sentence as long as its voice takes for it at its own pace. */
export interface TimedSentence {
  /** 0 must stay; the higher, the sooner it is left out. */
  readonly rank: number;
  readonly ms: number;
  /** The pause after it, in ms; after the last sentence it does not count. */
  readonly pauseAfterMs: number;
}

/** From the first sound to the last, in ms. */
export interface LengthWindow {
  readonly shortestMs: number;
  /** Also what is aimed at. */
  readonly longestMs: number;
}

export interface Fit<Sentence> {
  /** In the order of speaking. */
  readonly kept: Sentence[];
  /** How long a sentence takes against the voice's own pace: 0.95 is a twentieth faster. */
  readonly stretch: number;
  /** The same for the pauses. */
  readonly pauseScale: number;
  /** How the result stands to the window; `short` asks for more words. */
  readonly result: "fits" | "long" | "short";
}

/** Beyond these a voice sounds hurried or drawled (audio producers allow 10 to 15 %). */
const stretches = { least: 0.93, most: 1.07 };
const pauseScales = { least: 0.65, most: 1.9 };

/**
 * Leaves out sentences, the highest rank first, until the rest fits; takes back what still fits then; and finds the pace
 * and the pauses that bring it to the longest allowed length, the pauses first.
 */
export function fitLength<Sentence extends TimedSentence>(
  sentences: readonly Sentence[],
  window: LengthWindow,
): Fit<Sentence> {
  let kept = [...sentences];
  while (leastMs(kept) > window.longestMs) {
    const leaving = lastOfHighestRank(kept);
    if (!leaving) break;
    kept = kept.filter((sentence) => sentence !== leaving);
  }
  for (const sentence of byRank(sentences.filter((each) => !kept.includes(each)))) {
    const more = sentences.filter((each) => each === sentence || kept.includes(each));
    if (leastMs(more) <= window.longestMs) kept = more;
  }
  return paced(kept, window);
}

function paced<Sentence extends TimedSentence>(kept: Sentence[], window: LengthWindow): Fit<Sentence> {
  const spoken = spokenMs(kept);
  const pauses = pausesMs(kept);
  const aim = window.longestMs;
  const pauseScale = pauses === 0 ? 1 : clamp((aim - spoken) / pauses, pauseScales);
  const stretch = spoken === 0 ? 1 : clamp((aim - pauses * pauseScale) / spoken, stretches);
  const reached = spoken * stretch + pauses * pauseScale;
  const result = reached > aim + 1 ? "long" : reached < window.shortestMs ? "short" : "fits";
  return { kept, stretch, pauseScale, result };
}

const spokenMs = (sentences: readonly TimedSentence[]) => sentences.reduce((sum, { ms }) => sum + ms, 0);

const pausesMs = (sentences: readonly TimedSentence[]) =>
  sentences.slice(0, -1).reduce((sum, { pauseAfterMs }) => sum + pauseAfterMs, 0);

const leastMs = (sentences: readonly TimedSentence[]) =>
  spokenMs(sentences) * stretches.least + pausesMs(sentences) * pauseScales.least;

function lastOfHighestRank<Sentence extends TimedSentence>(
  sentences: readonly Sentence[],
): Sentence | undefined {
  const highest = Math.max(0, ...sentences.map(({ rank }) => rank));
  return highest === 0 ? undefined : sentences.findLast(({ rank }) => rank === highest);
}

const byRank = <Sentence extends TimedSentence>(sentences: Sentence[]) =>
  sentences.toSorted((one, other) => one.rank - other.rank);

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));
