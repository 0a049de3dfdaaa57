import type { Segmenting } from "../learned/models.ts";
import type { SegmentKind } from "../learned/segments.ts";
import { likelySentence } from "../learned/sentence-of.ts";
import type { FactKind } from "../script/script.ts";
import type { BriefFact } from "./brief-fact.ts";

/** `context` has the `contextWords` of the brief. */
type About = { segmenting: Segmenting; context: readonly string[] };

/** The kinds that the network tells apart. */
const wordedAs: Partial<Record<FactKind | SegmentKind, string>> = {
  what: "what",
  offer: "offer",
  when: "when",
  where: "where",
  who: "who",
  audience: "who",
};

/** The sentence that the network makes of a phrase, if it is sure. English has a model of its own for that. */
export function sentenceFor(
  text: string,
  kind: FactKind | SegmentKind,
  { segmenting: { language, tagger, model }, context }: About,
): string | undefined {
  // A single word with a capital may be a name.
  if (model.wording !== undefined || /^\p{Lu}\S*$/u.test(text)) return undefined;
  return likelySentence(text, { language, tagger, kind: wordedAs[kind] ?? "reason", context });
}

/** Adds sentences to the facts that are phrases, but not to the items of a list, which are said together. */
export function withSentences(facts: readonly BriefFact[], about: About): BriefFact[] {
  const isItem = ({ cut, form }: BriefFact) =>
    facts.filter((fact) => fact.cut === cut && fact.form === form).length > 1;
  return facts.map((fact) => {
    if (fact.form !== "phrase" || isItem(fact)) return fact;
    const sentence = sentenceFor(fact.text, fact.kind, about);
    return sentence === undefined ? fact : { ...fact, sentence };
  });
}
