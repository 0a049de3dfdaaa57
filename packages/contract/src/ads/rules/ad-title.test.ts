import { expect, test } from "vitest";

import { adTitle, checkAdTitle } from "./ad-title.ts";

test.each([
  [" Spring sale ", "Spring sale"],
  ["Spring\r\nsale\n", "Spring sale"],
  ["Spring\u2028sale\u2029now", "Spring sale now"],
  ["Spring\v\f\u0085sale", "Spring sale"],
  ["Spring\u0007 <b>sale</b>", "Spring\u0007 <b>sale</b>"],
])("stores the title %j as %j", (title, stored) => {
  expect(adTitle(title)).toBe(stored);
});

test.each([
  ["Spring sale", null],
  [` ${"x".repeat(200)} `, null],
  ["x".repeat(201), "ad_title_too_long"],
  [" \n", "ad_title_missing"],
  ["\u2028\u0085", "ad_title_missing"],
])("validates the title %j: %s", (title, code) => {
  expect(checkAdTitle(title)?.code ?? null).toBe(code);
});
