import { byMyriads } from "../table/digit-groups.ts";
import type { Agreement, Currency, LanguageTable, Noun } from "../table/language-table.ts";

const digits = Array.from("零一二三四五六七八九");
const places = [
  [1000, "千"],
  [100, "百"],
  [10, "十"],
] as const;
const scales: Record<number, string> = { 1e12: "万亿", 1e8: "亿", 1e4: "万", 1: "" };

/** A number up to 9999. Two is 两 before 千 and 百 at the start of a number; a run of zeros is a single 零. */
function group(value: number, isFirst: boolean): string {
  let words = "";
  let rest = value;
  let gap = !isFirst && value < 1000;
  for (const [place, name] of places) {
    const digit = Math.floor(rest / place);
    rest %= place;
    if (digit === 0) {
      gap ||= words !== "";
      continue;
    }
    const isTwo = digit === 2 && place > 10 && words === "" && isFirst;
    const isTen = digit === 1 && place === 10 && words === "" && isFirst;
    words += `${gap ? "零" : ""}${isTen ? "" : isTwo ? "两" : digits[digit]}${name}`;
    gap = false;
  }
  return rest === 0 ? words : `${words}${gap ? "零" : ""}${digits[rest]}`;
}

function cardinal(n: number, agreement: Agreement = "alone"): string {
  if (n === 0) return "零";
  if (n === 2 && agreement !== "alone") return "两";
  return byMyriads(n)
    .map(
      ({ value, scale }, at) =>
        (value === 2 && scale > 1 && at === 0 ? "两" : group(value, at === 0)) + scales[scale],
    )
    .join("");
}

const spell = (text: string) => Array.from(text, (digit) => digits[Number(digit)] ?? digit).join("");
const noun = (name: string): Noun => ({ forms: { other: name }, gender: "masculine" });
const currency = (name: string): Currency => ({ ...noun(name), cents: noun("分") });
const yuan = currency("元");
/** Counters that take 两 instead of 二. */
const counters =
  "个位件杯份种次张家间套只条款天年周人名瓶盒碗双支本台辆层倍元块箱袋斤公小分点枚颗座场门对组步项部個種張間隻條層塊雙輛場門對組項點";

export const chinese: LanguageTable = {
  code: "zh",
  separators: { decimal: ".", groups: "," },
  cardinal,
  agreement: (next) => (next !== "" && counters.includes(next[0] ?? "") ? "masculine" : "alone"),
  point: "点",
  fraction: "digits",
  minus: "负",
  percent: (words) => `百分之${words}`,
  to: "到",
  currencies: {
    "¥": yuan,
    元: yuan,
    RMB: yuan,
    CNY: yuan,
    人民币: yuan,
    块: currency("块"),
    US$: currency("美元"),
    USD: currency("美元"),
    $: currency("美元"),
    HK$: currency("港元"),
    NT$: currency("新台币"),
    "€": currency("欧元"),
    EUR: currency("欧元"),
    "£": currency("英镑"),
    "₩": noun("韩元"),
  },
  money: (units, cents, { forms }) => {
    const name = forms.other;
    if (cents === 0) return `${cardinal(units, "masculine")}${name}`;
    const [jiao, fen] = [Math.floor(cents / 10), cents % 10];
    if (name === "元") {
      const start = units === 0 ? "" : `${cardinal(units, "masculine")}元`;
      return `${start}${jiao > 0 ? `${cardinal(jiao)}角` : units > 0 ? "零" : ""}${fen > 0 ? `${cardinal(fen)}分` : ""}`;
    }
    return `${cardinal(units)}点${digits[jiao]}${fen > 0 ? digits[fen] : ""}${name}`;
  },
  centsJoiner: "",
  namesCents: true,
  magnitudes: { 千: { other: "千" }, 万: { other: "万" }, 亿: { other: "亿" }, 百万: { other: "百万" } },
  units: {
    kg: noun("公斤"),
    g: noun("克"),
    km: noun("公里"),
    "km/h": noun("公里每小时"),
    m: noun("米"),
    "m²": noun("平方米"),
    m2: noun("平方米"),
    cm: noun("厘米"),
    mm: noun("毫米"),
    L: noun("升"),
    ml: noun("毫升"),
    "℃": noun("摄氏度"),
    "°C": noun("摄氏度"),
    "°": noun("度"),
    GB: noun("G B"),
  },
  signs: { and: "和", plus: "加", at: "艾特", percent: "百分比", or: "或" },
  per: "每",
  always: "全天候",
  times: "乘",
  numberSign: "{}号",
  web: {
    dot: "点",
    slash: "斜杠",
    dash: "横杠",
    at: "艾特",
    underscore: "下划线",
    endings: { cn: "C N", com: "com" },
  },
  abbreviations: {},
  time: (hour, minute) => {
    const start = `${cardinal(hour, "masculine")}点`;
    if (minute === 0) return start;
    return minute === 30 && hour <= 12
      ? `${start}半`
      : `${start}${minute < 10 ? "零" : ""}${cardinal(minute)}分`;
  },
  date: (day, month, year) =>
    `${year === undefined ? "" : `${spell(String(year))}年`}${cardinal(month)}月${cardinal(day)}日`,
  own: [
    {
      at: "sign",
      pattern: /[~〜～]/y,
      say: (_, before, after) => (/\S$/.test(before) && /^\S/.test(after) ? "到" : undefined),
    },
    {
      at: "digit",
      pattern: /(?<year>(?:1[89]|20)\d\d)(?=\s?年)/y,
      say: ({ groups = {} }) => spell(groups.year ?? ""),
    },
    {
      at: "digit",
      pattern: /(?<a>\d)(?:\.(?<b>\d))?\s?折/y,
      say: ({ groups = {} }) => `${spell((groups.a ?? "") + (groups.b ?? ""))}折`,
    },
    { at: "digit", pattern: /2(?=\s?[月日号楼路班])/y, say: () => "二" },
  ],
  gap: (left, right) =>
    /[\p{Script=Han}]$/u.test(left.text) || /^[\p{Script=Han}]/u.test(right.text) ? "" : " ",
  pause: "，",
  space: "",
};
