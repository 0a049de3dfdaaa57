import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
);
const tens = list("null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
const months = list("Januar Februar März April Mai Juni Juli August September Oktober November Dezember");
const scales: Record<number, readonly [string, string]> = {
  1e6: ["Million", "Millionen"],
  1e9: ["Milliarde", "Milliarden"],
  1e12: ["Billion", "Billionen"],
};

function belowThousand(n: number, one: string): string {
  const rest = n % 100;
  const hundreds = n < 100 ? "" : `${n < 200 ? "ein" : small[Math.floor(n / 100)]}hundert`;
  if (rest === 0) return hundreds;
  if (rest === 1) return hundreds + one;
  if (rest < 20) return hundreds + small[rest];
  return `${hundreds}${rest % 10 === 0 ? "" : `${small[rest % 10]}und`}${tens[Math.floor(rest / 10)]}`;
}

/** Says a number, without the leading "ein" of "einhundert" and "eintausend". */
function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "null";
  const one = agreement === "alone" ? "eins" : agreement === "feminine" ? "eine" : "ein";
  const words = byThousands(n).map(({ value, scale }) => {
    if (scale === 1) return belowThousand(value, one);
    if (scale === 1000) return `${belowThousand(value, "ein")}tausend`;
    const names = scales[scale] ?? ["", ""];
    return value === 1 ? `eine ${names[0]} ` : `${belowThousand(value, "eine")} ${names[1]} `;
  });
  return words
    .join("")
    .trim()
    .replace(/^ein(?=hundert|tausend)/, "");
}

/** Says a year: 1999 → neunzehnhundertneunundneunzig, 2026 → zweitausendsechsundzwanzig. */
function year(n: number): string {
  if (n < 1100 || n > 1999) return cardinal(n, "alone");
  return `${small[Math.floor(n / 100)]}hundert${n % 100 === 0 ? "" : belowThousand(n % 100, "eins")}`;
}

/** An ordinal without its ending: 3 → dritte. The context adds -r, -n or nothing. */
function ordinal(n: number): string {
  const special: Record<number, string> = { 1: "erste", 3: "dritte", 7: "siebte", 8: "achte" };
  return special[n] ?? `${cardinal(n, "alone")}${n < 20 ? "te" : "ste"}`;
}

const noun = (one: string, other = one, gender: Noun["gender"] = "masculine"): Noun => ({
  forms: { one, other },
  gender,
});
const euro = { ...noun("Euro"), cents: noun("Cent") };
const dollar = { ...noun("Dollar"), cents: noun("Cent") };
const pound = { ...noun("Pfund", "Pfund", "neuter"), cents: noun("Penny", "Pence") };
const franken = { ...noun("Franken"), cents: noun("Rappen") };
const million = { one: "Million", other: "Millionen" };
const milliard = { one: "Milliarde", other: "Milliarden" };
const monthName = months.join("|");

export const german: LanguageTable = {
  code: "de",
  separators: { decimal: ",", groups: ".'’" },
  cardinal,
  agreement: (next) => (!/^\p{Lu}/u.test(next) ? "alone" : next.endsWith("e") ? "feminine" : "masculine"),
  point: "Komma",
  fraction: "digits",
  minus: "minus",
  percent: (words) => `${words.replace(/eins$/, "ein")} Prozent`,
  to: " bis ",
  currencies: {
    "€": euro,
    Euro: euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "£": pound,
    CHF: franken,
    "¥": noun("Yen"),
  },
  centsJoiner: " ",
  namesCents: false,
  magnitudes: {
    "Mio.": million,
    Mio: million,
    Million: million,
    Millionen: million,
    "Mrd.": milliard,
    Mrd: milliard,
    Milliarde: milliard,
    Milliarden: milliard,
  },
  units: {
    kg: noun("Kilo", "Kilo", "neuter"),
    g: noun("Gramm", "Gramm", "neuter"),
    km: noun("Kilometer"),
    "km/h": noun("Stundenkilometer"),
    m: noun("Meter"),
    "m²": noun("Quadratmeter"),
    m2: noun("Quadratmeter"),
    qm: noun("Quadratmeter"),
    cm: noun("Zentimeter"),
    mm: noun("Millimeter"),
    l: noun("Liter"),
    L: noun("Liter"),
    ml: noun("Milliliter"),
    "°C": noun("Grad"),
    "°": noun("Grad"),
    GB: noun("Gigabyte", "Gigabyte", "neuter"),
    kWh: noun("Kilowattstunde", "Kilowattstunden", "feminine"),
    PS: noun("P S"),
    Min: noun("Minute", "Minuten", "feminine"),
    "Min.": noun("Minute", "Minuten", "feminine"),
    Std: noun("Stunde", "Stunden", "feminine"),
    "Std.": noun("Stunde", "Stunden", "feminine"),
  },
  signs: { and: "und", plus: "plus", at: "ät", percent: "Prozent", or: "oder" },
  per: "pro",
  always: "vierundzwanzig sieben",
  fold: "mal",
  times: "mal",
  numberSign: "Nummer {}",
  web: {
    dot: "Punkt",
    slash: "Schrägstrich",
    dash: "Bindestrich",
    at: "ät",
    underscore: "Unterstrich",
    endings: {},
  },
  abbreviations: {
    "z.B.": "zum Beispiel",
    "z. B.": "zum Beispiel",
    "d.h.": "das heißt",
    "d. h.": "das heißt",
    "u.a.": "unter anderem",
    "usw.": "und so weiter",
    "inkl.": "inklusive",
    "zzgl.": "zuzüglich",
    "ca.": "circa",
    "Nr.": "Nummer",
    "Tel.": "Telefon",
    "Dr.": "Doktor",
    "Prof.": "Professor",
    "Str.": "Straße",
    "MwSt.": "Mehrwertsteuer",
    "m/w/d": "männlich, weiblich, divers",
    GmbH: "G M B H",
    TÜV: "Tüff",
  },
  time: (hour, minute) =>
    `${hour === 1 ? "ein" : cardinal(hour, "alone")} Uhr${minute === 0 ? "" : ` ${cardinal(minute, "alone")}`}`,
  date: (day, month, yearOf) =>
    `${ordinal(day)}r ${months[month - 1]}${yearOf === undefined ? "" : ` ${year(yearOf)}`}`,
  own: [
    ...weekdayRules({
      short: "Mo Di Mi Do Fr Sa So",
      full: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
      until: "bis",
      from: "",
      to: "bis",
    }),
    {
      at: "digit",
      pattern: /1(?:,00|,-)? ?(?:€|Euro(?!\p{L}))/uy,
      say: (_, before) => (/\b(?:für|um|ohne|pro)\s(?:nur\s)?$/i.test(before) ? "einen Euro" : undefined),
    },
    {
      at: "digit",
      pattern:
        /(?<a>[01]?\d|2[0-4])(?:[:.](?<am>[0-5]\d))?\s?[-–—]\s?(?<b>[01]?\d|2[0-4])(?:[:.](?<bm>[0-5]\d))? Uhr/y,
      say: ({ groups = {} }) =>
        `${german.time(Number(groups.a), Number(groups.am ?? 0)).replace(/ Uhr$/, "")} bis ${german.time(Number(groups.b), Number(groups.bm ?? 0))}`,
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))? Uhr/y,
      say: ({ groups = {} }) => german.time(Number(groups.hour), Number(groups.minute ?? 0)),
    },
    {
      at: "digit",
      pattern: new RegExp(
        String.raw`(?<day>[0-3]?\d)\. ?(?:(?<month>${monthName})|(?<n>1[0-2]|0?[1-9])\.)(?: ?(?<year>(?:19|20)\d\d)(?!\d))?`,
        "y",
      ),
      say: ({ groups = {} }, before) => {
        const month = groups.month ?? months[Number(groups.n) - 1];
        const name = ordinal(Number(groups.day)) + dayEnding(before);
        return `${name} ${month}${groups.year ? ` ${year(Number(groups.year))}` : ""}`;
      },
    },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3})\.(?= [A-ZÄÖÜ][a-zäöüß]+)/y,
      say: ({ groups = {} }, before) =>
        /\b(?:de[rnms]|die|das|am|im|zum|vom|seit|ab|bis|jede[rns]?|unsere?[rns]?|eure?[rns]?)\s$/i.test(
          before,
        )
          ? ordinal(Number(groups.n)) + (/\b(?:die|das|der|jede|unsere)\s$/i.test(before) ? "" : "n")
          : undefined,
    },
    {
      at: "letter",
      pattern: /(?<name>\p{Lu}\p{Ll}{2,30}s)tr\.(?= \d)/uy,
      say: ({ groups = {} }) => `${groups.name}traße`,
    },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3})er(?!\p{L})/uy,
      say: ({ groups = {} }) => `${cardinal(Number(groups.n), "alone")}er`,
    },
    {
      at: "digit",
      pattern: /\d{5}(?= \p{Lu}\p{Ll})/uy,
      say: ({ 0: all }, before) =>
        /(?:^|\d, |in )$/.test(before)
          ? Array.from(all, (digit) => small[Number(digit)]?.replace(/^ein$/, "eins")).join(" ")
          : undefined,
    },
    {
      at: "digit",
      pattern: /(?<year>1[1-9]\d\d)(?![\d.,%]{0,3}\d|\s?[€$%])/y,
      say: ({ groups = {} }, before) =>
        /\b(?:seit|anno|Jahr|von|im Jahr)\s$/i.test(before) ? year(Number(groups.year)) : undefined,
    },
  ],
  pause: ", ",
  space: " ",
};

/** The ending of a day's ordinal: "am dritten", "der dritte", but "dritter" on its own. */
function dayEnding(before: string) {
  if (/\b(?:am|dem|den|vom|zum|bis|ab|seit)\s$/i.test(before)) return "n";
  return /\bder\s$/i.test(before) ? "" : "r";
}
