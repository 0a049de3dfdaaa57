import type { Around, Rule } from "../rule-scanner.ts";
import { describes, sentenceStop } from "./context.ts";
import {
  number,
  cardinal,
  digits,
  houseNumber,
  ordinal,
  plural,
  readNumber,
  sayNumber,
  sayNumeral,
} from "./numbers.ts";
import { per, sayUnit, unit } from "./units.ts";

const to = String.raw`\s?[-–—~]\s?`;
const fractionNames: Record<string, readonly [string, string]> = {
  2: ["half", "halves"],
  4: ["quarter", "quarters"],
};
const scale: Record<string, string> = { k: "thousand", m: "million", b: "billion", bn: "billion" };

/**
 * Rules for all other numbers: ranges, percentages, units, fractions, ordinals, plain ones, and symbols next to them.
 */
export const quantities: Rule[] = [
  {
    at: "digit",
    pattern: /24\s?[/-]\s?7(?:[/-]365)?(?!\d)/y,
    say: ({ 0: all }) => `twenty-four seven${all.endsWith("365") ? " three sixty-five" : ""}`,
  },
  { at: "digit", pattern: /50[-/]50(?!\d)/y, say: () => "fifty-fifty" },
  {
    at: "digit",
    pattern: /\d{1,4}(?:\.\d{1,4}){2,4}(?![\d])/y,
    say: ({ 0: all }) => all.split(".").map(sayNumber).join(" point "),
  },
  {
    at: "digit",
    pattern: new RegExp(
      `(?<low>${number})(?:${unit})?(?<lowPercent>\\s?%)?${to}(?<high>${number})(?:(?<percent>\\s?%)|${unit.replaceAll("unit", "last")})?(?![\\d/]|-\\d)`,
      "uy",
    ),
    say: range,
  },
  {
    at: "digit",
    pattern: new RegExp(String.raw`(?<n>${number})\s?%`, "uy"),
    say: ({ groups = {} }) => `${sayNumber(groups.n ?? "")} percent`,
  },
  {
    at: "digit",
    pattern: /(?<n>\d(?:\.\d)?|10)\/(?<of>5|10)(?![\d/]|\.\d)/y,
    say: ({ groups = {} }, { after }) =>
      groups.n === groups.of ||
      (groups.n ?? "").includes(".") ||
      /^ (?:stars?\b|rating\b|[a-z]{4,20}s\b)/.test(after)
        ? `${sayNumber(groups.n ?? "")} out of ${sayNumber(groups.of ?? "")}`
        : undefined,
  },
  {
    at: "digit",
    pattern: /(?<feet>\d)['’′]\s?(?<inches>1?\d)(?:["”″]|(?!\d))/y,
    say: ({ groups = {} }) => `${sayNumber(groups.feet ?? "")} foot ${sayNumber(groups.inches ?? "")}`,
  },
  {
    at: "digit",
    pattern: /(?<n>\d{1,2})\)(?=\s)/y,
    say: ({ groups = {} }, { before }) =>
      /(?:^|\s)$/.test(before) ? `${sayNumber(groups.n ?? "")},` : undefined,
  },
  {
    at: "digit",
    pattern: /(?<n>\d{4})(?![\d.,])/y,
    say: ({ groups = {} }, { before }) => (/[A-Z]$/.test(before) ? houseNumber(Number(groups.n)) : undefined),
  },
  {
    at: "digit",
    pattern: /[2-9]11(?![\d%-]|[.,]\d)/y,
    say: ({ 0: all }, { before }) =>
      all === "911" || /\b(?:dial|call|text)(?: [2-9]11 or)? $/i.test(before) ? digits(all) : undefined,
  },
  {
    at: "digit",
    pattern: /(?<n>\d{3,4})p(?![\p{L}\d])/uy,
    say: ({ groups = {} }) => `${houseNumber(Number(groups.n))} P`,
  },
  {
    at: "digit",
    pattern: /1(?<zeros>00|,?000(?:,?000)?)['’]?s(?![\p{L}\d])/uy,
    say: ({ groups = {} }) =>
      ({ 2: "hundreds", 3: "thousands" })[(groups.zeros ?? "").replaceAll(",", "").length] ?? "millions",
  },
  {
    at: "letter",
    pattern: /x(?= \d)/y,
    say: (_, { before }) => (/\d ?(?:ft|in|m|cm|mm|yd)\.? $/.test(before) ? "by" : undefined),
  },
  { at: "sign", pattern: /\+\+/y, say: () => " plus plus " },
  {
    at: "digit",
    pattern:
      /(?:(?<whole>\d{1,3})[ -])?(?<top>\d{1,2})\/(?<bottom>\d{1,3})(?![\d/.,]{0,3}\d)(?:(?:st|nd|rd|th)s?\b)?/y,
    say: fraction,
  },
  {
    at: "digit",
    pattern: /(?<n>\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:st|nd|rd|th)(?![\p{L}\d])/iuy,
    say: ({ groups = {} }) => ordinal(Number((groups.n ?? "").replaceAll(",", ""))),
  },
  {
    at: "digit",
    pattern: new RegExp(`(?<n>${number})(?:\\s?×\\s?|\\s?x\\s?(?=\\d))(?=[\\d.])`, "uy"),
    say: ({ groups = {} }) => `${sayNumber(groups.n ?? "")} by `,
  },
  {
    at: "digit",
    pattern: new RegExp(`(?<n>${number})[x×](?![\\p{L}\\d])`, "uy"),
    say: ({ groups = {} }) => `${sayNumber(groups.n ?? "")} times`,
  },
  {
    at: "digit",
    pattern: new RegExp(`(?<n>${number})${unit}`, "uy"),
    say: ({ groups = {} }, around) => {
      const isScreen = /["”″]/.test(groups.unit ?? "") && /^ \p{L}/u.test(around.after);
      const isSize = isScreen || describes(around, "all");
      return sayNumber(groups.n ?? "") + sayUnit(groups.unit ?? "", groups.n === "1" || isSize);
    },
  },
  {
    at: "digit",
    pattern: new RegExp(
      `(?<n>${number}) ?(?<scale>[kmb]|bn)(?= (?:people|users|customers|downloads|followers|subscribers|members|views))`,
      "uiy",
    ),
    say: ({ groups = {} }) => `${sayNumber(groups.n ?? "")} ${scale[(groups.scale ?? "").toLowerCase()]}`,
  },
  {
    at: "digit",
    pattern: /(?<a>\d{1,2}):(?<b>\d{1,2})(?![\d:])/y,
    say: ({ groups = {} }) => `${sayNumber(groups.a ?? "")} to ${sayNumber(groups.b ?? "")}`,
  },
  {
    at: "digit",
    pattern: /(?<n>\d{1,4})['’]?s(?![\p{L}\d])/uy,
    say: ({ groups = {} }) => plural(sayNumber(groups.n ?? "")),
  },
  {
    at: "digit",
    pattern: /\d{8,15}(?![\d.,]{0,3}\d)/y,
    say: ({ 0: all }) => (all.endsWith("000") ? undefined : digits(all)),
  },
  { at: "digit", pattern: new RegExp(number, "uy"), say: ({ 0: all }) => sayNumeral(readNumber(all)) },
  { at: "digit", pattern: /\d+/y, say: ({ 0: all }) => digits(all) },
  { at: "sign", pattern: new RegExp(number, "uy"), say: ({ 0: all }) => sayNumeral(readNumber(all)) },
  {
    at: "sign",
    pattern: /[-−](?=[$£€¥₹]?\.?\d)/y,
    say: (_, { before }) => (/(?:^|[\s(])$/.test(before) ? "minus " : undefined),
  },
  { at: "sign", pattern: /\+(?=[$£€¥₹]?\d)/y, say: () => " plus " },
  { at: "sign", pattern: /[~≈](?=\s?[$£€¥₹]?\d)/y, say: () => " about " },
  { at: "sign", pattern: /[×](?= ?\d)/y, say: () => " by " },
  {
    at: "sign",
    pattern: /=/y,
    say: (_, { before, after }) =>
      /[\p{L}\d)] ?$/u.test(before) && /^ ?[$£€¥₹]?[\p{L}\d]/u.test(after) ? " equals " : undefined,
  },
  {
    at: "sign",
    pattern: /(?:#|№)\s?(?=\d)/y,
    say: (_, { before }) => (/\p{L}$/u.test(before) ? " number " : "number "),
  },
  {
    at: "sign",
    pattern: /#(?<tag>\p{L}[\p{L}\d]{1,40})/uy,
    say: ({ groups = {} }) =>
      `hashtag ${(groups.tag ?? "")
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .replaceAll(/\d+/g, (n) => ` ${sayNumber(n)} `)
        .trim()}`,
  },
  {
    at: "sign",
    pattern: /\s?\/\s?(?<unit>[a-z]{1,8})(?![\p{L}\d])\.?(?=$|[^\p{L}\d])/uy,
    say: ({ groups = {}, 0: all }, { before, after }) => {
      const words =
        /[\p{L}\d%¢€£]$/u.test(before) && /(?:\d|[\d][kKmM]|¢|€|USD|EUR|GBP)$/.test(before)
          ? per[groups.unit ?? ""]
          : undefined;
      return (
        words &&
        ` ${words}${(groups.unit ?? "").length > 3 && all.endsWith(".") ? "." : sentenceStop(all, after)}`
      );
    },
  },
];

function range({ groups = {} }: RegExpExecArray, around: Around) {
  const [low = "", high = ""] = [groups.low, groups.high];
  // Three numbers in a row are not a range: "COVID-19-20", "2-1-1".
  if (/\d[-–]$/.test(around.before)) return undefined;
  const percent = groups.percent ? " percent" : "";
  const isTogether = (groups.lowPercent ?? "") === "" || percent !== "";
  const years = /^(?:19|20)\d\d$/;
  if (years.test(low) && years.test(high)) return undefined;
  const last = groups.last ? sayUnit(groups.last, false) : "";
  const first = groups.unit && groups.unit !== groups.last ? sayUnit(groups.unit, low === "1") : "";
  return `${sayNumber(low)}${first}${isTogether ? "" : " percent"} to ${sayNumber(high)}${percent}${last}`;
}

/** Says a fraction: 1/2 → one half, 3/4 → three quarters, 2 1/2 → two and a half. */
function fraction({ groups = {} }: RegExpExecArray, { after }: Around) {
  const [top, bottom] = [Number(groups.top), Number(groups.bottom)];
  const names = fractionNames[bottom] ?? [ordinal(bottom), plural(ordinal(bottom))];
  if (top === 0 || bottom < 2 || (groups.top ?? "").startsWith("0")) return undefined;
  if (groups.whole === undefined) {
    if (top > bottom && bottom > 10) return undefined;
    const part = `${cardinal(top)} ${top === 1 ? names[0] : names[1]}`;
    if (top === 1 && bottom === 2 && /^[ -](?:price|off|the)\b/.test(after)) return "half";
    const measure = /^ (?:cup|mile|pound|inch|teaspoon|tablespoon|gallon|pint|quart|hour|acre)\b/.exec(
      after,
    )?.[0];
    return top === 1 || !measure ? part : `${part} of ${/^ (?:[aei]|hour)/.test(measure) ? "an" : "a"}`;
  }
  const part =
    top === 1 ? `${/^[aeiou]/.test(names[0]) ? "an" : "a"} ${names[0]}` : `${cardinal(top)} ${names[1]}`;
  return `${cardinal(Number(groups.whole))} and ${part}`;
}
