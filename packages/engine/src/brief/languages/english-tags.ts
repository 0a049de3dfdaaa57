import type { Tagger } from "../../learned/tokens.ts";
import { region } from "./english-places.ts";
import { isEnglishWord } from "./english-spelling.ts";
import { wordsOf } from "./english-words.ts";

/** The tagger's tags, from the most to the least informative; a word can have several. */
const tags = [
  "Preposition",
  "Determiner",
  "Pronoun",
  "Conjunction",
  "Copula",
  "Modal",
  "Auxiliary",
  "Gerund",
  "PastTense",
  "PresentTense",
  "Infinitive",
  "Imperative",
  "Adverb",
  "Value",
  "WeekDay",
  "Month",
  "Place",
  "FirstName",
  "ProperNoun",
  "Plural",
  "Noun",
  "Adjective",
  "Verb",
];

/** The longest sentence that is tagged, in characters. */
const longest = 600;

export const tagEnglish: Tagger = (sentence) =>
  wordsOf(sentence.slice(0, longest)).map(({ text, tags: found }) => ({
    text,
    tag: tags.find((tag) => found.has(tag)) ?? "X",
  }));

/** Words that are not part of a name when they precede a capitalised word: "No GP referral needed". */
const small = /^(?:no|all|any|every|each|our|your|this|these|some|free|most|only|both|from|with|for)$/i;

/** A town that may also be a word, with its state: "Mesa, Arizona". */
const isTown = new RegExp(String.raw`^\p{Lu}\p{Ll}+, ${region.source.slice(1)}`, "u");
/** A list of names: "Chandler, Gilbert and Mesa". */
const names = /^\p{Lu}\p{Ll}+(?:, | and |, and )\p{Lu}\p{Ll}+(?:(?:, | and |, and )\p{Lu}\p{Ll}+)*$/u;

/** Lower-cases the first letter of a fragment, unless it begins with a name, an acronym or "I". */
export function lowerEnglish(text: string): string {
  if (small.test(text.split(" ")[0] ?? "") && !/^\S+ \p{Lu}\p{Ll}/u.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1);
  if (
    !/^\p{Lu}[\p{Ll}’-]*(?: [^\p{Lu}]| (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day| (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|$|,)/u.test(
      text,
    ) ||
    /^I\b/.test(text) ||
    isTown.test(text) ||
    names.test(text) ||
    /^(?:Highway|Route|Interstate|Exit|Junction|Suite|Unit|Level) \d/.test(text)
  )
    return text;
  const [first] = wordsOf(text);
  if (first !== undefined && !isEnglishWord(first.text.toLowerCase().replace(/[’'].*$/, ""))) return text;
  const isName = ["Place", "Person", "FirstName", "WeekDay", "Month", "Acronym"].some((tag) =>
    first?.tags.has(tag),
  );
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
