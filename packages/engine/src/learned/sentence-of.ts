/** Turns a fragment of a brief into a sentence: "reprise 24 h/24" → "nous reprenons 24 heures sur 24". */
import { folded, type Tagger, type Token, tokensOf } from "./tokens.ts";
import { readFragment, type WordingContext, wordingNet } from "./wording-net.ts";
import { isForm, joined } from "./wording.ts";

export type Sentence = {
  /** Without a full stop. */
  text: string;
  /** The words added before the fragment: "nous faisons". */
  start: string;
  /** The logarithm of the sentence's probability, according to the network. */
  odds: number;
};

/** The number of alternatives that are tried for the words before a fragment. */
const mostStarts = 3;
/** The maximum length of a fragment, in tokens. Longer ones are left as typed. */
const mostTokens = 32;
/** The minimum probability of words that are added between two tokens. */
const likelyBetween = 0.5;

const capitals: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/** Turns a fragment into a sentence in several ways, the most probable first. */
export function sentencesOf(
  fragment: string,
  { tagger, ...about }: WordingContext & { tagger: Tagger },
): Sentence[] {
  const tokens = tokensOf(fragment, tagger);
  if (tokens.length === 0 || tokens.length > mostTokens) return [];
  const net = wordingNet();
  const droppable = new Set(net.droppable[about.language]);
  return readFragment(net, tokens, { ...about, most: mostStarts })
    .starts.map(({ start, edits }): Sentence => {
      const { behind, isDropped, capitals: cases } = edits();
      const parts: { text: string; from?: Token }[] =
        start.choice === "" ? [] : start.choice.split(" ").map((text) => ({ text }));
      const added = behind.map(({ choice, probability }) => (probability < likelyBetween ? "" : choice));
      const words = [start.choice, ...added].flatMap((phrase) => phrase.split(" ")).map(folded);
      let odds = Math.log(start.probability);
      for (const [at, from] of tokens.entries()) {
        const drop = isDropped[at] ?? { choice: false, probability: 1 };
        const isReplaced = [added[at], added[at - 1]].some((phrase) => (phrase ?? "") !== "");
        // Only drops a currency sign if a word replaces it, and never drops a mark within "15/02".
        const isBound =
          (/[\p{Sc}%°+&]/u.test(from.text) && !isReplaced) ||
          /^\S\S$/u.test(`${fragment[from.start - 1] ?? " "}${fragment[from.end] ?? " "}`);
        const isOther =
          !/\d/.test(from.text) &&
          (droppable.has(from.word) ||
            words.some((word) => word.length > 2 && isForm(word, folded(from.text))));
        const canGo = /[\p{L}\p{N}]/u.test(from.text) ? isOther : !isBound;
        const goes = drop.choice && canGo;
        odds += Math.log(goes === drop.choice ? drop.probability : 1 - drop.probability);
        odds += Math.log(behind[at]?.probability ?? 1);
        if (!goes) parts.push({ text: capitals[cases[at] ?? 0]?.(from.text) ?? from.text, from });
        for (const text of (added[at] ?? "").split(" ")) if (text !== "") parts.push({ text });
      }
      return { text: joined(parts, fragment), start: start.choice, odds };
    })
    .toSorted((a, b) => b.odds - a.odds);
}

/** The logarithm of the minimum probability of a sentence, and its change per word. */
const leastOdds = { start: -1.5, word: -0.06 };

/** Each language's gendered articles. Before a fragment, the network often chooses the wrong one. */
const articles: Readonly<Record<string, RegExp>> = {
  de: /(?:^| )(?:de[nmrs]|das|die|eine?[nmrs]?)$/u,
  es: /(?:^| )(?:el|l[ao]s?|un[ao]?s?)$/u,
  fr: /(?:^| )(?:l[ae]|une?)$/u,
  it: /(?:^| )(?:il?|l[aoe]|gli|un[ao]?)$/u,
  nl: /(?:^| )(?:de|het|een)$/u,
  pt: /(?:^| )(?:[oa]s?|uma?s?)$/u,
};

/** A cache, because the variants of a script contain the same facts. */
const known = new Map<string, string | undefined>();
const mostKnown = 500;

/** True if the network classifies a text as a whole sentence. */
function isWhole(text: string, { tagger, ...about }: Parameters<typeof sentencesOf>[1]): boolean {
  const tokens = tokensOf(text, tagger).slice(0, mostTokens);
  return readFragment(wordingNet(), tokens, { ...about, most: 0 }).form.choice === "sentence";
}

/** The most probable sentence for a fragment; undefined if it is not probable enough. */
export function likelySentence(
  fragment: string,
  about: Parameters<typeof sentencesOf>[1],
): string | undefined {
  const key = JSON.stringify([fragment, about]);
  if (!known.has(key)) {
    const [best] = sentencesOf(fragment, about);
    const least = leastOdds.start + leastOdds.word * fragment.split(" ").length;
    if (known.size >= mostKnown) known.clear();
    const isSure =
      best !== undefined &&
      best.odds > least &&
      best.text !== "" &&
      best.text !== fragment &&
      articles[about.language]?.test(best.start) !== true &&
      isWhole(best.text, about);
    known.set(key, isSure ? best.text : undefined);
  }
  return known.get(key);
}

/** Caches `likelyStarts`, because the variants of a script contain the same facts. */
const knownStarts = new Map<string, ReadonlyMap<string, number>>();

/** The words that may go before a fragment, with their probabilities according to the network: "we’re" → 0.8. */
export function likelyStarts(
  fragment: string,
  { tagger, ...about }: WordingContext & { tagger: Tagger },
): ReadonlyMap<string, number> {
  const key = JSON.stringify([fragment, about]);
  const found = knownStarts.get(key) ?? startsOf(tokensOf(fragment, tagger).slice(0, mostTokens), about);
  if (knownStarts.size >= mostKnown) knownStarts.clear();
  knownStarts.set(key, found);
  return found;
}

function startsOf(tokens: readonly Token[], about: WordingContext): ReadonlyMap<string, number> {
  if (tokens.length === 0) return new Map();
  const { starts } = readFragment(wordingNet(), tokens, { ...about, most: Number.POSITIVE_INFINITY });
  return new Map(starts.map(({ start }) => [start.choice.replaceAll("'", "’"), start.probability]));
}
