import { list } from "../table/digit-groups.ts";
import type { Forms, LanguageTable, Noun } from "../table/language-table.ts";
import { cardinal, ordinal } from "./russian-numbers.ts";

const months = list("января февраля марта апреля мая июня июля августа сентября октября ноября декабря");
const noun = (one: string, few: string, many: string, gender: Noun["gender"] = "masculine"): Noun => ({
  forms: { one, few, many, other: few },
  gender,
});
const kopeck = noun("копейка", "копейки", "копеек", "feminine");
const ruble = { ...noun("рубль", "рубля", "рублей"), cents: kopeck };
const dollar = { ...noun("доллар", "доллара", "долларов"), cents: noun("цент", "цента", "центов") };
const euro = { ...noun("евро", "евро", "евро"), cents: noun("цент", "цента", "центов") };
const pound = { ...noun("фунт", "фунта", "фунтов"), cents: noun("пенс", "пенса", "пенсов") };
const percent = noun("процент", "процента", "процентов");
const thousand = { one: "тысяча", few: "тысячи", many: "тысяч", other: "тысячи" };
const million = { one: "миллион", few: "миллиона", many: "миллионов", other: "миллиона" };
const milliard = { one: "миллиард", few: "миллиарда", many: "миллиардов", other: "миллиарда" };
const plurals = new Intl.PluralRules("ru");
const formOf = (n: number, { forms }: Noun) => forms[plurals.select(n)] ?? forms.other;
const digit = (one: string) => cardinal(Number(one), "alone");
const number = String.raw`(?<n>\d{1,3}(?:[ \u202F.]\d{3}){1,3}|\d{1,12})`;
/** Words that require the accusative, which differs from the nominative for тысяча and одна. */
const accusative = /(?:^|[^\p{L}])(?:на|за|через|про|в)\s(?:всего\s)?$/iu;
/** "с 9 до 18": "с" requires the genitive only in a range, and the instrumental otherwise. */
const fromUntil = (before: string, after: string) =>
  genitive.test(before) || (/(?:^|\s)с\s$/iu.test(before) && /^\s(?:до|утра|вечера)\s/u.test(after));
/** Words that require the genitive: "от пяти рублей", "до пятидесяти процентов". */
const genitive = /(?:^|[^\p{L}])(?:от|до|из|вместо|более|менее|свыше|около|больше|меньше)\s$/iu;

export const russian: LanguageTable = {
  code: "ru",
  separators: { decimal: ",", groups: ". " },
  cardinal: (n, agreement) => cardinal(n, agreement),
  agreement: (next, n) => {
    if (n % 10 === 2 || !Number.isInteger(n)) return /[ыи]$/u.test(next) ? "feminine" : "masculine";
    return /[аяую]$/u.test(next) ? "feminine" : /[ое]$/u.test(next) ? "neuter" : "masculine";
  },
  point: "целых",
  fraction: "number",
  decimals: (whole, fraction, agreement) => {
    const size = ["", "десят", "сот", "тысячн"][fraction.length];
    if (size === undefined) return undefined;
    if (fraction === "5" && whole === 1) return agreement === "feminine" ? "полторы" : "полтора";
    const part = Number(fraction);
    const first = `${cardinal(whole, "feminine")} ${plurals.select(whole) === "one" ? "целая" : "целых"}`;
    return `${first} ${cardinal(part, "feminine")} ${size}${plurals.select(part) === "one" ? "ая" : "ых"}`;
  },
  minus: "минус",
  percent: (words, n) => `${words} ${formOf(n, percent)}`,
  to: "-",
  currencies: {
    "₽": ruble,
    "руб.": ruble,
    руб: ruble,
    "р.": ruble,
    RUB: ruble,
    "коп.": kopeck,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "€": euro,
    EUR: euro,
    "£": pound,
    "¥": noun("иена", "иены", "иен", "feminine"),
  },
  centsJoiner: " ",
  namesCents: true,
  magnitudes: {
    "тыс.": thousand,
    тыс: thousand,
    млн: million,
    "млн.": million,
    млрд: milliard,
    "млрд.": milliard,
    миллион: million,
    миллиона: million,
    миллионов: million,
  },
  units: {
    кг: noun("килограмм", "килограмма", "килограммов"),
    г: noun("грамм", "грамма", "граммов"),
    км: noun("километр", "километра", "километров"),
    "км/ч": noun("километр в час", "километра в час", "километров в час"),
    м: noun("метр", "метра", "метров"),
    "м²": noun("квадратный метр", "квадратных метра", "квадратных метров"),
    м2: noun("квадратный метр", "квадратных метра", "квадратных метров"),
    "кв. м": noun("квадратный метр", "квадратных метра", "квадратных метров"),
    "кв.м": noun("квадратный метр", "квадратных метра", "квадратных метров"),
    см: noun("сантиметр", "сантиметра", "сантиметров"),
    мм: noun("миллиметр", "миллиметра", "миллиметров"),
    л: noun("литр", "литра", "литров"),
    мл: noun("миллилитр", "миллилитра", "миллилитров"),
    "°C": noun("градус", "градуса", "градусов"),
    "°": noun("градус", "градуса", "градусов"),
    ГБ: noun("гигабайт", "гигабайта", "гигабайт"),
    мин: noun("минута", "минуты", "минут", "feminine"),
    "мин.": noun("минута", "минуты", "минут", "feminine"),
    ч: noun("час", "часа", "часов"),
    "ч.": noun("час", "часа", "часов"),
    шт: noun("штука", "штуки", "штук", "feminine"),
    "шт.": noun("штука", "штуки", "штук", "feminine"),
  },
  signs: { and: "и", plus: "плюс", at: "собака", percent: "процент", or: "или" },
  per: "в",
  always: "двадцать четыре на семь",
  times: "на",
  numberSign: "номер {}",
  web: {
    dot: "точка",
    slash: "слэш",
    dash: "дефис",
    at: "собака",
    underscore: "нижнее подчёркивание",
    endings: {
      com: "ком",
      ru: "ру",
      рф: "эр эф",
      net: "нет",
      org: "орг",
      su: "эс у",
      by: "бай",
      kz: "кэй зэт",
    },
  },
  abbreviations: {
    "т.д.": "так далее",
    "т. д.": "так далее",
    "т.е.": "то есть",
    "т. е.": "то есть",
    "т.п.": "тому подобное",
    "мес.": "месяц",
    мес: "месяц",
    "ул.": "улица",
    "пр.": "проспект",
    "просп.": "проспект",
    "тел.": "телефон",
    "Тел.": "Телефон",
    "г.": "город",
    "д.": "дом",
    "кв.": "квартира",
    "м.": "метро",
    ООО: "О О О",
  },
  time: (hour, minute) => {
    const minutes =
      minute === 0 ? "ноль ноль" : `${minute < 10 ? "ноль " : ""}${cardinal(minute, "masculine")}`;
    return `${cardinal(hour, "masculine")} ${minutes}`;
  },
  date: (day, month, year) =>
    `${ordinal(day, "genitive")} ${months[month - 1]}${year === undefined ? "" : ` ${ordinal(year, "genitive")} года`}`,
  phoneGroup: (digits) =>
    digits.length === 1 || digits.startsWith("0") || digits.length > 3
      ? Array.from(digits, digit).join(" ")
      : cardinal(Number(digits), "alone"),
  own: [
    {
      at: "letter",
      pattern:
        /(?<a>пн|вт|ср|чт|пт|сб|вс)\.?(?:\s?[-–—]\s?(?<b>пн|вт|ср|чт|пт|сб|вс)\.?(?!\p{L})|(?=,? \d))/iuy,
      say: ({ groups = {} }) => {
        const [a, b] = [days[(groups.a ?? "").toLowerCase()], days[(groups.b ?? "").toLowerCase()]];
        return b ? `с ${a?.[1]} по ${b[2]}` : a?.[0];
      },
    },
    {
      at: "digit",
      pattern: new RegExp(
        String.raw`(?<day>[0-3]?\d) (?<month>${months.join("|")})(?!\p{L})(?: (?<year>(?:19|20)\d\d)(?!\d)(?: (?:года|г\.))?)?`,
        "uy",
      ),
      say: ({ groups = {} }) =>
        russian.date?.(
          Number(groups.day),
          months.indexOf(groups.month ?? "") + 1,
          groups.year === undefined ? undefined : Number(groups.year),
        ),
    },
    {
      at: "digit",
      pattern: /(?<year>1[1-9]\d\d|20\d\d) ?(?<noun>год[ау]?|г\.)(?!\p{L})/uy,
      say: ({ groups = {}, 0: all }, before, after) => {
        const isIn = /(?:^|\s)(?:в|во|на)\s$/iu.test(before);
        const name = groups.noun === "г." ? (isIn ? "году" : "года") : (groups.noun ?? "");
        const form = name === "год" ? "nominative" : name === "года" ? "genitive" : "prepositional";
        const stop = all.endsWith(".") && (after === "" || /^\s+\p{Lu}/u.test(after)) ? "." : "";
        return `${ordinal(Number(groups.year), form)} ${name}${stop}`;
      },
    },
    {
      at: "digit",
      pattern: /(?<a>[01]?\d|2[0-4]):(?<am>[0-5]\d)\s?[-–—]\s?(?<b>[01]?\d|2[0-4]):(?<bm>[0-5]\d)(?![\d:])/y,
      say: ({ groups = {} }, before) =>
        `${/(?:^|\s)с $/i.test(before) ? "" : "с "}${clockGenitive(groups.a, groups.am)} до ${clockGenitive(groups.b, groups.bm)}`,
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4]):00(?![\d:])/y,
      say: ({ groups = {} }, before, after) =>
        fromUntil(before, after) ? cardinal(Number(groups.hour), "masculine", "genitive") : undefined,
    },
    {
      at: "digit",
      pattern: new RegExp(
        String.raw`${number}(?<decimals>,\d)?(?:\s?(?<scale>тыс\.?|млн|млрд))?(?:\s?(?<noun>%|₽|руб\.?|р\.)(?!\p{L}))?(?!\d|[.,:-]\d|\s?[€$£¥-])`,
        "uy",
      ),
      say: declined,
    },
    {
      at: "digit",
      pattern: new RegExp(String.raw`${number}(?=\s\p{L}{2,20}[ую](?!\p{L}))`, "uy"),
      say: ({ groups = {} }) => cardinal(wholeOf(groups.n), "feminine").replace(/одна$/, "одну"),
    },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3})-(?<end>й|го|м)(?!\p{L})/uy,
      say: ({ groups = {} }) =>
        ordinal(
          Number(groups.n),
          groups.end === "й" ? "nominative" : groups.end === "го" ? "genitive" : "prepositional",
        ),
    },
  ],
  pause: ", ",
  space: " ",
};

/** Each weekday on its own, after "с" and after "по". */
const days: Record<string, readonly [string, string, string]> = {
  пн: ["понедельник", "понедельника", "понедельник"],
  вт: ["вторник", "вторника", "вторник"],
  ср: ["среда", "среды", "среду"],
  чт: ["четверг", "четверга", "четверг"],
  пт: ["пятница", "пятницы", "пятницу"],
  сб: ["суббота", "субботы", "субботу"],
  вс: ["воскресенье", "воскресенья", "воскресенье"],
};

/** Says a time of day in the genitive: 9:00 → девяти, 9:30 → девяти тридцати. */
function clockGenitive(hour: string | undefined, minute: string | undefined) {
  const said = cardinal(Number(hour), "masculine", "genitive");
  return Number(minute) === 0 ? said : `${said} ${cardinal(Number(minute), "feminine", "genitive")}`;
}

function wholeOf(text = "") {
  return Number(text.replaceAll(/\D/g, ""));
}

/** A number after a word that requires a case: "от 990 руб.", "до 50%", "за 1 990 ₽". */
function declined({ groups = {}, 0: all }: RegExpExecArray, before: string, after: string) {
  const isGenitive = fromUntil(before, after);
  if ((!isGenitive && !accusative.test(before)) || groups.decimals !== undefined) return undefined;
  const n = wholeOf(groups.n);
  const scale = russian.magnitudes[groups.scale ?? ""];
  const thing = groups.noun === undefined ? undefined : groups.noun === "%" ? percent : ruble;
  const gender = scale?.one === "тысяча" ? "feminine" : "masculine";
  const stop = all.endsWith(".") && (after === "" || /^\s+\p{Lu}/u.test(after)) ? "." : "";
  const isOne = n % 10 === 1 && n % 100 !== 11;
  // The next word decides the gender, as in the table's `agreement`.
  const next = /^\s(?<next>\p{L}+)/u.exec(after)?.groups?.next ?? "";
  const own = scale || thing ? gender : next === "" ? "alone" : (russian.agreement?.(next, n) ?? "alone");
  const name = (forms: Forms) => {
    if (isGenitive) return isOne ? forms.few : forms.many;
    const form = forms[plurals.select(n)] ?? forms.other;
    return form.replace(/тысяча$/, "тысячу");
  };
  const words = isGenitive
    ? cardinal(n, own, "genitive")
    : cardinal(n, own)
        .replace("одна тысяча", "одну тысячу")
        .replace(/^тысяча/, "тысячу")
        .replace(/одна$/, "одну");
  const last = scale ? thing?.forms.many : thing && name(thing.forms);
  return [words, scale && name(scale), last].filter(Boolean).join(" ") + stop;
}
