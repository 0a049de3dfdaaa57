import { month, weekday } from "./english-calendar.ts";
import { wordsOf } from "./english-words.ts";

const streetEnd = String.raw`(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|square|sq|way|place|court|ct|parade|highway|hwy|parkway|row|terrace|quay|pike|plaza|route|turnpike|close|crescent|mews)\b\.?`;
const name = String.raw`\p{Lu}[\p{L}’.]*`;
/** Not an acronym. */
export const placeName = String.raw`\p{Lu}[\p{Ll}’.]+\p{L}*`;
export const place = new RegExp(
  [
    String.raw`(?:\b[Aa]t |\b[Oo]n |@ ?)?\b\d{1,5}[a-z]?(?:[-–]\d+)? (?:[NSEW]\.? |[Nn]orth |[Ss]outh |[Ee]ast |[Ww]est )?(?:[\p{L}][\p{L}’.]+|\d+(?:st|nd|rd|th))(?: ${name}){0,2} (?i:${streetEnd})(?:[ ,].{0,70})?$`,
    String.raw`\b\d{2,5} [NSEW]\. ${name}.{0,70}$`,
    String.raw`(?:^|(?<=\p{L} |,))(?i:just |right |located |find us |we’re )?(?i:out of our|next (?:door )?to|across from|opposite|near|nr|behind|beside|downtown|(?:on the )?corner of|off (?:the )?(?:exit|i-?\d+|hwy|highway|route)|just past|past the|above the|in the heart of|serving) .{2,80}$`,
    String.raw`(?:^|(?<=\p{L} |,))(?i:throughout|all over|all across|across|around) (?:the |all of )?${name}(?:(?: |, | and | or ){1,2}${name}){0,5}(?: (?i:area|county|region))?$`,
    String.raw`(?:^|(?<=\p{L} |,))(?i:in|on|at|around|near|from) (?:the )?(?!${month}|${weekday})(?:(?i:highway|hwy|route|rt|exit) \d.{0,60}|${name}(?:,? (?:and |to |near |by |of |the )?(?:${name}|\d+\b)){0,6})$`,
    String.raw`^(?:\p{L}+ ){1,2}(?i:street|st|ave|avenue|rd|road|blvd)\.?(?: (?i:by|near|across|next|at|and) .{2,50})?$`,
    String.raw`^(?i:(?:unit|suite|stall) \d|I-\d{1,3}\b).{0,60}$`,
    String.raw`^\d+(?:st|nd|rd|th) (?:and|at|near) (?:${name}|\d+(?:st|nd|rd|th))(?: (?i:${streetEnd}))?$`,
    String.raw`^(?i:on|in|at) ${name}(?: ${name}){0,3},? (?i:next (?:door )?to|opposite|near|behind|beside|across from|above|off|by|between) .{3,50}$`,
    String.raw`^(?:the )?(?i:boardwalk|pier|seafront|promenade|high street|main street|waterfront|riverfront|harbou?r|marina|market square|town square)(?: (?i:by|near|next|in|at|opposite|behind) .{2,40})?$`,
    String.raw`^(?:in |at )?(?:the )?(?i:community (?:room|hall|cent(?:er|re))|(?:village|town|church|parish|scout|legion) hall|fairgrounds?|school gym|scout hut)(?:,? (?:at|in|on|behind|next to) .{2,40})?$`,
    String.raw`^(?i:at|located at) \d{1,5} ${name}(?: ${name}){0,3}$`,
    String.raw`^${name} (?:and|at) \d+(?:st|nd|rd|th)(?: (?i:${streetEnd}))?$`,
    String.raw`^(?i:(?:the )?(?:north|south|east|west|far \p{L}+)(?:ern)? side of) ${name}(?: ${name})?(?: only)?$`,
    String.raw`^${name}(?: \p{L}+)? (?i:bay area|area|metro area|valley|counties)$`,
    String.raw`^(?i:highway|hwy|route|rt\.?|exit) \d(?!.* (?:is|are|will|has|was) ).{0,70}$`,
    String.raw`^${name}(?: \p{L}+)? (?i:mall|plaza|shopping cent(?:er|re)|retail park|arcade)(?:,? (?i:by|near|next to|opposite|level|unit|upstairs|at|in|behind) .{1,40})?$`,
  ].join("|"),
  "u",
);

export function placePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:located|find us|we’re) /i, "")
    .replaceAll(/\bhwy\b/gi, "Highway")
    .replace(/^out of /i, "at ")
    .replace(/^serving /i, "in ")
    .replace(/^downtown/i, "in downtown")
    .replace(/^@ ?/, "")
    .replaceAll(inPress, (_, state: string) => `, ${press[state]}`);
  if (
    /^(?:next|across|opposite|near|behind|beside|downtown|in|on|at|around|off|past|above|outside|inside|just|right|serving|from|throughout|all|to)\b/i.test(
      text,
    )
  )
    return lowerFirst(text);
  if (
    /^(?:the )?(?:boardwalk|pier|seafront|promenade|high street|main street|waterfront|riverfront)/i.test(
      text,
    )
  )
    return `on ${/^the |street/i.test(text) ? "" : "the "}${text}`;
  if (
    /^(?:the )?(?:community room|(?:village|town|church|parish|scout|legion) hall|school gym|scout hut)/i.test(
      text,
    )
  )
    return `in ${/^the /i.test(text) ? "" : "the "}${lowerFirst(text)}`;
  if (/^\p{Lu}\S*(?: \p{L}+)? (?:mall|plaza|shopping cent(?:er|re)|retail park|arcade)\b/iu.test(text))
    return `at ${text}`;
  if (/^(?:the )?(?:harbou?r|marina|market square|town square)/i.test(text))
    return `at ${/^the /i.test(text) ? "" : "the "}${text}`;
  if (/^(?:the )?(?:north|south|east|west)(?:ern)? side of /i.test(text))
    return `on the ${lowerFirst(text).replace(/^the /, "")}`;
  if (/^(?:Highway|Route) \d+ (?:bridge|exit|junction|roundabout|overpass)/i.test(text))
    return `at the ${text}`;
  if (/^\p{Lu}\S* (?:and|at) \d+(?:st|nd|rd|th)/u.test(text)) return `at ${text}`;
  if (/ (?:area|region|metro|valley)$/i.test(text)) return `in the ${text}`;
  if (/^(?:\d|I-\d|unit|suite|stall)/i.test(text)) return `at ${text}`;
  if (/^\p{Lu}\S* to \p{Lu}/u.test(text)) return `from ${text}`;
  if (/^(?:\p{L}+ ){1,2}(?:street|st|ave|avenue|rd|road|blvd)\b/iu.test(text)) return `on ${text}`;
  if (/^(?:Highway|Route|Rt|Exit|corner)\b/i.test(text))
    return /^corner/i.test(text) ? `on the ${text}` : `on ${text}`;
  return `in ${text}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const states: Record<string, string> = Object.fromEntries(
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
    .split("|")
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);
/** States as the press shortens them: "Baltimore, Md." */
const press: Record<string, string> = Object.fromEntries(
  "Ala Alabama|Ariz Arizona|Ark Arkansas|Calif California|Colo Colorado|Conn Connecticut|Del Delaware|Fla Florida|Ill Illinois|Ind Indiana|Kan Kansas|Md Maryland|Mich Michigan|Minn Minnesota|Mont Montana|Neb Nebraska|Nev Nevada|Okla Oklahoma|Ore Oregon|Pa Pennsylvania|Tenn Tennessee|Tex Texas|Va Virginia|Vt Vermont|Wis Wisconsin|Wyo Wyoming"
    .split("|")
    .map((state) => state.split(" ") as [string, string]),
);
const inPress = new RegExp(
  String.raw`(?<=\p{Lu}\p{Ll}{2,}), (${Object.keys(press).join("|")})(?:\.|(?=[\s,]|$))`,
  "gu",
);
const inState = new RegExp(
  String.raw`(?<=\p{Lu}\p{Ll}{2,}),? (${Object.keys(states).join("|")})(?![\p{L}\d’])(?=[\s,.)]|$)`,
  "gu",
);

/** A lower-case town before a state code that is not also a word. */
const inLower =
  /(?<=\b(?:in|of|from|near) )(\p{Ll}{3,})(?=,? (?:AZ|AR|CA|CT|FL|GA|IA|IL|KS|KY|MD|MI|MN|MT|NC|ND|NE|NH|NJ|NM|NV|NY|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)(?:[,.]|$))/gu;

/** Spells out the state after a town: "Bend OR" → "Bend, Oregon". */
export const withStates = (text: string): string =>
  text
    .replaceAll(inPress, (_, state: string) => `, ${press[state]}`)
    .replaceAll(inLower, (_, town: string) => town.charAt(0).toUpperCase() + town.slice(1))
    .replaceAll(inState, (_, state: string) => `, ${states[state]}`);

const pair = /^(\p{Lu}\p{Ll}+)((?:,| and|, and) )(\p{Ll}{4,})$/u;

/** "Brooklyn and queens": a name listed next to a town is a town too. */
export const townsOf = (text: string): string =>
  text.replace(pair, (whole, town: string, joint: string, other: string) =>
    wordsOf(town)[0]?.tags.has("Place") === true
      ? town + joint + other.charAt(0).toUpperCase() + other.slice(1)
      : whole,
  );
