import { describe, expect, test } from "vitest";

import type { LanguageTable } from "../table/language-table.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hindi } from "./hindi.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { portuguese } from "./portuguese.ts";
import { cardinal, ordinal } from "./russian-numbers.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

/** Numbers that are irregular in each language. */
const tables: [LanguageTable, Record<number, string>][] = [
  [
    french,
    {
      0: "zéro",
      21: "vingt et un",
      71: "soixante et onze",
      77: "soixante-dix-sept",
      80: "quatre-vingts",
      81: "quatre-vingt-un",
      91: "quatre-vingt-onze",
      200: "deux cents",
      201: "deux cent un",
      1000: "mille",
      80_000: "quatre-vingt mille",
      200_000: "deux cent mille",
      80_000_000: "quatre-vingts millions",
    },
  ],
  [
    german,
    {
      1: "eins",
      21: "einundzwanzig",
      100: "hundert",
      101: "hunderteins",
      1001: "tausendeins",
      2026: "zweitausendsechsundzwanzig",
      101_000: "hunderteintausend",
      1_000_000: "eine Million",
      21_000_000: "einundzwanzig Millionen",
    },
  ],
  [
    dutch,
    {
      1: "één",
      22: "tweeëntwintig",
      23: "drieëntwintig",
      101: "honderdeen",
      1100: "elfhonderd",
      1234: "twaalfhonderd vierendertig",
      2026: "tweeduizend zesentwintig",
      21_000: "eenentwintigduizend",
    },
  ],
  [
    italian,
    {
      1: "uno",
      3: "tre",
      21: "ventuno",
      23: "ventitré",
      28: "ventotto",
      103: "centotré",
      180: "centottanta",
      1000: "mille",
      2000: "duemila",
      1_000_000: "un milione",
    },
  ],
  [
    spanish,
    {
      1: "uno",
      16: "dieciséis",
      31: "treinta y uno",
      100: "cien",
      101: "ciento uno",
      500: "quinientos",
      21_000: "veintiún mil",
      31_000: "treinta y un mil",
      21_000_000: "veintiún millones",
      1_000_000_000: "mil millones",
    },
  ],
  [
    portuguese,
    {
      16: "dezesseis",
      100: "cem",
      101: "cento e um",
      1100: "mil e cem",
      1234: "mil duzentos e trinta e quatro",
      1_000_000_000: "um bilhão",
    },
  ],
  [
    russian,
    {
      40: "сорок",
      90: "девяносто",
      1000: "тысяча",
      2000: "две тысячи",
      5000: "пять тысяч",
      21_000: "двадцать одна тысяча",
      2_000_000: "два миллиона",
    },
  ],
  [
    arabic,
    {
      11: "أحد عشر",
      12: "اثني عشر",
      25: "خمسة وعشرين",
      100: "مئة",
      200: "مئتين",
      2000: "ألفين",
      3000: "ثلاثة آلاف",
      11_000: "أحد عشر ألف",
    },
  ],
  [
    hindi,
    {
      29: "उनतीस",
      99: "निन्यानवे",
      1000: "एक हज़ार",
      100_000: "एक लाख",
      1_234_567: "बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ",
      10_000_000: "एक करोड़",
    },
  ],
  [
    chinese,
    {
      2: "二",
      10: "十",
      110: "一百一十",
      200: "两百",
      1001: "一千零一",
      2200: "两千二百",
      10_010: "一万零一十",
      20_000: "两万",
      120_000_000: "一亿二千万",
    },
  ],
  [
    japanese,
    {
      300: "サンビャク",
      600: "ロッピャク",
      800: "ハッピャク",
      3000: "サンゼン",
      8000: "ハッセン",
      10_000: "イチマン",
      12_345: "イチマンニセンサンビャクヨンジュウゴ",
    },
  ],
  [korean, { 10_000: "만", 12_345: "만 이천삼백사십오", 110_000: "십일만", 100_000_000: "일억" }],
];

describe.each(tables)("$code", ({ cardinal: say }, numbers) => {
  test.each(Object.entries(numbers))("says %s as %j", (n, said) => {
    expect(say(Number(n), "alone")).toBe(said);
  });
});

test("declines Russian numbers", () => {
  expect(cardinal(2345, "masculine", "genitive")).toBe("двух тысяч трёхсот сорока пяти");
  expect(cardinal(1000, "masculine", "genitive")).toBe("тысячи");
  expect(cardinal(2, "feminine")).toBe("две");
  expect(ordinal(2026, "prepositional")).toBe("две тысячи двадцать шестом");
  expect(ordinal(1999, "genitive")).toBe("тысяча девятьсот девяносто девятого");
  expect(ordinal(3, "genitive")).toBe("третьего");
});
