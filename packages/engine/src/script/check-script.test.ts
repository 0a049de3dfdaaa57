import { expect, test } from "vitest";

import { readEnglish } from "../brief/languages/en.ts";
import { readBrief } from "../brief/read-brief.ts";
import { usualTime } from "../testing/usual-time.ts";
import { faultsOf, sentenceCheck } from "./check-script.ts";
import type { Brief } from "./script.ts";

const brief: Brief = {
  name: "Kora Bakery",
  description:
    "sourdough $4, baked sat 14th june 10am at 12 Mill St. make it sound cosy and not at all cheesy. dont say cheap. call 555 010 0199. Terms apply.",
  language: "en",
  thirdPerson: true,
  tone: "",
  seconds: 10,
  timeOf: usualTime("en"),
};
const check = sentenceCheck(brief, readBrief(brief, readEnglish));

test.each([
  "They bake on Saturday, June 14, at 10 AM.",
  "They bake on the 14th of June at ten.",
  "Find Kora Bakery at 12 Mill Street.",
  "Sourdough costs four dollars at Kora Bakery.",
  "Terms apply.",
])("accepts a sentence that the brief supports: %s", (sentence) => {
  expect(check(sentence)).toBeUndefined();
});

test.each([
  ["Sourdough costs $5.", /"5"/],
  ["They bake on Sunday.", /Sunday/],
  ["It is cheap bread.", /must not be said/],
  ["They sound cosy and not at all cheesy.", /instruction/],
  ["They bake bread (and more.", /bracket/],
  ["They say “hello there.", /quotation/],
  ["they bake bread.", /small letter/],
  ["They bake award-winning bread.", /award/],
])("rejects %s", (sentence, fault) => {
  expect(check(sentence)).toMatch(fault);
});

const script = (...texts: string[]) =>
  faultsOf(
    texts.map((text, at) => ({ text, rank: at === 1 ? 1 : 0 })),
    brief,
  ).join(" ");
const lines = [
  "At Kora Bakery, sourdough costs $4.",
  "They bake on Saturday, June 14, at 10 AM, in a warm oven.",
  "Call Kora Bakery: 555 010 0199.",
  "Terms apply.",
];

test("rejects a script unless its required lines come last, word for word", () => {
  expect(script(...lines)).toBe("");
  expect(script(...lines.slice(0, 3))).toMatch(/word for word/);
  expect(script(lines[3] ?? "", ...lines.slice(0, 3))).toMatch(/come last/);
});

test("rejects a script whose call to action lacks a contact from the brief", () => {
  expect(script(lines[0] ?? "", lines[1] ?? "", "Come and see Kora Bakery.", "Terms apply.")).toMatch(
    /contact/,
  );
});
