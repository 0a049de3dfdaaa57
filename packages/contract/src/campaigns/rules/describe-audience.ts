import { deviceNames } from "../copy.ts";

/** A place as stored: names, from country to city. */
export type Place = { country: string; region?: string | null; city?: string | null };

/** A campaign's audience in its wire format; an empty list means everyone. */
export type Audience = {
  locations: readonly Place[];
  age_groups: readonly string[];
  gender: readonly ("male" | "female")[];
  device: readonly (keyof typeof deviceNames)[];
  interests: readonly string[];
};

/** The maximum number of places that the sentence names individually. */
const namedPlaces = 3;

/**
 * Describes an audience in one sentence: "Women aged 25 to 54 in Austin and San Antonio, on phones, who like food and
 * drink or cooking."
 */
export function describeAudience({ locations, age_groups, gender, device, interests }: Audience): string {
  const people = gender.length === 1 ? (gender[0] === "female" ? "Women" : "Men") : "People";
  const aged = age_groups.length > 0 ? `aged ${joined(ageSpans(age_groups), "or")}` : "of all ages";
  const devices = device.map((each) => deviceNames[each].inSentence);
  const on = devices.length > 0 ? `on ${joined(devices, "and")}` : "on any device";
  const like = interests.length > 0 ? `, who like ${joined(interests.map(inSentence), "or")}` : "";
  return `${people} ${aged} ${where(locations)}, ${on}${like}.`;
}

/** "Austin, Texas" or "Texas, United States" or "Chile": at most two parts, enough to identify the place. */
export function placeName({ country, region, city }: Place): string {
  return [city, region, country]
    .filter((part) => part)
    .slice(0, 2)
    .join(", ");
}

function where(places: readonly Place[]): string {
  if (places.length === 0) return "everywhere";
  const names = places
    .slice(0, namedPlaces)
    .map((place) => isolated(place.city || place.region || place.country));
  const others = places.length - names.length;
  return `in ${joined(others > 0 ? [...names, others === 1 ? "1 other place" : `${others} other places`] : names, "and")}`;
}

/** Merges adjacent groups into one span: 25-34, 35-44 → "25 to 44". */
function ageSpans(groups: readonly string[]): string[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of groups.map(boundsOf).toSorted((one, other) => one.from - other.from)) {
    const last = spans.at(-1);
    if (last?.to === from - 1) last.to = to;
    else spans.push({ from, to });
  }
  return spans.map(({ from, to }) => (to === Infinity ? `${from} and over` : `${from} to ${to}`));
}

function boundsOf(group: string): { from: number; to: number } {
  const [from = 0, to = Infinity] = group.replace("+", "").split("-").map(Number);
  return { from, to };
}

/** "a, b or c". */
function joined(items: readonly string[], word: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

/**
 * Lower-cases the first letter of an interest for use in a sentence, unless the interest starts with an abbreviation.
 */
const inSentence = (interest: string) =>
  isolated(/^\p{Lu}\p{Ll}/u.test(interest) ? interest.charAt(0).toLowerCase() + interest.slice(1) : interest);

/** Isolates a right-to-left name, so that it doesn't reorder the sentence (Unicode UAX #9). */
const isolated = (name: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(name)
    ? `\u2068${name}\u2069`
    : name;
