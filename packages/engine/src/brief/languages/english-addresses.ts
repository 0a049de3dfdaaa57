import type { ReadingTable } from "../reading-table.ts";

const roads: Record<string, string> = {
  st: "Street",
  dr: "Drive",
  rd: "Road",
  ave: "Avenue",
  blvd: "Boulevard",
  ln: "Lane",
  pkwy: "Parkway",
};

export const compass: Record<string, string> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  N: "North",
  S: "South",
  E: "East",
  W: "West",
};

const roadOf = (short = ""): string => roads[short.replace(".", "").toLowerCase()] ?? short;

/** Spells out abbreviations in addresses, after the name of a street. */
export const addresses: ReadingTable["shorthand"] = [
  [/\bcnr\b\.?(?: of\b)?/gi, "corner of"],
  [/(?<=\p{Lu}\p{L}+ (?:and|&) \p{Lu}\p{L}+ )(St|Rd|Ave)s\b\.?/gu, (_, road) => `${roadOf(road)}s`],
  // Before a capital, "St" may be a saint, and "Dr" a doctor.
  [/(?<=(?:\p{Lu}\p{L}+|\d(?:st|nd|rd|th)) )(?:St|Dr)\b\.?(?=,|$| (?:\p{Ll}|\d))/gu, roadOf],
  [/(?<=(?:\p{Lu}[\p{L}’]+|\d(?:st|nd|rd|th)) )(?:Rd|[Aa]ve|Blvd|Ln|Pkwy)\b\.?/gu, roadOf],
  [
    /(?<=\p{Lu}\p{L}+ )(St|Rd|Ave|Blvd|Street|Road|Avenue|Boulevard) ([NSEW])\b\.?/gu,
    (_, road, side) => `${roadOf(road)} ${compass[side ?? ""]}`,
  ],
  [/\b(?:highway )?hwy\b\.?/gi, "Highway"],
  [/\b(?:rt|rte)\b\.? (?=\d)/gi, "Route "],
  [/(?<=\p{L}[.,]? )ste\b\.? #?(?=\d)/giu, "Suite "],
  [/(?<=\p{Lu}\p{L}+ )Cn?ty\b\.?/gu, "County"],
];
