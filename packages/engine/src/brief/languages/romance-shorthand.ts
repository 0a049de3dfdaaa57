import type { ReadingTable } from "../reading-table.ts";
import { words } from "./romance-calendar.ts";

/** The words of one Romance language that are needed to spell out the shorthand common to all of them. */
type SharedWords = {
  months: readonly (readonly [short: string, name: string])[];
  /** The word between a day and its month, with spaces: " de ". */
  ofMonth: string;
  /** Words before a date, as a pattern: "el|hasta el". */
  beforeDate: string;
  /** The words for "from" and "to" before hours. */
  hours: readonly [from: string, to: string];
  /** The words abbreviated as "c/" and "p/". */
  with: string;
  for: string;
};

/** Spells out "15/02", "7h-18h", "p/4" and "c/wifi". */
export function sharedShorthand({
  months,
  ofMonth,
  beforeDate,
  hours: [from, to],
  with: including,
  for: aimedAt,
}: SharedWords): ReadingTable["shorthand"] {
  const dateOf = (whole: string, day: string, month: string, year: string | undefined) => {
    const name = months[Number(month) - 1]?.[1];
    if (name === undefined || Number(day) < 1 || Number(day) > 31) return whole;
    return `${Number(day)}${ofMonth}${name}${year === undefined ? "" : `${ofMonth}20${year}`}`;
  };
  return [
    // Dates. Without a year, only those that can't be a fraction or a range: "15/02", "31/12", "dia 5/2".
    [
      /(?<![\d/.,])(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)(?![\d/])/gu,
      (whole = "", day = "", month = "", year = "") => dateOf(whole, day, month, year),
    ],
    [
      /(?<![\d/.,])(\d{2}(?=\/0)|1[3-9](?=\/1)|2\d|3[01])\/(0[1-9]|1[0-2])(?![\d/])/gu,
      (whole = "", day = "", month = "") => dateOf(whole, day, month, undefined),
    ],
    [
      new RegExp(String.raw`(?<=(?<!\p{L})(?:${beforeDate}) )(\d{1,2})\/(\d{1,2})(?![\d/])`, "giu"),
      (whole = "", day = "", month = "") => dateOf(whole, day, month, undefined),
    ],
    [
      /(?<![\d.,:/h])(?<!(?<!\p{L})(?:de|das|dalle|entre) )(\d{1,2}) ?h(\d\d)? ?[-–] ?(\d{1,2}) ?h(?![\p{L}])(?: ?(\d\d)(?!\d))?/giu,
      (_whole = "", first = "", early = "", last = "", late = "") =>
        `${from} ${first}h${early ?? ""} ${to} ${last}h${late ?? ""}`,
    ],
    [/(?<=\d ?(?:€|\$|euros?)) (?:=|→|=>) (?=\p{L})/gu, ` ${aimedAt} `],
    [/(?<![\p{L}\d])c\/(?=\p{Ll}{2})/gu, `${including} `],
    [/(?<![\p{L}\d])p\/ ?(?=\p{Ll}{2}|\d)/gu, `${aimedAt} `],
  ];
}

/** Nouns for approximate numbers, which briefs abbreviate: "une 60aine". */
const dozens: Record<string, string> = {
  10: "dizaine",
  12: "douzaine",
  15: "quinzaine",
  20: "vingtaine",
  30: "trentaine",
  40: "quarantaine",
  50: "cinquantaine",
  60: "soixantaine",
  100: "centaine",
};

export const frenchShorthand = (months: SharedWords["months"]): ReadingTable["shorthand"] => [
  ...sharedShorthand({
    months,
    ofMonth: " ",
    beforeDate: "le|du|au|jusqu’au|dès le|avant le",
    hours: ["de", "à"],
    with: "avec",
    for: "pour",
  }),
  [/(?<!\d)(\d{2,3}) ?aine(?!\p{L})/giu, (whole = "", count = "") => dozens[count] ?? whole],
  [words("taxes incl\\.?", "giu"), "taxes incluses"],
  [/(?<=\d[^.,;]{0,25} )mini(?= (?:hors|par|sur)|[,)]|$)/giu, "minimum"],
  [/(?<=€ ?(?:le|du) )ml(?!\p{L})/giu, "mètre linéaire"],
  [/(?<=\d) ?F(?: ?CFA)?(?= \p{Ll}|[,.]|$)/gu, " francs"],
  [words("JPO", "gu"), "portes ouvertes"],
  [/ ?\+ ?(?:tx|taxes)(?!\p{L})/giu, " plus taxes"],
  [words("qqs", "giu"), "quelques"],
  [words("rdv", "giu"), "rendez-vous"],
  [words("(?<=(?<!\\p{L})(?:[Aa]u|[Dd]u) )RDC", "gu"), "rez-de-chaussée"],
  [/(?<=\d ?€) ?[-–—] ?(?=\d[\d ,]* ?€)/gu, " à "],
  [/(?<=avant)\/(?=apr[eè]s)/giu, " et "],
  [words("cest", "giu"), "c’est"],
  [words("jusqu(au|aux)", "giu"), "jusqu’$1"],
  [words("lappli", "giu"), "l’appli"],
  [words("premiere(s?)", "giu"), "première$1"],
  [words("r[ée]servation(s?)", "giu"), "réservation$1"],
];

export const italianShorthand = (months: SharedWords["months"]): ReadingTable["shorthand"] => [
  ...sharedShorthand({
    months,
    ofMonth: " ",
    beforeDate: "il|fino al|entro il|dal|al|del",
    hours: ["dalle", "alle"],
    with: "con",
    for: "per",
  }),
  [
    /(?<![\d.,:]|[€$] ?|(?<!\p{L})(?:dalle|ore|fr\.?|chf|euro|da) ?)(\d{1,2})[.:](\d\d) ?[-–] ?(\d{1,2})[.:](\d\d)(?![\d,]| ?(?:[€$]|euro|eur|fr|chf)(?!\p{L}))/giu,
    (_whole = "", first = "", early = "", last = "", late = "") =>
      `dalle ${first}${early === "00" ? "" : `.${early}`} alle ${last}${late === "00" ? "" : `.${late}`}`,
  ],
  [/(?<!\p{L})ns\.? (?=\p{Ll}+([aeio])(?!\p{L}))/gu, (_whole = "", ending = "") => `nostr${ending} `],
  [/(?<=\d) ?fr\.?(?= (?:al|all|a)(?!\p{L})|[,)]|$)/giu, " franchi"],
  [/(?<!\p{L})fr\. ?(\d+(?:[.,’]\d+)*)(?:\.[–-]?(?=[\s,]|$))?/giu, "$1 franchi"],
  [/(?<!\p{L}|\d ?)km\.? (?=\d)/giu, "chilometro "],
  [/(?<=\d ?€) ?[-–—] ?(?=\d[\d.,]* ?€)/gu, " a "],
];
