import { expect, test } from "vitest";

import { spoken, spokenSeconds } from "./spoken.ts";

test.each([
  ["Only $29 today.", "Only 29 dollars today."],
  ["$ 19.99 each", "19 dollars and 99 cents each"],
  ["$5.00", "5 dollars"],
  ["Coffee & Co", "Coffee and Co"],
  ["AT&T saves 10%", "AT&T saves 10 percent"],
  ["  two \n lines ", "two lines"],
])("%j is said as %j", (text, said) => {
  expect(spoken(text)).toBe(said);
});

test.each([
  ["", 0],
  [" … ", 0],
  ["one two three", 1.2],
  ["One. Two three.", 1.5],
  ["コーヒーは毎週火曜日に焙煎しています。", 4],
])("%j takes %d s at 150 words a minute", (text, seconds) => {
  expect(spokenSeconds(text, 150)).toBe(seconds);
});

test("half the pace takes twice as long, but for the breaths", () => {
  expect(spokenSeconds("one two three four five", 60)).toBe(
    2 * spokenSeconds("one two three four five", 120),
  );
});
