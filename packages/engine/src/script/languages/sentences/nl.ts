import { dutchFinite } from "../../../brief/languages/nl-grammar.ts";
import { dutchNoun } from "../../../brief/languages/nl-nouns.ts";
import { readDutch } from "../../../brief/languages/nl.ts";
import type { SentenceGrammar } from "../sentence-grammar.ts";

/** Changes the article: "een knipbeurt" → "de knipbeurt". */
const definite = (text: string) =>
  text.replace(/^een ([\p{L}-]+)(?= |$)/u, (whole, noun: string) =>
    dutchNoun(noun) === undefined ? whole : `${dutchNoun(noun)?.article ?? "de"} ${noun}`,
  );

/** @param isPolite addresses the listener as "u" instead of "je" */
export const dutchSentences = (isPolite: boolean): SentenceGrammar => ({
  reading: readDutch,
  nounPhrase:
    /^(?:(?:de|het|een|onze|elke|alle|eerste|tweede) )?(?:\p{Ll}+(?:e|lijks) )?\p{L}[\p{L}-]+(?: (?:voor|met|zonder|in|op|van|uit|en) (?:(?:de|het|een) )?(?:\p{Ll}+e )?\p{L}[\p{L}-]+)?$/u,
  is: ({ text }) => `{b} is ${text}`,
  seeks: "{b} zoekt",
  asks: ({ text }) => `${isPolite ? "zoekt u" : "zoek je"} ${text}?`,
  costs: ({ text, isPlural }, price, isFrom) =>
    `${definite(text)} ${isPlural || /^(?!(?:een|de|het) )[\p{L}-]+(?:s|en)(?= |$)/u.test(text) ? "kosten" : "kost"} ${isFrom ? "vanaf " : ""}${price}`,
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
    /^(?:website|info\p{L}*|aanmelden|inschrijven|noot|type|openingstijden|tel\p{L}*|locatie|ook |alleen |te zien|waaronder|gesloten|dicht(?!\p{L})|open(?!\p{L}))/iu,
  date: /(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/u,
  pay: "we betalen",
  gives: isPolite ? "u krijgt" : "je krijgt",
  onDay: (time, what) => `${time} is er ${what}`,
  happens: ({ text, isPlural }, time) =>
    `${definite(text)} ${isPlural ? "zijn" : "is"} ${/^\d/.test(time) ? "op " : ""}${time}`,
  hours: /^(?:openingstijden|open):? (?=\d)/iu,
  beforePrice: /(?: (?:voor|maar|slechts|nu|kost|kosten|à|per|van))+$|[=:]$/iu,
  upTo: /(?:^| )tot$|(?: met)$/iu,
  until: /^(?:nog |alleen |geldig )*(?:t\/m|tot)/iu,
  opens: (time) => `we zijn ${time.replace(/ open(?= (?:van|vanaf|tot|om) )/u, "")} open`,
  stands: (place) => `we zitten ${place}`,
  app: { words: /(?<!\p{L})app(?!\p{L})/iu, get: isPolite ? "downloadt u {b}" : "download {b}" },
});
