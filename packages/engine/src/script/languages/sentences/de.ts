import { germanAccusative, germanFinite } from "../../../brief/languages/de-grammar.ts";
import { germanNoun } from "../../../brief/languages/de-nouns.ts";
import { readGerman } from "../../../brief/languages/de.ts";
import type { SentenceGrammar } from "../sentence-grammar.ts";

const articles = { m: "der", f: "die", n: "das", plural: "die" } as const;

/** Changes the article: "eine Eröffnung" → "die Eröffnung". */
const definite = (text: string) =>
  text.replace(/^eine? (?=(\p{Lu}[\p{L}-]+))/u, (whole, noun: string) => {
    const gender = germanNoun(noun)?.gender;
    return gender === undefined ? whole : `${articles[gender]} `;
  });

/** @param isFamiliar addresses the listener as "du" instead of "Sie" */
export const germanSentences = (isFamiliar: boolean): SentenceGrammar => ({
  reading: readGerman,
  nounPhrase:
    /^(?:(?:der|die|das|eine?|unsere?|jede[rs]?|alle|erste[rs]?|zweite[rs]?) )?(?:\p{Ll}+e[nrsm]? )?\p{Lu}[\p{L}-]+(?: (?:für|mit|ohne|im|in|in der|zum|zur|aus|von|nach|vom|und) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)?$/u,
  is: ({ text }) => `{b} ist ${text}`,
  seeks: "{b} sucht",
  asks: ({ text }) => `${isFamiliar ? "suchst du" : "suchen Sie"} ${germanAccusative(text)}?`,
  costs: ({ text }, price, isFrom) =>
    /(?:nacht|übernachtung|stunde)$/iu.test(text)
      ? `${definite(text)} kostet ${isFrom ? "ab " : ""}${price}`
      : `${germanAccusative(text)} gibt es ${isFrom ? "ab" : "für"} ${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `${on === undefined ? "es gibt" : `auf ${on.typed} gibt es`} ${isUpTo ? "bis zu " : ""}${percent} Rabatt${rest}`,
  stated: ({ text, isPlural }, free, rest) => `${text} ${isPlural ? "sind" : "ist"} ${free}${rest}`,
  answer: "hier ist {b}",
  ofBrand: "bei der|bei|beim|von|vom|der|die|das|im|mit",
  notVerb: /^(?:in|im|am|an|auf|bei|mit|von|und|oder|für|zum|zur|seit|aus|ohne|der|die|das)(?!\p{L})/iu,
  label: /^(?:[\p{L}-]*(?:aktion|angebot)|eröffnungsangebot|neu|sonderaktion)(?: \p{L}+){0,3}: /iu,
  we: "wir",
  clause: germanFinite,
  adjectives: /^(?:erhältlich|geöffnet|verfügbar) /iu,
  being: "wir sind",
  notThing:
    /^(?:geschlossen|offen|\d+ \p{L}+ (?:kaufen|bestellen|nehmen|buchen)|bewerb\p{L}*|web\p{L}*|info\p{L}*|anmeldung|hinweis|typ|öffnungszeiten|tel\p{L}*|\d+ leute|jahr |auch |nur |[\p{L} -]+(?:straße|gasse|allee)$)/iu,
  date: /(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u,
  pay: "wir zahlen",
  gives: "es gibt",
  onDay: (time, what) => `${time} gibt es ${what}`,
  happens: ({ text, isPlural }, time) =>
    `${definite(text)} ${isPlural ? "sind" : "ist"} ${/^\d/.test(time) ? "am " : ""}${time}`,
  hours: /^(?:Öffnungszeiten|geöffnet):? (?=\d)/iu,
  beforePrice: /(?: (?:für|nur|je|zu|zum preis von|kostet|kosten|um|ab))+$|[=:]$/iu,
  upTo: /(?:^| )bis zu$|(?: mit)$/iu,
  until: /^(?:nur |noch |gültig )*bis/iu,
  opens: (time) => `wir haben ${time} geöffnet`,
  stands: (place, isFirst) =>
    `${isFamiliar ? "du findest" : "Sie finden"} ${isFirst ? "uns" : "{b}"} ${place}`,
  app: {
    words: /(?<!\p{L})App(?!\p{L})/u,
    get: isFamiliar ? "lade {b} herunter" : "laden Sie {b} herunter",
  },
});
