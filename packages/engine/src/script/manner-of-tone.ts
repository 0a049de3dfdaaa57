import type { Tone } from "@earshot/contract/languages.ts";

/** How a script is worded: several tones share a wording. */
export type Wording = "lively" | "plain" | "gentle" | "formal";

const wordings: Record<Tone, Wording> = {
  "": "plain",
  "high pitched": "lively",
  slow: "gentle",
  confident: "plain",
  tense: "formal",
  deep: "plain",
  energetic: "lively",
  steady: "plain",
  raspy: "plain",
  formal: "formal",
  fun: "lively",
  upbeat: "lively",
  balanced: "plain",
  calm: "gentle",
  flat: "formal",
  storytelling: "gentle",
  sad: "gentle",
  informative: "formal",
  thin: "plain",
  serious: "formal",
  "low pitched": "plain",
  fast: "lively",
};

/** A tone's wording. Only the lively one has exclamations. */
export function wordingOf(tone: Tone): Wording {
  return wordings[tone];
}
