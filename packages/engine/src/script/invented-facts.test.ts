import { expect, test } from "vitest";

import { inventedFacts } from "./invented-facts.ts";

const given = {
  name: "Miller’s Bakery",
  description:
    "Sourdough from $3.50, 20% off on Tuesdays, July 4 to 6. 1,200 loaves a week by Anna Berg. Open Mon-Fri 6:30am. Call 0113 496 0123, see www.millers.com or write to hi@millers.com. Ten kinds of rolls.",
  language: "en",
} as const;

test.each([
  "Miller’s Bakery bakes 1200 loaves a week.",
  "Sourdough starts at $3.50, with 20 percent off on Tuesday.",
  "From July 4 to 6, ask for Anna.",
  "Call 0113 496 0123, or visit millers.com.",
  "Open Monday to Friday from 6:30.",
  "There are 10 kinds of rolls, and this one is for you. Bread? Berg bakes it.",
  "Write to hi@millers.com.",
  "Rolls are $3.50, and 20% less on Tuesdays.",
])("finds no invented facts in %s", (sentence) => {
  expect(inventedFacts(given)(sentence)).toEqual([]);
});

test.each([
  ["Sourdough for $4.50.", "4.50"],
  ["Save 30 today.", "30"],
  ["Rolls are $6.", "6"],
  ["Save 4% today.", "4"],
  ["Only forty loaves.", "40"],
  ["Rolls for €3.50.", "€"],
  ["Come on Sunday.", "Sunday"],
  ["From August 4.", "August"],
  ["Visit millers-bakery.com.", "millers-bakery.com"],
  ["Call 0113 496 0199.", "199"],
  ["Baked by Marco in our oven.", "Marco"],
  ["We are in Leeds.", "Leeds"],
  ["Write to hello@millers.com.", "hello@millers.com"],
])("finds an invented fact in “%s”: %s", (sentence, fact) => {
  expect(inventedFacts(given)(sentence)).toContain(fact);
});

test("doesn't mistake German nouns for names, but still finds invented numbers and addresses", () => {
  const german = { name: "Krüger", description: "Brot ab 3,90 € in Köln.", language: "de" } as const;
  expect(inventedFacts(german)("Frisches Brot aus der Backstube ab 3,90 €.")).toEqual([]);
  expect(inventedFacts(german)("Brot ab 4,90 € auf krueger.de.")).toEqual(["krueger.de", "4.90"]);
});

test.each([
  ["de", "Brot am Sonntag.", "Kommen Sie samstags.", "Saturday", "Sonntags frisches Brot."],
  ["fr", "Ouvert le mardi.", "Ouvert le jeudi.", "Thursday", "Chaque mardi, c’est mon jour."],
  ["es", "Abierto en marzo.", "Abierto los sábados.", "Saturday", "En marzo, ven."],
  ["ru", "Работаем в субботу.", "Ждём вас по воскресеньям.", "Sunday", "По субботам мы открыты."],
  ["zh", "星期一开门。", "周二见。", "Tuesday", "周一见。"],
  ["ja", "月曜日に開きます。", "火曜日に会いましょう。", "Tuesday", "月曜に会いましょう。"],
  ["it", "Dieci tipi di pane, 20 euro.", "Trenta tipi di pane.", "30", "Venti euro, dieci tipi di pane."],
  ["de", "Zwanzig Sorten.", "Dreißig Sorten.", "30", "Zwanzig Sorten Brot."],
] as const)("finds invented days and numbers in %s: %s", (language, description, invented, fact, held) => {
  const told = { name: "Kora", description, language };
  expect(inventedFacts(told)(invented)).toContain(fact);
  expect(inventedFacts(told)(held)).toEqual([]);
});

test("requires the same numbers, days and addresses in a translation, but allows other spellings of names", () => {
  const russian = {
    name: "Зерно",
    description: "Мы обжариваем кофе в центре Казани. Капучино от 180 ₽ по субботам, zerno.ru",
    language: "en",
  } as const;
  expect(inventedFacts(russian)("Coffee from ₽180 on Saturday in Kazan, at zerno.ru.")).toEqual([]);
  expect(inventedFacts(russian)("Coffee from ₽190 on Sunday.")).toEqual(["190", "Sunday"]);
});
