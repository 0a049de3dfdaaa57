import type { Segmenting } from "../learned/models.ts";
import type { SegmentKind } from "../learned/segments.ts";
import { likelySentence } from "../learned/sentence-of.ts";
import type { FactKind } from "../script/script.ts";
import type { BriefFact } from "./brief-fact.ts";
import type { ReadingTable } from "./reading-table.ts";

/** `context`: the brief's words, as returned by `contextWords`. */
type About = { segmenting: Segmenting; context: readonly string[] };

/** Maps kinds of facts to the kinds that the network distinguishes. Kinds that are not listed count as "reason". */
export const wordedAs: Partial<Record<FactKind | SegmentKind, string>> = {
  what: "what",
  offer: "offer",
  when: "when",
  where: "where",
  who: "who",
  audience: "who",
};

/**
 * The sentence that the network forms from a phrase, or undefined if it is unsure. English has its own model for
 * this.
 */
export function sentenceFor(
  text: string,
  kind: FactKind | SegmentKind,
  { segmenting: { language, tagger, model }, context }: About,
): string | undefined {
  // A single word with a capital may be a name.
  if (model.wording !== undefined || /^\p{Lu}\S*$/u.test(text)) return undefined;
  const sentence = likelySentence(text, { language, tagger, kind: wordedAs[kind] ?? "reason", context });
  // The network may drop the colon after a heading but keep the heading in the sentence.
  const [head = "", behind] = text.split(": ");
  const isMuddled =
    behind !== undefined &&
    sentence?.includes(":") === false &&
    sentence.toLowerCase().includes((head.split(" ").at(-1) ?? "").toLowerCase());
  return isMuddled ? undefined : sentence?.replaceAll("'", "’");
}

/** Verbs for selling, which don't fit an event: "nous vendons des portes ouvertes". */
const sells = /(?<!\p{L})(?:vend(?!red|ang)|verkauf|verkop|verkoch|прода)/iu;
/** The minimum probability of the kind "what" at which a fact of that kind gets a sentence. */
const sureWhat = 0.5;

/** Adds sentences to the facts that are phrases, but not to the items of a list, which are said together. */
export function withSentences(
  facts: readonly BriefFact[],
  about: About,
  { event }: Pick<ReadingTable, "event">,
): BriefFact[] {
  const isItem = ({ cut, form }: BriefFact) =>
    facts.filter((fact) => fact.cut === cut && fact.form === form).length > 1;
  return facts.map((fact) => {
    if (fact.form !== "phrase" || isItem(fact)) return fact;
    // An uncertain "what" gets no sentence, because its verb could be wrong: "facciamo ufficio tecnico".
    const isUnsure = fact.kind === "what" && (fact.sureness ?? 1) < sureWhat;
    const sentence = isUnsure ? undefined : sentenceFor(fact.text, fact.kind, about);
    const isOfEvent = sentence !== undefined && sells.test(sentence) && event.test(fact.text);
    return sentence === undefined || isOfEvent ? fact : { ...fact, sentence };
  });
}
