import { expect, test } from "vitest";

import { ownScript } from "./own-script.ts";

test("sentences are said as they are written, by one voice", () => {
  expect(ownScript("Fresh bread!  Every day, at $3.50.\nCome in.", "en", 1)).toEqual([
    { text: "Fresh bread!", voice: 1 },
    { text: "Every day, at $3.50.", voice: 1 },
    { text: "Come in.", voice: 1 },
  ]);
});

test("two voices alternate", () => {
  expect(ownScript("One. Two. Three.", "en", 2).map(({ voice }) => voice)).toEqual([1, 2, 1]);
});

test("a mark gives the voice to its line and those below, and is not said", () => {
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

test("with one voice the marks are not said either", () => {
  expect(ownScript("A: Hello.\nB: Hello.", "en", 1)).toEqual([
    { text: "Hello.", voice: 1 },
    { text: "Hello.", voice: 1 },
  ]);
});

test("a sentence that begins with a letter is no mark", () => {
  expect(ownScript("A bakery: fresh bread.", "en", 2)).toEqual([
    { text: "A bakery: fresh bread.", voice: 1 },
  ]);
});

test("Japanese and Chinese sentences end without spaces", () => {
  expect(ownScript("新鮮なパン。毎日どうぞ！", "ja", 2).map(({ text }) => text)).toEqual([
    "新鮮なパン。",
    "毎日どうぞ！",
  ]);
  expect(ownScript("新鲜面包。欢迎光临！", "zh", 1)).toHaveLength(2);
});

test("what holds nothing to say gives nothing", () => {
  expect(ownScript("", "en", 1)).toEqual([]);
  expect(ownScript("A:\n…\n🔥", "en", 2)).toEqual([]);
});
