import type { BriefFact } from "../../../brief/brief-fact.ts";
import { verbAtStart } from "../../../brief/languages/english-clauses.ts";
import { isEnglishWord } from "../../../brief/languages/english-spelling.ts";
import { isPluralText, preposition, wordsOf } from "../../../brief/languages/english-words.ts";
import type { Piece } from "./composition.ts";
import { people } from "./prices.ts";
import { product } from "./roles.ts";
import { tidy } from "./tidy.ts";

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/**
 * True for a noun with its adjectives and nothing else: no second noun, verb or figure, and no name that may be a
 * heading.
 */
function isPlainNoun(text: string, most = 4): boolean {
  const words = wordsOf(text.replace(/^(?:an?|the|our|your|my) /i, ""));
  return (
    words.length > 0 &&
    words.length <= most &&
    ["Noun", "Gerund", "Verb"].some((tag) => words.at(-1)?.tags.has(tag)) &&
    !/ \p{Lu}/u.test(text) &&
    !/[\d,:;/+=()[\]&?!"“”]/.test(text) &&
    words.every(
      ({ text: word, tags }) =>
        !preposition.test(word) &&
        !/^\p{Lu}{2,}s?$/u.test(word) &&
        isEnglishWord(word.charAt(0).toLowerCase() + word.slice(1)) &&
        !tags.has("Pronoun") &&
        !tags.has("Modal") &&
        !tags.has("Copula") &&
        !tags.has("Conjunction") &&
        !tags.has("Determiner") &&
        !/^(?:every|each|all|only|now|then|no|not|when|where|if|so|etc|already)$/i.test(word) &&
        (!tags.has("Verb") || tags.has("Gerund") || tags.has("Noun") || tags.has("Adjective")),
    )
  );
}

const sum = String.raw`(?:from |only |just )?[$€£₹]\d[\d.,]*(?:k| million)?`;
const per = String.raw`(?: (?:an?|per) [\p{L}-]+| each| pp| plus VAT)*`;
const ending = String.raw`(?:,? (?:with no [\p{L} -]{3,30}|(?:through|until|this|every|on|all|any|when|if|during|after|before|for|with) [^,$€£₹]{2,40}))?`;
const price = new RegExp(
  String.raw`^(?<what>[^$€£₹\d]*?),? ?(?:(?:is|are|at|for|starts? at|starting at|starts? from) )?${sum}${per}${ending}$`,
  "iu",
);
const barePrice = new RegExp(String.raw`^${sum}${per}(?:,? with no [\p{L} -]{3,30})?$`, "iu");
const reduced =
  /^(?:get |save )?(?:up to )?(?:\d+ ?%|[$€£₹][\d.,]+) off (?:your |all |any |every |the |our )?(?:(?:first|next) )?[^,$€£₹\d]{3,60}(?: (?:through|until|this|on|with|when) [^,]{2,40})?$/iu;
/**
 * Matches a thing that is free or reduced: "5th class free", "kids’ meals half price", "first two weeks free if you
 * join before June".
 */
const stated =
  /^(?:your |the |all )?(?<what>[^$€£₹,]{3,40}?),? (?:(?:is|are|go|eat|get in) )?(?:free|half price|half off|\d+ ?% off)(?:,? (?:if|when|with|on|this|through|until|every|all|for|in|before|over) [^,]{2,60})?$/iu;

/** Things that are given away singly, so that "a free …" is correct. */
const countedGifts =
  /(?:trial|lesson|class|session|consultation|consult|quote|estimate|tour|inspection|assessment|check-?up|check|survey|sample|demo|visit|guide|month|week|workshop)$/i;

function isSureOffer(text: string): boolean {
  if (barePrice.test(text) || reduced.test(text)) return true;
  const free = /^free ([^,]*)$/i.exec(text)?.[1];
  if (free !== undefined) return isPlainNoun(free, 3) && (isPluralText(free) || countedGifts.test(free));
  const what = price.exec(text)?.groups?.["what"] ?? stated.exec(text)?.groups?.["what"];
  return (
    what !== undefined &&
    (people.test(what) ||
      isPlainNoun(
        what.trim().replace(/^(?:(?:first|1st|next) (?:\d+|two|three|six) |inside |outside )/i, ""),
        5,
      ))
  );
}

const placeNoun =
  /\b(?:library|church|station|school|hall|market|mall|park|fairgrounds?|square|bridge|post office|court ?house|bank|beach|harbou?r|marina|town|village|corner|bakery|pharmacy|hospital|airport|gas station|lights)\b/i;

const timeWords =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|daily|week(?:ly|nights?)?|open|closed|from|to|until|til|through|and|at|on|only|late|noon|midnight|every|each|all|this|next|day|days|hours?|year|round|by|appointment|a|the|of|in|evenings?|mornings?|afternoons?|nights?|january|february|march|april|may|june|july|august|september|october|november|december|now|am|pm|starts?|ends?|starting|tonight|today|tomorrow|sharp)\b|\d{1,4}(?:[:.]\d\d)?(?:st|nd|rd|th|[ap]\.?m\.?)?|[^\p{L}\p{N}]+/giu;

/**
 * Returns true if the form of a fragment is known to fit the sentence that was made from it. Otherwise the fragment is
 * said in the owner's own words.
 */
export function isSure({ form, text }: Piece, fact: BriefFact): boolean {
  const typed = tidy(fact.text);
  switch (form) {
    case "question":
    case "words":
      return true;
    case "order":
      return letters(text) === letters(typed);
    case "sentence":
      return fact.form === "sentence" || (letters(text) !== letters(typed) && isSureSentence(text, typed));
    case "offer":
      return letters(text) === letters(typed) || isSureOffer(typed);
    case "things":
      return isPlainNoun(fact.text) || product.test(typed);
    case "role":
      return (
        (fact.kind === "what" || typed.includes(" ")) &&
        !/\b(?:different|each|every|other|own|her|his|their)\b/i.test(typed) &&
        !/^\p{Lu}{2,3}\b/u.test(typed) &&
        !/[\d,:;/+=()]/.test(typed.replace(/ since (?:19|20)\d\d$/, "")) &&
        typed.split(" ").length <= 12 &&
        !(typed.includes(" ") && /^(?:\p{Lu}\S* ?)+$/u.test(typed))
      );
    case "not":
      return (
        /^no (?!more\b)[\p{L}-]+(?: (?!just|so|we|you)[\p{L}-]+){0,3}$/iu.test(text) && !isPluralText(text)
      );
    case "brief":
      return /^\d+ (?:minute|hour|day|week|night)s?$/i.test(text);
    case "time":
      return typed.replaceAll(timeWords, "") === "";
    case "place":
      return (
        preposition.test(text.split(" ")[0] ?? "") &&
        (placeNoun.test(typed) || /\d|(?<=.)\p{Lu}/u.test(text)) &&
        (preposition.test(typed.split(" ")[0] ?? "") ||
          /\d|\b(?:street|road|avenue|lane|st|rd|ave|blvd)\b/i.test(typed) ||
          wordsOf(typed).some(({ tags }) => tags.has("Place"))) &&
        !/\b(?:covering|serving|based|all)\b/i.test(typed)
      );
    case "modifier":
      return (
        !/[\d,]/.test(typed) && !/^(?:members?|kids|seniors?|students?|guests?|\p{L}+s) free$/iu.test(typed)
      );
    case "predicate":
      return /^(?:hiring|running|now |be )/i.test(typed) || verbAtStart.test(typed) || /ed /.test(typed);
    default:
      return true;
  }
}

/** True for a sentence that is as typed, or that only had its "is", "are" or "we" added. */
function isSureSentence(text: string, typed: string): boolean {
  const [said, own] = [wordsIn(text), wordsIn(typed)];
  let at = 0;
  for (const word of said)
    if (word === own[at]) at += 1;
    else if (!small.has(word)) return false;
  if (at < own.length) return false;
  if (/^it’s .* only$/.test(text) && !/\b(?:cash|cards?)\b/i.test(text)) return false;
  if (/^we’re \p{L}+ing \d/u.test(text)) return false;
  if (text.startsWith("we’re open ")) return typed.replaceAll(timeWords, "") === "";
  const who = /^(.{3,50}?) (?:is|are) /.exec(text)?.[1];
  return who === undefined || /^(?:there|it|you|we|here)$/i.test(who) || isPlainNoun(who);
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const small = new Set(
  "is are the a an we re it s there you our your been have ve has at to and of on from in with for".split(
    " ",
  ),
);
