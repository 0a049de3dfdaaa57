import { namesOfThings } from "../../../brief/languages/english-grammar.ts";
import { finite, imperatives, subject, wordsOf } from "../../../brief/languages/english-words.ts";

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

const joints =
  /, (?:and|but|so|with|which|where|anywhere|plus|including|\p{L}+ing)\b|,? and (?=(?:we|you|it|they|demand)\b)|; | by (?=\p{L}+ing\b)| so (?=(?:you|it|we|they)\b)/giu;

/** An ending that limits what the sentence says: ", which we don’t sell", ", but only on Mondays". */
const limiting =
  /^(?:,|;)? ?(?:but|which|where)\b.*(?:\b(?:no|not|never|only|except|unless|cannot)\b|n’t\b)/iu;

/** Longer sentences aren't shortened, and only at their last joints: tagging them once per joint would take a minute. */
const longestClipped = 400;
const mostJoints = 8;

/** Versions of a sentence without its optional ending, longest first. */
export const clipped = (sentence: string): string[] =>
  [...(sentence.length > longestClipped ? "" : sentence).matchAll(joints)]
    .slice(-mostJoints)
    .filter(({ index }) => !limiting.test(sentence.slice(index)))
    .map(({ index }) => sentence.slice(0, index))
    .filter((text) => text.length >= 24 && isWhole(text))
    .toReversed();
