import type { Tone } from "@earshot/contract/languages.ts";

import type { Effect } from "./effect.ts";

/**
 * What each tone of the form does. Rates stay within what producers let a talent do (10 to 15 %, 20 for slow and fast
 * themselves); three semitones are a fifth in Hz, which everybody hears. "Raspy" and "thin" are colours that no engine
 * here has: what goes with them in people, a low or a high voice, stands for them.
 */
export const toneEffects: Record<Tone, Effect> = {
  "": {},
  "high pitched": { semitones: 3 },
  slow: { rate: 0.82, pauseScale: 1.3 },
  confident: { rate: 0.97, semitones: -0.7, melody: 1.1, pauseScale: 0.9 },
  tense: { rate: 1.08, semitones: 1, melody: 0.8, pauseScale: 0.75 },
  deep: { rate: 0.96, semitones: -3 },
  energetic: { rate: 1.12, semitones: 1.5, melody: 1.35, pauseScale: 0.75 },
  steady: { rate: 0.97, melody: 0.8, pauseScale: 1.05 },
  raspy: { rate: 0.96, semitones: -2 },
  formal: { rate: 0.94, semitones: -0.5, melody: 0.85, pauseScale: 1.15 },
  fun: { rate: 1.06, semitones: 1.5, melody: 1.4 },
  upbeat: { rate: 1.07, semitones: 1, melody: 1.25, pauseScale: 0.85 },
  balanced: {},
  calm: { rate: 0.9, semitones: -1, melody: 0.85, pauseScale: 1.3 },
  flat: { melody: 0.35 },
  storytelling: { rate: 0.94, melody: 1.25, pauseScale: 1.35 },
  sad: { rate: 0.87, semitones: -1.5, melody: 0.6, pauseScale: 1.3 },
  informative: { rate: 0.97, melody: 0.95, pauseScale: 1.15 },
  thin: { semitones: 2.5, melody: 0.9 },
  serious: { rate: 0.94, semitones: -1.2, melody: 0.75, pauseScale: 1.15 },
  "low pitched": { semitones: -3 },
  fast: { rate: 1.2, pauseScale: 0.7 },
};
