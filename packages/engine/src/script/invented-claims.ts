import { plainText } from "./plain-text.ts";
import type { Brief } from "./script.ts";

/** Claims without a number or a name that an advertiser would be liable for, each with its pattern. */
const english: [claim: string, form: RegExp][] = [
  [
    "free",
    /\b(?:for free|free of charge|free (?!time|afternoon|evening|day|hour|moment|hand)\p{L}+|is free)\b/iu,
  ],
  ["award-winning", /\baward/i],
  [
    "best",
    /\bbest(?= (?:in|of|price|quality|deal|value|choice)\b|-(?:selling|loved))|\bthe (?:very )?best\b/i,
  ],
  ["number one", /\b(?:number one|no\. ?1)\b/i],
  ["certified", /\b(?:certified|accredited|licensed|insured)\b/i],
  ["guarantee", /\bguarantee/i],
  ["organic", /\borganic/i],
  ["vegan", /\bvegan/i],
  ["family-owned", /\bfamily[- ](?:owned|run|business)/i],
  ["discount", /\b(?:discount|sale|percent off|half[- ]price|special offer|cheapest|lowest)\b/i],
  ["delivery", /\b(?:deliver|shipping)/i],
  ["parking", /\bparking\b/i],
  ["always open", /\b(?:24\/7|around the clock|every day of the week|open late)\b/i],
  [
    "limited",
    /\b(?:limited (?:time|offer|seats)|while (?:stocks|supplies) last|last chance|selling fast)\b/i,
  ],
];

/** "Free of charge" in all languages except English. */
const gratis =
  /kostenlos|kostenfrei|(?<!\p{L})(?:gratis|gratuit\p{L}*|grátis|gratuit[oa]s?|бесплатн\p{L}*)|免费|無料|무료|مجان|मुफ़्त/iu;

/** Claims in a script that the description does not make. */
export function inventedClaims(texts: readonly string[], { description, language, name }: Brief): string[] {
  const source = plainText(`${name}\n${description}`);
  const given = (form: RegExp) => form.test(source);
  if (language !== "en") {
    const isGiven = given(gratis) || given(/\bfree\b|\bno (?:fee|charge|cost)/i);
    return isGiven ? [] : texts.flatMap((text) => gratis.exec(text)?.[0] ?? []).slice(0, 1);
  }
  return english.flatMap(([claim, form]) => {
    const isGiven = given(form) || given(new RegExp(claim, "i")) || (claim === "free" && given(gratis));
    return isGiven ? [] : texts.flatMap((text) => form.exec(text)?.[0] ?? []).slice(0, 1);
  });
}
