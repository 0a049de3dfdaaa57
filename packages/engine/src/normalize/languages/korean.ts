import { byMyriads } from "../table/digit-groups.ts";
import type { LanguageTable, Noun } from "../table/language-table.ts";

const digits = Array.from("영일이삼사오육칠팔구");
const places = [
  [1000, "천"],
  [100, "백"],
  [10, "십"],
] as const;
const scales: Record<number, string> = { 1e12: "조", 1e8: "억", 1e4: "만", 1: "" };
const nativeOnes = "  한 두 세 네 다섯 여섯 일곱 여덟 아홉".split(" ").slice(1);
const nativeTens = " 열 스물 서른 마흔 쉰 예순 일흔 여든 아흔".split(" ");

function group(value: number): string {
  let rest = value;
  const words = places.map(([place, name]) => {
    const digit = Math.floor(rest / place);
    rest %= place;
    return digit === 0 ? "" : `${digit === 1 ? "" : digits[digit]}${name}`;
  });
  return words.join("") + (rest === 0 ? "" : digits[rest]);
}

/** Sino-Korean numbers, with a space after 만, 억, 조: for money, dates, minutes, percentages. */
function cardinal(n: number): string {
  if (n === 0) return "영";
  return byMyriads(n)
    .map(
      ({ value, scale }, at) =>
        (value === 1 && scale === 1e4 && at === 0 ? "" : group(value)) + scales[scale],
    )
    .join(" ");
}

/** Native Korean numbers, used for counting up to 99: 다섯, 스무, 서른한. */
function native(n: number): string {
  if (n < 1 || n > 99) return cardinal(n);
  if (n === 20) return "스무";
  return `${nativeTens[Math.floor(n / 10)] ?? ""}${nativeOnes[n % 10] ?? ""}`.trim();
}

const noun = (name: string): Noun => ({ forms: { other: name }, gender: "masculine" });
const won = noun("원");
const dollar = { ...noun("달러"), cents: noun("센트") };
const euro = { ...noun("유로"), cents: noun("센트") };
/** Counters that take native numbers; 개월 and 번지 don't. */
const counters =
  "개(?!월)|명|분(?=[께의이을])|시간|시|살|잔|병|마리|권|번째|가지|곳|장|대|송이|켤레|벌|달|사람|군데|봉지|그릇|판|캔|통|박스|쌍|조각|끼|배";
const number = String.raw`(?<n>\d{1,3}(?:,\d{3}){1,4}|\d{1,12})`;
const wholeOf = (text = "") => Number(text.replaceAll(",", ""));

export const korean: LanguageTable = {
  code: "ko",
  separators: { decimal: ".", groups: "," },
  cardinal: (n) => cardinal(n),
  point: "점",
  fraction: "digits",
  minus: "마이너스",
  percent: (words) => `${words} 퍼센트`,
  to: "에서 ",
  currencies: {
    "₩": won,
    원: won,
    KRW: won,
    US$: dollar,
    USD: dollar,
    $: dollar,
    달러: dollar,
    "€": euro,
    EUR: euro,
    유로: euro,
    "£": { ...noun("파운드"), cents: noun("펜스") },
    "¥": noun("엔"),
  },
  centsJoiner: " ",
  namesCents: true,
  magnitudes: {},
  units: {
    kg: noun("킬로그램"),
    g: noun("그램"),
    km: noun("킬로미터"),
    m: noun("미터"),
    "m²": noun("제곱미터"),
    m2: noun("제곱미터"),
    cm: noun("센티미터"),
    mm: noun("밀리미터"),
    L: noun("리터"),
    ml: noun("밀리리터"),
    "℃": noun("도"),
    "°C": noun("도"),
    GB: noun("기가바이트"),
    층: noun("층"),
    호: noun("호"),
    일: noun("일"),
    년: noun("년"),
    주: noun("주"),
    개월: noun("개월"),
    인분: noun("인분"),
    분: noun("분"),
    초: noun("초"),
  },
  signs: { and: "앤드", plus: "플러스", at: "골뱅이", percent: "퍼센트", or: "또는" },
  per: "매",
  always: "연중무휴 이십사 시간",
  times: "곱하기",
  numberSign: "{}번",
  web: {
    dot: "닷",
    slash: "슬래시",
    dash: "하이픈",
    at: "골뱅이",
    underscore: "언더바",
    endings: { com: "컴", net: "넷", kr: "케이알", co: "씨오", org: "오알지" },
  },
  abbreviations: {},
  time: (hour, minute) =>
    `${native(hour % 12 === 0 ? 12 : hour > 12 ? hour - 12 : hour)} 시${minute === 0 ? "" : minute === 30 ? " 반" : ` ${cardinal(minute)} 분`}`,
  date: (day, month, year) =>
    `${year === undefined ? "" : `${cardinal(year)} 년 `}${monthName(month)} ${cardinal(day)} 일`,
  own: [
    {
      at: "sign",
      pattern: /[~〜～]/y,
      say: (_, before, after) => (!/\S$/.test(before) ? undefined : /^\S/.test(after) ? "에서 " : "부터"),
    },
    {
      at: "digit",
      pattern: /(?<month>1[0-2]|0?[1-9])월/y,
      say: ({ groups = {} }) => monthName(Number(groups.month)),
    },
    {
      at: "digit",
      pattern: new RegExp(`${number}\\s?(?<counter>${counters})`, "uy"),
      say: ({ groups = {} }) => `${native(wholeOf(groups.n))} ${groups.counter}`,
    },
    {
      at: "digit",
      pattern: new RegExp(`${number}(?<scale>천만|백만|천|만|억)`, "uy"),
      say: ({ groups = {} }) => {
        const n = wholeOf(groups.n) * (multiples[groups.scale ?? ""] ?? 1);
        return n < 1e15 ? cardinal(n) : undefined;
      },
    },
    {
      at: "digit",
      pattern: /(?<a>\d{1,3})\+(?<b>\d{1,3})(?!\d)/y,
      say: ({ groups = {} }) => `${native1(groups.a)} 플러스 ${native1(groups.b)}`,
    },
  ],
  gap: (left, right) =>
    (right.said && !/^(?:에서|부터)/.test(right.text)) || !/^[\p{Script=Hangul}]/u.test(right.text)
      ? " "
      : "",
  pause: ", ",
  phoneGroup: (text) => Array.from(text, (digit) => (digit === "0" ? "공" : digits[Number(digit)])).join(" "),
  space: " ",
};

const multiples: Record<string, number> = { 천: 1000, 만: 1e4, 백만: 1e6, 천만: 1e7, 억: 1e8 };

/** Says the numbers in "1+1" in English, as Koreans do. */
function native1(text = "") {
  return ["제로", "원", "투", "쓰리"][Number(text)] ?? cardinal(Number(text));
}

/** June and October lose their final consonant: 유월, 시월. */
function monthName(month: number) {
  return month === 6 ? "유월" : month === 10 ? "시월" : `${cardinal(month)}월`;
}
