import { type Tone, tones } from "@earshot/contract/languages.ts";

import type { AdOrder } from "../ad-request.ts";
import { readAloud } from "../normalize/normalize-text.ts";
import type { LanguageCode } from "../script/script.ts";
import type { Delivery } from "./prosody.ts";

/** How an ad is to be said: what was chosen, and the brand as it is spoken. */
export function deliveryOf(
  { title, inputs }: Omit<AdOrder, "thirdPerson">,
  language: LanguageCode,
): Delivery {
  const { tone, delivery_instructions: instructions } = inputs;
  return { tone: toneOf(tone), instructions, name: readAloud(title, language) };
}

/** The tone of the list; what is none of them leaves it to the voice. */
export const toneOf = (text: string): Tone => tones.find((tone) => tone === text) ?? "";

/** Where a line stands in the script, from 0 (the first) to 1 (the last, or the only one). */
export const placeOf = (at: number, count: number): number => (count > 1 ? at / (count - 1) : 1);
