import { nameBrand } from "./brand-mark.ts";
import { fitted, type Part } from "./fit.ts";
import { wordingOf } from "./manner-of-tone.ts";
import type { Brief, Script, Sentence } from "./script.ts";

/** Pause lengths in seconds if there is little to say; shorter in a lively ad. */
const slowPauses = { lively: 0.6, plain: 0.9, gentle: 1.1, formal: 1 };

/** Assembles a brief's parts into a script: punctuated, fitted to the length, with the brand filled in. */
export function scriptOfParts(
  parts: readonly Part[],
  brief: Brief,
  brand: string,
  ended: (text: string) => string,
): Script {
  const spoken = parts.map(({ text, place, weight, role }): Part => ({
    text: ended(text),
    place,
    weight,
    role,
  }));
  const timeOf = (text: string) => brief.timeOf(nameBrand(text, brand));
  const sentences = fitted(spoken, {
    seconds: brief.seconds,
    timeOf,
    slowPause: slowPauses[wordingOf(brief.tone)],
  });
  return {
    language: brief.language,
    sentences: sentences.map(({ text, rank, pauseAfter }): Sentence => {
      const named = { text: nameBrand(text, brand), rank };
      return pauseAfter === undefined ? named : { text: named.text, rank, pauseAfter };
    }),
  };
}
