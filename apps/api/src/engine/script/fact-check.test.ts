import { expect, test } from "vitest";

import { inventedFacts } from "./fact-check.ts";

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
])("%s holds given facts alone", (sentence) => {
  expect(inventedFacts([sentence], given)).toEqual([]);
});

test.each([
  ["Sourdough for $4.50.", "4.50"],
  ["Save 30 today.", "30"],
  ["Only forty loaves.", "40"],
  ["Rolls for €3.50.", "€"],
  ["Come on Sunday.", "Sunday"],
  ["From August 4.", "August"],
  ["Visit millers-bakery.com.", "millers-bakery.com"],
  ["Call 0113 496 0199.", "199"],
  ["Baked by Marco in our oven.", "Marco"],
  ["We are in Leeds.", "Leeds"],
  ["Write to hello@millers.com.", "hello@millers.com"],
])("%s invents %s", (sentence, fact) => {
  expect(inventedFacts([sentence], given)).toContain(fact);
});

test("German nouns are no names, its numbers and addresses are facts", () => {
  const german = { name: "Krüger", description: "Brot ab 3,90 € in Köln.", language: "de" } as const;
  expect(inventedFacts(["Frisches Brot aus der Backstube ab 3,90 €."], german)).toEqual([]);
  expect(inventedFacts(["Brot ab 4,90 € auf krueger.de."], german)).toEqual(["krueger.de", "4.90"]);
});
