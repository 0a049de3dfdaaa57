import { expect, test } from "vitest";

import { brandMark } from "../brand-mark.ts";
import { inPerson, withSubject } from "./person.ts";

test.each([
  ["I fix bikes in my shop", "We fix bikes in our shop", "They fix bikes in their shop"],
  ["I’m open on Sundays, call me", "We’re open on Sundays, call us", "They’re open on Sundays, call them"],
  ["Our bakers love what we do", "Our bakers love what we do", "Their bakers love what they do"],
  ["My teachers and I follow each child", "We follow each child", "They follow each child"],
  [
    "The clinic offers check-ups and helps families",
    "We offer check-ups and helps families",
    "The clinic offers check-ups and helps families",
  ],
  ["Anna says “we love it” to us", "Anna says “we love it” to us", "Anna says “we love it” to them"],
  ["First $5 on us", "First $5 on us", "First $5 on us"],
  ["Made in the US", "Made in the US", "Made in the US"],
])("%s", (sentence, first, third) => {
  expect(inPerson(sentence, "we")).toBe(first);
  expect(inPerson(sentence, "they")).toBe(third);
});

test.each([
  [
    `${brandMark} offers bread and delivers it`,
    "We offer bread and deliver it",
    "It offers bread and delivers it",
  ],
  [`${brandMark} is open`, "We are open", "It is open"],
  [`${brandMark} has two shops`, "We have two shops", "It has two shops"],
  [`${brandMark} was founded in 1990`, "We were founded in 1990", "It was founded in 1990"],
])("%s", (sentence, we, it) => {
  expect(withSubject(sentence, "we")).toBe(we);
  expect(withSubject(sentence, "it")).toBe(it);
});

test("a verb that is not known keeps the brand as its subject", () => {
  expect(withSubject(`${brandMark} zaps bugs`, "we")).toBeUndefined();
});
