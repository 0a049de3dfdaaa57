import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
);
const tens = list("cero diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa");
const hundreds = list(
  "cero ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
);
const months = list(
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
);

function belowHundred(n: number, agreement: Agreement): string {
  const one = agreement === "alone" ? "uno" : agreement === "feminine" ? "una" : "un";
  if (n === 1) return one;
  if (n === 21)
    return agreement === "alone" ? "veintiuno" : agreement === "feminine" ? "veintiuna" : "veintiún";
  if (n < 30) return small[n] ?? "";
  const ten = tens[Math.floor(n / 10)] ?? "";
  return n % 10 === 0 ? ten : `${ten} y ${n % 10 === 1 ? one : small[n % 10]}`;
}

function belowThousand(n: number, agreement: Agreement): string {
  if (n < 100) return belowHundred(n, agreement);
  if (n === 100) return "cien";
  const name = hundreds[Math.floor(n / 100)] ?? "";
  const hundred = agreement === "feminine" && n >= 200 ? name.replace(/os$/, "as") : name;
  return n % 100 === 0 ? hundred : `${hundred} ${belowHundred(n % 100, agreement)}`;
}

function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "cero";
  if (n >= 1e6) {
    const [scale, one, many] = n >= 1e12 ? [1e12, "billón", "billones"] : [1e6, "millón", "millones"];
    const count = Math.floor(n / scale);
    const start = `${cardinal(count, "masculine")} ${count === 1 ? one : many}`;
    return n % scale === 0 ? start : `${start} ${cardinal(n % scale, agreement)}`;
  }
  const before = agreement === "feminine" ? "feminine" : "masculine";
  return byThousands(n)
    .map(({ value, scale }) => {
      if (scale === 1) return belowThousand(value, agreement);
      if (value === 1) return "mil";
      return `${belowThousand(value, before).replace(/una$/, "un").replace("veintiun mil", "veintiún mil")} mil`;
    })
    .join(" ");
}

const noun = (one: string, other: string, gender: Noun["gender"] = "masculine", many = other): Noun => ({
  forms: { one, other, many },
  gender,
});
const cents = noun("céntimo", "céntimos");
const euro = { ...noun("euro", "euros", "masculine", "de euros"), cents };
const dollar = { ...noun("dólar", "dólares", "masculine", "de dólares"), cents: noun("centavo", "centavos") };
const pound = { ...noun("libra", "libras", "feminine", "de libras"), cents: noun("penique", "peniques") };
const peso = (country: string) => ({
  ...noun(`peso ${country}`, `pesos ${country}s`, "masculine", `de pesos ${country}s`),
  cents: noun("centavo", "centavos"),
});
const million = { one: "millón", other: "millones" };

export const spanish: LanguageTable = {
  code: "es",
  separators: { decimal: ",", groups: ".," },
  cardinal,
  agreement: (next) => {
    if (next === "" || /^(?:de|del|en|y|o|a|al|por|para|con|es|son|se|que)$/i.test(next)) return "alone";
    if (/^(?:días?|programas?|idiomas?|sistemas?|mapas?|problemas?|sofás?|temas?)$/i.test(next))
      return "masculine";
    return /as?$/i.test(next) ? "feminine" : "masculine";
  },
  point: "coma",
  fraction: "number",
  minus: "menos",
  percent: (words) => `${words} por ciento`,
  to: " a ",
  currencies: {
    "€": euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    MX$: peso("mexicano"),
    MXN: peso("mexicano"),
    COP: peso("colombiano"),
    ARS: peso("argentino"),
    "£": pound,
    "¥": noun("yen", "yenes"),
  },
  centsJoiner: " con ",
  namesCents: false,
  magnitudes: { millón: million, millones: million, mil: { other: "mil" }, M: million },
  units: {
    kg: noun("kilo", "kilos"),
    g: noun("gramo", "gramos"),
    km: noun("kilómetro", "kilómetros"),
    "km/h": noun("kilómetro por hora", "kilómetros por hora"),
    m: noun("metro", "metros"),
    "m²": noun("metro cuadrado", "metros cuadrados"),
    m2: noun("metro cuadrado", "metros cuadrados"),
    cm: noun("centímetro", "centímetros"),
    mm: noun("milímetro", "milímetros"),
    l: noun("litro", "litros"),
    L: noun("litro", "litros"),
    ml: noun("mililitro", "mililitros"),
    "°C": noun("grado", "grados"),
    "°": noun("grado", "grados"),
    GB: noun("giga", "gigas"),
    min: noun("minuto", "minutos"),
    h: noun("hora", "horas", "feminine"),
    hrs: noun("hora", "horas", "feminine"),
  },
  signs: { and: "y", plus: "más", at: "arroba", percent: "por ciento", or: "o" },
  per: "al",
  always: "veinticuatro siete",
  fold: "veces",
  times: "por",
  numberSign: "número {}",
  web: { dot: "punto", slash: "barra", dash: "guion", at: "arroba", underscore: "guion bajo", endings: {} },
  abbreviations: {
    "Sr.": "Señor",
    "Sra.": "Señora",
    "Dr.": "Doctor",
    "Dra.": "Doctora",
    "Av.": "Avenida",
    "Avda.": "Avenida",
    "C/": "Calle",
    "n.º": "número",
    nº: "número",
    Nº: "Número",
    "núm.": "número",
    "tel.": "teléfono",
    "Tel.": "Teléfono",
    "etc.": "etcétera",
    "p. ej.": "por ejemplo",
    "p.ej.": "por ejemplo",
    "aprox.": "aproximadamente",
    "EE.UU.": "Estados Unidos",
    "EE. UU.": "Estados Unidos",
    "S.A.": "S A",
  },
  time: (hour, minute) => {
    const start = hour === 0 ? "doce" : cardinal(hour, "feminine");
    if (minute === 0) return hour > 12 ? `${start} horas` : `${start} en punto`;
    return `${start} ${minute < 10 ? "cero " : ""}${cardinal(minute, "alone")}`;
  },
  date: (day, month, year) =>
    `${day === 1 ? "primero" : cardinal(day, "alone")} de ${months[month - 1]}${year === undefined ? "" : ` de ${cardinal(year, "alone")}`}`,
  own: [
    ...weekdayRules({
      short: "lun mar mié jue vie sáb dom l v",
      full: "lunes martes miércoles jueves viernes sábado domingo lunes viernes",
      until: "a",
      from: "de",
      to: "a",
    }),
    {
      at: "digit",
      pattern: /(?<hour>1?\d)(?::(?<minute>[0-5]\d))?\s?(?<half>[ap])\.?\s?m(?!\p{L})\.?/uy,
      say: ({ groups = {}, 0: all }, _, after) => {
        const hour = Number(groups.hour);
        const minute = Number(groups.minute ?? 0);
        const part =
          groups.half === "a" ? "de la mañana" : hour >= 8 && hour < 12 ? "de la noche" : "de la tarde";
        const stop = all.endsWith(".") && (after === "" || /^\s+[\p{Lu}¡¿]/u.test(after)) ? "." : "";
        return `${cardinal(hour, "feminine")}${minute === 0 ? "" : ` ${cardinal(minute, "alone")}`} ${part}${stop}`;
      },
    },
    {
      at: "digit",
      pattern: /(?<n>10|[1-9])\.?(?:(?<end>[ºª])|(?<short>er|ra|ro|do|da|to|ta))(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => ordinal(Number(groups.n), groups.end ?? groups.short ?? ""),
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4])(?::(?<minute>[0-5]\d))? ?(?:h|hs|hrs?)(?![\p{L}\d])\.?(?!\d)/uy,
      say: ({ groups = {}, 0: all }, _, after) =>
        `${cardinal(Number(groups.hour), "feminine")}${Number(groups.minute ?? 0) === 0 ? " horas" : ` ${cardinal(Number(groups.minute), "alone")}`}${all.endsWith(".") && (after === "" || /^\s+[\p{Lu}¡¿]/u.test(after)) ? "." : ""}`,
    },
  ],
  half: "y medio",
  pause: ", ",
  space: " ",
};

const ordinals = list("cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo");

function ordinal(n: number, ending: string) {
  const name = ordinals[n] ?? "";
  if (ending === "er") return name.slice(0, -1);
  return /[aª]$/.test(ending) ? `${name.slice(0, -1)}a` : name;
}
