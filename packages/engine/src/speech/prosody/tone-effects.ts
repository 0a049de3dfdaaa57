import type { Tone } from "@earshot/contract/languages.ts";

/** A change to the prosody. Omitted values stay as they are. */
export interface ProsodyChange {
  /** Factor: 1.1 is 10 % faster. */
  readonly rate?: number;
  readonly semitones?: number;
  /** Factor. */
  readonly pitchRange?: number;
  /** Factor. */
  readonly pauseScale?: number;
}

/**
 * The effect of each tone in the form. Rates stay within what producers ask of voice actors (10 to 15 %; 20 % for
 * "slow" and "fast" themselves); three semitones are 19 % in Hz, which is clearly audible. No engine in use has the
 * timbres "raspy" and "thin": they are approximated by a lower and a higher voice.
 */
export const toneEffects: Record<Tone, ProsodyChange> = {
  "": {},
  "high pitched": { semitones: 3 },
  slow: { rate: 0.82, pauseScale: 1.3 },
  confident: { rate: 0.97, semitones: -0.7, pitchRange: 1.1, pauseScale: 0.9 },
  tense: { rate: 1.08, semitones: 1, pitchRange: 0.8, pauseScale: 0.75 },
  deep: { rate: 0.96, semitones: -3 },
  energetic: { rate: 1.12, semitones: 1.5, pitchRange: 1.35, pauseScale: 0.75 },
  steady: { rate: 0.97, pitchRange: 0.8, pauseScale: 1.05 },
  raspy: { rate: 0.96, semitones: -2 },
  formal: { rate: 0.94, semitones: -0.5, pitchRange: 0.85, pauseScale: 1.15 },
  fun: { rate: 1.06, semitones: 1.5, pitchRange: 1.4 },
  upbeat: { rate: 1.07, semitones: 1, pitchRange: 1.25, pauseScale: 0.85 },
  balanced: {},
  calm: { rate: 0.9, semitones: -1, pitchRange: 0.85, pauseScale: 1.3 },
  flat: { pitchRange: 0.35 },
  storytelling: { rate: 0.94, pitchRange: 1.25, pauseScale: 1.35 },
  sad: { rate: 0.87, semitones: -1.5, pitchRange: 0.6, pauseScale: 1.3 },
  informative: { rate: 0.97, pitchRange: 0.95, pauseScale: 1.15 },
  thin: { semitones: 2.5, pitchRange: 0.9 },
  serious: { rate: 0.94, semitones: -1.2, pitchRange: 0.75, pauseScale: 1.15 },
  "low pitched": { semitones: -3 },
  fast: { rate: 1.2, pauseScale: 0.7 },
};
