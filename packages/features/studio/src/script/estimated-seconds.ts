/** The pace until a voice's own is known, in words a minute: a calm reader's. */
const usualPace = 160;

/** Seconds between two sentences, as the engine pauses. */
const pause = 0.3;

/** Letters of writing without spaces, of which about two make a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words as they are said: a figure takes about one for two digits. */
export function countWords(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return letters / 2 + words.length + digits / 2;
}

/**
 * Speaking time of a line in seconds, without a request: shown at once while the server measures.
 *
 * @param wordsPerMinute the voice's measured pace; null when unknown
 */
export function estimatedSeconds(text: string, wordsPerMinute: number | null): number {
  const words = countWords(text);
  if (words === 0) return 0;
  const sentences = text.split(/[.!?]+\s+|[。！？]+/u).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
  return (words / (wordsPerMinute ?? usualPace)) * 60 + Math.max(sentences, 1) * pause;
}

/** When each line begins, from how long each lasts. */
export function startsOf(lengths: readonly number[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const length of lengths) {
    starts.push(at);
    at += length;
  }
  return starts;
}
