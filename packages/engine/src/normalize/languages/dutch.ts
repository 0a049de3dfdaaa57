import { byThousands, list } from "../table/digit-groups.ts";
import type { LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
);
const tens = list("nul tien twintig dertig veertig vijftig zestig zeventig tachtig negentig");
const months = list(
  "januari februari maart april mei juni juli augustus september oktober november december",
);
const scales: Record<number, string> = { 1e6: "miljoen", 1e9: "miljard", 1e12: "biljoen" };

function belowHundred(n: number): string {
  if (n === 1) return "één";
  if (n < 20) return small[n] ?? "";
  const one = small[n % 10] ?? "";
  const ten = tens[Math.floor(n / 10)] ?? "";
  return n % 10 === 0 ? ten : `${one}${one.endsWith("e") ? "ën" : "en"}${ten}`;
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(rest);
  const name = `${hundreds === 1 ? "" : belowHundred(hundreds)}honderd`;
  return rest === 0 ? name : `${name}${rest === 1 ? "een" : belowHundred(rest)}`;
}

/** Says 1,100 to 9,999 in hundreds ("vijftienhonderd"), unless the hundreds digit is 0 ("tweeduizend vijftig"). */
function cardinal(n: number): string {
  if (n === 0) return "nul";
  if (n > 1099 && n < 10_000 && n % 1000 >= 100) {
    const name = `${belowHundred(Math.floor(n / 100))}honderd`;
    return n % 100 === 0 ? name : `${name} ${belowHundred(n % 100)}`;
  }
  return byThousands(n)
    .map(({ value, scale }) => {
      if (scale === 1) return belowThousand(value);
      if (scale === 1000) return `${value === 1 ? "" : belowThousand(value)}duizend`;
      return `${belowThousand(value)} ${scales[scale]}`;
    })
    .join(" ");
}

/** Says a year in pairs of digits: 1999 → negentien negenennegentig. */
function year(n: number): string {
  if (n < 1100 || n > 1999 || n % 100 === 0) return cardinal(n);
  return `${belowHundred(Math.floor(n / 100))} ${belowHundred(n % 100)}`;
}

const noun = (one: string, other = one): Noun => ({ forms: { one, other }, gender: "neuter" });
const euro = { ...noun("euro"), cents: noun("cent") };
const dollar = { ...noun("dollar"), cents: noun("cent") };
const pound = { ...noun("pond"), cents: noun("penny", "pence") };

export const dutch: LanguageTable = {
  code: "nl",
  separators: { decimal: ",", groups: "." },
  cardinal: (n) => cardinal(n),
  point: "komma",
  fraction: "number",
  minus: "min",
  percent: (words) => `${words} procent`,
  to: " tot ",
  currencies: {
    "€": euro,
    euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "£": pound,
    "¥": noun("yen"),
  },
  centsJoiner: " ",
  namesCents: false,
  magnitudes: {
    miljoen: { other: "miljoen" },
    mln: { other: "miljoen" },
    "mln.": { other: "miljoen" },
    miljard: { other: "miljard" },
    mld: { other: "miljard" },
  },
  units: {
    kg: noun("kilo"),
    g: noun("gram"),
    km: noun("kilometer"),
    "km/u": noun("kilometer per uur"),
    m: noun("meter"),
    "m²": noun("vierkante meter"),
    m2: noun("vierkante meter"),
    cm: noun("centimeter"),
    mm: noun("millimeter"),
    l: noun("liter"),
    L: noun("liter"),
    ml: noun("milliliter"),
    "°C": noun("graden"),
    "°": noun("graden"),
    GB: noun("gigabyte"),
    min: noun("minuut", "minuten"),
    "min.": noun("minuut", "minuten"),
  },
  signs: { and: "en", plus: "plus", at: "at", percent: "procent", or: "of" },
  per: "per",
  always: "vierentwintig zeven",
  fold: "keer",
  times: "keer",
  numberSign: "nummer {}",
  web: {
    dot: "punt",
    slash: "slash",
    dash: "streepje",
    at: "apenstaartje",
    underscore: "laag streepje",
    endings: {},
  },
  abbreviations: {
    "m/v/x": "man, vrouw of x",
    "bijv.": "bijvoorbeeld",
    "bv.": "bijvoorbeeld",
    "enz.": "enzovoort",
    "incl.": "inclusief",
    "excl.": "exclusief",
    "ca.": "circa",
    "nr.": "nummer",
    "Nr.": "Nummer",
    "tel.": "telefoon",
    "Tel.": "Telefoon",
    "dr.": "dokter",
    "t/m": "tot en met",
    "d.w.z.": "dat wil zeggen",
    "i.p.v.": "in plaats van",
    "a.u.b.": "alstublieft",
    "m.u.v.": "met uitzondering van",
    "B.V.": "B V",
  },
  time: (hour, minute) => `${cardinal(hour)} uur${minute === 0 ? "" : ` ${cardinal(minute)}`}`,
  date: (day, month, yearOf) =>
    `${cardinal(day)} ${months[month - 1]}${yearOf === undefined ? "" : ` ${year(yearOf)}`}`,
  own: [
    ...weekdayRules({
      short: "ma di wo do vr za zo",
      full: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
      until: "t\\/m|tot",
      from: "",
      to: "tot en met",
    }),
    {
      at: "digit",
      pattern:
        /(?<a>[01]?\d|2[0-4])(?:[:.](?<am>[0-5]\d))?\s?(?:-|–|tot)\s?(?<b>[01]?\d|2[0-4])(?:[:.](?<bm>[0-5]\d))? (?:uur|u)(?![\p{L}\d])/uy,
      say: ({ groups = {} }) =>
        `${dutch.time(Number(groups.a), Number(groups.am ?? 0)).replace(/ uur$/, "")} tot ${dutch.time(Number(groups.b), Number(groups.bm ?? 0))}`,
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))? ?(?:uur|u)(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => dutch.time(Number(groups.hour), Number(groups.minute ?? 0)),
    },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3})(?:e|de|ste)(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => ordinal(Number(groups.n)),
    },
    {
      at: "digit",
      pattern: /(?<year>1[1-9]\d\d)(?![\d.,%]{0,3}\d|\s?[€$%])/y,
      say: ({ groups = {} }, before) =>
        /\b(?:sinds|in|anno|uit|van)\s$/i.test(before) ? year(Number(groups.year)) : undefined,
    },
  ],
  pause: ", ",
  space: " ",
};

/** Says an ordinal: 1e → eerste, 8e → achtste, 20e → twintigste. */
function ordinal(n: number) {
  const words = cardinal(n);
  if (n === 1) return "eerste";
  if (n === 3) return "derde";
  return `${words.replace(/één$/, "een")}${n === 8 || n > 19 ? "ste" : "de"}`;
}
