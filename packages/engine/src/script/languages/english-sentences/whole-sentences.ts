import { namesOfThings } from "../../../brief/languages/english-grammar.ts";
import {
  baseOf,
  finite,
  headOf,
  imperatives,
  isNounPhrase,
  isPluralText,
  preposition,
  subject,
  wordsOf,
} from "../../../brief/languages/english-words.ts";
import type { Form } from "./composition.ts";
import { subjectOf } from "./phrases.ts";

/** True if a text has a main verb, or is an imperative. */
export function isWhole(text: string): boolean {
  if (/\?["”]?$/.test(text)) return true;
  // Looks for the verb of the main clause, not for the one in "a new episode wherever you get podcasts".
  const [main = ""] = text.split(/ (?:if|when|who|that|which|because|unless|until|wherever|where|while) /);
  const bare = main.replace(/^(?:to|for) [^,]{3,60}, /i, "").replace(/^At \S.*?, (?=we|you|the)/, "");
  if (subject.test(bare) || finite.test(` ${bare}`) || imperatives.test(bare)) return true;
  if (/(?:’(?:re|ve|ll|m|s got)|\b(?:it|that|there|here|who|what)’s)(?=\s)/i.test(bare)) return true;
  const words = wordsOf(bare);
  return words.some(
    ({ text: word, tags }, at) =>
      tags.has("Verb") &&
      /^\p{Ll}/u.test(word) &&
      !namesOfThings.test(word) &&
      !tags.has("Gerund") &&
      !tags.has("Noun") &&
      !(
        tags.has("PastTense") &&
        at > 0 &&
        /(?:ed|en|made|built)$/i.test(word) &&
        !isBehindSubject(words, at)
      ),
  );
}

/** True if the verb follows its subject, as in "customers saved" but not in "lightly used". */
const isBehindSubject = (words: ReturnType<typeof wordsOf>, at: number) => {
  const before = words[at - 1]?.tags;
  return (
    before?.has("Pronoun") === true || before?.has("ProperNoun") === true || before?.has("Plural") === true
  );
};

/** Phrases without a subject that are about the business: "voted best pizza", unlike "made with butter", which is about goods. */
const ofUs =
  /^(?:voted|rated|ranked|trusted|certified|licensed|insured|located|based|founded|established|known|recommended|accredited|named|approved|backed|reviewed|endorsed)\b/i;

/** Matches titles, initials and bare numbers, which fit no sentence. */
const unsayable =
  /^(?:dr|prof|chef|coach)\b\.? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? (?:\p{Lu}\.?\p{L}*\.?)+)?$|^(?:au\.?d|m\.?d|d\.?d\.?s|ph\.?d|r\.?n|cpa)\.?$|^(?:over )?\d+\+? years$|^(?!.*[$€£₹%]).*(?:\b\d+ off$|\bfrom \d{2,3} )|^(?:it’s )?called .{2,40}$|^money back$|\b\d+x\d+\b|\bgoogle reviews?$|^any (?:branch|store|location)$|^[A-F]\+? \p{Lu}{2,5}$|^(?:- )?\p{Lu}\p{L}+ \p{Lu}\.$/iu;

export const isUnsayable = (text: string) => unsayable.test(text);

const people =
  /^(?:the |all |any )?(?:(?!no |free )[\p{L}-]+ ){0,2}(?:people|families|kids|children|parents|students|teens|adults|seniors|spouses|couples|moms|mums|dads|folks|owners|customers|homeowners|guys|men|women|commuters|retirees|drivers|professionals|hobbyists|farmers)\b(?=$| (?:and their|with \d|who|that|in their|\p{L}+ing|over|under|aged?|downsizing)\b)/iu;

export const isAudience = (text: string) => people.test(text);

/** Classifies a fragment that no other rule recognises, by its words. */
export function wholeOf(text: string): { form: Form; text: string; plural?: boolean } | undefined {
  const words = wordsOf(text);
  const [first, second] = words;
  const isPerson =
    words.length <= 3 &&
    words.every(({ text: word }) => /^\p{Lu}/u.test(word)) &&
    words.some(({ tags }) => tags.has("FirstName"));
  if (isPerson || unsayable.test(text)) return undefined;
  if (first === undefined || text.length > 150 || /[›|*_]|\p{L}:\S/u.test(text)) return undefined;
  if (/^been /i.test(text))
    return { form: "sentence", text: `we’ve ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  if (/^\p{L}+[- ](?:owned|run|operated|led|funded|founded|built|based|certified)\b/iu.test(text))
    return { form: "quality", text: lowered(text) };
  const no = /^no (.{3,60})$/i.exec(text)?.[1];
  if (no?.startsWith("new ")) return { form: "sentence", text: `no ${no}` };
  if (no !== undefined && !/^\S+ (?:is|are|was|will)\b/.test(no))
    return { form: "sentence", text: `there ${isPluralText(no) ? "are" : "is"} no ${no}` };
  const isFirst = (tag: string) => first.tags.has(tag);
  if (isFirst("PastTense") && !isFirst("Noun") && /(?:ed|en|made|built|sewn|won)$/i.test(first.text))
    return {
      form: "sentence",
      text: `${ofUs.test(text) ? (/^(?:voted|named|founded|established)\b/i.test(text) ? "we were" : "we’re") : "it’s"} ${lowered(text)}`,
    };
  if (
    isFirst("PresentTense") &&
    words.length > 2 &&
    !isFirst("Gerund") &&
    !isFirst("Noun") &&
    !namesOfThings.test(first.text) &&
    /[^s]s$/i.test(first.text) &&
    second !== undefined &&
    (["Noun", "Determiner", "Pronoun", "Preposition", "Value"].some((tag) => second.tags.has(tag)) ||
      (second.tags.has("Adjective") && words[2]?.tags.has("Noun") === true)) &&
    !/^(?:daily|weekly|monthly)$/i.test(second.text)
  )
    return { form: "predicate", text: lowered(text).replace(/^\S+/, (verb) => baseOf(verb)) };
  if (
    isFirst("Gerund") &&
    second !== undefined &&
    ["Determiner", "Value"].some((tag) => second.tags.has(tag))
  )
    return { form: "sentence", text: `we’re ${lowered(text)}` };
  if (preposition.test(first.text)) return { form: "manner", text: lowered(text) };
  // The audience isn't for sale: "busy families who …", "students moving out".
  if (isAudience(text)) return undefined;
  if (isFirst("Pronoun") || isFirst("Conjunction")) return undefined;
  const end = words.findIndex(
    ({ tags, text: word }, at) =>
      at > 0 &&
      ((tags.has("PastTense") && !["Noun", "Adjective"].some((tag) => words[at + 1]?.tags.has(tag))) ||
        /^(?:free|available|welcome|extra|new|big|small|open|closed|ready|here|back|fresh|hot|cold)$/i.test(
          word,
        ) ||
        (preposition.test(word) && word !== "of")),
  );
  const before = words.slice(0, end < 0 ? undefined : end);
  const head = headOf(before);
  const ends = before.at(-1);
  const isNamed = ends?.tags.has("Noun") === true || namesOfThings.test(ends?.text ?? "");
  if (head === undefined || !isNounPhrase(before) || !isNamed) return undefined;
  const breakWord = words[end];
  const at = breakWord === undefined ? -1 : text.indexOf(` ${breakWord.text}`);
  const isState =
    breakWord !== undefined &&
    at > 0 &&
    (!preposition.test(breakWord.text) ||
      (/^(?:down|up)$/i.test(breakWord.text) && words[end + 1]?.tags.has("Value") === true)) &&
    (end === words.length - 1 ||
      preposition.test(words[end + 1]?.text ?? "") ||
      /^(?:down|up)$/i.test(breakWord.text) ||
      breakWord.tags.has("PastTense"));
  if (isState) {
    const noun = text.slice(0, at);
    return {
      form: "sentence",
      text: `${subjectOf(noun)} ${isPluralText(noun) ? "are" : "is"}${text.slice(at)}`,
    };
  }
  if (words.length > 12 || isWhole(text)) return undefined;
  return { form: "things", text: subjectOf(text), plural: isPluralText(text) };
}

const lowered = (text: string) =>
  /^\p{Lu}{2}|^\p{Lu}\p{L}*\d/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const joints =
  /, (?:and|but|so|with|which|where|anywhere|plus|including|\p{L}+ing)\b|,? and (?=(?:we|you|it|they|demand)\b)|; | so (?=(?:you|it|we|they)\b)/giu;

/** Versions of a sentence without its optional ending, longest first. */
export const clipped = (sentence: string): string[] =>
  [...sentence.matchAll(joints)]
    .map(({ index }) => sentence.slice(0, index))
    .filter((text) => text.length >= 24 && isWhole(text))
    .toReversed();
