import type { Rule } from "../rule-scanner.ts";
import { stateNames } from "./american-states.ts";
import { sentenceStop } from "./context.ts";
import { digits, houseNumber, ordinal, sayNumber } from "./numbers.ts";

const kinds: Record<string, string> = {
  St: "Street",
  Ave: "Avenue",
  Av: "Avenue",
  Rd: "Road",
  Blvd: "Boulevard",
  Dr: "Drive",
  Ln: "Lane",
  Ct: "Court",
  Pl: "Place",
  Sq: "Square",
  Hwy: "Highway",
  Pkwy: "Parkway",
  Ter: "Terrace",
  Cir: "Circle",
};
const spelledKinds = [
  ...new Set(Object.values(kinds)),
  "Way",
  "Row",
  "Plaza",
  "Broadway",
  "Walk",
  "Mall",
  "Park",
];
const kind = `${Object.keys(kinds).join("|")}|${spelledKinds.join("|")}`;
const directions: Record<string, string> = {
  N: "North",
  S: "South",
  E: "East",
  W: "West",
  NE: "Northeast",
  NW: "Northwest",
  SE: "Southeast",
  SW: "Southwest",
};
const direction = "N|S|E|W|NE|NW|SE|SW";
const name = String.raw`(?:(?!(?:${kind})\b)(?:St\. )?[A-Z][a-z'’]{1,20} ){0,3}(?:(?:St\. )?[A-Z][a-z'’]{1,20}|\d{1,3}(?:st|nd|rd|th))`;
const street = new RegExp(
  String.raw`(?<house>\d{1,5})(?<letter>[A-Z])? (?:(?<toward>${direction})\.? )?(?<name>${name}) (?<kind>${kind})\b\.?(?: (?<end>${direction})\b\.?)?`,
  "y",
);
const rooms: Record<string, string> = {
  Apt: "Apartment",
  Ste: "Suite",
  Suite: "Suite",
  Apartment: "Apartment",
  Room: "Room",
  Rm: "Room",
  Unit: "Unit",
  Fl: "Floor",
  Bldg: "Building",
  Gate: "Gate",
  Hwy: "Highway",
  Highway: "Highway",
  Route: "Route",
  Rte: "Route",
  Flight: "Flight",
};

/** Codes that are also words or other abbreviations ("Sure, OK."). They are states only before a zip code. */
const alsoWords = new Set("OK IN OR ME HI OH ID".split(" "));
/** After these names, "St." means street even before another name: "Main St. Bakery". */
const streetNames =
  /(?:^|[^\p{L}])(?:Main|Elm|Oak|Maple|Park|Church|High|Broad|Market|Washington|Lake|Hill|Pine|Cedar|Walnut|Bridge|River|Center|Union|Wall|Bond|Oxford|Regent) $/u;
const roomFollows = new RegExp(`^\\s+(?:#|(?:${Object.keys(rooms).join("|")})\\b)`);

/** Rules for streets with house numbers, rooms, states, and American and British postal codes. */
export const addresses: Rule[] = [
  {
    at: "digit",
    pattern: street,
    say: ({ groups = {}, 0: all }, { after }) => {
      const house = houseNumber(Number(groups.house)) + (groups.letter ? ` ${groups.letter}` : "");
      const toward = groups.toward ? ` ${directions[groups.toward]}` : "";
      const end = groups.end ? ` ${directions[groups.end]}` : "";
      return `${house}${toward} ${sayStreet(groups.name ?? "")} ${sayKind(groups.kind)}${end}${stop(all, after)}`;
    },
  },
  {
    at: "letter",
    pattern: new RegExp(
      String.raw`(?<kind>${Object.keys(rooms).join("|")})\.? #?(?<number>\d{1,5})(?:-?(?<letter>[A-Z]))?(?![\p{L}\d])`,
      "uy",
    ),
    say: ({ groups = {} }) =>
      `${rooms[groups.kind ?? ""]} ${houseNumber(Number(groups.number))}${groups.letter ? ` ${groups.letter}` : ""}`,
  },
  {
    at: "letter",
    pattern: /(?<state>[A-Z]{2})\.? (?<zip>\d{5})(?:-(?<four>\d{4}))?(?!\d)/y,
    say: ({ groups = {} }) => {
      const state = stateNames[groups.state ?? ""];
      const four = groups.four === undefined ? "" : ` dash ${digits(groups.four, "oh")}`;
      return state && `${state} ${digits(groups.zip ?? "", "oh")}${four}`;
    },
  },
  {
    at: "letter",
    pattern: /(?<state>[A-Z]{2})(?![\p{L}\d'’-])/uy,
    say: ({ groups = {} }, { before }) =>
      /\p{Lu}\p{Ll}{2,}, $/u.test(before) && !alsoWords.has(groups.state ?? "")
        ? stateNames[groups.state ?? ""]
        : undefined,
  },
  {
    at: "digit",
    pattern: /(?<zip>\d{5})(?:-(?<four>\d{4}))?(?![\d,.%-]{0,3}\d)/y,
    say: ({ groups = {} }, { before }) => {
      const expected =
        /\b(?:zip(?: code)?:?|D\.C\.) $|\btext\b.{0,30}\bto:? $/i.test(before) ||
        Object.values(stateNames).some((state) => before.endsWith(`${state} `));
      if (!expected && groups.four === undefined) return undefined;
      return (
        digits(groups.zip ?? "", "oh") +
        (groups.four === undefined ? "" : ` dash ${digits(groups.four, "oh")}`)
      );
    },
  },
  {
    at: "letter",
    pattern:
      /(?<area>[A-Z]{1,2})(?<district>\d{1,2})(?<part>[A-Z])? (?<sector>\d)(?<unit>[A-Z]{2})(?![\p{L}\d])/uy,
    say: ({ groups = {} }) =>
      [
        spell(groups.area),
        sayNumber(groups.district ?? ""),
        groups.part,
        sayNumber(groups.sector ?? ""),
        spell(groups.unit),
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    at: "letter",
    pattern: /(?<kind>Ave|Rd|Blvd|Ln|Hwy|Pkwy|Sq)\b\.?/y,
    say: ({ groups = {}, 0: all }, { after }) => sayKind(groups.kind) + stop(all, after),
  },
  {
    at: "letter",
    pattern: /St\b\.?(?!['’-])/y,
    say: ({ 0: all }, { before, after }) => {
      const ofNumber = /\d(?:st|nd|rd|th) $/.test(before);
      if (!ofNumber && !streetNames.test(before) && /^ [A-Z]/.test(after) && all.endsWith("."))
        return "Saint";
      const named = /\p{Lu}\p{Ll}+ $/u.test(before);
      return ofNumber || named ? `Street${stop(all, after)}` : undefined;
    },
  },
];

function spell(text = "") {
  return Array.from(text).join(" ");
}

function sayKind(text = "") {
  return kinds[text] ?? text;
}

function sayStreet(text: string) {
  return text
    .replaceAll(/St\. /g, "Saint ")
    .replace(/(\d+)(?:st|nd|rd|th)$/, (_, number: string) => ordinal(Number(number)));
}

/** The full stop, if the abbreviation also ends the sentence: "… 44th St. Call now". */
function stop(all: string, after: string) {
  const isWhole = spelledKinds.some((one) => all.endsWith(`${one}.`));
  return isWhole ? "." : sentenceStop(all, after, roomFollows);
}
