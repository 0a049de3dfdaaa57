import { dutchFinite } from "../../../brief/languages/nl-grammar.ts";
import { readDutch } from "../../../brief/languages/nl.ts";
import type { SentenceGrammar } from "../sentence-grammar.ts";

/** @param isPolite "u" */
export const dutchSentences = (isPolite: boolean): SentenceGrammar => ({
  reading: readDutch,
  is: ({ text }) => `{b} is ${text}`,
  sells: ({ text }, isFirst) => (isFirst ? `bij {b} hebben we ${text}` : `{b} heeft ${text}`),
  holds: ({ text }) => `bij {b} is er ${text}`,
  asks: ({ text }) => `${isPolite ? "zoekt u" : "zoek je"} ${text}?`,
  have: ({ text }, nth) =>
    `${["we hebben", "we hebben ook", "en verder hebben we"][nth] ?? "we hebben ook"} ${text}`,
  offers: ({ text }) => `we bieden ${text}`,
  costs: ({ text, isPlural }, price, isFrom) =>
    `${text} ${isPlural || /^(?!(?:een|de|het) )[\p{L}-]+(?:s|en)(?= |$)/u.test(text) ? "kosten" : "kost"} ${isFrom ? "vanaf " : ""}${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `er is ${isUpTo ? "tot " : ""}${percent} korting${on === undefined ? "" : ` op ${on.typed}`}${rest}`,
  stated: ({ text, isPlural }, free, rest) => `${text} ${isPlural ? "zijn" : "is"} ${free}${rest}`,
  answer: "hier is {b}",
  ofBrand: "bij|van|door|met|in|de|het",
  notVerb: /^(?:in|op|aan|bij|met|van|en|of|voor|te|uit|zonder|sinds|de|het)(?!\p{L})/iu,
  label: /^(?:actie|aanbieding|openingsactie|nieuw)(?: \p{L}+){0,3}: /iu,
  we: "we",
  clause: dutchFinite,
  adjectives: /^(?:geopend|open|verkrijgbaar|beschikbaar) (?!dag)/iu,
  being: "we zijn",
  notThing:
    /^(?:website|info\p{L}*|aanmelden|inschrijven|noot|type|openingstijden|tel\p{L}*|locatie|ook |alleen |te zien|waaronder)/iu,
  date: /(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/u,
  onDay: (time, what) => `${time} is er ${what}`,
  happens: ({ text, isPlural }, time) => `${text} ${isPlural ? "zijn" : "is"} ${time}`,
  people:
    /^(?:kinderen|volwassenen|jongeren|baby’s|senioren|beginners|gezinnen|bedrijven|particulieren)(?!\p{L})/iu,
  forPeople: "voor",
  hours: /^(?:openingstijden|open):? (?=\d)/iu,
  beforePrice: /(?: (?:voor|maar|slechts|nu|kost|kosten|à|per|van))+$|[=:]$/iu,
  upTo: /(?:^| )tot$|(?: met)$/iu,
  until: /^(?:nog |alleen |geldig )*(?:t\/m|tot)/iu,
  lasts: (time) => `dat geldt ${time}`,
  opens: (time) => `we zijn ${time} open`,
  takesPlace: (time) => `het is ${time}`,
  serves: (places) => `we werken ${places}`,
  stands: (place) => `we zitten ${place}`,
  app: { words: /(?<!\p{L})app(?!\p{L})/iu, get: isPolite ? "downloadt u {b}" : "download {b}" },
});
