import { hasAmount } from "../../brief/fragment.ts";
import type { Parsed } from "../../brief/reading-table.ts";
import type { SentenceGrammar, Thing } from "./sentence-grammar.ts";

const money =
  /(?:(?:R|US|CA|A)?\$|€|£)\s?\d[\d.,]*(?<![.,])|(?<!\d)\d{1,6}(?:[ .,\u202f]\d{3})*(?:[.,]\d{1,2})?\s?(?:€(?!\s?\d)|euros?|eu|pesos|reais|dólares|dollars|francs|CHF)(?!\p{L})/iu;
/** Before a percentage: the highest of several. */
const mostly = /(?:hasta|até|jusqu’à|fino al?|bis zu|tot)(?: (?:un|el))?$/iu;
/** Percentages that are no discount: of taxes, interest, what something is made of. */
export const noDiscount =
  /(?<!\p{L})(?:detrazion\p{L}*|d’impôts?|fiscal\p{L}*|ta[en]g?|tasso|inter[eé]s\p{L}*|juros|zins\p{L}*|rente|btw|iva|aprobados?|aprovaç\p{L}*|réussite|bio|algod[óã]o?n?|coton|cotone|katoen|natur\p{L}*)(?!\p{L})/iu;

/** "Material incluso": said as a sentence. */
export function statedOf(typed: string, grammar: SentenceGrammar): string | undefined {
  const { reading } = grammar;
  const all = /^(?<list>[^:]+) (?<all>tod[oa]s?|tudo|tout|tutto) (?<is>incl.+|compr.+)$/iu.exec(
    typed,
  )?.groups;
  if (all !== undefined) return `${all["list"]}: ${all["all"]} ${all["is"]}`;
  const { before = "", is, rest = "" } = grammar.state?.exec(typed)?.groups ?? {};
  if (is === undefined || hasAmount(before, reading)) return undefined;
  // "Conseils gratuits sur les aides": what they are about stands beside them.
  const about = /^ (?:sur|sobre|su\p{L}{0,3}) .+$/iu.exec(rest)?.[0] ?? "";
  const thing = thingOf(`${before}${about}`, reading.parse(`${before}${about}`), grammar);
  // "Équilibrage offerts" was typed of more than one thing.
  if (
    thing === undefined ||
    (is.endsWith("s") && !/(?:gratis|grátis|compris|inclus)$/iu.test(is) && !thing.isPlural)
  )
    return undefined;
  return grammar.stated(thing, is, about === "" ? rest : "");
}

/** The sentence of a price or a discount. */
export function offerOf(typed: string, grammar: SentenceGrammar): { text: string; of?: Thing } | undefined {
  const { reading } = grammar;
  const percent = /(?<![\d.,])[-–]?(\d{1,2}(?:[.,]\d)?) ?%/u.exec(typed);
  const price = money.exec(typed);
  if (percent !== null && (price === null || percent.index < price.index)) {
    const isUpTo = mostly.test(typed.slice(0, percent.index).trim());
    const head = typed.slice(0, percent.index).trim().replace(grammar.upTo, "").trim();
    const behind = typed.slice(percent.index + percent[0].length);
    const isOff = reading.off.test(behind);
    const on = head === "" ? undefined : thingOf(head, reading.parse(head), grammar);
    if (
      (head !== "" && on === undefined) ||
      (!isOff && behind.trim() !== "") ||
      noDiscount.test(`${head} ${behind}`)
    )
      return undefined;
    const rest = behind.replace(reading.off, "");
    const text = grammar.discount(percent[0].replace(/^[-–]/u, ""), isUpTo, on, rest);
    return on === undefined ? { text } : { text, of: on };
  }
  if (price === null) return undefined;
  const head = ` ${typed.slice(0, price.index).trim()}`;
  const isFrom = reading.from.test(head);
  const sold = head.replace(reading.from, "").replace(grammar.beforePrice, "").trim();
  const thing = sold.length < 3 ? undefined : thingOf(sold, reading.parse(sold), grammar);
  // "De 12 à 24 €" is a range.
  if (thing === undefined || /(?<!\p{L})(?:de|da|von|van|entre|tra) \d+$/u.test(sold)) return undefined;
  const rest = typed.slice(price.index + price[0].length).trimEnd();
  const joint = rest === "" || rest.startsWith(",") || reading.per.test(rest) ? "" : ",";
  return { text: `${grammar.costs(thing, price[0], isFrom)}${joint}${rest}`, of: thing };
}

export function thingOf(
  typed: string,
  { form, text, plural }: Parsed,
  { reading, notThing }: SentenceGrammar,
): Thing | undefined {
  // "4-Tage-Woche"
  const last = /^\d+-(?:\p{L}+-)*(\p{Lu}\p{L}+)(?=,|$)/u.exec(typed)?.[1];
  if (last !== undefined) {
    const article = reading.parse(last).text.slice(0, -last.length);
    return { typed, text: `${article}${typed}`, isPlural: false };
  }
  if (form !== "thing" && form !== "role") return undefined;
  if (notThing.test(typed) || /^\d+ ?[xX](?!\p{L})|^\d\p{L}|[=→]/u.test(typed)) return undefined;
  // "Milano Torino Roma": names alone.
  if (/^(?:\p{Lu}\p{L}+(?: |$)){3,}$/u.test(typed)) return undefined;
  // Behind its article, the phrase has the small letter of a word within a sentence.
  const isWithin = text.endsWith(typed.slice(1));
  return { typed: isWithin ? text.slice(-typed.length) : typed, text, isPlural: plural === true };
}
