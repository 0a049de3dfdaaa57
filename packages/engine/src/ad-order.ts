import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

/** What an ad is made of: its title, which is the brand, and every choice of the form. */
export type AdOrder = { title: string; thirdPerson: boolean; inputs: AdInputs };

/** How far the making has come. */
export type MakingStage = "writing" | "speaking" | "mixing";

/** A sentence as it is written and as it is said, and which voice says it: 0 or 1. */
export type Line = {
  text: string;
  spoken: string;
  /** 0 must stay; the higher, the sooner it is left out. */
  rank: number;
  voice: number;
  pauseAfterMs: number;
};

/** The sample rate of everything that is mixed, in Hz. */
export const mixRate = 44_100;
