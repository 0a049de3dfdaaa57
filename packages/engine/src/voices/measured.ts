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
  /** The pace for the same text in characters per second, as counted by `letterCount`. */
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

/** Counts the characters that take time to speak: letters, vowel signs and digits. */
export function letterCount(spoken: string): number {
  return spoken.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}

// Makes a voice without figures fail at startup, rather than while an ad is being made.
for (const { id } of catalogue) measuredVoice(id);
