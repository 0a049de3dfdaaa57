import { definiteSpanish } from "../../../brief/languages/es-grammar.ts";
import { readSpanish } from "../../../brief/languages/es.ts";
import { romanceNounPhrase } from "../noun-phrase.ts";
import type { SentenceGrammar, Thing } from "../sentence-grammar.ts";

/** True if the noun of the phrase is plural, whatever follows it. */
const isMany = ({ typed, isPlural }: Thing) => {
  const article = definiteSpanish(typed);
  return article === "" ? isPlural : article.endsWith("s ");
};

const the = ({ typed }: Thing) => (typed === "{b}" ? "{b}" : `${definiteSpanish(typed)}${typed}`);

/** @param isFormal addresses the listener as "usted" instead of "tú" */
export const spanishSentences = (isFormal: boolean): SentenceGrammar => ({
  reading: readSpanish,
  nounPhrase: romanceNounPhrase(
    "un|una|unos|unas|el|la|los|las|tu|su|cada|nuestr[oa]s?",
    "de|del|para|con|sin|en|por|a|al",
  ),
  is: ({ text }) => `{b} es ${text}`,
  seeks: "en {b} buscamos",
  asks: ({ text }) => `¿${isFormal ? "busca" : "buscas"} ${text}?`,
  costs: (thing, price, isFrom) =>
    `${the(thing)} ${isMany(thing) ? "cuestan" : "cuesta"} ${isFrom ? "desde " : ""}${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `hay ${isUpTo ? "hasta " : ""}un ${percent} de descuento${on === undefined ? "" : ` en ${the(on)}`}${rest}`,
  state:
    /^(?<before>.+?) (?<is>gratis|gratuit[oa]s?|de regalo|incluid[oa]s?|garantizad[oa]s?)(?<rest>(?:,? .*)?)$/iu,
  stated: (thing, is, rest) => {
    const isIn = /^(?:inclu|garant)/iu.test(is);
    const verb = isMany(thing) ? (isIn ? "están" : "son") : isIn ? "está" : "es";
    return `${the(thing)} ${verb} ${is}${rest}`;
  },
  answer: "aquí está {b}",
  ofBrand: "en|de|del|con|por|a",
  notVerb: /^(?:en|de|del|con|por|para|y|e|o|a|al|desde|sin|junto|frente|que)(?!\p{L})/iu,
  label: /^(?:promo(?:ción)?|oferta|lanzamiento|novedad)(?: \p{L}+){0,3}: /iu,
  adjectives: /^(?:abiert[oa]s|cerrad[oa]s|situad[oa]s|ubicad[oa]s|disponibles) /iu,
  being: "estamos",
  notThing:
    /^(?:\p{L}{3,}[aei]r (?:con|a|al|en|por|para) |acepta|gratis|gratuit|tod[oa]s? |web|info\p{L}*|inscripci[oó]n|nota|tipo|horario|tel\p{L}*|redes|lo que|(?:abiert|cerrad|disponibl|situad|ubicad|activ|atendid|hech)\p{L}{1,3}(?= )|(?:solo|ya|muy|casi) )/iu,
  date: /(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)/u,
  pay: "pagamos",
  sum: "son",
  onDay: (time, what) => `${time}, ${what}`,
  happens: (event, time) =>
    `${the(event)} ${isMany(event) ? "son" : "es"} ${/^\d/.test(time) ? "el " : ""}${time}`,
  hours: /^(?:horarios?|abierto|abiertos)(?: de)?:? (?=(?:de )?\d)/iu,
  beforePrice: /(?: (?:a|por|x|de|son|solo|sólo|en|precio|total|tan solo))+$|[=:]$/iu,
  upTo: /(?:^| )(?:hasta(?: (?:un|el))?)$|(?: con(?: un)?| un|^un)$/iu,
  until: /^(?:solo |sólo |válid[oa] )?hasta/iu,
  opens: (time, isFirst) => `${isFirst ? "abrimos" : "abre"} ${time}`,
  stands: (place, isFirst) => `${isFirst ? "estamos" : "está"} ${place}`,
  app: {
    words: /(?<!\p{L})(?:app|aplicación)(?!\p{L})/iu,
    get: `${isFormal ? "descargue" : "descarga"} {b}`,
  },
});
