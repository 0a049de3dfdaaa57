import type { Brief, Sentence } from "./script.ts";

/** The average silence after a sentence, in seconds. */
const pause = 0.3;
/** Durations that can still be corrected by pace and pauses, as shares of the length. */
const mended = { least: 0.865, most: 1.07 };
/** The maximum length of a script, as a share of the ad's length. Most of a longer script would never be said. */
const longest = 1.6;

/** The total duration of sentences in seconds. */
export function lasting(sentences: readonly Sentence[], { timeOf }: Pick<Brief, "timeOf">): number {
  return sentences.reduce((sum, { text }) => sum + timeOf(text) + pause, -pause);
}

/** Says why a ranked script doesn't fit its length, phrased for its writer; undefined if it fits. */
export function lengthFault(sentences: readonly Sentence[], brief: Brief): string | undefined {
  const { seconds } = brief;
  const whole = lasting(sentences, brief);
  const said = `It lasts ${Math.round(whole)} seconds in this voice, and the ad has ${seconds}`;
  if (whole < seconds * mended.least)
    return `${said}: write ${percent(seconds / whole - 1)} more, with the facts said in other words.`;
  if (whole > seconds * longest) return `${said}: write ${percent(1 - (seconds * 1.2) / whole)} less.`;
  const cuts = sentences.map(({ rank }) =>
    lasting(
      sentences.filter((sentence) => sentence.rank <= rank),
      brief,
    ),
  );
  const fits = cuts.some((cut) => cut >= seconds * mended.least && cut <= seconds * mended.most);
  return fits ? undefined : `${said}: no part of it that ends with the call fits; write shorter sentences.`;
}

const percent = (share: number) => `${Math.max(5, Math.ceil(share * 20) * 5)} %`;
