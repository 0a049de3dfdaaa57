import { expect, test } from "vitest";

import { type Country, placeOf, searchPlaces } from "./place-search.ts";

const countries: Country[] = [
  { name: "United States", regions: ["Texas", "New York"] },
  { name: "Mexico", regions: ["Nuevo León"] },
  { name: "Côte d'Ivoire", regions: [] },
];
const near = [{ country: "United States", region: "Texas" }];
const found = (typed: string) =>
  searchPlaces(countries, typed, { near, cityLabel: (name) => `The city ${name}` });

test.each([
  ["uni", ["United States", "uni, Texas, United States"]],
  ["leon", ["Nuevo León, Mexico", "leon, Texas, United States"]],
  ["cote d", ["Côte d'Ivoire", "cote d, Texas, United States"]],
  ["Austin, Tex", ["Austin, Texas, United States", "Texas, United States"]],
  ["عمّان", ["عمّان, Texas, United States"]],
  ["Austin, Nowhere", []],
  [" ", []],
])("%j finds %j", (typed, labels) => {
  expect(found(typed).map(({ label }) => label)).toEqual(labels);
});

test("a chosen city is a place with its region and country", () => {
  const [option] = found("Austin, Texas");
  expect(placeOf(option?.value ?? "")).toEqual({ country: "United States", region: "Texas", city: "Austin" });
});
