import { readItalian } from "../../../brief/languages/it.ts";
import { romanceNounPhrase } from "../noun-phrase.ts";
import type { SentenceGrammar } from "../sentence-grammar.ts";

const contracted: Record<string, string> = {
  il: "sul",
  lo: "sullo",
  la: "sulla",
  "l’": "sull’",
  i: "sui",
  gli: "sugli",
  le: "sulle",
};

/** Joins "su" with the article after it: "sulle gomme". */
const onThe = (text: string) =>
  text.replace(
    /^(?:(il|lo|la|i|gli|le) |(l’))|^/u,
    (_, word: string | undefined, short: string | undefined) =>
      word !== undefined ? `${contracted[word]} ` : short === undefined ? "su " : "sull’",
  );

/** @param isFormal addresses the listener as "Lei" instead of "tu" */
export const italianSentences = (isFormal: boolean): SentenceGrammar => ({
  reading: readItalian,
  nounPhrase: romanceNounPhrase(
    "un|una|il|lo|la|i|gli|le|ogni|nostr[oaie]",
    "di|del|della|dei|delle|dello|degli|per|con|senza|in|nel|nella|a|ai|al|alla|alle|da|dal|su",
  ),
  is: ({ text }) => `{b} è ${text}`,
  seeks: "{b} cerca",
  asks: ({ text }) => `${isFormal ? "cerca" : "cerchi"} ${text}?`,
  costs: ({ text, isPlural }, price, isFrom) =>
    `${text} ${isFrom ? (isPlural ? "partono da" : "parte da") : isPlural ? "costano" : "costa"} ${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `c’è ${isUpTo ? "fino al" : "il"} ${percent} di sconto${on === undefined ? "" : ` ${onThe(on.text)}`}${rest}`,
  state:
    /^(?<before>.+?) (?<is>gratis|gratuit[oaie]|in omaggio|compres[oaie]|inclus[oaie]|garantit[oaie])(?<rest>(?:,? .*)?)$/iu,
  stated: ({ text, isPlural }, free, rest) => `${text} ${isPlural ? "sono" : "è"} ${free}${rest}`,
  answer: "ecco {b}",
  ofBrand: "da|dal|dalla|di|del|della|a|al|alla|all’|presso|con|il|la|lo|l’",
  notVerb: /^(?:a|ad|al|alla|in|nel|di|da|dal|con|per|e|o|su|che|presso|vicino|senza)(?!\p{L})/iu,
  label: /^(?:promo(?:zione)?|offerta|lancio|novità)(?: \p{L}+){0,3}: /iu,
  adjectives: /^(?:attiv[oa]|apert[oa]|disponibile|valid[oa]) /iu,
  being: "è",
  notThing:
    /^(?:\p{L}{3,}[aei]re (?:con|al?|alla|in|su|per) |gratis|gratuit|tutt[oaie] |sito|info\p{L}*|iscrizion\p{L}|nota|tipo|orari[oi]?|tel\p{L}*|(?:attiv|apert|chius|disponibil|situat|solo|valid|fatt)\p{L}{0,2}(?= |$)|(?:l[aoie]|ti|si|vi|ci) \p{L}+(?:i|a|e|o) (?:dal|da|con|il|la|\d)|ios |già )/iu,
  date: /(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/u,
  pay: "offriamo",
  sum: "sono",
  onDay: (time, what) => `${time}, ${what}`,
  happens: ({ text, isPlural }, time) =>
    `${text} ${isPlural ? "sono" : "è"} ${/^\d/.test(time) ? "il " : ""}${time}`,
  hours: /^(?:orari[oi]?|apert[oi])(?: dalle)?:? (?=\d)/iu,
  beforePrice: /(?: (?:a|per|di|solo|soli|sole|al prezzo di|euro))+$|[=:]$/iu,
  upTo: /(?:^| )fino al?$|(?: con (?:il|lo)?)$/iu,
  until: /^(?:solo |valid[oa] )?(?:fino|entro)/iu,
  opens: (time, isFirst) => `${isFirst ? "siamo aperti" : "apre"} ${time}`,
  stands: (place, isFirst) => `${isFirst ? "siamo" : "si trova"} ${place}`,
  app: {
    words: /(?<!\p{L})(?:app|applicazione)(?!\p{L})/iu,
    get: `${isFormal ? "scarichi" : "scarica"} {b}`,
  },
});
