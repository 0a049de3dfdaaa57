/**
 * Classifies passages of a brief as notes to the copywriter ("keep it light", "sorry for the long message") or as copy, by
 * their words and what surrounds them: a logistic regression, trained on briefs with marked notes (tools/briefs).
 */

/** The weights of the features that speak for a note (positive) or for copy (negative). */
export type NoteModel = { bias: number; weights: Readonly<Record<string, number>> };

/** A stretch of a brief, as offsets into it. */
export type Passage = { start: number; end: number };

const token =
  /https?:\/\/\S+|[^\s@]{1,64}@\S{1,64}|@\w+|[\p{L}\p{N}-]{1,64}(?:\.\p{L}{2,24}){1,4}(?:\/\S*)?|[$€£¥₹₽] ?\d[\d.,]*k?|\d[\d .,()-]{5,24}\d|\d[\d.,:/]*(?:am|pm|%|[kh])?|[\p{L}\p{M}]+(?:['’]\p{L}+)*|[!?:"“«([=&/]/giu;

/** A word in lower case; addresses and figures are all alike. */
function tokenOf(word: string): string {
  if (/^https?:|@|\p{L}\.\p{L}{2}/u.test(word)) return "<address>";
  if (/^[$€£¥₹₽]/u.test(word)) return "<price>";
  if (/^\d/.test(word)) return word.replaceAll(/\D/g, "").length < 6 ? "<number>" : "<phone>";
  return word.toLowerCase().replaceAll("’", "'");
}

const tokensOf = (text: string): string[] => (text.match(token) ?? []).map(tokenOf);

const magnitude = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

/** The features of a passage by itself: its words, pairs of words, beginning, end, length and letters. */
function ownFeatures(passage: string): string[] {
  const words = tokensOf(passage);
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
    `^${words[0]}`,
    `^${words.slice(0, 2).join(" ")}`,
    `${words.at(-1)}$`,
    `@length ${magnitude(words.length)}`,
    ...(/^\s*\p{Ll}/u.test(passage) ? ["@lower case"] : []),
    ...(/\p{Ll}/u.test(passage) ? [] : ["@capitals"]),
  ];
}

/**
 * Returns a function for the features of a passage: its own, those of the sentence that it is part of, the words around
 * it, and its place in the brief.
 */
export function featuresIn(brief: string): (passage: Passage, sentence?: Passage) => Set<string> {
  const words = tokensOf(brief);
  /** A cache: the features of a sentence are requested for each of its parts. */
  let known: { sentence: Passage; features: string[] } | undefined;
  const featuresOfSentence = (sentence: Passage) => {
    if (known?.sentence.start !== sentence.start || known.sentence.end !== sentence.end) {
      const features = ownFeatures(brief.slice(sentence.start, sentence.end));
      known = { sentence, features: features.map((feature) => `in: ${feature}`) };
    }
    return known.features;
  };
  const shared = [
    `@brief ${magnitude(words.length / 10)}`,
    `@brief ^${words[0]}`,
    ...words.slice(-3).map((word) => `@brief ${word}$`),
  ];
  return (passage, sentence = passage) => {
    const { start, end } = passage;
    const isPart = sentence.end - sentence.start > end - start;
    const before = tokensOf(brief.slice(Math.max(0, start - 60), start)).slice(-3);
    const after = tokensOf(brief.slice(end, end + 40)).slice(0, 2);
    return new Set([
      ...shared,
      ...ownFeatures(brief.slice(start, end)),
      ...(isPart ? featuresOfSentence(sentence) : []),
      ...before.map((word) => `<${word}`),
      ...after.map((word) => `>${word}`),
      ...(/[\p{L}\p{N}]/u.test(brief.slice(0, start)) ? [] : ["@first"]),
      ...(/[\p{L}\p{N}]/u.test(brief.slice(end)) ? [] : ["@last"]),
      `@quarter ${Math.floor((4 * start) / brief.length)}`,
    ]);
  };
}

/** The log-odds that a passage with these features is a note: 0 if either is as likely. */
export function noteOdds({ bias, weights }: NoteModel, features: Iterable<string>): number {
  let odds = bias;
  // Words such as "constructor" are also names of inherited properties.
  for (const feature of features) if (Object.hasOwn(weights, feature)) odds += weights[feature] ?? 0;
  return odds;
}
