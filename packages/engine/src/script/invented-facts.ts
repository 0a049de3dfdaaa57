import { cutBrief } from "../brief/cut-brief.ts";
import { writtenOut } from "../brief/written-out.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import { calendarWordsIn } from "./calendar-words.ts";
import { otherLanguage } from "./detect-language.ts";
import { languageTables } from "./language-tables.ts";
import { numberWord } from "./number-words.ts";
import { email, percent, price, webAddress } from "./particulars.ts";
import { plainText } from "./plain-text.ts";
import type { LanguageCode } from "./script.ts";

/**
 * Finds facts in a sentence that are in neither the description nor the brand: numbers (including prices,
 * percentages, times, years and phone numbers), currencies, days and months, web and email addresses, and names,
 * recognized by a capital within a sentence (except in German, which capitalizes all nouns, and in translations,
 * which may spell names differently). Both sides are expanded first, so that "Saturday, June 14, at 10 AM" matches
 * "sat 14th june 10am".
 */
export function inventedFacts(given: {
  name: string;
  description: string;
  mustSay?: string;
  language: LanguageCode;
}): (sentence: string) => string[] {
  const { language } = given;
  const table = languageTables[language]?.reading;
  const written = (text: string) => (table === undefined ? text : writtenOut(text, table, new Set()));
  const typed = plainText(`${given.name}\n${given.description}\n${given.mustSay ?? ""}`);
  const cuts = new Set(table === undefined ? [] : cutBrief(typed, table).map(({ raw }) => raw));
  const lines = [...cuts].map(written);
  const source = [typed, ...lines].join("\n");
  const words = [source, ...lines.map((line) => normalizeText(line, language))].join("\n");
  const from = otherLanguage(given.description, language);
  const known = knownFrom(source, words, [...new Set([language, from === "other" ? undefined : from])]);
  return (sentence) => {
    const found = new Set<string>();
    const text = written(sentence);
    for (const address of addressesOf(text))
      if (!known.text.includes(bareAddress(address))) found.add(address);
    const bare = withoutAddresses(text);
    for (const number of numbersOf(bare, language)) if (!known.numbers.has(number)) found.add(number);
    for (const sum of sumsOf(bare)) if (!known.sums.has(sum)) found.add(sum);
    for (const sign of currenciesOf(bare)) if (!known.currencies.has(sign)) found.add(sign);
    for (const day of daysOf(bare, language)) if (!known.days.has(day)) found.add(day);
    if (language === "de" || from !== undefined) return [...found];
    for (const name of namesOf(bare)) if (!known.words.has(folded(name))) found.add(name);
    return [...found];
  };
}

interface Known {
  text: string;
  numbers: ReadonlySet<string>;
  sums: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
  days: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

function knownFrom(source: string, words: string, languages: readonly (LanguageCode | undefined)[]): Known {
  const inAll = (find: (text: string, language: LanguageCode) => string[]) =>
    new Set(languages.flatMap((language) => (language === undefined ? [] : find(source, language))));
  return {
    text: source.toLowerCase(),
    numbers: inAll(numbersOf),
    sums: new Set(sumsOf(source)),
    currencies: new Set(currenciesOf(source)),
    days: inAll(daysOf),
    words: new Set((words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded)),
  };
}

function addressesOf(text: string): string[] {
  return [...text.matchAll(new RegExp(`${email.source}|${webAddress.source}`, "giu"))].map(
    ([address]) => address,
  );
}

function withoutAddresses(text: string): string {
  return text.replaceAll(new RegExp(`${email.source}|${webAddress.source}`, "giu"), " ");
}

function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/** Numbers reduced to digits, whatever their separators, and number words: "1,200" and "twelve" → "1200", "12". */
function numbersOf(text: string, language: LanguageCode): string[] {
  const digits = [...text.matchAll(/\d+(?:[.,:\u202f’]\d+)*/g)].map(([number]) => value(number));
  const words = (text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)?/gu) ?? []).flatMap(
    (word) => numberWord(word, language) ?? [],
  );
  return [...digits, ...words.map(String)];
}

/**
 * Prices and percentages as numbers. They are separate from other numbers, so that a time in the description doesn't
 * permit a price. "$3-5" contains two.
 */
function sumsOf(text: string): string[] {
  const ranges =
    /[$€£¥₹₽₩]\s?\d[\d.,]*\s?(?:[-–]|to)\s?\d[\d.,]*|\d[\d.,]*\s?[-–]\s?\d[\d.,]*\s?(?:[€₽₩元円%])/g;
  const forms = [price, percent].map(({ source }) => new RegExp(source, "giu"));
  const found = [...forms, ranges].flatMap((form) => text.match(form) ?? []);
  return found.flatMap((sum) =>
    [...sum.matchAll(/\d+(?:[.,\u202f’]\d+)*/g)].map(([number]) => value(number)),
  );
}

/** Normalizes the format of a number: "1,200.50" and "1.200,50" → "1200.50"; "9:30" → "9.30"; "29.00" → "29". */
function value(number: string): string {
  const thousands = number.replaceAll(/[.,\u202f’](?=\d{3}(?:\D|$))/g, "");
  return thousands
    .replaceAll(/[,:]/g, ".")
    .replace(/\.0+$/, "")
    .replace(/^0+(?=\d)/, "");
}

function currenciesOf(text: string): string[] {
  const signs: Record<string, RegExp> = {
    $: /\$|\bdollars?\b|\bUSD\b|\bpesos?\b/i,
    "€": /€|\beuros?\b|\bEUR\b/i,
    "£": /£|\bpounds?\b|\bGBP\b/i,
    "¥": /[¥円元]/,
    "₩": /₩|\d원/,
    "₹": /₹|\brupees?\b|रुपये/i,
    "%": percent,
  };
  return Object.entries(signs).flatMap(([sign, form]) =>
    form.test(text) && (sign === "%" || price.test(text) || /dollar|euro|pound|rupee/i.test(text))
      ? [sign]
      : [],
  );
}

const dayForms: [string, RegExp][] = [
  ..."Mon Tues Wednes Thurs Fri Satur Sun"
    .split(" ")
    .map((day): [string, RegExp] => [
      `${day}day`,
      new RegExp(
        `\\b${day.slice(0, 3)}(?:${day.slice(3)}days?|day|days|s|r|rs)?\\b(?!’)`,
        day === "Sun" || day === "Satur" || day === "Wednes" ? "" : "i",
      ),
    ]),
  ..."January February March April May June July August September October November December"
    .split(" ")
    .map((month): [string, RegExp] => [
      month,
      new RegExp(`\\b(?:${month}|${month.slice(0, 3)}\\.?(?= \\d))\\b`),
    ]),
];

function daysOf(text: string, language: LanguageCode): string[] {
  if (language !== "en") return calendarWordsIn(text, language);
  const ends = /\b(mon|tue|wed|thu|fri|sat|sun)\w*\s?[-–]\s?(mon|tue|wed|thu|fri|sat|sun)/gi;
  const spans = [...text.matchAll(ends)].flatMap(([, from = "", to = ""]) => [fullDay(from), fullDay(to)]);
  return [...spans, ...dayForms.flatMap(([day, form]) => (form.test(text) ? [day] : []))];
}

/** The full name of a weekday: "fri" → "Friday". */
function fullDay(short: string): string {
  return dayForms.find(([day]) => day.toLowerCase().startsWith(short.toLowerCase()))?.[0] ?? short;
}

/** Capitalized words that don't begin a sentence, quotation or clause. */
function namesOf(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?<=[\p{L}\p{N},;’”)&] )\p{Lu}[\p{L}\p{M}\p{N}’-]*/gu)) {
    // Particles follow a Latin name without a space: "Aurora입니다".
    const name = match[0].replace(
      /[’']s$|(?<=\p{Script=Latin})[\p{scx=Hangul}\p{scx=Han}\p{scx=Kana}\p{scx=Hira}].*$/u,
      "",
    );
    if (!/^(?:I|I’\p{L}+|O|A)$/u.test(name) && !courtesies.has(name))
      found.push(...name.split(/[-’]/).filter((part) => /^\p{Lu}\p{L}/u.test(part)));
  }
  return found;
}

/** Capitalized words that are not names: days, which are compared separately, and the formal "you" in Italian. */
const courtesies = new Set([
  ..."Monday Tuesday Wednesday Thursday Friday Saturday Sunday AM PM".split(" "),
  "Lei",
  "Sua",
  "Sue",
  "Suo",
  "Suoi",
  "La",
  "Le",
]);

function folded(word: string): string {
  return word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replace(/s$/, "");
}
