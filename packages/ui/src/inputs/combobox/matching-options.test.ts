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

it("returns all options in their original order for an empty query", () => {
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
])("for the query %j, finds %j", (typed, values) => {
  expect(found(typed)).toEqual(values);
});

it("ranks names that begin with the query first, then names in which a later word does, then all other matches", () => {
  expect(found("i")).toEqual(["it", "ar", "fr", "es", "nl"]);
  expect(found("d")).toEqual(["de", "nl"]);
});

it.each([
  ["german", "de"],
  ["Deutsch", "de"],
  ["espanol", "es"],
  ["germ", undefined],
  ["", undefined],
])("finds the option whose full name is %j: %j", (typed, value) => {
  expect(exactOption(options, typed)?.value).toBe(value);
});
