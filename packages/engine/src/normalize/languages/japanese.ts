import { byMyriads } from "../table/digit-groups.ts";
import type { Currency, LanguageTable, Noun } from "../table/language-table.ts";
import { counters, withCounter } from "./japanese-counters.ts";

const digits = "ゼロ イチ ニ サン ヨン ゴ ロク ナナ ハチ キュウ".split(" ");
const hundreds =
  "ヒャク ヒャク ニヒャク サンビャク ヨンヒャク ゴヒャク ロッピャク ナナヒャク ハッピャク キュウヒャク".split(
    " ",
  );
const thousands = "セン セン ニセン サンゼン ヨンセン ゴセン ロクセン ナナセン ハッセン キュウセン".split(
  " ",
);
const scales: Record<number, string> = { 1e12: "チョウ", 1e8: "オク", 1e4: "マン", 1: "" };

function group(value: number): string {
  const [thousand, hundred, ten, one] = [1000, 100, 10, 1].map((place) => Math.floor(value / place) % 10);
  return [
    thousand ? thousands[thousand] : "",
    hundred ? hundreds[hundred] : "",
    ten ? `${ten === 1 ? "" : digits[ten]}ジュウ` : "",
    one ? digits[one] : "",
  ].join("");
}

/**
 * Numbers in katakana, which engines can't misread: the reading of 三百 or 一本 does not follow from its characters.
 */
function cardinal(n: number): string {
  if (n === 0) return "ゼロ";
  return byMyriads(n)
    .map(({ value, scale }) => {
      const words = group(value);
      if (scale === 1e12)
        return (
          words
            .replace(/イチ$/, "イッ")
            .replace(/ハチ$/, "ハッ")
            .replace(/ジュウ$/, "ジュッ") + scales[scale]
        );
      return words + scales[scale];
    })
    .join("");
}

const spell = (text: string) =>
  Array.from(text, (digit) => (digit === "2" ? "ニー" : digit === "5" ? "ゴー" : digits[Number(digit)])).join(
    "",
  );
const noun = (name: string): Noun => ({ forms: { other: name }, gender: "masculine" });
const yen: Currency = noun("円");
const dollar: Currency = { ...noun("ドル"), cents: noun("セント") };
const euro: Currency = { ...noun("ユーロ"), cents: noun("セント") };
const names = Object.keys(counters).toSorted((a, b) => b.length - a.length);
const percent = (words: string) => `${words.replace(/ジュウ$/, "ジュッ")}パーセント`;
const multiple: Record<string, number> = { 千: 1000, 万: 10_000, 億: 1e8 };

export const japanese: LanguageTable = {
  code: "ja",
  separators: { decimal: ".", groups: "," },
  cardinal: (n) => cardinal(n),
  point: "テン",
  fraction: "digits",
  minus: "マイナス",
  percent,
  to: "から",
  currencies: {
    "¥": yen,
    JPY: yen,
    US$: dollar,
    USD: dollar,
    $: dollar,
    "€": euro,
    EUR: euro,
    "£": { ...noun("ポンド"), cents: noun("ペンス") },
    "₩": noun("ウォン"),
  },
  money: (units, cents, { forms, cents: part }) => {
    const start =
      forms.other === "円" ? withCounter(units, cardinal(units), "円") : cardinal(units) + forms.other;
    if (cents === 0 || !part) return start;
    const end =
      cardinal(cents)
        .replace(/ジュウ$/, "ジュッ")
        .replace(/イチ$/, "イッ")
        .replace(/ハチ$/, "ハッ") + part.forms.other;
    return units === 0 ? end : start + end;
  },
  centsJoiner: "",
  namesCents: true,
  magnitudes: {},
  units: {
    kg: noun("キロ"),
    g: noun("グラム"),
    km: noun("キロメートル"),
    m: noun("メートル"),
    "m²": noun("ヘイホウメートル"),
    m2: noun("ヘイホウメートル"),
    cm: noun("センチ"),
    mm: noun("ミリ"),
    L: noun("リットル"),
    ml: noun("ミリリットル"),
    mL: noun("ミリリットル"),
    "℃": noun("度"),
    "°C": noun("度"),
    GB: noun("ギガ"),
    "％": noun("パーセント"),
  },
  signs: { and: "アンド", plus: "プラス", at: "アットマーク", percent: "パーセント", or: "または" },
  per: "毎",
  always: "ニジュウヨジカン",
  times: "かける",
  numberSign: "ナンバー{}",
  web: {
    dot: "ドット",
    slash: "スラッシュ",
    dash: "ハイフン",
    at: "アットマーク",
    underscore: "アンダーバー",
    endings: { com: "コム", jp: "ジェーピー", co: "シーオー", net: "ネット", org: "オーアールジー" },
  },
  abbreviations: {},
  time: (hour, minute) => {
    const start = withCounter(hour, hour === 0 ? "レイ" : cardinal(hour), "時");
    if (minute === 0) return start;
    return minute === 30 ? `${start}ハン` : start + withCounter(minute, cardinal(minute), "分");
  },
  date: (day, month, year) =>
    (year === undefined ? "" : withCounter(year, cardinal(year), "年")) +
    withCounter(month, cardinal(month), "月") +
    withCounter(day, cardinal(day), "日"),
  phoneGroup: spell,
  own: [
    { at: "sign", pattern: /[~〜～]/y, say: (_, before) => (/\S$/.test(before) ? "から" : undefined) },
    {
      at: "digit",
      pattern: new RegExp(
        `(?<n>\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,13})(?<scale>[千万億])?\\s?(?<counter>${names.join("|")})(?!\\p{Script=Hiragana}?\\d{9})`,
        "uy",
      ),
      say: ({ groups = {} }) => {
        const n = Number((groups.n ?? "").replaceAll(",", "")) * (multiple[groups.scale ?? ""] ?? 1);
        return n < 1e15 ? withCounter(n, cardinal(n), groups.counter ?? "") : undefined;
      },
    },
    {
      at: "digit",
      pattern: /(?<n>\d{1,3}(?:,\d{3}){1,4}|\d{1,13})(?<scale>[千万億])/y,
      say: ({ groups = {} }) => {
        const n = Number((groups.n ?? "").replaceAll(",", "")) * (multiple[groups.scale ?? ""] ?? 1);
        return n < 1e15 ? cardinal(n) : undefined;
      },
    },
  ],
  gap: (left, right) =>
    /[\p{Script=Latin}]$/u.test(left.text) && /^[\p{Script=Latin}]/u.test(right.text) ? " " : "",
  pause: "、",
  space: "",
};
