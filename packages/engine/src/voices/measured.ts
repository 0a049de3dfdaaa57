import { unpackPeaks } from "../measure/packed-peaks.ts";
import type { PackedVoice } from "./catalogue-voice.ts";
import { catalogue } from "./catalogue.ts";
import figures from "./measured.json" with { type: "json" };
import { naturalVoices } from "./natural-voices.ts";

/**
 * A voice's figures, measured by `npm run voices -w @earshot/tools`, or for neural voices by `npm run admin --
 * voices`.
 */
export type MeasuredVoice = {
  /** The pace for typical text, excluding the pauses between sentences. */
  wordsPerMinute: number;
  /** The pace for the same text: see `letterCount`. */
  lettersPerSecond: number;
  /** The length of the voice's sample. */
  durationMs: number;
  /** The sample's median pitch. */
  pitchHz: number;
  /** The sample's peaks, 200 values from 0 to 255: see `waveformPeaks`. */
  peaks: readonly number[];
};

const stored: [string, PackedVoice][] = [
  ...Object.entries(figures),
  ...naturalVoices.map(({ voice, facts }): [string, PackedVoice] => [voice.id, facts]),
];
const measured = new Map<string, MeasuredVoice>(
  stored.map(([id, { peaks, ...others }]) => [id, { ...others, peaks: unpackPeaks(peaks) }]),
);

/** @throws if the voice has not been measured */
export function measuredVoice(id: string): MeasuredVoice {
  const found = measured.get(id);
  if (!found) throw new Error(`no sample of ${id} was measured: run "npm run voices -w @earshot/tools"`);
  return found;
}

/** Longer than any word in a dictionary: a voice takes about three times as long for each of its letters. */
const nonWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{60,}/gu;

/**
 * Latin letters outside the blocks ASCII, Latin-1 and Latin Extended-A, for which embedded speech says names such as
 * "letter one D zero zero": 1.2 s on average, half as long within a word.
 */
const rareLetter = /(?![A-Za-zª-ſẞ])\p{Script=Latin}/gu;
const rareSeconds = 1;

/** At least four letters in a row, each on its own. Fewer are often words: "il y a à". */
const spelledOut =
  /(?<![\p{L}\p{M}\p{N}'’])(?:\p{Script=Latin}\p{M}*[^\p{L}\p{M}\p{N}'’]+){3,}\p{Script=Latin}(?![\p{L}\p{M}\p{N}'’])/gu;
/** A letter on its own takes 0.1 to 0.9 s; with an accent, 0.4 to 1.8 s. */
const spelledSeconds = { plain: 0.4, accented: 1 };

/**
 * How many seconds a voice takes for normalized text, excluding the pauses between sentences. Figures for unusual
 * letters are those of the embedded voices.
 */
export function spokenSeconds(spoken: string, id: string): number {
  const letters = letterCount(spoken) + 2 * letterCount((spoken.match(nonWord) ?? []).join(""));
  const spelled = (spoken.match(spelledOut) ?? []).join("");
  return (
    letters / measuredVoice(id).lettersPerSecond +
    rareSeconds * countOf(rareLetter, spoken) +
    spelledSeconds.plain * countOf(/[a-z]/gi, spelled) +
    spelledSeconds.accented * countOf(/[ªºÀ-ÖØ-öø-ſ]/g, spelled)
  );
}

const countOf = (letter: RegExp, text: string) => text.match(letter)?.length ?? 0;

/** Counts letters, vowel signs and digits, which take time to speak. */
export function letterCount(spoken: string): number {
  return countOf(/[\p{L}\p{M}\p{N}]/gu, spoken);
}

// Fails at startup for a voice without figures, rather than while making an ad.
for (const { id } of catalogue) measuredVoice(id);
