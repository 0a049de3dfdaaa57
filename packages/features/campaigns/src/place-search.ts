import type { Place } from "@earshot/contract/campaigns/rules/describe-audience.ts";

/** A country with its regions, by ISO 3166 names. */
export type Country = { name: string; regions: readonly string[] };

/** A place to choose: its parts as the option's value. */
export type PlaceOption = { value: string; label: string; detail?: string };

/** Options shown at once. */
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
 * Countries and regions whose name begins with what is typed, or has a word that does. "Austin, Texas" is a city of a place; a
 * city alone is offered in `near`, the places that it most likely lies in.
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
  const rank = (name: string) => ` ${plain(name)}`.indexOf(` ${query}`);
  const places: { place: Place; rank: number }[] = [];
  for (const { name, regions } of countries) {
    const own = rank(name);
    if (own >= 0) places.push({ place: { country: name }, rank: Math.min(own, 1) });
    for (const region of regions) {
      const at = rank(region);
      if (at >= 0) places.push({ place: { country: name, region }, rank: 2 + Math.min(at, 1) });
    }
  }
  return places.toSorted((one, other) => one.rank - other.rank).map(({ place }) => place);
}

function optionOf(place: Place): PlaceOption {
  const { country, region, city } = place;
  return {
    value: JSON.stringify({ country, region: region ?? null, city: city ?? null }),
    label: [city, region, country].filter(Boolean).join(", "),
  };
}
