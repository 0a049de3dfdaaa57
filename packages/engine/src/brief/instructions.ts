import type { Cut } from "./cut-brief.ts";
import { meansPrices } from "./forbidden-prices.ts";
import type { Label, ReadingTable } from "./reading-table.ts";

/** What users enter in a form field when there is nothing to say. */
const nothing =
  /^\s*(?:none|n\/?a\b|nil|keine?|aucune?|ningun[oa]|nenhuma?|nessun[oa]|geen)[^\p{L}\p{N}]*$/iu;

/** Splits off a label: "Tag line: We Actually Turn Up", 'must include "Terms apply."', "CTA = book a demo". */
export function labelOf(
  cut: Cut,
  { labels }: ReadingTable,
  clean: (raw: string) => string,
): { label: Label; rest: Cut } | undefined {
  const head = /^[^:："“«„「=]{2,60}(?:[:：](?!\/\/|\d\d)|\s?=(?=\s)|(?=["“«„「]))/u.exec(cut.raw)?.[0];
  if (head === undefined) return undefined;
  const words = clean(head.replace(/\s?=$/, "")).replace(/[:：]$/, "");
  const found = labels.find(([, form]) => form.test(words))?.[0];
  if (found === undefined) return undefined;
  return {
    label: nothing.test(cut.raw.slice(head.length)) ? "instruction" : found,
    rest: { ...cut, raw: cut.raw.slice(head.length), start: cut.start + head.length },
  };
}

/** Filler words that carry no meaning. */
export const fillers =
  /\b(?:also|plus|please|maybe|basically|obviously|really|okay|hello|well|what’s new)\b/giu;

/** The words that an instruction forbids. */
export function avoidedIn(text: string, { avoid, or, vague }: ReadingTable): string[] {
  return avoid.flatMap((form) => {
    const words = form.exec(text)?.groups?.["words"];
    if (words === undefined) return [];
    const quotes = [...words.matchAll(/["“„«‘]([^"”»“’]{2,60})["”»“’]/g)].map(([, quote = ""]) => quote);
    const listed = quotes.length > 0 ? quotes : words.split(or).slice(0, 6);
    return listed
      .map((word) => word.replace(/[,.!"“”„«»()]+/g, "").trim())
      .filter(
        (word) =>
          word.length > 1 && word.split(" ").length <= 5 && (meansPrices(word) || vague?.test(word) !== true),
      );
  });
}
