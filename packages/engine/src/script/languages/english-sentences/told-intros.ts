import { readEnglish } from "../../../brief/languages/en.ts";
import { timePhrase } from "../../../brief/languages/english-calendar.ts";
import { isPluralText } from "../../../brief/languages/english-words.ts";
import type { ComposedLine } from "../composed-parts.ts";
import type { About, Piece } from "./composition.ts";
import { lineOf } from "./line-of.ts";
import { lower } from "./phrases.ts";
import { countedGifts } from "./sure-forms.ts";

/** A price that its goods are sold at, so that one gets them for it. */
const soldFor =
  /^(?!(?:your |our |the |an? )?(?:first|fixed|small|large|big|medium|adults?|kids?|child\p{L}*|under|seniors?|dogs?|cats?|cars?|men|women|rooms?|day|half|full)\b)(?<what>(?:any |all )?[\p{L}\d’' -]{3,44}?),? (?:for |only |just |at |(?<from>(?:starting |starts )?(?:from|at)) )?(?<price>[$€£₹]\d[\d.,]*(?: (?:an?|per|each) ?\p{L}*)*)(?<rest>, [^$€£₹]{3,60})?$/iu;
const manyForFewer =
  /^(?<what>\d+ [\p{L} -]{3,30}?) (?:for )?(?:the )?price of (?<price>.{1,12}?)(?<rest>, .{3,60})?$/iu;

/** What is sold, in the words of the brief: a whole sentence where its shape is known. */
export function toldIntros(
  sold: Piece,
  { isFirst, isShop, isEvent, brand }: Pick<About, "isFirst" | "isEvent" | "brand"> & { isShop: boolean },
): ComposedLine[] {
  const text = lower(sold.text.replace(/^selling (?:my |our )?/i, ""));
  const said = (line: string) => [lineOf([sold], line)];
  const [, kind, rest] =
    /^((?:new |first )?[\p{L} ]{3,30} (?:special|deal|offer|menu)): (.*)$/iu.exec(text) ?? [];
  if (rest !== undefined)
    return said(`at {b}, there’s ${kind?.startsWith("the ") === true ? "" : "a "}${kind}: ${rest}`);
  const hiring = /^(?:we’re )?(?:now |currently )?((?:hiring|looking for|seeking|recruiting) .*)$/i.exec(
    text,
  )?.[1];
  if (hiring !== undefined) return said(isFirst ? `at {b}, we’re ${hiring}` : `{b} is ${hiring}`);
  const many = manyForFewer.exec(text)?.groups;
  if (many !== undefined)
    return said(`at {b}, get ${many["what"]} for the price of ${many["price"]}${many["rest"] ?? ""}`);
  const { what, price, from, rest: more = "" } = soldFor.exec(text)?.groups ?? {};
  if (what !== undefined)
    return said(`at {b}, get ${what} ${from === undefined ? "for" : "from"} ${price}${more}`);
  if (/^(?:today|now|proudly) \p{Ll}+(?:s|ed) /u.test(text)) return said(`{b} ${text}`);
  // "Parish fete Sunday 8 June", of St Brendan’s Parish Fete.
  const named = new Set(brand.toLowerCase().split(" "));
  const when = text.split(" ").slice(text.split(" ").findIndex((word) => !named.has(word.toLowerCase())));
  const day = when.join(" ");
  if (isEvent && day.length < text.length && readEnglish.time.exec(day)?.index === 0)
    return said(`{b} is ${timePhrase(day).replace(/^(?:on )?/, "on ")}`);
  const free = /^free ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?= worth| for| with| when|,|$)/u.exec(text)?.[1];
  if (free !== undefined && !isPluralText(free) && countedGifts.test(free))
    return said(`at {b}, get a ${text}`);
  const isGoods =
    isShop &&
    /^[\p{L}’ -]{4,40}(?: \d\S*)?$/u.test(text) &&
    isPluralText(text.replace(/ (?:on|in|at|for|from|with|of) .*$/, ""));
  return said(isGoods ? `at {b}, you’ll find ${text}` : `{b}: ${text}`);
}

/** How goods are made, as what the brand does. */
export const makes: Record<string, string> = {
  made: "makes",
  baked: "bakes",
  roasted: "roasts",
  brewed: "brews",
  grown: "grows",
  built: "builds",
  poured: "pours",
  crafted: "crafts",
  sewn: "sews",
};
