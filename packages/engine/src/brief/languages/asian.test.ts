import { expect, test } from "vitest";

import { scriptOf } from "../../script/embedded-writer.ts";
import { languageTables } from "../../script/language-tables.ts";
import type { Brief, LanguageCode } from "../../script/script.ts";
import { cpuTimeOf } from "../../testing/cpu-time.ts";
import { usualTime } from "../../testing/usual-time.ts";
import { readBrief } from "../read-brief.ts";
import type { ReadingTable } from "../reading-table.ts";

type Told = [language: LanguageCode, name: string, description: string];

const read = ([language, name, description]: Told) =>
  readBrief({ name, description }, languageTables[language]?.reading as ReadingTable);

function say([language, name, description]: Told, more: Partial<Brief> = {}): string {
  const brief: Brief = {
    name,
    description,
    language,
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime(language),
    ...more,
  };
  return scriptOf(brief)
    .sentences.map(({ text }) => text)
    .join(" ");
}

const ramen: Told = [
  "ja",
  "麺屋まつ",
  "10/3オープン 上野駅東口徒歩2分 塩ラーメン 初日だけ400円 先着50名 駐車場なし",
];
const sideDishes: Told = [
  "ko",
  "손맛반찬",
  "반찬 3팩 만원, 매일 아침 직접 만들어요. 역전시장 입구, 월욜 휴무. 조미료 얘기는 빼주세요",
];
const scooters: Told = [
  "zh",
  "阿明機車行",
  "換機油 299元 中和南勢角站旁 泡水車免費拖吊到店 限中和區 別用AI腔",
];

test.each([
  [
    ramen,
    [
      "what phrase 10月3日オープン",
      "where phrase 上野駅東口徒歩2分",
      "offer phrase 塩ラーメン 初日だけ400円",
      "detail phrase 先着50名",
      "detail unsaid 駐車場なし",
    ],
  ],
  [
    sideDishes,
    [
      "offer phrase 반찬 3팩 만원",
      "proof sentence 매일 아침 직접 만들어요",
      "where phrase 역전시장 입구",
      "detail phrase 월요일 휴무",
    ],
  ],
  [
    scooters,
    [
      "offer phrase 換機油 299元",
      "where phrase 中和南勢角站旁",
      "offer sentence 泡水車免費拖吊到店",
      "detail sentence 限中和區",
    ],
  ],
] as [Told, string[]][])("finds the facts in a brief without spaces or verbs: %s", (told, facts) => {
  expect(read(told).facts.map(({ kind, form, text }) => `${kind} ${form} ${text}`)).toEqual(facts);
});

test.each([
  [sideDishes, /조미료|빼주/],
  [scooters, /AI|別用/],
  [["ja", "湯の宿", "温泉旅館。1泊2食15,000円。予約は0460-55-0122。猫がいることは言わないで"], /猫|言わない/],
  [
    ["zh", "安心月嫂", '杭州月嫂公司,26天套餐12800起。不要说"金牌月嫂"。别太煽情。电话400-555-0142'],
    /金牌|煽情/,
  ],
  [["ja", "畳の北村", "畳の表替え。落ち着いた、静かな雰囲気でお願いします。電話 0776-55-5012"], /雰囲気/],
  [
    ["ja", "丸和", "・引越し19,800円\n「業界一」は禁止で。そこを強調したいです。電話 0776-55-5012"],
    /・|禁止|強調/,
  ],
  [["ja", "畳の北村", "畳の表替え。お見積りは無料。電話 0776-55-5012"], /おお/],
  [["ko", "봄헤어", "커트 18,000원. 신나는 음악 깔아주세요. 전화 02-555-0144"], /음악|깔아/],
] as [Told, RegExp][])("never reads out an instruction to the copywriter: %s", (told, never) => {
  for (const variant of [0, 1, 2]) expect(say(told, { variant })).not.toMatch(never);
});

test.each([
  [
    ["ja", "あおば歯科", "小児歯科。予約 aoba.example.jp 必ず入れて:「自由診療は保険適用外です」"],
    /自由診療は保険適用外です。$/,
  ],
  [
    ["ko", "바른치과", "소아치과. 예약 042-555-0101. 필수: 부작용이 있을 수 있습니다."],
    /부작용이 있을 수 있습니다\.$/,
  ],
  [["zh", "美心診所", "健檢套餐3,600元 電話02-5550-0112 請加上:結果需由醫師判讀"], /結果需由醫師判讀。$/],
] as [Told, RegExp][])("puts a required line last: %s", (told, end) => {
  expect(say(told)).toMatch(end);
});

test.each([
  [
    ["ja", "めもレシピ", "献立が出てくるアプリです。App Storeで「めもレシピ」を検索"],
    "App Storeで「めもレシピ」と検索してください",
  ],
  [["ja", "丸山運送", "ドライバー募集 月給32万円〜 応募は047-555-0133"], "月給32万円"],
  [["ko", "별밤", "글램핑장. 1박 9만원. 네이버에서 별밤 검색"], "네이버에서 별밤을 검색하세요"],
  [["ko", "이사천사", "포장이사 전문. 1588-0199로 전화주세요"], "1588-0199번"],
  [["zh", "云上", '莫干山民宿,680元一晚。微信搜"云上"'], "请在微信搜索“云上”"],
  [["zh", "快修", "手机换屏 198元起 电话13855500123"], "198元起"],
] as [Told, string][])("says the contact and the lowest price idiomatically: %s", (told, said) => {
  expect(say(told)).toContain(said);
});

test("writes the script in traditional characters if the brief uses them", () => {
  expect(say(["zh", "阿嬤便當", "雞腿便當100元 電話03-555-0112"])).not.toMatch(/[电话诉请们]/u);
});

test.each(["ja", "ko", "zh"] as LanguageCode[])(
  "reads a hostile brief of 5,000 characters in %s within 2 s",
  (language) => {
    for (const words of ["営業時間は", "가격은 만원 ", "周一到周四,", "1月1日", "、", "「", "12:00~"]) {
      const typed = words.repeat(5000 / words.length);
      expect(cpuTimeOf(() => read([language, "Kora", typed]))).toBeLessThan(2000);
    }
  },
);

test.each<[LanguageCode, string, RegExp]>([
  ["ko", "매일 아침 빵을 굽는 동네 빵집입니다", /Radio Aurora입니다\. 매일 아침 빵을 굽는/u],
  ["ja", "毎日パンを焼いています", /Radio Auroraです。毎日パンを/u],
])("adds the right particles to a brand in Latin letters: %s", (language, description, said) => {
  expect(say([language, "Radio Aurora", description], { seconds: 15 })).toMatch(said);
});
