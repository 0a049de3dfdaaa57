import type { ReadingTable } from "../reading-table.ts";
import { month, weekday } from "./english-calendar.ts";

/** Units with an irregular plural. A unit is singular before a noun: "a 6-foot fence". */
const units: Record<string, string> = { feet: "foot", inches: "inch" };
const singular = (unit: string) => units[unit] ?? unit.replace(/s$/, "");

/** A measure between an article and the noun that it describes. */
const described =
  /\b(an?(?: (?:free|new|full|quick|flat|paid|fixed|standard|minimum|maximum))?|standard) (\d[\d,.]*) (minutes|hours|days|nights|weeks|months|years|gallons|pounds|ounces|miles|feet|inches|acres|square feet|litres|liters|metres|meters)(?= (?!(?:a|an|the|and|or|of|to|for|with|in|at|from|on|by|if|when|until|after|before|ago|long|old|only|per|free|plus|each|later|away|wide|tall|deep|high|is|are|minimum|maximum|no|without)\b)\p{Ll}{3})/giu;

/** Hyphenates a measure that describes a noun: "a 3 years warranty" → "a 3-year warranty". */
export const hyphenated = (text: string): string => text.replaceAll(described, hyphenate);

function hyphenate(_: string, lead = "", count = "", unit = ""): string {
  return `${lead} ${count}-${unit.split(" ").map(singular).join("-")}`;
}

/** Words that can follow a decimal but not a time. */
const counted = String.raw`million|kg|k?m|miles|acres|metres|percent|per cent|stars?|points?|pounds|kilos|inches|APR(?! \d)`;
/** A time with a full stop, "9.30": prices seldom end in 15, 30 or 45. */
const dotted = String.raw`(1[0-2]|[1-9])\.(00|15|30|45)(?![\d%]| ?(?:%|[ap]\.?m|${counted}|an?|per|each|off)\b)`;
const upTo = String.raw` ?(?:to|until|till?|[-–]) ?`;

/**
 * Spells out figures and their signs: "5x5", "30/90/180 days". Must be applied before ranges and slashes are spelled
 * out.
 */
export const figures: ReadingTable["shorthand"] = [
  [
    new RegExp(
      String.raw`(?<![\p{Sc}\d.,])${dotted}(?=${upTo}(?:1[0-2]|[1-9])(?:[.:][0-5]\d)?(?! ?[%\p{Sc}]|[\d.,]\d| ?(?:${counted})\b))`,
      "gu",
    ),
    "$1:$2",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<![\d.])(?:1[0-2]|[1-9])(?::\d\d)?${upTo}|(?<!\b(?:start|price|cost|sell|rate)(?:s|d|ing)? )\b(?:at|until|till?|before|after|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|doors(?: open)?|kick-?off) )${dotted}`,
      "giu",
    ),
    "$1:$2",
  ],
  [/\bw\/c (?=\d|\p{Lu})/giu, "the week of "],
  [/\bo\/s\b/g, "overseas"],
  // "#04-21" is a unit in a tower.
  [/#(?=\d{2}-\d{2,3}(?!\d))/g, "unit "],
  // A South African time: "09h30".
  [
    /\b([01]?\d|2[0-3])h([0-5]\d)\b/g,
    (_, hour, minutes) =>
      `${Number(hour) % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${Number(hour) < 12 ? "am" : "pm"}`,
  ],
  [/(?<=\b\d{1,2})c(?=\/| (?:an?|per|each|off)\b)/g, " cents"],
  [
    /\bN(\d[\d,]*(?:\.\d+)?)([mk]?)\b(?<=,\d{3}|[mk])/g,
    (_, sum, scale) => `${sum}${scale === "m" ? " million" : scale === "k" ? ",000" : ""} naira`,
  ],
  [/(?<=\d)[ -]?yrs?[ -]old(s?)\b/gi, " year old$1"],
  [
    /(?<=\d) ?(?:sqm|sq\.? ?m|m²) (?=(?!(?:last|this|next|every|available|total|only|plus|minimum|maximum|left|free|with|from|near|each|over|for|and|per)\b)\p{Ll}{4})/gu,
    "-square-metre ",
  ],
  [/(?<=\d) ?(?:sqm|sq\.? ?m|[mM]2)(?![\p{L}\d])|(?<=\d) ?m²/gu, " square metres"],
  [/(?<=[$€£₹]\d{1,3}(?:\.\d{1,2})?)(?:M| mn| mil)\b(?![-–/])/g, " million"],
  [/(?<=\b(?!24x)\d{1,3}(?:\.\d)?)[x×](?=\d{1,3}(?:\.\d)?\b)/gi, " by "],
  [
    /(?<=^|[\s,(])(\d{1,2}) ?x (?!(?:more|less|\p{L}+er|bonus)\b|(?:\p{L}+ )?(?:points|miles|rewards|entries|(?:champion|winner|nominee|medalist|finalist)s?)\b)(?=\p{L}[\p{L}\d]+(?: \p{L}{3,})?s\b)/giu,
    "$1 ",
  ],
  [/(?<=^|[\s,(])1 ?x (?=\p{Ll}{3})/gu, "one "],
  [/\b(\d{1,3})\/(\d{1,3})\/(\d{1,3})(?= (?:days|weeks|months|minutes|miles)\b)/g, "$1, $2 and $3"],
  [/(?<=\bratio\b[^.]{0,16}\d{1,2}):(?=\d{1,3}\b)/gi, " to "],
  [new RegExp(String.raw`(?<=\b${month} )(\d{1,2})-(\d{1,2})-(?=\d{1,2}\b)`, "g"), "$1, $2 and "],
  [new RegExp(String.raw`(?<=\b${month} \d{1,2}) ?[-–] ?(?=(?:${weekday},? )?${month} \d)`, "g"), " to "],
  [
    new RegExp(String.raw`(?<=\b\d{1,2} ${month}) ?[-–] ?(?=(?:${weekday},? )?\d{1,2} ${month}\b)`, "g"),
    " to ",
  ],
  [/(?<=([$€£₹])\d[\d.,]*k?)[-–](?=\d[\d.,]*k?(?![\d\p{L}%-]))/gu, " to $1"],
  // Excludes the dash in a phone number: "call 555–1234 today".
  [/(?<=(?<![-–.])\b\d{1,4})(?<!\b\d{3}(?=–\d{4}\b))–(?=\d{1,4} \p{Ll}{3})/gu, " to "],
  [/(?<=[$€£₹]\d[\d.,]*)\/-?(?=[\s.,!]|$)/g, ""],
  [
    /(?<![\d.,])(1[689]|21)\+(?= (?:after|only|event|show|night|please|welcome|from|before)\b|,|$)/g,
    "$1 and over",
  ],
  [/\bu(?=(?:[5-9]|1\d|2[0-3])(?:s\b| [$€£]|,| free\b| go\b))/gi, "under "],
  [/^\+ ?(?=\p{L})/gu, ""],
  [/(?<=\d)mo(?=s?\b)/gi, " mo"],
  [
    /(?<=\d)[ -]?wk (?!(?:old|in|of|and|or|only|ago|min|notice|free|from|until|minimum)\b)(?=\p{Ll}{3})/gu,
    "-week ",
  ],
  [/(?<=\d:\d\d)p\b/gi, "pm"],
  [
    /(?<!\b(?:[Uu]nit|[Ff]lat|[Aa]pt|[Ss]hop|[Ss]uite|[Ll]ot|[Ll]evel|[Rr]oom|[Yy]ear|[Gg]rade|[Cc]lass|[Nn]o\.?) )(?<=\b(?:1[0-2]|[1-9])(?::\d\d)?)a\b(?=$|,(?! (?!\p{L}+days?\b)\p{Lu})|[–-]| (?:\d|class|daily|start|sharp|to\b))/gu,
    "am",
  ],
  [/(?<=\d) ?ft\+ /gi, "-foot-plus "],
  [/(?<!sq)\/ft\b/gi, " a foot"],
  [/\/gal\b\.?/gi, " a gallon"],
  [/\/rm\b/gi, " a room"],
  [
    /(?<!\b(?:over|than) |[$€£₹\d,.])\b(?!(?:19|20)\d\d\b)(\d{3,}|\d{1,3}(?:,\d{3})+)\+ (?=(?:\p{Ll}+ )?\p{L}{3,}s\b)/gu,
    "over $1 ",
  ],
  [/(?<=[$€£]\d[\d.,]*) ?p\.?w\b\.?/gi, " a week"],
  [/(?<=[$€£]\d[\d.,]*) ?p\.?c\.?m\b\.?/gi, " a month"],
  [/(?<=[$€£]\d[\d.,]*) inst\b\.?/gi, " installed"],
  [/\bfor first (?=\d|month|year|week|session|visit|order)/gi, "for the first "],
  [/\bfor price of\b/gi, "for the price of"],
  [
    /\b(until|till?|by|through) end (?:of )?(?:the )?(?=(?:month|year|week|season)\b)/gi,
    "$1 the end of the ",
  ],
  [/\b([Uu]ntil|[Tt]ill?|[Bb]y|[Tt]hrough) end (?:of )?(?=\p{Lu}\p{Ll}{2})/gu, "$1 the end of "],
  [/(?<!\d ?)\bmin\b\.? (?=[$€£₹]\d|\d|age\b|order\b|spend\b|stay\b)/gi, "minimum "],
  [/(?<=\d ?(?:mos?|mths?|months?|weeks?|wks?) )min\b\.?/gi, "minimum"],
  [/(?<=\d )pts\b\.?/gi, "points"],
  [/\blic\b\.?:? ?#? ?(?=\p{Lu}{0,5}[- ]?\d)/giu, "license "],
  [/(?<=\b\p{Lu}{2,}) ?# ?(?=\p{Lu}{0,4}-?\d{2})/gu, " number "],
  [
    /(?<=([$€£₹])\d[^$€£₹]{0,60}\breg(?:ular(?:ly)?)?\b\.? )(?=\d[\d,]*(?:\.\d\d\b|$|[,.;)!](?!\d)| (?:now|each)\b))/giu,
    "$1",
  ],
  [/(?<=\d) ?gals?\b\.? (?=(?:tank|drum|pot|bucket|barrel|jug|keg|fish tank|aquarium)s?\b)/gi, "-gallon "],
  [/(?<=\d) ?oz\b\.?(?= (?!(?:for|per|each|and|only|from|of)\b)\p{Ll}{3})/gu, "-ounce"],
  [/(?<=\d) ?oz\b\.?/gi, " ounces"],
  [
    /(?<=\d) ?ft\b\.? (?=(?!(?:of|long|tall|wide|deep|high|from|by|and|or|to|above|in|x|off|apart|each)\b)\p{Ll}{3})/gu,
    "-foot ",
  ],
  [/(?<=\d) ?ft\b\.?(?! \p{Lu})/gu, " feet"],
  [/(?<=\d)in\b(?= (?:\+|&|and|or) \d+in\b)/g, "-inch"],
  [/(?<=\d)in\b\.?(?=$|[,.)]| (?:x|by|and|or|long|wide|tall|deep|high|of|thick)\b)/g, " inches"],
  [/(?<=\d)in\b(?= \p{Ll}{3})/gu, "-inch"],
  [/(?<=\d)m (?=(?:pool|slab|shed|fence|panel|truck|trailer|boat|wall|deck|lane|track)s?\b)/g, "-metre "],
  [
    /(?<=\d)[ -]?yr (?!(?:old|olds|in|of|and|or|ago|min|exp|\p{Ll}+ing|experience|minimum)\b)(?=\p{Ll}{3})|(?<=\d\+?)[ -]?(?:yrs?|years?) (?=(?:\p{Ll}+ )?(?:warranty|guarantee|wn?ty|fixed|loan|lease|plan)\b)/gu,
    "-year ",
  ],
];

/**
 * Adds the currency sign that an amount lacks, if the brief uses only one currency: "from 285". Excludes decimals,
 * because "from 5.30" is a time.
 */
export function pricesOf(description: string): ReadingTable["shorthand"] {
  const [sign = "", ...others] = new Set(description.match(/[$€£₹](?=\d)/g));
  if (sign === "" || others.length > 0) return [];
  return [
    [
      /(?<=\bfrom )(?=(?:\d{3}|\d{1,3},\d{3})(?:$|,(?! \d)| (?:each|per|plus|including|fitted|installed)\b))/g,
      sign,
    ],
    [
      /(?<=\b(?:students?|adults?|kids|children|seniors|concessions?|members) )(?=\d{1,3}(?:\.\d\d)?(?:$|,(?! \d)| (?:mon|tue|wed|thu|fri|sat|sun|each\b)))/gi,
      sign,
    ],
  ];
}

/** Spells out the "+" before a figure. Must be applied after ranges and slashes have been spelled out. */
export const sums: ReadingTable["shorthand"] = [[/(?<=[\p{L}\d]) \+ (?=\d)/gu, " and "]];

/**
 * Corrects the form of measures: "2 weeks’ notice", "1 month". Must be applied after all units have been spelled out.
 */
export const measures: ReadingTable["shorthand"] = [
  [/(?<=\d (?:days|weeks|months|hours|minutes))['’]? (?=notice\b)/gi, "’ "],
  [/(?<=\d (?:weeks?|months?|years?)) ?[-–] ?(?=\d+ (?:weeks?|months?|years?)\b)/g, " to "],
  [/(?<![\d.,])\b1 (bedroom|bath|month|week|hour|minute|mile|gallon|quart|ounce)s\b/g, "1 $1"],
  [described, hyphenate],
];
