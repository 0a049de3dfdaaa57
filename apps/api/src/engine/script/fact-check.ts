import { numberWord } from "./number-words.ts";
import { email, percent, price, webAddress } from "./particulars.ts";
import { plainText } from "./plain-text.ts";
import type { LanguageCode } from "./script.ts";

/**
 * The facts of a script that neither the description nor the brand holds, as they stand in it: numbers (prices, percents,
 * times, years and phone numbers are made of them), currencies, days and months, web and e-mail addresses, and names, told
 * by a capital inside a sentence (not in German, whose nouns all have one). Empty when every fact is given.
 */
export function inventedFacts(
  script: readonly string[],
  given: { name: string; description: string; language: LanguageCode },
): string[] {
  const source = plainText(`${given.name}\n${given.description}`);
  const known = knownFrom(source);
  const found = new Set<string>();
  for (const sentence of script) {
    for (const address of addressesOf(sentence))
      if (!known.text.includes(bareAddress(address))) found.add(address);
    const bare = withoutAddresses(sentence);
    for (const number of numbersOf(bare)) if (!known.numbers.has(number)) found.add(number);
    for (const sign of currenciesOf(bare)) if (!known.currencies.has(sign)) found.add(sign);
    for (const day of daysOf(bare)) if (!known.days.has(day)) found.add(day);
    if (given.language === "de") continue;
    for (const name of namesOf(bare)) if (!known.words.has(folded(name))) found.add(name);
  }
  return [...found];
}

interface Known {
  text: string;
  numbers: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
  days: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

function knownFrom(source: string): Known {
  return {
    text: source.toLowerCase(),
    numbers: new Set(numbersOf(source)),
    currencies: new Set(currenciesOf(source)),
    days: new Set(daysOf(source)),
    words: new Set((source.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(folded)),
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

/** Numbers as digits alone, whatever parts them, and words for numbers from two on: "1,200" and "twelve" → "1200", "12". */
function numbersOf(text: string): string[] {
  const digits = [...text.matchAll(/\d+(?:[.,:\u202f’]\d+)*/g)].map(([number]) => value(number));
  const words = (text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)?/gu) ?? []).flatMap(
    (word) => numberWord(word) ?? [],
  );
  return [...digits, ...words.map(String)];
}

/** "1,200.50" and "1.200,50" → "1200.50"; "9:30" → "9.30"; "29.00" → "29". */
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

function daysOf(text: string): string[] {
  const ends = /\b(mon|tue|wed|thu|fri|sat|sun)\w*\s?[-–]\s?(mon|tue|wed|thu|fri|sat|sun)/gi;
  const spans = [...text.matchAll(ends)].flatMap(([, from = "", to = ""]) => [fullDay(from), fullDay(to)]);
  return [...spans, ...dayForms.flatMap(([day, form]) => (form.test(text) ? [day] : []))];
}

/** "fri" → "Friday". */
function fullDay(short: string): string {
  return dayForms.find(([day]) => day.toLowerCase().startsWith(short.toLowerCase()))?.[0] ?? short;
}

/** Words with a capital that begin no sentence, quotation or clause. */
function namesOf(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?<=[\p{L}\p{N},;’”)&] )\p{Lu}[\p{L}\p{M}\p{N}’-]*/gu)) {
    const name = match[0].replace(/[’']s$/, "");
    if (!/^(?:I|I’\p{L}+|O|A)$/u.test(name) && !courtesies.has(name))
      found.push(...name.split(/[-’]/).filter((part) => /^\p{Lu}\p{L}/u.test(part)));
  }
  return found;
}

/** Words that have a capital and are no names: days, which are compared by themselves, and the formal "you" of Italian. */
const courtesies = new Set([
  ..."Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
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
