import { expect, test } from "vitest";

import { briefs } from "../testing/briefs.ts";
import { detectLanguage, otherLanguage } from "./detect-language.ts";

test("detects no other language in any reviewed brief", () => {
  for (const { title, description, language } of briefs) {
    expect(otherLanguage(description, language), title).toBeUndefined();
  }
});

test.each([
  ["Wir backen jeden Morgen frisches Brot für Sie und Ihre Familie in Köln", "en", "de"],
  ["We bake fresh bread every morning for you and your family in Cologne", "de", "en"],
  ["Ofrecemos clases de yoga para todos en el centro de la ciudad desde 2010", "pt", "es"],
  ["Nós temos pão fresco para você e sua família todos os dias na padaria da esquina", "es", "pt"],
  ["Elke dag vers brood voor het hele gezin, bij de bakker om de hoek van de markt", "de", "nl"],
  ["Du pain frais tous les jours pour vous et votre famille, dans le centre de Lyon", "it", "fr"],
  [
    "Pane fresco ogni giorno per voi e per la vostra famiglia, nel centro di Bologna con i nostri fornai",
    "fr",
    "it",
  ],
  [
    "Vi bakar färskt bröd till hela familjen varje dag och det är gott för alla som bor på orten",
    "en",
    "other",
  ],
  ["Свежий хлеб", "en", "ru"],
  ["新鮮なパンを毎日焼いています", "zh", "ja"],
  ["每天新鲜出炉的面包，欢迎光临我们的面包店，我们等您来", "ja", "zh"],
  ["매일 굽는 빵", "ja", "ko"],
  ["خبز طازج كل يوم", "en", "ar"],
  ["हर दिन ताज़ी रोटी", "en", "hi"],
  ["Fresh bread every day", "ja", "other"],
  ["Φρέσκο ψωμί", "en", "other"],
] as const)("detects that %s is not in %s but %s", (description, chosen, detected) => {
  expect(otherLanguage(description, chosen)).toBe(detected);
});

test.each([
  ["Gym membership $29", "en"],
  ["Gym membership $29", "de"],
  ["Yoga, Pilates, Sauna", "es"],
  ["https://www.example.com", "ja"],
  ["iPhone 15 Pro", "ja"],
  ["$29", "ar"],
  ["🔥🔥🔥", "ko"],
  ["", "en"],
  ["東京ラーメン", "ja"],
  ["iPhone 15 Pro を最安値で販売しています", "ja"],
  ["Yahoo! JAPAN Premium membership 今なら無料", "ja"],
] as const)("doesn't rule out that %s is in the chosen language, %s", (description, chosen) => {
  expect(otherLanguage(description, chosen)).toBeUndefined();
});

test("detects a language only in unambiguous text", () => {
  expect(detectLanguage("We bake fresh bread every morning for you and your family in Cologne")).toBe("en");
  expect(detectLanguage("Joe’s Coffee")).toBeUndefined();
});
