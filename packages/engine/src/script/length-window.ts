import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import type { LengthWindow } from "../mix/fit-length.ts";
import { surroundings } from "../mix/mix-ad.ts";

/** MP3 adds up to 50 ms, and players round. In ms. */
const spareMs = 90;
/** The least of its length that an AI ad lasts: a little more than decided (93 %), as nobody measures alike. */
const leastShare = 0.94;

/** How long the voices of an AI ad may speak, from the first sound to the last. */
export function lengthWindow(inputs: AdInputs): LengthWindow {
  const { leadMs, tailMs } = surroundings(hasBed(inputs));
  const around = leadMs + tailMs;
  const whole = inputs.adLength * 1000;
  return { shortestMs: whole * leastShare - around, longestMs: whole - spareMs - around };
}

/** Whether music is to be heard: at no volume there is none. */
export const hasBed = ({ music_spec }: AdInputs): boolean => music_spec !== null && music_spec.volume > 0;
