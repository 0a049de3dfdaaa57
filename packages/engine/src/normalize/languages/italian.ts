import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
);
const tens = list("zero dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta");
const months = list(
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
);
const scales: Record<number, readonly [string, string]> = {
  1e6: ["milione", "milioni"],
  1e9: ["miliardo", "miliardi"],
  1e12: ["bilione", "bilioni"],
};

/** Tre has an accent at the end of a longer word: ventitré. */
function belowThousand(n: number): string {
  if (n < 20) return small[n] ?? "";
  if (n < 100) {
    const ten = tens[Math.floor(n / 10)] ?? "";
    const one = n % 10;
    if (one === 0) return ten;
    if (one === 1 || one === 8) return ten.slice(0, -1) + small[one];
    return ten + (one === 3 ? "tré" : small[one]);
  }
  const hundred = `${n < 200 ? "" : small[Math.floor(n / 100)]}cento`;
  if (n % 100 === 0) return hundred;
  const rest = belowThousand(n % 100);
  return (rest.startsWith("ott") ? hundred.slice(0, -1) : hundred) + (rest === "tre" ? "tré" : rest);
}

function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "zero";
  if (n === 1) return agreement === "alone" ? "uno" : agreement === "feminine" ? "una" : "un";
  const words = byThousands(n).map(({ value, scale }) => {
    if (scale === 1) return belowThousand(value) === "tre" && n > 999 ? "tré" : belowThousand(value);
    if (scale === 1000) return value === 1 ? "mille" : `${belowThousand(value).replace(/tré$/, "tre")}mila`;
    const names = scales[scale];
    return value === 1 ? `un ${names?.[0]} ` : `${belowThousand(value)} ${names?.[1]} `;
  });
  return words.join("").trim();
}

const noun = (one: string, other: string, gender: Noun["gender"] = "masculine", many = other): Noun => ({
  forms: { one, other, many },
  gender,
});
const cents = noun("centesimo", "centesimi");
const euro = { ...noun("euro", "euro", "masculine", "di euro"), cents };
const dollar = {
  ...noun("dollaro", "dollari", "masculine", "di dollari"),
  cents: noun("centesimo", "centesimi"),
};
const pound = { ...noun("sterlina", "sterline", "feminine", "di sterline"), cents: noun("penny", "pence") };
const franc = { ...noun("franco svizzero", "franchi svizzeri", "masculine", "di franchi"), cents };
const million = { one: "milione", other: "milioni" };
const milliard = { one: "miliardo", other: "miliardi" };

export const italian: LanguageTable = {
  code: "it",
  separators: { decimal: ",", groups: ".'’" },
  cardinal,
  agreement: (next) => {
    if (next === "" || /^(?:di|del|su|in|e|o|a|per|con|è|al|alla|da)$/i.test(next)) return "alone";
    return /a$/i.test(next) ? "feminine" : "masculine";
  },
  point: "virgola",
  fraction: "number",
  minus: "meno",
  percent: (words) => `${words} per cento`,
  to: "-",
  currencies: {
    "€": euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "£": pound,
    CHF: franc,
    "¥": noun("yen", "yen"),
  },
  centsJoiner: " e ",
  namesCents: false,
  magnitudes: {
    milione: million,
    milioni: million,
    mln: million,
    miliardo: milliard,
    miliardi: milliard,
    mld: milliard,
  },
  units: {
    kg: noun("chilo", "chili"),
    g: noun("grammo", "grammi"),
    km: noun("chilometro", "chilometri"),
    "km/h": noun("chilometro all'ora", "chilometri all'ora"),
    m: noun("metro", "metri"),
    "m²": noun("metro quadrato", "metri quadrati"),
    mq: noun("metro quadrato", "metri quadrati"),
    cm: noun("centimetro", "centimetri"),
    mm: noun("millimetro", "millimetri"),
    l: noun("litro", "litri"),
    L: noun("litro", "litri"),
    ml: noun("millilitro", "millilitri"),
    "°C": noun("grado", "gradi"),
    "°": noun("grado", "gradi"),
    GB: noun("giga", "giga"),
    min: noun("minuto", "minuti"),
  },
  signs: { and: "e", plus: "più", at: "chiocciola", percent: "per cento", or: "o" },
  per: "al",
  always: "ventiquattro ore su ventiquattro, sette giorni su sette",
  fold: "volte",
  times: "per",
  numberSign: "numero {}",
  web: {
    dot: "punto",
    slash: "barra",
    dash: "trattino",
    at: "chiocciola",
    underscore: "trattino basso",
    endings: { it: "it" },
  },
  abbreviations: {
    "Sig.": "Signor",
    "Sig.ra": "Signora",
    "Dott.": "Dottor",
    "Dott.ssa": "Dottoressa",
    "Prof.": "Professor",
    "n.": "numero",
    "N.": "Numero",
    "tel.": "telefono",
    "Tel.": "Telefono",
    "ecc.": "eccetera",
    "es.": "esempio",
    "P.zza": "Piazza",
    "V.le": "Viale",
    "C.so": "Corso",
    "S.p.A.": "S P A",
    "S.r.l.": "S R L",
  },
  time: (hour, minute) => {
    const start = hour === 0 ? "mezzanotte" : cardinal(hour, "feminine");
    return minute === 0 ? start : `${start} e ${cardinal(minute, "alone")}`;
  },
  date: (day, month, year) =>
    `${day === 1 ? "primo" : cardinal(day, "alone")} ${months[month - 1]}${year === undefined ? "" : ` ${cardinal(year, "alone")}`}`,
  own: [
    ...weekdayRules({
      short: "lun mar mer gio ven sab dom",
      full: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
      until: "al",
      from: "da",
      to: "a",
    }),
    {
      at: "digit",
      pattern: /1 (?<thing>ora|offerta|anno|amico|amica|euro)(?!\p{L})/uy,
      say: ({ groups = {} }) => {
        const thing = groups.thing ?? "";
        return thing.endsWith("a") ? `un'${thing}` : `un ${thing}`;
      },
    },
    {
      at: "digit",
      pattern: /(?<n>10|[1-9])(?<end>[°ºª])(?!C)/uy,
      say: ({ groups = {} }, _, after) => {
        if (groups.end === "°" && !/^ \p{Ll}/u.test(after)) return undefined;
        const name = ordinals[Number(groups.n)] ?? "";
        return groups.end === "ª" ? `${name.slice(0, -1)}a` : name;
      },
    },
    {
      at: "digit",
      pattern:
        /(?<hour>[01]?\d|2[0-4])[.](?<minute>[0-5]\d)(?![\d.,]{0,3}\d|\s?[€$%]|\s?(?:euro|mila|kg|km))/y,
      say: ({ groups = {} }, before, after) =>
        /(?:\bore|\balle|\bdalle|\d-)\s?$/i.test(before) || /^\s?[-–]\s?\d/.test(after)
          ? italian.time(Number(groups.hour), Number(groups.minute))
          : undefined,
    },
  ],
  half: "e mezzo",
  pause: ", ",
  space: " ",
};

const ordinals = list("zero primo secondo terzo quarto quinto sesto settimo ottavo nono decimo");
