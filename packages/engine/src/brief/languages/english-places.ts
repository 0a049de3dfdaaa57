import { lowerFirst } from "../../script/spoken-lines.ts";
import { month, weekday } from "./english-calendar.ts";
import { wordsOf } from "./english-words.ts";

const streetEnd = String.raw`(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|square|sq|way|place|court|ct|parade|highway|hwy|parkway|row|terrace|quay|pike|plaza|route|turnpike|close|crescent|mews)\b\.?`;
const name = String.raw`\p{Lu}[\p{L}’.]*`;
/** A capitalised name, but not an acronym. */
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
    String.raw`^(?i:highway|hwy|route|rt\.?|exit) \d.{0,70}$`,
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
    .replace(/^@ ?/, "");
  if (
    /^(?:next|across|opposite|near|behind|beside|downtown|in|on|at|around|off|past|above|outside|inside|just|right|serving|from|throughout|all|to)\b/i.test(
      text,
    )
  )
    return lowerFirst(text);
  if (/ (?:area|region|metro)$/i.test(text)) return `in the ${text}`;
  if (/^(?:\d|I-\d|unit|suite|stall)/i.test(text)) return `at ${text}`;
  if (/^\p{Lu}\S* to \p{Lu}/u.test(text)) return `from ${text}`;
  if (/^(?:\p{L}+ ){1,2}(?:street|st|ave|avenue|rd|road|blvd)\b/iu.test(text)) return `on ${text}`;
  if (building.test(text)) return `at ${text}`;
  if (/^(?:Highway|Route|Rt|Exit|corner)\b/i.test(text))
    return /^corner/i.test(text) ? `on the ${text}` : `on ${text}`;
  return `in ${text}`;
}

/** A building, identified by a word such as "library" before the first comma. */
const building =
  /^(?!.*\b(?:town|city|village) cent(?:re|er)\b)[^,]*\b(?:library|hall|cent(?:re|er)|school|college|church|chapel|club|hotel|stadium|arena|theat(?:re|er)|museum|showgrounds?|fairgrounds?|racecourse|clinic|hospital)(?:,|$)/i;

const states: Record<string, string> = Object.fromEntries(
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
    .split("|")
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);
/** Other abbreviations of states and provinces, including those outside the United States. */
const others: Record<string, string> = Object.fromEntries(
  "Tenn Tennessee|Ariz Arizona|Calif California|Colo Colorado|Fla Florida|Mich Michigan|Minn Minnesota|Okla Oklahoma|Wis Wisconsin|Wyo Wyoming|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland|NS Nova Scotia|SK Saskatchewan|NSW New South Wales|QLD Queensland|Qld Queensland|VIC Victoria|Vic Victoria|ON Ontario"
    .split("|")
    .map((state) => [state.slice(0, state.indexOf(" ")), state.slice(state.indexOf(" ") + 1)]),
);
/** Abbreviations that also mean something else, so they need a comma before them: "type AB", "on", "Uncle Vic". */
const needsComma = "AB|MB|NB|NL|SK|ON|Vic";
const inState = new RegExp(
  String.raw`(?<=\p{Lu}\p{Ll}{2,})(?<!\bClass)(?:(?:,? )(?!(?:${needsComma})\b)|, )(${[...Object.keys(states), ...Object.keys(others)].join("|")})(?![\p{L}\d’])(?! (?:[IV]+|\d)\b)(?=[\s,.)]|$)`,
  "gu",
);

/** A state at the start of the text that follows a town: "Ohio for four generations". */
export const region = new RegExp(
  String.raw`^(?:${[...Object.keys(states), ...Object.values(states)].join("|")})(?![\p{L}\d’])`,
  "u",
);

/** A lower-case town before a state code that is not also a word. */
const inLower =
  /(?<=\b(?:in|of|from|near) )(\p{Ll}{3,})(?=,? (?:AZ|AR|CA|CT|FL|GA|IA|IL|KS|KY|MD|MI|MN|MT|NC|ND|NE|NH|NJ|NM|NV|NY|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)(?:[,.]|$))/gu;

/** Spells out the state after a town: "Bend OR" → "Bend, Oregon". */
export const withStates = (text: string): string =>
  text
    .replaceAll(inLower, (_, town: string) => town.charAt(0).toUpperCase() + town.slice(1))
    .replaceAll(inState, (_, state: string) => `, ${states[state] ?? others[state]}`);

const pair = /^(\p{Lu}\p{Ll}+)((?:,| and|, and) )(\p{Ll}{4,})$/u;

/** Capitalises a name next to a town, because it must be a town as well: "Brooklyn and queens". */
export const townsOf = (text: string): string =>
  text.replace(pair, (whole, town: string, joint: string, other: string) =>
    wordsOf(town)[0]?.tags.has("Place") === true
      ? town + joint + other.charAt(0).toUpperCase() + other.slice(1)
      : whole,
  );
