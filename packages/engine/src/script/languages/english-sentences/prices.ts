import { article, isPluralText, preposition, wordsOf } from "../../../brief/languages/english-words.ts";
import { beOf, lower, subjectOf, subjectOfList } from "./phrases.ts";

const sum = String.raw`(?:[$€£₹]\d[\d.,]*\d|[$€£₹]\d|\b\d+(?:\.\d\d)? (?:quid|dollars|pounds|euros)\b|\b\d{1,4}\.\d\d\b)`;

/** Matches people who get or pay something. */
export const people =
  /^(?:kids?|children|child|seniors?|students?|teachers?|nurses?|veterans?|military|members?|teens?|adults?|pensioners?|locals?|families|everyone|(?:over|under)[- ]?\d+s?|new (?:customers|clients|members|patients|students)|siblings|students and seniors|seniors and students|first[- ](?:time|responders?)(?: \p{L}+s)?)(?: under \d+| over \d+| and \p{L}+)?$/iu;

/** Turns a price into a sentence: "full groom from 38 quid" → "A full groom starts at 38 quid". */
export function priced(typed: string): string | undefined {
  const text = typed
    .replace(/(?<=a month),? (?:for )?(\d+) (?:months|mos)\b/, " for $1 months")
    .replace(/(?<=\d|months|month),? ([$€£][\d,]+) (down|due at signing|deposit)\b/, ", with $1 $2");
  const waived = new RegExp(
    String.raw`^(?:the |an? )?(${sum} (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is )?(waived|included|refunded|credited|matched)\b(.*)$`,
    "iu",
  ).exec(text);
  if (waived !== null) return `the ${waived[1]} is ${waived[2]}${waived[3]}`;
  const each = new RegExp(String.raw`^(?:only |just )?(${sum}) (?=(?:any|every|all) \p{L})`, "iu");
  if (each.test(text)) return `it’s ${text.replace(each, "$1 for ")}`;
  const lease = /^((?:20\d\d )?\p{Lu}[\p{L}\d -]{4,40}?) lease (?:for |from |at )?([$€£]\d.*)$/u.exec(text);
  if (lease !== null) return `you can lease a ${lease[1]} for ${lease[2]}`;
  const timed = new RegExp(
    String.raw`^(?<what>[^$€£₹\d,]{3,50}),? (?<minutes>\d+)[- ]minutes? (?<price>${sum})$`,
    "iu",
  ).exec(text);
  if (timed?.groups !== undefined) {
    const { what = "", minutes = "", price = "" } = timed.groups;
    return `${article(minutes)} ${minutes}-minute ${what} is ${price}`;
  }
  const menu = new RegExp(
    String.raw`^(?:the )?(?<head>[\p{L} ]{3,30}): (?<items>[^$€£₹]{4,80}?),? (?:for |only |just )?(?<price>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (menu?.groups !== undefined)
    return `the ${lower(menu.groups["head"] ?? "")} is ${subjectOfList(menu.groups["items"] ?? "")} for ${menu.groups["price"]}`;
  const after = new RegExp(String.raw`^(${sum}.*?) after (?:that|this)$`, "i").exec(text);
  if (after !== null) return `after that, it’s ${after[1]}`;
  const whole = new RegExp(
    String.raw`^(?<what>(?:20\d\d )?[^$€£₹\d][^$€£₹]{2,60}?),? (?<from>from|starting at|starting from|starts? at|starts? from|as low as)(?: only| just)? (?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (whole?.groups !== undefined) {
    const { what = "", rest = "" } = whole.groups;
    if (!isNamed(what)) return undefined;
    return `${subjectOf(what)} ${beOf(what) === "are" ? "start" : "starts"} at ${rest}`;
  }
  const two = new RegExp(
    String.raw`^(?<one>[^$€£₹\d,]{3,40}) (?<first>${sum}(?: (?:an?|per|each) ?\p{L}*)?),? (?:and )?(?<other>(?!normally|was|were|regularly|usually|or|plus|for|with|to|until|instead|a|an|per|each|on|in)\p{L}[^$€£₹\d,]{2,40}) (?<second>${sum}(?: (?:an?|per|each) ?\p{L}*)?)$`,
    "iu",
  ).exec(text);
  if (two?.groups !== undefined) {
    const { one = "", first = "", other = "", second = "" } = two.groups;
    const verb = (who: string) => (people.test(who) ? "pay" : beOf(who));
    return `${people.test(one) ? one : subjectOf(one)} ${verb(one)} ${first}, and ${other} ${verb(other)} ${second}`;
  }
  const perOne = new RegExp(
    String.raw`^(?<first>${sum}(?: (?:an?|per) ?\p{L}+)?) (?:for )?(?<one>infants|toddlers|adults|kids|children|seniors|students|members|preschool\p{L}*)$`,
    "iu",
  ).exec(text);
  if (perOne?.groups !== undefined) return `it’s ${perOne.groups["first"]} for ${perOne.groups["one"]}`;
  const bare = new RegExp(
    String.raw`^(?<from>from|starting at|starting from|only|just)? ?(?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (bare?.groups !== undefined) {
    const { from = "", rest = "" } = bare.groups;
    if (/^from|^start/i.test(from)) return `prices start at ${rest}`;
    if (new RegExp(String.raw`^${sum} off\b`).test(rest))
      return `you get ${rest.replace(/ off (?=first|next|any)/, (off) => `${off}${/first|next/.test(rest) ? "your " : ""}`)}`;
    if (
      new RegExp(
        String.raw`^${sum}(?:$|,? (?:an?|per|each|with|for|no|flat|all|plus|on|until|this|including)\b|,)`,
        "i",
      ).test(rest)
    )
      return from === "" ? `you pay ${rest}` : `you pay ${from} ${rest}`;
    const goods = new RegExp(
      String.raw`^(${sum}) ((?:[\p{L}’-]+ ){0,3}[\p{L}-]+s)((?: (?:on|every|all|until|this|with|for) .*)?)$`,
      "u",
    ).exec(rest);
    if (goods !== null && isPluralText(goods[2] ?? "")) return `${goods[2]} are ${goods[1]}${goods[3] ?? ""}`;
    if (
      /\b(?:provides?|holds|secures|reserves|locks|feeds?|buys?|gets?|pays?|covers?|helps?|gives?|saves?|is|are|includes?|keeps?|will|can)\b(?! ?\d+ ?%)/i.test(
        rest,
      ) &&
      !/ or /.test(rest)
    )
      return / (?:deposit|gift|donation|membership|pass|ticket) /.test(rest) ? `a ${rest}` : rest;
    if (/\b(?:bonus|discount|credit|voucher|rebate)\b/i.test(rest)) return undefined;
    return `it’s ${from === "" ? "" : `${from} `}${rest.replace(/(?<!,) or /, ", or ")}`;
  }
  const named = new RegExp(
    String.raw`^(?<what>[^$€£₹]{3,64}?),? (?<joint>is |are |at |for |only |just |now )?(?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (named?.groups === undefined) return undefined;
  const { what = "", joint = "", rest = "" } = named.groups;
  if (
    /^(?:save|get|win|spend|buy|add|order|bring|join|book|rent|try|under|over|up to|we|you|they|i)\b/i.test(
      what,
    ) ||
    /\b(?:over|under|than|to|up to|worth|spend|of|off|with|and|or|is|are|a|an|the)$/i.test(what)
  )
    return undefined;
  if (people.test(what)) return `${what} pay ${rest}`;
  if (/,/.test(what) || / and /.test(what) || joint.trim() === "for")
    return /^(?:an?|the|your|\d|all|any)\b/i.test(what) || !/\b(?:we|you|is|are|get|it|they)\b/i.test(what)
      ? `you get ${subjectOfList(what)} for ${rest}`
      : undefined;
  if (!isNamed(what)) return undefined;
  if (/^\d/.test(what))
    return `you get ${isPluralText(what) ? what : `${article(what)} ${what.replace(/^(\d+) /, "$1-")}`} for ${rest}`;
  if (/ (?:course|package|pass|programme|program|bundle)$/i.test(what) && /^\d/.test(what))
    return `${subjectOf(what)} is ${rest}`;
  return `${subjectOf(what)} ${beOf(what)} ${joint.replace(/^(?:is|are|at) $/, "")}${rest}`;
}

/** Returns true if a price can follow the text, because it isn't a clause. */
const isNamed = (what: string) =>
  what.split(" ").length <= 7 &&
  !/\b(?:is|are|was|get|gets|got|we|you|they|it|or|if|when|that|who|than)\b/i.test(what) &&
  (/^\p{L}+-\p{L}|^(?:inside|outside) \p{L}+s$/iu.test(what) ||
    !preposition.test(wordsOf(what)[0]?.text ?? ""));
