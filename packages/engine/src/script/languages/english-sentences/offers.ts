import {
  article,
  headOf,
  isNounPhrase,
  isPluralText,
  mass,
  withArticle,
  wordsOf,
} from "../../../brief/languages/english-words.ts";
import { beOf, lower, subjectOf } from "./phrases.ts";
import { people, priced } from "./prices.ts";

const cut = String.raw`(?:half price|half off|(?:up to )?\d+ ?% off|buy one,? get one free|[234] for [123]|on sale|on special)`;

/** Turns an offer without a price into a sentence: "free quotes" → "Quotes are free". */
export function offered(text: string): string | undefined {
  const sale = /^(?:the |our )?([\p{L} ]{3,24} (?:sale|special|offer|deal|promotion)): (.*)$/iu.exec(text);
  const inSale = sale === null ? undefined : (priced(sale[2] ?? "") ?? offered(sale[2] ?? ""));
  if (sale !== null && inSale !== undefined) return `in the ${lower(sale[1] ?? "")}, ${inSale}`;
  const ships = /^ships? free(.*)$/i.exec(text);
  if (ships !== null) return `we ship free${ships[1]}`;
  const free =
    /^free (?!(?:for|on|with|if|when|to|in|at|from)\b)([\p{L}’ -]+?)((?:,? (?:on|over|with|for|in|out|at|within|every|all|when|until|this|to|behind|near|24\/7|every day)\b.*)?)$/iu.exec(
      text,
    );
  if (free !== null) {
    const [, what = "", rest = ""] = free;
    const head = headOf(wordsOf(what))?.text ?? "";
    if (/ (?:and|or) /.test(what)) return `you get free ${what}${rest}`;
    if (isPluralText(what)) return rest === "" ? `${what} are free` : `you get free ${what}${rest}`;
    if (/^(?:parking|wi-?fi|admission|entry|coffee|childcare|delivery|shipping)$/i.test(head))
      return /^,? (?:out|behind|near|in|at|on (?!orders))/.test(rest)
        ? `there’s free ${what}${rest}`
        : `${what} is free${rest}`;
    return `you get ${mass.test(what) && !/(?:consultation|session|inspection|evaluation|trial|lesson|drink|massage|assessment|appointment|treatment)$/i.test(what) ? "" : "a "}free ${what}${rest}`;
  }
  const half = new RegExp(
    String.raw`^(?<what>(?!save|get|take|buy|we|you)[\p{L}’, \d-]{3,50}?),? (?:is |are |now )?(?<off>${cut})(?<rest>.*)$`,
    "iu",
  ).exec(text);
  if (half?.groups !== undefined) {
    const { what = "", off = "", rest = "" } = half.groups;
    if (people.test(what)) return `${what} get ${/^half price$/i.test(off) ? "half price" : off}${rest}`;
    if (/\b(?:is|are|get|gets|take|takes)\b/i.test(what) || !isNounPhrase(wordsOf(what))) return undefined;
    return `${subjectOf(what)} ${beOf(what)} ${off}${rest}`;
  }
  const whose = /^((?:up to )?\d+ ?% off|[$€£₹]\d+ off|half price) for ([\p{L} ]+)$/iu.exec(text);
  if (whose !== null && people.test(whose[2] ?? "")) return `${whose[2]} get ${lower(whose[1] ?? "")}`;
  const yours =
    /^(half price|half off|\d+ ?% off) (your [\p{L} ]+?)((?: (?:with|when|until|this|if) .*)?)$/iu.exec(text);
  if (yours !== null) return `${yours[2]} is ${lower(yours[1] ?? "")}${yours[3]}`;
  const off = /^((?:up to )?\d+ ?% off|half off|half price)(.*)$/i.exec(text);
  if (off !== null) return `you get ${off[1]}${(off[2] ?? "").replace(/^ (?=first|next)/i, " your ")}`;
  const deal = /^([234] for [123]) (?!the\b)([\p{L} ]+s)( (?:on|every|all|until|this) .*)?$/iu.exec(text);
  if (deal !== null) return `${deal[2]} are ${deal[1]}${deal[3] ?? ""}`;
  if (
    /^(?:an? |the )?(?:free|\d+ ?%|[$€£₹]\d[\d,]*) .*(?:discount|bonus|credit|voucher|gift card|rebate)s?\b/i.test(
      text,
    ) ||
    /\bdiscounts?$/i.test(text)
  )
    return isPluralText(text)
      ? `there are ${text}`
      : `you get ${/^[$€£₹]/.test(text) ? `${article(text.slice(1))} ${text}` : withArticle(text, wordsOf(text), false)}`;
  return undefined;
}
