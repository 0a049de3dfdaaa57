import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";
import { weekdayRules } from "../table/weekdays.ts";

const small = list(
  "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove",
);
const tens = list("zero dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa");
const hundreds = list(
  "zero cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
);
const months = list(
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
);
const scales: Record<number, readonly [string, string]> = {
  1e6: ["milhão", "milhões"],
  1e9: ["bilhão", "bilhões"],
  1e12: ["trilhão", "trilhões"],
};

function belowThousand(n: number, isFeminine: boolean): string {
  const unit = (value: number) =>
    (isFeminine ? ({ 1: "uma", 2: "duas" }[value] ?? small[value]) : small[value]) ?? "";
  if (n < 20) return unit(n);
  if (n === 100) return "cem";
  if (n < 100) return `${tens[Math.floor(n / 10)]}${n % 10 === 0 ? "" : ` e ${unit(n % 10)}`}`;
  const name = hundreds[Math.floor(n / 100)] ?? "";
  const hundred = isFeminine && n >= 200 ? name.replace(/os$/, "as") : name;
  return n % 100 === 0 ? hundred : `${hundred} e ${belowThousand(n % 100, isFeminine)}`;
}

/** Says a number in Brazilian Portuguese: "dezesseis", "quatorze", and "bilhão" for a thousand million. */
function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "zero";
  const isFeminine = agreement === "feminine";
  const groups = byThousands(n);
  return groups
    .map(({ value, scale }, at) => {
      const names = scales[scale];
      const word =
        scale === 1
          ? belowThousand(value, isFeminine)
          : scale === 1000
            ? `${value === 1 ? "" : `${belowThousand(value, isFeminine)} `}mil`
            : `${belowThousand(value, false)} ${value === 1 ? names?.[0] : names?.[1]}`;
      const isLast = at === groups.length - 1;
      const joiner = at === 0 ? "" : isLast && (value < 100 || value % 100 === 0) ? " e " : " ";
      return joiner + word;
    })
    .join("");
}

const noun = (one: string, other: string, gender: Noun["gender"] = "masculine", many = other): Noun => ({
  forms: { one, other, many },
  gender,
});
const cents = noun("centavo", "centavos");
const real = { ...noun("real", "reais", "masculine", "de reais"), cents };
const euro = { ...noun("euro", "euros", "masculine", "de euros"), cents: noun("cêntimo", "cêntimos") };
const dollar = { ...noun("dólar", "dólares", "masculine", "de dólares"), cents };
const pound = { ...noun("libra", "libras", "feminine", "de libras"), cents: noun("pence", "pence") };
const million = { one: "milhão", other: "milhões" };
const milliard = { one: "bilhão", other: "bilhões" };
const clock = (hour: number, minute: number) => {
  if (minute === 0)
    return hour === 0
      ? "meia-noite"
      : hour === 12
        ? "meio-dia"
        : `${cardinal(hour, "feminine")} hora${hour > 1 ? "s" : ""}`;
  return `${cardinal(hour, "feminine")} e ${cardinal(minute, "alone")}`;
};

export const portuguese: LanguageTable = {
  code: "pt",
  separators: { decimal: ",", groups: "." },
  cardinal,
  agreement: (next) =>
    /as?$/i.test(next) &&
    !/^(?:dias?|programas?|sistemas?|problemas?|idiomas?|temas?|mapas?|a|da|na|para|mas)$/i.test(next)
      ? "feminine"
      : "masculine",
  point: "vírgula",
  fraction: "number",
  minus: "menos",
  percent: (words) => `${words} por cento`,
  to: " a ",
  currencies: {
    R$: real,
    BRL: real,
    "€": euro,
    EUR: euro,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "£": pound,
    "¥": noun("iene", "ienes"),
  },
  centsJoiner: " e ",
  namesCents: true,
  magnitudes: {
    mil: { other: "mil" },
    milhão: million,
    milhões: million,
    mi: million,
    bilhão: milliard,
    bilhões: milliard,
    bi: milliard,
  },
  units: {
    kg: noun("quilo", "quilos"),
    g: noun("grama", "gramas"),
    km: noun("quilômetro", "quilômetros"),
    "km/h": noun("quilômetro por hora", "quilômetros por hora"),
    m: noun("metro", "metros"),
    "m²": noun("metro quadrado", "metros quadrados"),
    m2: noun("metro quadrado", "metros quadrados"),
    cm: noun("centímetro", "centímetros"),
    mm: noun("milímetro", "milímetros"),
    l: noun("litro", "litros"),
    L: noun("litro", "litros"),
    ml: noun("mililitro", "mililitros"),
    "°C": noun("grau", "graus"),
    "°": noun("grau", "graus"),
    GB: noun("giga", "gigas"),
    min: noun("minuto", "minutos"),
  },
  signs: { and: "e", plus: "mais", at: "arroba", percent: "por cento", or: "ou" },
  per: "por",
  always: "vinte e quatro horas por dia, sete dias por semana",
  fold: "vezes",
  times: "por",
  numberSign: "número {}",
  web: {
    dot: "ponto",
    slash: "barra",
    dash: "traço",
    at: "arroba",
    underscore: "underline",
    endings: { com: "com", br: "B R", pt: "P T" },
  },
  abbreviations: {
    "Sr.": "Senhor",
    "Sra.": "Senhora",
    "Dr.": "Doutor",
    "Dra.": "Doutora",
    "Av.": "Avenida",
    "R.": "Rua",
    nº: "número",
    "n.º": "número",
    Nº: "Número",
    "tel.": "telefone",
    "Tel.": "Telefone",
    "etc.": "et cetera",
    "p. ex.": "por exemplo",
    "p.ex.": "por exemplo",
    "Ltda.": "Limitada",
    "S.A.": "S A",
  },
  time: clock,
  date: (day, month, year) =>
    `${day === 1 ? "primeiro" : cardinal(day, "masculine")} de ${months[month - 1]}${year === undefined ? "" : ` de ${cardinal(year, "masculine")}`}`,
  own: [
    ...weekdayRules({
      short: "seg ter qua qui sex sáb dom",
      full: "segunda terça quarta quinta sexta sábado domingo",
      until: "a",
      from: "de",
      to: "a",
    }),
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4]) ?h(?:s|rs)?(?<minute>[0-5]\d)?(?:min)?(?![\p{L}\d])/uy,
      say: ({ groups = {} }) => clock(Number(groups.hour), Number(groups.minute ?? 0)),
    },
    {
      at: "digit",
      pattern: /(?<n>10|[1-9])\.?(?<end>[ºª])/uy,
      say: ({ groups = {} }) => {
        const name = ordinals[Number(groups.n)] ?? "";
        return groups.end === "ª" ? `${name.slice(0, -1)}a` : name;
      },
    },
  ],
  half: "e meio",
  pause: ", ",
  phoneGroup: (digits) => Array.from(digits, (digit) => small[Number(digit)]).join(" "),
  space: " ",
};

const ordinals = list("zero primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo");
