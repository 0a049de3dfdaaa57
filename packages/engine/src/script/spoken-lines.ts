import type { BriefFact } from "../brief/brief-fact.ts";
import { hasAmount } from "../brief/fragment.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import type { LanguageTables } from "./language-tables.ts";

/** Facts that are said together, in the brief's words. */
export type SpokenLine = {
  text: string;
  facts: BriefFact[];
  kind: BriefFact["kind"];
  form: BriefFact["form"];
};

/** The maximum length of a line with several phrases, in characters. */
const longestList = 84;
const mostPhrases = 4;

/** Replaces a brief's phrases with sentences where the network was sure. */
export const phrasesAsSentences = (read: ReadBrief): ReadBrief => ({
  ...read,
  facts: read.facts.map(({ sentence, ...fact }) =>
    sentence === undefined ? fact : { ...fact, text: sentence, form: "sentence" },
  ),
});

/** The facts that can be said as lines, in the order typed: adjacent phrases in the brief share a line. */
export function spokenLines({ facts }: ReadBrief, { reading, writing }: LanguageTables): SpokenLine[] {
  const groups: BriefFact[][] = [];
  for (const fact of facts) {
    if (fact.kind === "contact" || fact.kind === "required" || fact.form === "unsaid") continue;
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined) {
      groups.push([fact]);
      continue;
    }
    const isBound = fact.isTail === true && facts.indexOf(fact) - facts.indexOf(before) === 1;
    if (isBound || (canJoin(last, fact) && sumOf([...last, fact]) <= longestList)) last.push(fact);
    else groups.push([fact]);
  }
  function canJoin(group: readonly BriefFact[], fact: BriefFact): boolean {
    const [first] = group;
    const before = group.at(-1);
    return (
      first !== undefined &&
      before !== undefined &&
      before.cut === fact.cut &&
      before.form === "phrase" &&
      fact.form === "phrase" &&
      (classOf(first) === classOf(fact) || (first.kind === "offer" && isUntil.test(fact.text))) &&
      group.length < mostPhrases &&
      fact.isStressed !== true &&
      (!hasAmount(fact.text, reading) || !group.some(({ text }) => hasAmount(text, reading)))
    );
  }
  return groups.map((group) => lineOf(group, writing.list));
}

/**
 * Matches a deadline that belongs to the offer before it: "until November 29" in Japanese, Korean, Chinese and
 * Russian.
 */
const isUntil = /まで$|까지$|(?:止|截止|为止|為止)$|^до \d/u;

/** Groups the kinds of facts that can be listed together. */
const classOf = ({ kind }: BriefFact) =>
  kind === "when" || kind === "where" || kind === "slogan" || kind === "offer" ? kind : "detail";

const sumOf = (facts: readonly BriefFact[]) => facts.reduce((sum, { text }) => sum + text.length + 2, 0);

/** The same line with fewer facts, longest first. Never drops a condition. */
export const shorterLines = (
  { facts }: SpokenLine,
  list: (items: readonly string[]) => string,
): SpokenLine[] =>
  facts
    .slice(1)
    .map((_, at) => facts.length - 1 - at)
    .filter((count) => facts[count]?.isTail !== true)
    .map((count) => lineOf(facts.slice(0, count), list));

function lineOf(facts: readonly BriefFact[], list: (items: readonly string[]) => string): SpokenLine {
  const [first, ...rest] = facts;
  const isList =
    facts.length > 1 &&
    facts.every(
      ({ text, isTail, form }) => form === "phrase" && isTail !== true && /^[^\d,«„“"]{2,34}$/u.test(text),
    ) &&
    !rest.some(({ text }) => / (?:and|or|und|oder|en|of|et|ou|y|e|o|ed|и|или) /i.test(text));
  const texts = facts.map(({ text }) => text);
  const text = isList
    ? list(texts)
    : texts.reduce((all, each, at) =>
        facts[at]?.cut === facts[at - 1]?.cut ? `${all}, ${each}` : `${all}. ${upper(each)}`,
      );
  const offer = facts.find(({ kind }) => kind === "offer");
  return {
    text,
    facts: [...facts],
    kind: first?.kind === "what" ? "what" : ((offer ?? first)?.kind ?? "detail"),
    form: first?.form ?? "phrase",
  };
}

/** Capitalizes the first letter, after opening punctuation too. */
export const upper = (text: string): string =>
  text.replace(
    /^([¡¿"“„«]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
