/** A counter and its sound changes. */
interface Counter {
  /** Reading after most numbers. */
  readonly plain: string;
  /** The counter's first consonant, which is doubled after 1, 6, 8 and 10 ("イッコ"). */
  readonly stops?: "k" | "s" | "t" | "h";
  /** Reading after 3, if different: サンボン. */
  readonly third?: string;
  /** The counter's reading when its first consonant is doubled: イッポン. */
  readonly stopped?: string;
  /** Irregular readings of a whole number with its counter: ヒトリ for 1人. */
  readonly whole?: Readonly<Record<number, string>>;
  /** Readings of a final digit before the counter: 4 ヨ, 7 シチ, 9 ク. */
  readonly last?: Readonly<Record<number, string>>;
}

const hon = (reading: string, third: string, stopped: string): Counter => ({
  plain: reading,
  stops: "h",
  third,
  stopped,
});
const days = "ツイタチ フツカ ミッカ ヨッカ イツカ ムイカ ナノカ ヨウカ ココノカ トオカ".split(" ");
const things = "ヒトツ フタツ ミッツ ヨッツ イツツ ムッツ ナナツ ヤッツ ココノツ".split(" ");
const from1 = (names: readonly string[]) => Object.fromEntries(names.map((name, at) => [at + 1, name]));

/** Counters common in advertisements, as written. */
export const counters: Readonly<Record<string, Counter>> = {
  つ: { plain: "ツ", whole: from1(things) },
  人: { plain: "ニン", whole: { 1: "ヒトリ", 2: "フタリ" }, last: { 4: "ヨ" } },
  名: { plain: "メイ" },
  名様: { plain: "メイサマ" },
  円: { plain: "エン", last: { 4: "ヨ" } },
  年: { plain: "ネン", last: { 4: "ヨ" } },
  年間: { plain: "ネンカン", last: { 4: "ヨ" } },
  月: { plain: "ガツ", last: { 4: "シ", 7: "シチ", 9: "ク" } },
  日: { plain: "ニチ", whole: { ...from1(days), 14: "ジュウヨッカ", 20: "ハツカ", 24: "ニジュウヨッカ" } },
  日間: {
    plain: "ニチカン",
    whole: {
      ...Object.fromEntries(days.slice(1).map((day, at) => [at + 2, `${day}カン`])),
      1: "イチニチカン",
    },
  },
  時: { plain: "ジ", last: { 4: "ヨ", 7: "シチ", 9: "ク" } },
  時間: { plain: "ジカン", last: { 4: "ヨ", 7: "シチ", 9: "ク" } },
  分: hon("フン", "プン", "プン"),
  分間: hon("フンカン", "プンカン", "プンカン"),
  秒: { plain: "ビョウ" },
  週間: { plain: "シュウカン", stops: "s" },
  か月: { plain: "カゲツ", stops: "k" },
  ヶ月: { plain: "カゲツ", stops: "k" },
  カ月: { plain: "カゲツ", stops: "k" },
  個: { plain: "コ", stops: "k" },
  回: { plain: "カイ", stops: "k" },
  階: { plain: "カイ", stops: "k", third: "ガイ" },
  箇所: { plain: "カショ", stops: "k" },
  本: hon("ホン", "ボン", "ポン"),
  杯: hon("ハイ", "バイ", "パイ"),
  匹: hon("ヒキ", "ビキ", "ピキ"),
  枚: { plain: "マイ" },
  台: { plain: "ダイ" },
  度: { plain: "ド" },
  番: { plain: "バン" },
  番地: { plain: "バンチ" },
  号: { plain: "ゴウ" },
  号室: { plain: "ゴウシツ" },
  丁目: { plain: "チョウメ", stops: "t" },
  倍: { plain: "バイ" },
  割: { plain: "ワリ" },
  歳: { plain: "サイ", stops: "s" },
  才: { plain: "サイ", stops: "s" },
  冊: { plain: "サツ", stops: "s" },
  点: { plain: "テン", stops: "t" },
  種類: { plain: "シュルイ", stops: "s" },
  周年: { plain: "シュウネン", stops: "s" },
  店舗: { plain: "テンポ", stops: "t" },
  品: hon("ヒン", "ピン", "ピン"),
  泊: hon("ハク", "パク", "パク"),
};

/** Geminated readings of 1, 6, 8, 10 and 100. The 6 does not geminate before s and t, and 100 only before k and h. */
const shortened: readonly [RegExp, string, string][] = [
  [/イチ$/, "イッ", "ksth"],
  [/ロク$/, "ロッ", "kh"],
  [/ハチ$/, "ハッ", "ksth"],
  [/ジュウ$/, "ジュッ", "ksth"],
  [/ヒャク$/, "ヒャッ", "kh"],
];

/** A number's reading with its counter: 3 and 本 → サンボン. `reading` is the number's own reading. */
export function withCounter(n: number, reading: string, name: string): string {
  const counter = counters[name];
  if (!counter) return reading + name;
  const whole = counter.whole?.[n];
  if (whole !== undefined) return whole;
  const digit = n % 10;
  const changed = counter.last?.[digit];
  if (changed !== undefined) return reading.replace(/(?:ヨン|ナナ|キュウ)$/, changed) + counter.plain;
  if (digit === 3 && counter.third !== undefined) return reading + counter.third;
  const short = shortened.find(
    ([end, , before]) => end.test(reading) && counter.stops && before.includes(counter.stops),
  );
  if (short) return reading.replace(short[0], short[1]) + (counter.stopped ?? counter.plain);
  return (
    reading +
    (counter.stopped !== undefined && digit === 4 && counter.plain.startsWith("フン")
      ? counter.stopped
      : counter.plain)
  );
}
