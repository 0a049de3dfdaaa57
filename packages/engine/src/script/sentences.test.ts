import { expect, test } from "vitest";

import { linesOf, sentencesOf, withoutEnd } from "./sentences.ts";

test.each([
  ["Fresh bread. $3 a loaf. Come in!", ["Fresh bread.", "$3 a loaf.", "Come in!"]],
  ["Dr. Park is in. Call now.", ["Dr. Park is in.", "Call now."]],
  ["12 Mill St. Open daily.", ["12 Mill St.", "Open daily."]],
  ["Near St. Mary’s Hall.", ["Near St. Mary’s Hall."]],
  ["personal training. first session free", ["personal training.", "first session free"]],
  ["Open at 7 a.m. on Sundays.", ["Open at 7 a.m. on Sundays."]],
  ["Only $3.50 at example.com today.", ["Only $3.50 at example.com today."]],
])("splits %j into sentences", (text, sentences) => {
  expect(sentencesOf(text, "en")).toEqual(sentences);
});

test("removes list markers, and lines that contain only markers", () => {
  expect(linesOf("- Bread\n* Rolls\n3) Cake\n---\n• Tea • Coffee")).toEqual([
    "Bread",
    "Rolls",
    "Cake",
    "Tea",
    "Coffee",
  ]);
});

test("separates the final punctuation from the text", () => {
  expect(withoutEnd("Hungry?!")).toEqual({ text: "Hungry", end: "?" });
  expect(withoutEnd("Come in!")).toEqual({ text: "Come in", end: "!" });
  expect(withoutEnd("いらっしゃいませ。")).toEqual({ text: "いらっしゃいませ", end: "." });
});
