import type { BriefFact } from "./brief-fact.ts";

const priceWords = String.raw`prices?|pricing|costs?|rates?|pounds?|dollars?|euros?|rupees?|amounts?|figures?|precios?|preços?|tarifas?|prix|tarifs?|preise?n?|prezz[oi]|prij(?:s|zen)|цен[аыуе]?|стоимость|价格|價格|価格|値段|料金|가격|요금|[$€£¥₹]`;
const naming = new RegExp(
  String.raw`^(?:(?:the|any|our|exact|actual|all|los|las|el|les?|la|die|den|i|il|de|os?|as?) )*(?:${priceWords})(?: (?:in|out|on air|yet|anywhere|at all|please))*$`,
  "iu",
);

/** True if forbidding this word forbids every price: "prices", "pounds", "£". */
export const meansPrices = (word: string): boolean => naming.test(word.trim());

const sum = String.raw`(?:(?:R|US|CA|A)?[$€£¥₹]\s?\d[\d.,]*(?:\s?(?:k|lakh|crore|million))?|(?<![\d.,])\d[\d.,]*\s?(?:[€£$₽]|(?:euros?|pounds?|dollars?|quid|bucks|rupees?|pesos?|reais|руб\p{L}*)(?!\p{L})|円|元|원))`;

/** Matches a sum of money. */
export const price = new RegExp(sum, "iu");
const leading = new RegExp(
  String.raw`^(?:from |ab |desde |dès |da |vanaf |от )?${sum}(?: for| off)?(?:,? )`,
  "iu",
);
const trailing = new RegExp(
  String.raw`(?:[ ,:]{1,3}(?:from|at|for|only|just|is|are|now|was|costs?|starting|starts?|reg(?:ularly)?|desde|por|solo|dès|pour|à|ab|für|nur|kostet|da|a|per|solo|vanaf|voor|от|за|всего)){0,4}[ ,:–-]{0,3}${sum}.*$`,
  "iu",
);

/** Removes prices from phrases, and omits whole sentences that contain a price. */
export function withoutPrices(facts: readonly BriefFact[]): void {
  for (const fact of facts.filter(({ kind, text }) => kind !== "required" && price.test(text))) {
    const rest = fact.text.replace(leading, "").replace(trailing, "").trim();
    const isPart = /^(?:per|an?|each|every|off|plus|or|and|to|reg(?:ularly)?|was|pro|al|par|por|op) /i.test(
      rest,
    );
    if (fact.form === "phrase" && !isPart && rest.includes(" ") && !price.test(rest)) {
      fact.text = rest;
      if (fact.kind === "offer") fact.kind = "detail";
    } else fact.form = "unsaid";
  }
  const first = facts.find(({ form, kind }) => form !== "unsaid" && kind === "detail");
  if (first !== undefined && !facts.some(({ kind, form }) => kind === "what" && form !== "unsaid"))
    first.kind = "what";
}
