import { definitePortuguese } from "../../../brief/languages/pt-grammar.ts";
import { readPortuguese } from "../../../brief/languages/pt.ts";
import type { SentenceGrammar, Thing } from "../sentence-grammar.ts";

/** The number of the noun that is sold, whatever stands behind it. */
const isMany = ({ typed, isPlural }: Thing) => {
  const article = definitePortuguese(typed);
  return article === "" ? isPlural : article.endsWith("s ");
};

const the = ({ typed }: Thing) => `${definitePortuguese(typed)}${typed}`;

export const portugueseSentences: SentenceGrammar = {
  reading: readPortuguese,
  is: ({ text }) => `{o b} é ${text}`,
  sells: ({ typed }, isFirst) => (isFirst ? `{em b} temos ${typed}` : `{o b} tem ${typed}`),
  holds: (event) => `{o b} apresenta ${the(event)}`,
  asks: ({ text }) => `está à procura de ${text}?`,
  have: ({ typed }, nth) => `${["", "também ", "e ainda "][nth] ?? "também "}temos ${typed}`,
  offers: ({ typed }) => `oferecemos ${typed}`,
  costs: (thing, price, isFrom) =>
    `${the(thing)} ${isMany(thing) ? "custam" : "custa"} ${isFrom ? "a partir de " : ""}${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `há ${isUpTo ? "até " : ""}${percent} de desconto${on === undefined ? "" : ` em ${the(on)}`}${rest}`,
  state:
    /^(?<before>.+?) (?<is>gr[áa]tis|gratuit[oa]s?|inclus[oa]s?|incluíd[oa]s?|garantid[oa]s?)(?<rest>(?:,? .*)?)$/iu,
  stated: (thing, free, rest) => `${the(thing)} ${isMany(thing) ? "são" : "é"} ${free}${rest}`,
  answer: "aqui está {o b}",
  ofBrand: "em|na|no|da|do|de|com|para a|para o|para",
  notVerb: /^(?:em|na|no|nas|nos|de|da|do|com|por|para|e|ou|a|o|desde|sem|que)(?!\p{L})/iu,
  label: /^(?:promoção|promo|oferta|lançamento|novidade)(?: \p{L}+){0,3}: /iu,
  adjectives: /^(?:abert[oa]s|fechad[oa]s|situad[oa]s|localizad[oa]s) /iu,
  being: "estamos",
  notThing:
    /^(?:\p{L}{3,}[aei]r (?:com|ao?|na|no|por|para) |aceita|atende|gr[áa]tis|gratuit|tod[oa]s? |site|info\p{L}*|inscri\p{L}*|nota|obs|tipo|hor[áa]rio|tel\p{L}*|(?:abert|fechad|disponíve|situad|localizad|ativ|atendid|feit)\p{L}{1,3}(?= )|(?:só|já|muito|quase|MG|SP|RJ|PR|RS|SC|BA) ?)/iu,
  date: /(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/u,
  onDay: (time, what) => `${time}, ${what}`,
  happens: (event, time) => `${the(event)} ${isMany(event) ? "são" : "é"} ${time}`,
  people:
    /^(?:crianças|adult[oa]s|jovens|bebês|bebés|idosos|iniciantes|famílias|empresas|particulares)(?!\p{L})/iu,
  forPeople: "para",
  hours: /^(?:hor[áa]rios?|abertos?)(?: das)?:? (?=\d)/iu,
  beforePrice: /(?: (?:a|por|de|só|apenas|sai por|é|somente|em))+$|[=:]$/iu,
  upTo: /(?:^| )até$|(?: com)$/iu,
  until: /^(?:só |válid[oa] )?até/iu,
  lasts: (time) => `a oferta vale ${time}`,
  opens: (time, isFirst) => `${isFirst ? "abrimos" : "abre"} ${time}`,
  takesPlace: (time) => `é ${time}`,
  serves: (places) => `atendemos ${places}`,
  stands: (place, isFirst) => `${isFirst ? "ficamos" : "fica"} ${place}`,
  app: { words: /(?<!\p{L})(?:app|aplicativo|aplicação)(?!\p{L})/iu, get: "baixe {o b}" },
};
