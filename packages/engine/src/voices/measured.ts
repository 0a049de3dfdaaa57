import { unpackPeaks } from "../measure/packed-peaks.ts";
import type { PackedVoice } from "./catalogue-voice.ts";
import { catalogue } from "./catalogue.ts";
import figures from "./measured.json" with { type: "json" };
import { naturalVoices } from "./natural-voices.ts";

/** Figures of a voice, measured by `npm run voices -w @earshot/tools`, and those of neural voices by `npm run admin -- voices`. */
export type MeasuredVoice = {
  /** Over a typical text, without the pauses between sentences. */
  wordsPerMinute: number;
  /** Over the same text: see `letterCount`. */
  lettersPerSecond: number;
  /** Length of the voice's sample. */
  durationMs: number;
  /** Median pitch of the sample. */
  pitchHz: number;
  /** Of the sample, 200 values 0-255: see `waveformPeaks`. */
  peaks: readonly number[];
};

const stored: [string, PackedVoice][] = [
  ...Object.entries(figures),
  ...naturalVoices.map(({ voice, facts }): [string, PackedVoice] => [voice.id, facts]),
];
const measured = new Map<string, MeasuredVoice>(
  stored.map(([id, { peaks, ...others }]) => [id, { ...others, peaks: unpackPeaks(peaks) }]),
);

/** @throws when the voice has not been measured */
export function measuredVoice(id: string): MeasuredVoice {
  const found = measured.get(id);
  if (!found) throw new Error(`no sample of ${id} was measured: run "npm run voices -w @earshot/tools"`);
  return found;
}

/** Seconds that a voice takes for a normalized text, without the pauses between sentences. */
export function spokenSeconds(spoken: string, id: string): number {
  return letterCount(spoken) / measuredVoice(id).lettersPerSecond;
}

/** Letters, vowel signs and digits: what takes time to speak. */
export function letterCount(spoken: string): number {
  return spoken.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}

// A voice without figures fails at startup, not in the middle of an ad.
for (const { id } of catalogue) measuredVoice(id);
