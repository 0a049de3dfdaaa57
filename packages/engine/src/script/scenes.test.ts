import { expect, test } from "vitest";

import { readEnglish } from "../brief/languages/en.ts";
import { readBrief } from "../brief/read-brief.ts";
import { englishScenes } from "./languages/scenes/en.ts";
import { readScenes, scenesOf } from "./scenes.ts";

const scenes = readScenes(`
solemn funeral
tone sensitive
plumb* rooter > drain clog* "hot water"
  The sink fills up.
hiring drivers > "home every"
  When did you last sleep at home?
歯科 > 小児 ホワイトニング
  笑うとき、口元を隠していませんか。
`);

const opening = (name: string, description: string) =>
  scenesOf(readBrief({ name, description }, readEnglish), name, scenes);

test.each([
  ["Rapid Rooter", "Clogged drains cleared in Leeds. $93."],
  ["Kora", "Plumber in Leeds, hot water and heating repairs."],
  ["Rapid Rooter", "Clogged drains cleared in Leeds. Sensitive to smells? $93."],
])("%s: opens the ad with the scene for its trade and need", (name, description) => {
  expect(opening(name, description)).toEqual(["The sink fills up."]);
});

test.each([
  ["one sign only", "Rapid Rooter", "We clear gutters in Leeds."],
  ["the same word for both", "Kora", "Drains for gardens."],
  ["a word that only contains the sign", "Splumb", "A clogging app."],
  ["a trade that only comes with what is sold", "Kora", "Glazier in Leeds. We tell your plumber. Hot water."],
  ["a need that is not served", "Kora", "Plumber in Leeds, taps only. No drains."],
  ["a solemn brief", "Rapid Rooter", "Drains cleared. Funeral home plumbing."],
  ["a request to be careful", "Rapid Rooter", "Clogged drains cleared in Leeds. Tone: sensitive please."],
  ["a search for staff", "Rapid Rooter", "Hiring drain technicians in Leeds."],
])("%s: opens the ad without a scene", (_what, name, description) => {
  expect(opening(name, description)).toEqual([]);
});

test("uses separate scenes for job ads", () => {
  expect(opening("Kora Freight", "Hiring drivers, home every weekend, $1,500 a week.")).toEqual([
    "When did you last sleep at home?",
  ]);
});

test("finds words anywhere in writing systems without spaces", () => {
  expect(opening("みどり歯科", "小児とホワイトニング")).toEqual(["笑うとき、口元を隠していませんか。"]);
});

test.each([
  ["Silver Fern Jewellers", "Diamond jewellery, repairs and watch batteries.", /ring/],
  ["Bright Panels", "We wash solar panels on rooftops, $9 a panel.", /electric bill/],
  ["Dance Floor Rentals", "Dance floors and lights for weddings.", /your song/],
  ["Grandpa’s Attic", "Vintage furniture and antiques, 40 stalls.", /jacket/],
  ["Running Bear Haulage", "Trucks for hire, work boots provided.", /shoes/],
  ["Cedar Termite & Pest", "Termite treatment from $700, pest inspections free.", /kitchen light/],
  ["Heron Farm", "Heron Farm maize maze, farm cafe, apple juice and pumpkins.", /basket/],
  ["Last Walk", "Pet cremation in Leeds. We collect from your vet.", /hurts/],
  ["Moss Vet", "Desexing week at Moss Vet, cats $90, spay and neuter.", /hurts/],
  ["Ledger Lane", "Accounts payable software for builders, invoices sorted.", /books/],
])("%s: doesn't use the stock scene of a similar trade", (name, description, wrong) => {
  expect(
    scenesOf(readBrief({ name, description }, readEnglish), name, readScenes(englishScenes)),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(wrong)]));
});
