import { expect, it } from "vitest";

import { exactOption, matchingOptions } from "./matching-options.ts";

const options = [
  { value: "ar", label: "Arabic", detail: "العربية" },
  { value: "fr", label: "French", detail: "français" },
  { value: "de", label: "German", detail: "Deutsch" },
  { value: "it", label: "Italian", detail: "italiano" },
  { value: "ja", label: "Japanese", detail: "日本語" },
  { value: "ko", label: "Korean", detail: "한국어" },
  { value: "es", label: "Spanish", detail: "español" },
  { value: "nl", label: "Belgian Dutch" },
];

const found = (typed: string) => matchingOptions(options, typed).map(({ value }) => value);

it("shows all in their own order when nothing was typed", () => {
  expect(found("")).toEqual(options.map(({ value }) => value));
  expect(found("  ")).toHaveLength(options.length);
});

it.each([
  ["ger", ["de"]],
  ["GERMAN", ["de"]],
  ["  german ", ["de"]],
  ["Espanol", ["es"]],
  ["ESPAÑOL", ["es"]],
  ["francais", ["fr"]],
  ["frànç", ["fr"]],
  ["deut", ["de"]],
  ["日本", ["ja"]],
  ["한", ["ko"]],
  ["عرب", ["ar"]],
  ["العَرَبِيَّة", ["ar"]],
  ["klingon", []],
])("%j finds %j", (typed, values) => {
  expect(found(typed)).toEqual(values);
});

it("puts first what begins with it, then what has a word that does, then what holds it", () => {
  expect(found("i")).toEqual(["it", "ar", "fr", "es", "nl"]);
  expect(found("d")).toEqual(["de", "nl"]);
});

it.each([
  ["german", "de"],
  ["Deutsch", "de"],
  ["espanol", "es"],
  ["germ", undefined],
  ["", undefined],
])("%j in full is %j", (typed, value) => {
  expect(exactOption(options, typed)?.value).toBe(value);
});
