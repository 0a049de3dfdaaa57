import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import nspell from "nspell";

import { modelOf } from "../../learned/models.ts";

type Dictionary = { correct(word: string): boolean };
let dictionary: Dictionary | undefined;

/** Loads the American and British dictionaries on first use, which takes about 0.3 s. */
function load(): Dictionary {
  if (dictionary !== undefined) return dictionary;
  const { resolve } = createRequire(import.meta.url);
  const [american, british] = ["dictionary-en", "dictionary-en-gb"].map((name) => {
    const folder = resolve(name).replace(/index\.js$/, "");
    return nspell(readFileSync(`${folder}index.aff`), readFileSync(`${folder}index.dic`));
  });
  dictionary = { correct: (word) => american?.correct(word) === true || british?.correct(word) === true };
  return dictionary;
}

export const isEnglishWord = (word: string): boolean => load().correct(word);

/** A text with more unknown words than this is in another language or full of names. */
const most = 40;
const mended = new Map<string, string>();

/**
 * Corrects a single typo in a word that is not in the dictionary: swapped, doubled, missing or extra letters, or a wrong vowel.
 */
export function mendEnglish(text: string, known: ReadonlySet<string>): string {
  let unknown = 0;
  return text.replaceAll(
    /(?<![\p{L}\p{N}@.’/-])\p{Ll}{6,16}(?![\p{L}\p{N}@/-]|\.\p{L}|’(?!s\b))/gu,
    (word) => {
      if (known.has(word) || names.has(word) || load().correct(word) || isForm(word)) return word;
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      if (load().correct(name)) return name;
      const before = mended.get(word);
      if (before !== undefined) return before;
      if ((unknown += 1) > most) return word;
      const right = mend(word);
      if (mended.size > 2000) mended.clear();
      mended.set(word, right);
      return right;
    },
  );
}

/** True for the plural or the third person of a known word: "lates", "earlies". */
const isForm = (word: string): boolean =>
  word.endsWith("s") &&
  [word.slice(0, -1), word.replace(/es$/, ""), word.replace(/ies$/, "y")].some(
    (stem) => stem !== word && load().correct(stem),
  );

/** Names that people type in lower case. */
const names = new Set(
  "tiffin tiffins dosa paneer thali biryani woolies woollies parkrun venmo zelle paypal instagram tiktok whatsapp facebook youtube uber airbnb netflix spotify doordash grubhub etsy ebay costco kmart walmart toyota honda nissan hyundai tesla lululemon adidas peloton crossfit zumba reiki botox keto vegan boba poke ramen tacos birria pozole kombucha gelato churros empanadas parmi pattu saree sarees paneer biryani thali dosa puja diwali eid ramadan halal kosher glamping campervan vlog podcast podcasts airpods iphone android chromebook siloed onboarding chatbot upskill coworking preorder preorders restock fintech telehealth walkout ensuite".split(
    " ",
  ),
);
const letters = "abcdefghijklmnopqrstuvwxyz";

/** True for a word that occurs in the briefs on which the model was trained. */
const isOfAds = (word: string) => Object.hasOwn(modelOf("en").kinds.weights, `has ${word}`);

/** Tries the most likely kind of typo first. Leaves the word alone if two corrections fit equally well. */
function mend(word: string): string {
  const cut = (at: number) => [word.slice(0, at), word.slice(at)] as const;
  const places = Array.from(word, (_, at) => at).slice(1);
  const kinds: string[][] = [
    places.slice(0, -1).map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
    places.filter((at) => word[at] === word[at - 1]).map((at) => word.slice(0, at) + word.slice(at + 1)),
    places.map((at) => cut(at)[0] + word[at - 1] + cut(at)[1]),
    places
      .filter((at) => /[aeiou]/.test(word[at] ?? ""))
      .flatMap((at) => Array.from("aeiou", (vowel) => word.slice(0, at) + vowel + word.slice(at + 1))),
    [...places, word.length].flatMap((at) =>
      Array.from(letters, (letter) => cut(at)[0] + letter + cut(at)[1]),
    ),
  ];
  for (const candidates of kinds) {
    const words = new Set(candidates.filter((candidate) => candidate !== word && load().correct(candidate)));
    const [right = word] = words;
    if (words.size > 0) return words.size === 1 && isOfAds(right) ? right : word;
  }
  return word;
}
