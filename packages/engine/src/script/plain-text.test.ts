import { expect, test } from "vitest";

import { isShouted, plainText, typeset } from "./plain-text.ts";

test.each([
  ["<p>Fresh <b>bread</b></p>", "Fresh bread"],
  ["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
  ["Bread &amp; rolls &lt;3", "Bread & rolls <3"],
  ["Bread\u0000 and\u200B rolls\u202E", "Bread and rolls"],
  ["Gym membership 💪 no joining fee", "Gym membership\nno joining fee"],
  ["We ❤️ bread", "We bread"],
  ["**Fresh** bread\n\n\n# Rolls", "Fresh bread\nRolls"],
  ["Now!!! Really?!?!", "Now! Really?"],
  ["Café №5 — «Зерно»", "Café №5 — «Зерно»"],
])("turns %j into plain text: %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("uses typographic apostrophes, but not in measurements", () => {
  expect(typeset("don't miss the bakers' choice, 6'2\"")).toBe("don’t miss the bakers’ choice, 6'2\"");
});

test("treats text in capitals as shouting, but not an acronym", () => {
  expect(isShouted("FRESH BREAD EVERY DAY")).toBe(true);
  expect(isShouted("NASA TV")).toBe(false);
  expect(isShouted("Fresh bread from NASA")).toBe(false);
});
