/** The default pace in words per minute: a calm reader's. Used until the voice's own pace is known. */
const usualPace = 160;

/** The pause between two sentences, in seconds, as in the engine. */
const pause = 0.3;

/** Characters in writing systems without spaces, where a word has about two characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Counts words as spoken; a number is about one word per two digits. */
export function countWords(text: string): number {
  const letters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return letters / 2 + words.length + digits / 2;
}

/**
 * Estimates a line's speaking time in seconds, shown until the server has measured it.
 *
 * @param wordsPerMinute the voice's measured pace; null if unknown
 */
export function estimatedSeconds(text: string, wordsPerMinute: number | null): number {
  const words = countWords(text);
  if (words === 0) return 0;
  const sentences = text.split(/[.!?]+\s+|[。！？]+/u).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
  return (words / (wordsPerMinute ?? usualPace)) * 60 + Math.max(sentences, 1) * pause;
}

/** When each line begins, given how long each one lasts. */
export function startsOf(lengths: readonly number[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const length of lengths) {
    starts.push(at);
    at += length;
  }
  return starts;
}
