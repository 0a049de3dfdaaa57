import { expect, test } from "vitest";

import { countryOf, placeOf, searchPlaces } from "./place-search.ts";

const countries = [
  countryOf("UA", "Ukraine", [], "ru"),
  countryOf("GB", "United Kingdom", [], "ru"),
  countryOf("US", "United States", ["Texas", "New York"], "ru"),
  countryOf("MX", "Mexico", ["Nuevo León"], "ru"),
  countryOf("CI", "Côte d'Ivoire", [], "ru"),
  countryOf("DE", "Germany", ["Bavaria"], "ru"),
  countryOf("MK", "Macedonia, Republic of", [], "ru"),
  countryOf("TR", "Turkey", ["Usak"], "ru"),
];
const near = [{ country: "United States", region: "Texas" }];
const found = (typed: string) =>
  searchPlaces(countries, typed, { near, cityLabel: (name) => `The city ${name}` });

test.each([
  ["uni", ["United Kingdom", "United States", "uni, Texas, United States"]],
  ["UK", ["United Kingdom", "Ukraine", "UK, Texas, United States"]],
  ["usa", ["United States", "Usak, Turkey", "usa, Texas, United States"]],
  ["Deutschland", ["Germany", "Deutschland, Texas, United States"]],
  ["Германия", ["Germany", "Германия, Texas, United States"]],
  ["north mac", ["Macedonia, Republic of", "north mac, Texas, United States"]],
  ["Türkiye", ["Turkey", "Türkiye, Texas, United States"]],
  ["München, Deutsch", ["München, Germany", "Germany"]],
  ["leon", ["Nuevo León, Mexico", "leon, Texas, United States"]],
  ["cote d", ["Côte d'Ivoire", "cote d, Texas, United States"]],
  ["Austin, Tex", ["Austin, Texas, United States", "Texas, United States"]],
  ["عمّان", ["عمّان, Texas, United States"]],
  ["Austin, Nowhere", []],
  [" ", []],
])("searches for %j and suggests %j", (typed, labels) => {
  expect(found(typed).map(({ label }) => label)).toEqual(labels);
});

test("turns a chosen city into a place with its region and country", () => {
  const [option] = found("Austin, Texas");
  expect(placeOf(option?.value ?? "")).toEqual({ country: "United States", region: "Texas", city: "Austin" });
});
