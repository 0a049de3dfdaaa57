import { languages } from "@earshot/contract/languages.ts";
import { expect, test } from "vitest";

import { isInOtherWriting } from "./writing.ts";

const samples: Record<(typeof languages)[number]["code"], string> = {
  ar: "قهوة طازجة كل صباح",
  zh: "每周二新鲜烘焙的咖啡",
  nl: "Elke dinsdag vers gebrande koffie",
  en: "Fresh coffee, roasted every Tuesday",
  fr: "Du café torréfié chaque mardi",
  de: "Jeden Dienstag frisch geröstet",
  hi: "हर मंगलवार ताज़ी कॉफ़ी",
  it: "Caffè tostato ogni martedì",
  ja: "毎週火曜日に焙煎したコーヒー",
  ko: "매주 화요일 갓 볶은 커피",
  pt: "Café torrado todas as terças",
  ru: "Свежий кофе каждый вторник",
  es: "Café recién tostado cada martes",
};
const ownLetters = new Set(["ar", "zh", "hi", "ja", "ko", "ru"]);

test.each(languages)("$name is its own writing", ({ name, code }) => {
  expect(isInOtherWriting(samples[code], name)).toBe(false);
  expect(isInOtherWriting("Coffee & Co 24/7 ☕", name)).toBe(false);
});

test.each(languages)(
  "what is not written in Latin letters is not in $name, but its own",
  ({ name, code }) => {
    // The two share their characters.
    const related = new Set<string>(["ja", "zh"]);
    const others = languages.filter((other) => ownLetters.has(other.code) && other.code !== code);
    const foreign = others.filter((other) => !(related.has(code) && related.has(other.code)));
    for (const other of foreign) expect(isInOtherWriting(samples[other.code], name), other.name).toBe(true);
  },
);

test("a brand's letters among others do no harm, and without a language nothing does", () => {
  expect(isInOtherWriting("Kettle Café (カフェ) opens", "English")).toBe(false);
  expect(isInOtherWriting(samples.ru, "")).toBe(false);
  expect(isInOtherWriting("", "English")).toBe(false);
});
