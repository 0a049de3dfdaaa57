import { hasAmount } from "../../brief/fragment.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";

const money =
  /(?:(?:R|US|CA|A)?\$|€|£)\s?\d[\d.,]*(?<![.,])|(?<!\d)\d{1,6}(?:[ .,\u202f]\d{3})*(?:[.,]\d{1,2})?\s?(?:€(?!\s?\d)|\$(?!\s?\d)|euros?|eu|pesos|reais|dólares|dollars|francs|CHF)(?!\p{L})/iu;
/** Words before a percentage that make it the highest of several: "up to". */
const mostly = /(?:hasta|até|jusqu’à|fino al?|bis zu|tot)(?: (?:un|el))?$/iu;
/** Percentages that aren't discounts: taxes, interest, ingredients. */
const noDiscount =
  /(?<!\p{L})(?:detrazion\p{L}*|d’impôts?|fiscal\p{L}*|ta[en]g?|tasso|inter[eé]s\p{L}*|juros|zins\p{L}*|rente|btw|iva|aprobados?|aprovaç\p{L}*|réussite|bio|algod[óã]o?n?|coton|cotone|katoen|natur\p{L}*|toeslag|zuschl\p{L}*|plus)(?!\p{L})/iu;
/** Adverbs that look like nouns: "depois 19,90". */
const adverb =
  /^(?:depois|después|luego|ensuite|puis|après|poi|dopo|danach|daarna|antes|avant|prima|vorher|sonst|normal(?:mente|ement)?|ahora|agora|maintenant|ora|jetzt|nu|solo|só|seulement|nur|maar|desde|hoy|hoje|heute|vandaag|was|alles|todos?|toda|tudo|tout(?:es?)?|tutto|tutta|minus|moins|menos|meno|simples?|doubles?|dobles?|doppi[oae]|dupl[oa])(?!\p{L})/iu;
/** Nouns that come with an amount but aren't what the amount pays for: "price". */
export const amount =
  /^ ?(?:(?:el|le|il|o|a|la|der|de|het|un|ein|een|zelfde|même|mismo|stesso|mesmo|gleicher) )*(?:precio|prix|preço|prezzo|(?:fest)?preis|(?:vaste )?prijs|tarif\p{L}*|tarief|cost[oe]s?|valor|kosten|sueldo|salario|salaire|stipendio|salário|gehalt|lohn|salaris|bon[oi]?|bonus|prim[ae]|descuentos?|remises?|sconti?o?|descontos?|rabatte?|korting(?:en)?|total|in totaal)(?!\p{L})/iu;
/** Matches a time limit, a condition or a day, which may follow an adjective such as "free". */
const limit =
  /^,? (?:hasta|jusqu|bis|fino|até|t\/m|tot|à partir|dès|a partir|desde|ab|vanaf|da |dal |si |quand|cuando|quando|se |wenn|als |le \p{L}+di|los? \p{L}+s|am \p{Lu}|op \p{L}+dag)/iu;

/** True for a price and its details without the thing that the price is for: "39 € au lieu de 65". */
export function isSum(text: string, { off, per }: SentenceGrammar["reading"]): boolean {
  const found = money.exec(text);
  const rest = text.slice(found?.[0].length);
  const isPlain = rest === "" || rest.startsWith(",") || per.test(rest) || behindSum.test(rest);
  const isOne = /^\D*1\D*$/.test(found?.[0] ?? "");
  return found?.index === 0 && !isOne && isPlain && !off.test(rest) && !/\d.*\d.*\d/.test(rest);
}
const behindSum =
  /^ (?:au lieu|invece|en vez|en lugar|em vez|la|le|el|per|por|pour|para|sin|sans|senza|sem|con|avec|com|sur|su|al|all’|a|de)(?!\p{L})/u;

/** Turns a phrase without a verb into a sentence: "Material incluso". */
export function statedOf(typed: string, grammar: SentenceGrammar): string | undefined {
  const { before = "", is, rest = "" } = grammar.state?.exec(typed)?.groups ?? {};
  if (is === undefined || hasAmount(typed, grammar.reading) || (rest !== "" && !limit.test(rest)))
    return undefined;
  const thing = sureThingOf(before, grammar);
  // A plural adjective describes more than one thing: "Équilibrage offerts".
  const isMany = is.endsWith("s") && !/(?:gratis|grátis|compris|inclus)$/iu.test(is);
  return thing === undefined || (isMany && !thing.isPlural) ? undefined : grammar.stated(thing, is, rest);
}

/** Composes a sentence for a price or a discount; undefined unless it is certain what the price is for. */
export function offerOf(typed: string, grammar: SentenceGrammar): string | undefined {
  const { reading } = grammar;
  const percent = /(?<![\d.,])[-–]?(\d{1,2}(?:[.,]\d)?) ?%/u.exec(typed);
  const price = money.exec(typed);
  if (percent !== null && price === null) {
    const isUpTo = mostly.test(typed.slice(0, percent.index).trim());
    const before = typed.slice(0, percent.index).trim().replace(grammar.upTo, "").trim();
    const behind = typed.slice(percent.index + percent[0].length);
    // "Kortingen tot 65%" doesn't say what is discounted.
    const isNamed = amount.test(before) && !before.includes(" ");
    const head = isNamed ? "" : before;
    const on = head === "" ? undefined : sureThingOf(head, grammar);
    const isOff = isNamed || reading.off.test(behind);
    const rest = behind.replace(reading.off, "");
    if (
      (head !== "" && on === undefined) ||
      (!isOff && behind.trim() !== "") ||
      (rest !== "" && !/^,? \p{Ll}/u.test(rest)) ||
      (on === undefined && rest === "" && !isOff) ||
      noDiscount.test(`${head} ${behind}`)
    )
      return undefined;
    return grammar.discount(percent[0].replace(/^[-–]/u, ""), isUpTo, on, rest);
  }
  if (price === null) return undefined;
  const head = ` ${typed.slice(0, price.index).trim()}`;
  if (amount.test(head)) return undefined;
  const isFrom = reading.from.test(head);
  const thing = sureThingOf(head.replace(reading.from, "").replace(grammar.beforePrice, "").trim(), grammar);
  const rest = typed.slice(price.index + price[0].length).trimEnd();
  const isPlain = rest === "" || rest.startsWith(", ") || (reading.per.test(rest) && rest.length <= 30);
  return thing === undefined || !isPlain || /\d.*\d.*\d/.test(rest)
    ? undefined
    : `${grammar.costs(thing, price[0], isFrom)}${rest}`;
}

/**
 * The thing that a phrase names, if a sentence can be built around it: a single noun that the language's pattern
 * recognizes.
 */
export function sureThingOf(
  typed: string,
  { reading, notThing, nounPhrase }: SentenceGrammar,
): Thing | undefined {
  const { form, text, plural } = reading.parse(typed);
  if (form !== "thing" && form !== "role") return undefined;
  if (adverb.test(typed) || notThing.test(typed) || !nounPhrase.test(typed) || typed.split(" ").length > 7)
    return undefined;
  // The text after the article begins in lower case, as within a sentence.
  const isWithin = text.endsWith(typed.slice(1));
  return { typed: isWithin ? text.slice(-typed.length) : typed, text, isPlural: plural === true };
}
