import type { Place } from "@earshot/contract/campaigns/rules/describe-audience.ts";

/** A country with its regions, by ISO 3166 names. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Other names that users type: "UK", "Deutschland", "North Macedonia". */
  otherNames: readonly string[];
  regions: readonly string[];
};

/** A place that can be chosen; `value` encodes its parts. */
export type PlaceOption = { value: string; label: string; detail?: string };

/** Names missing from both ISO and CLDR. */
const colloquial: Record<string, readonly string[]> = {
  AE: ["UAE", "Emirates"],
  BA: ["Bosnia"],
  CI: ["Ivory Coast"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain", "Britain"],
  NL: ["Holland"],
  US: ["USA", "America"],
};

/**
 * A country with its search terms, including its CLDR names in English, in the country's own language and in the
 * user's.
 * @param language the browser's language
 */
export function countryOf(code: string, name: string, regions: readonly string[], language: string): Country {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const names = (["long", "short"] as const).flatMap((style) =>
    ["en", own, language].map((locale) => new Intl.DisplayNames(locale, { type: "region", style }).of(code)),
  );
  const otherNames = [...new Set([...names, ...(colloquial[code] ?? [])])];
  return {
    code,
    name,
    regions,
    otherNames: otherNames.filter((other) => other && other !== name) as string[],
  };
}

/** The maximum number of options shown. */
const most = 40;

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

export const countryOptions = (countries: readonly Country[]): PlaceOption[] =>
  countries.map(({ name }) => optionOf({ country: name }));

export const placeOf = (value: string) => JSON.parse(value) as Place;

/**
 * Countries and regions with a name or word that begins with the query. In "Austin, Texas", the part before the comma
 * is taken as a city. Without a comma, also offers the query as a city in each of the `near` places, where it is most
 * likely to be.
 */
export function searchPlaces(
  countries: readonly Country[],
  typed: string,
  { near, cityLabel }: { near: readonly Place[]; cityLabel: (name: string) => string },
): PlaceOption[] {
  const comma = typed.lastIndexOf(",");
  const city = comma > 0 ? typed.slice(0, comma).trim() : typed.trim();
  const found = matches(countries, comma > 0 ? typed.slice(comma + 1) : typed);
  const cityIn = (places: readonly Place[]) =>
    places.map(({ country, region }) => ({
      ...optionOf({ country, region, city }),
      detail: cityLabel(city),
    }));
  if (city === "") return [];
  if (comma > 0) return [...cityIn(found.slice(0, 5)), ...found.slice(0, 5).map(optionOf)];
  return [...found.slice(0, most).map(optionOf), ...cityIn(near)];
}

function matches(countries: readonly Country[], typed: string): Place[] {
  const query = plain(typed);
  if (query === "") return [];
  /**
   * Ranks a name: -1 if it equals the query, 0 if it begins with the query, 1 if a later word does, and Infinity
   * otherwise.
   */
  const rank = (name: string) => {
    const at = ` ${plain(name)}`.indexOf(` ${query}`);
    if (at < 0) return Infinity;
    return plain(name) === query ? -1 : Math.min(at, 1);
  };
  const places: { place: Place; rank: number }[] = [];
  for (const { name, otherNames, regions } of countries) {
    places.push({ place: { country: name }, rank: Math.min(...[name, ...otherNames].map(rank)) });
    for (const region of regions) places.push({ place: { country: name, region }, rank: 3 + rank(region) });
  }
  return places
    .filter((each) => each.rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

function optionOf(place: Place): PlaceOption {
  const { country, region, city } = place;
  return {
    value: JSON.stringify({ country, region: region ?? null, city: city ?? null }),
    label: [city, region, country].filter(Boolean).join(", "),
  };
}
