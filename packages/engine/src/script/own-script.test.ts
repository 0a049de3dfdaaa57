import { expect, test } from "vitest";

import { ownScript } from "./own-script.ts";

test("says sentences as written, in one voice", () => {
  expect(ownScript("Fresh bread!  Every day, at $3.50.\nCome in.", "en", 1)).toEqual([
    { text: "Fresh bread!", voice: 1 },
    { text: "Every day, at $3.50.", voice: 1 },
    { text: "Come in.", voice: 1 },
  ]);
});

test("alternates between two voices", () => {
  expect(ownScript("One. Two. Three.", "en", 2).map(({ voice }) => voice)).toEqual([1, 2, 1]);
});

test("assigns a marked line and the lines below it to the voice, without saying the mark", () => {
  expect(
    ownScript("A: Hungry? Me too.\nB: Then come to Joe’s.\nIt’s near.\n**a:** Let’s go.", "en", 2),
  ).toEqual([
    { text: "Hungry?", voice: 1 },
    { text: "Me too.", voice: 1 },
    { text: "Then come to Joe’s.", voice: 2 },
    { text: "It’s near.", voice: 2 },
    { text: "Let’s go.", voice: 1 },
  ]);
});

test("doesn't say the voice marks if there is only one voice", () => {
  expect(ownScript("A: Hello.\nB: Hello.", "en", 1)).toEqual([
    { text: "Hello.", voice: 1 },
    { text: "Hello.", voice: 1 },
  ]);
});

test("doesn't mistake a sentence that begins with a letter for a mark", () => {
  expect(ownScript("A bakery: fresh bread.", "en", 2)).toEqual([
    { text: "A bakery: fresh bread.", voice: 1 },
  ]);
});

test("splits Japanese and Chinese sentences without spaces", () => {
  expect(ownScript("新鮮なパン。毎日どうぞ！", "ja", 2).map(({ text }) => text)).toEqual([
    "新鮮なパン。",
    "毎日どうぞ！",
  ]);
  expect(ownScript("新鲜面包。欢迎光临！", "zh", 1)).toHaveLength(2);
});

test("returns nothing for a text without words", () => {
  expect(ownScript("", "en", 1)).toEqual([]);
  expect(ownScript("A:\n…\n🔥", "en", 2)).toEqual([]);
});
