import type { Around, Rule } from "../rule-scanner.ts";
import { cardinal, ordinal, plural, year } from "./numbers.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const monthName =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const dayName = "Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun";
const fullDay = "Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?";
const to = String.raw`\s?[-–—]\s?`;
const day = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th)?`;
const until = String.raw`(?:${to}(?<until>[0-3]?\d)(?:st|nd|rd|th)?(?![\d:]))?`;
const written = String.raw`(?:,? (?<year>(?:1[5-9]|20)\d\d)(?![\d:%]|,\d))?`;

/** Rules for dates, weekdays, years and decades. Numeric dates are American: month, day, year. */
export const dates: Rule[] = [
  {
    at: "digit",
    pattern: /(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\d-])/y,
    say: ({ groups = {} }) => date(Number(groups.month), Number(groups.day), groups.year),
  },
  {
    at: "digit",
    pattern:
      /(?<month>\d{1,2})(?<mark>[/.-])(?<day>\d{1,2})\k<mark>(?<year>(?:19|20)?\d\d)(?![\d/.-]{0,3}\d)/y,
    say: ({ groups = {} }) => {
      const full =
        groups.year?.length === 2 ? `${Number(groups.year) < 50 ? 20 : 19}${groups.year}` : groups.year;
      const [first, second] = [Number(groups.month), Number(groups.day)];
      return date(first, second, full) ?? date(second, first, full);
    },
  },
  { at: "digit", pattern: /(?<month>1[0-2]|0?[1-9])\/(?<day>[0-3]?\d)(?![\d/.,%]{0,3}\d)/y, say: slashed },
  {
    at: "letter",
    pattern: new RegExp(
      String.raw`(?<month>${monthName})\.? ${day}(?!-[a-z])(?![\d:,]{0,3}\d|(?:st|nd|rd|th)?[ap]\.?m\b|%)${until}${written}`,
      "y",
    ),
    say: ({ groups = {} }, around) => {
      const start = date(monthOf(groups.month), Number(groups.day), undefined);
      const isTime = /^\s?(?:[ap]\.?m\b|o'clock)/i.test(around.after);
      if (start === undefined || isTime) return undefined;
      return start + (groups.until ? ` to ${ordinal(Number(groups.until))}` : "") + inYear(groups.year);
    },
  },
  {
    at: "digit",
    pattern: new RegExp(
      String.raw`(?:${day}${to})?(?<last>[0-3]?\d)(?:st|nd|rd|th)?(?: of)? (?<month>${monthName})(?![a-z])\.?${written}`,
      "y",
    ),
    say: ({ groups = {}, 0: all }, { before, after }) => {
      const last = Number(groups.last);
      if (last < 1 || last > 31) return undefined;
      const start = groups.day ? `${ordinal(Number(groups.day))} to the ` : "";
      const article = /\bthe $/i.test(before) ? "" : "the ";
      const isEnd =
        all.endsWith(".") && (/^(?:May|[A-Z][a-z]{3,})$/.test(groups.month ?? "") || !/^ [a-z]/.test(after));
      return `${article}${start}${ordinal(last)} of ${months[monthOf(groups.month) - 1]}${inYear(groups.year)}${isEnd ? "." : ""}`;
    },
  },
  {
    at: "letter",
    pattern: new RegExp(
      `(?<month>${monthName})(?![a-z])\\.?,? (?<year>(?:19|20)\\d\\d)(?![\\d:%]|,\\d)`,
      "y",
    ),
    say: ({ groups = {} }) => `${months[monthOf(groups.month) - 1]} ${year(Number(groups.year))}`,
  },
  {
    at: "letter",
    pattern: /(?<month>Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)(?:\.(?= ?[\p{L}\d,])|(?= ?[-–—] ?[A-Z]))/uy,
    say: ({ groups = {} }) => months[monthOf(groups.month) - 1],
  },
  { at: "letter", pattern: new RegExp(`(?<first>${dayName})\\b\\.?`, "y"), say: shortDay },
  {
    at: "sign",
    pattern: new RegExp(`[-–—]\\s?(?=(?:${dayName}|${fullDay}|${monthName})\\b)`, "y"),
    say: (_, { before }) =>
      new RegExp(`\\b(?:${dayName}|${fullDay}|${monthName})\\.?\\s?$`).test(before) ? " to " : undefined,
  },
  {
    at: "digit",
    pattern: /(?<decade>(?:1[89]|20)?[1-9]0|1[1-9]00|2000)['’]?s(?![\p{L}\d])/uy,
    say: ({ groups = {} }) => decade(Number(groups.decade)),
  },
  { at: "letter", pattern: /M\s?[-–]\s?F(?![\p{L}\d])/uy, say: () => "Monday to Friday" },
  {
    at: "sign",
    pattern: /['’](?<year>\d\d)(?![\d\p{L}"”″])/uy,
    say: ({ groups = {} }, { before }) => {
      const text = groups.year ?? "";
      if (!/(?:^|\s)$/.test(before)) return undefined;
      return text.startsWith("0") ? `oh ${cardinal(Number(text))}` : cardinal(Number(text));
    },
  },
  {
    at: "sign",
    pattern: /['’](?<decade>[1-9]0)s(?![\p{L}\d])/uy,
    say: ({ groups = {} }) => decade(Number(groups.decade)),
  },
  { at: "digit", pattern: /(?<year>(?:1[1-9]|20)\d\d)(?![\d%]|[.,:/]\d|[\p{L}])/uy, say: plainYear },
];

function monthOf(name = "") {
  return months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

function inYear(text: string | undefined) {
  return text === undefined ? "" : `, ${year(Number(text))}`;
}

function date(month: number, dayOf: number, yearOf: string | undefined) {
  const name = months[month - 1];
  if (name === undefined || dayOf < 1 || dayOf > 31) return undefined;
  return `${name} ${ordinal(dayOf)}${inYear(yearOf)}`;
}

/** "6/3" is a date after a word that introduces one, or if it is an unlikely fraction. */
function slashed({ groups = {} }: RegExpExecArray, around: Around) {
  const [month, dayOf] = [Number(groups.month), Number(groups.day)];
  const expected = new RegExp(
    String.raw`\b(?:on|by|until|till|til|thru|through|from|before|after|since|starting|starts|begins|ends|expires|(?:${dayName}|${fullDay})[.,]?)\s$`,
    "i",
  ).test(around.before);
  const isFraction = month < dayOf && [2, 3, 4, 5, 6, 8, 10, 16].includes(dayOf);
  return expected || (!isFraction && dayOf <= 31 && month !== dayOf)
    ? date(month, dayOf, undefined)
    : undefined;
}

/** Sun, Sat and Wed are also words, so the context must show that a day is meant. */
function shortDay({ groups = {}, 0: all }: RegExpExecArray, { before, after }: Around) {
  const name = groups.first ?? "";
  const beside =
    new RegExp(
      `^\\s?(?:[-–—&,/]|to|and)\\s?(?:${dayName}|${fullDay})\\b|^,? ?\\d|^:? ?(?:closed|open)\\b`,
      "i",
    ).test(after) || new RegExp(`(?:${dayName}|${fullDay})\\b\\.?\\s?(?:[-–—&,/]|to|and)\\s?$`).test(before);
  const isWord = ["Sun", "Sat", "Wed"].includes(name);
  if (isWord && !beside && !(all.endsWith(".") && /^ [a-z\d]/.test(after))) return undefined;
  const full = weekdays.find((weekday) => weekday.startsWith(name.slice(0, 3))) ?? name;
  return full + (all.endsWith(".") && (after === "" || /^\s+[A-Z]/.test(after)) ? "." : "");
}

function decade(n: number) {
  if (n % 100 === 0) return plural(year(n));
  return n > 100 ? `${cardinal(Math.floor(n / 100))} ${plural(cardinal(n % 100))}` : plural(cardinal(n));
}

const counted =
  /\b(?:over|than|nearly|about|almost|around|only|just|save|win|have|up to|some|served|all|first|these|those)\s$/i;
const expectsYear =
  /\b(?:in|since|of|from|by|until|till|est|est\.|established|founded|summer|winter|spring|fall|autumn|for|late|early|new|the|copyright|season|holiday|during)\s$/i;

/** A number that counts something is not a year: "over 2019 customers". */
function plainYear({ groups = {} }: RegExpExecArray, { before, after }: Around) {
  const n = Number(groups.year);
  if (/[$£€¥#\d]\s?$/.test(before) || counted.test(before)) return undefined;
  const thing = /^[ -](?!is\b|was\b|has\b|this\b)(?:people\b|(?:[a-z]+ )?[a-z]+s\b)/.test(after);
  if (thing && !expectsYear.test(before)) return undefined;
  if (n < 1900 && !expectsYear.test(before)) return undefined;
  return year(n);
}
