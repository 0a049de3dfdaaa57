import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const tens = list("zéro dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt");
const months = list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre");
const scales: Record<number, string> = { 1e6: "million", 1e9: "milliard", 1e12: "billion" };

function belowHundred(n: number, one: string, isLast: boolean): string {
  if (n === 1) return one;
  if (n < 20) return small[n] ?? "";
  const ten = Math.floor(n / 10);
  const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10;
  const name = tens[ten] ?? "";
  if (rest === 0) return n === 80 && isLast ? "quatre-vingts" : name;
  if (rest === 1 && n < 80) return `${name} et ${one}`;
  if (n === 71) return "soixante et onze";
  return `${name}-${rest === 1 ? one : small[rest]}`;
}

function belowThousand(n: number, one: string, isLast: boolean): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(rest, one, isLast);
  const name = hundreds === 1 ? "cent" : `${small[hundreds]} cent${rest === 0 && isLast ? "s" : ""}`;
  return rest === 0 ? name : `${name} ${belowHundred(rest, one, isLast)}`;
}

function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "zéro";
  const one = agreement === "feminine" ? "une" : "un";
  const groups = byThousands(n).map(({ value, scale }) => {
    if (scale === 1) return belowThousand(value, one, true);
    if (scale === 1000) return value === 1 ? "mille" : `${belowThousand(value, "un", false)} mille`;
    return `${belowThousand(value, "un", true)} ${scales[scale]}${value > 1 ? "s" : ""}`;
  });
  return groups.join(" ");
}

const noun = (one: string, other: string, gender: Noun["gender"] = "masculine", many = other): Noun => ({
  forms: { one, other, many },
  gender,
});
const cents = noun("centime", "centimes");
const euro = { ...noun("euro", "euros", "masculine", "d'euros"), cents };
const dollar = { ...noun("dollar", "dollars", "masculine", "de dollars"), cents: noun("cent", "cents") };
const pound = {
  ...noun("livre sterling", "livres sterling", "feminine", "de livres sterling"),
  cents: noun("penny", "pence"),
};
const franc = { ...noun("franc suisse", "francs suisses", "masculine", "de francs suisses"), cents };

export const french: LanguageTable = {
  code: "fr",
  separators: { decimal: ",", groups: ". '’" },
  cardinal,
  agreement: (next) =>
    /^(?:heures?|minutes?|secondes?|semaines?|années?|personnes?|nuits?|journées?|bouteilles?|fois|tasses?|pizzas?|places?|boissons?|offres?|séances?|pièces?|chambres?|marques?|tonnes?)$/i.test(
      next,
    )
      ? "feminine"
      : "alone",
  point: "virgule",
  fraction: "number",
  minus: "moins",
  percent: (words) => `${words} pour cent`,
  to: " à ",
  currencies: {
    "€": euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "£": pound,
    GBP: pound,
    CHF: franc,
    "¥": noun("yen", "yens", "masculine", "de yens"),
  },
  centsJoiner: " ",
  namesCents: false,
  magnitudes: {
    M: { one: "million", other: "millions" },
    million: { one: "million", other: "millions" },
    millions: { one: "million", other: "millions" },
    milliard: { one: "milliard", other: "milliards" },
    milliards: { one: "milliard", other: "milliards" },
    Md: { one: "milliard", other: "milliards" },
  },
  units: {
    kg: noun("kilo", "kilos"),
    g: noun("gramme", "grammes"),
    km: noun("kilomètre", "kilomètres"),
    "km/h": noun("kilomètre à l'heure", "kilomètres à l'heure"),
    m: noun("mètre", "mètres"),
    "m²": noun("mètre carré", "mètres carrés"),
    m2: noun("mètre carré", "mètres carrés"),
    cm: noun("centimètre", "centimètres"),
    mm: noun("millimètre", "millimètres"),
    l: noun("litre", "litres"),
    L: noun("litre", "litres"),
    cl: noun("centilitre", "centilitres"),
    ml: noun("millilitre", "millilitres"),
    "°C": noun("degré", "degrés"),
    "°": noun("degré", "degrés"),
    Go: noun("gigaoctet", "gigaoctets"),
    GB: noun("gigaoctet", "gigaoctets"),
    min: noun("minute", "minutes", "feminine"),
    h: noun("heure", "heures", "feminine"),
  },
  signs: { and: "et", plus: "plus", at: "arobase", percent: "pour cent", or: "ou" },
  per: "par",
  always: "vingt-quatre heures sur vingt-quatre, sept jours sur sept",
  fold: "fois",
  times: "fois",
  numberSign: "numéro {}",
  web: { dot: "point", slash: "slash", dash: "tiret", at: "arobase", underscore: "tiret bas", endings: {} },
  abbreviations: {
    "M.": "Monsieur",
    Mme: "Madame",
    Mlle: "Mademoiselle",
    "Dr.": "Docteur",
    Dr: "Docteur",
    "n°": "numéro",
    "N°": "Numéro",
    "av.": "avenue",
    "bd.": "boulevard",
    "etc.": "et cetera",
    "tél.": "téléphone",
    "Tél.": "Téléphone",
    "env.": "environ",
    TTC: "toutes taxes comprises",
    HT: "hors taxes",
    St: "Saint",
  },
  time: (hour, minute) => {
    const start =
      hour === 0
        ? "minuit"
        : hour === 12
          ? "midi"
          : `${cardinal(hour, "feminine")} heure${hour > 1 ? "s" : ""}`;
    return minute === 0 ? start : `${start} ${cardinal(minute, "alone")}`;
  },
  date: (day, month, year) =>
    `${day === 1 ? "premier" : cardinal(day, "alone")} ${months[month - 1]}${year === undefined ? "" : ` ${cardinal(year, "alone")}`}`,
  phoneGroup: (digits) =>
    digits.length <= 3 && !digits.startsWith("0")
      ? cardinal(Number(digits), "alone")
      : Array.from(digits, (digit) => small[Number(digit)]).join(" "),
  own: [
    ...weekdayRules({
      short: "lun mar mer jeu ven sam dim",
      full: "lundi mardi mercredi jeudi vendredi samedi dimanche",
      until: "au",
      from: "du",
      to: "au",
    }),
    { at: "digit", pattern: /24 ?h ?\/ ?24(?!\d)/y, say: () => "vingt-quatre heures sur vingt-quatre" },
    { at: "digit", pattern: /7 ?j ?\/ ?7(?!\d)/y, say: () => "sept jours sur sept" },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3})(?:(?<first>er|re|ère)|(?:e|ème|eme|nd|nde))(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => ordinal(Number(groups.n), groups.first),
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4]) ?h ?(?<minute>[0-5]\d)?(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => french.time(Number(groups.hour), Number(groups.minute ?? 0)),
    },
  ],
  half: "et demi",
  pause: ", ",
  space: " ",
};

/** Says an ordinal: 1er → premier, 1re → première, 21e → vingt et unième. */
function ordinal(n: number, first: string | undefined) {
  if (n === 1) return first === "er" ? "premier" : "première";
  const words = cardinal(n, "alone")
    .replace(/quatre-vingts$/, "quatre-vingt")
    .replace(/cents$/, "cent");
  if (words.endsWith("cinq")) return `${words}uième`;
  if (words.endsWith("neuf")) return `${words.slice(0, -1)}vième`;
  return `${words.replace(/e$/, "")}ième`;
}
