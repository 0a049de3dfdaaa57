import { definitePortuguese } from "../../../brief/languages/pt-grammar.ts";
import { readPortuguese } from "../../../brief/languages/pt.ts";
import { romanceNounPhrase } from "../noun-phrase.ts";
import type { SentenceGrammar, Thing } from "../sentence-grammar.ts";

/** True if the noun of the phrase is plural, whatever follows it. */
const isMany = ({ typed, isPlural }: Thing) => {
  const article = definitePortuguese(typed);
  return article === "" ? isPlural : article.endsWith("s ");
};

const the = ({ typed }: Thing) => (typed === "{b}" ? "{o b}" : `${definitePortuguese(typed)}${typed}`);

export const portugueseSentences: SentenceGrammar = {
  reading: readPortuguese,
  nounPhrase: romanceNounPhrase(
    "uma?|uns|umas|o|a|os|as|seu|sua|cada|noss[oa]s?",
    "de|do|da|dos|das|para|com|sem|em|no|na|por|a",
  ),
  is: ({ text }) => `{o b} é ${text}`,
  seeks: "{o b} procura",
  asks: ({ text }) => `está à procura de ${text}?`,
  costs: (thing, price, isFrom) =>
    `${the(thing)} ${isMany(thing) ? "custam" : "custa"} ${isFrom ? "a partir de " : ""}${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `há ${isUpTo ? "até " : ""}${percent} de desconto${on === undefined ? "" : ` em ${the(on)}`}${rest}`,
  state:
    /^(?<before>.+?) (?<is>gr[áa]tis|gratuit[oa]s?|inclus[oa]s?|incluíd[oa]s?|garantid[oa]s?)(?<rest>(?:,? .*)?)$/iu,
  stated: (thing, is, rest) => {
    const isIn = /^(?:inclu|garant)/iu.test(is);
    const verb = isMany(thing) ? (isIn ? "estão" : "são") : isIn ? "está" : "é";
    return `${the(thing)} ${verb} ${is}${rest}`;
  },
  answer: "aqui está {o b}",
  ofBrand: "em|na|no|da|do|de|com|para a|para o|para",
  notVerb: /^(?:em|na|no|nas|nos|de|da|do|com|por|para|e|ou|a|o|desde|sem|que)(?!\p{L})/iu,
  label: /^(?:promoção|promo|oferta|lançamento|novidade)(?: \p{L}+){0,3}: /iu,
  adjectives: /^(?:abert[oa]s|fechad[oa]s|situad[oa]s|localizad[oa]s) /iu,
  being: "estamos",
  notThing:
    /^(?:\p{L}{3,}[aei]r (?:com|ao?|na|no|por|para) |aceita|atende|gr[áa]tis|gratuit|tod[oa]s? |site|info\p{L}*|inscri\p{L}*|nota|obs|tipo|hor[áa]rio|tel\p{L}*|(?:abert|fechad|disponíve|situad|localizad|ativ|atendid|feit)\p{L}{1,3}(?= )|(?:só|já|muito|quase|MG|SP|RJ|PR|RS|SC|BA) ?)/iu,
  date: /(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/u,
  pay: "pagamos",
  sum: "são",
  onDay: (time, what) => `${time}, ${what}`,
  happens: (event, time) =>
    `${the(event)} ${isMany(event) ? "são" : "é"} ${/^\d/.test(time) ? "em " : ""}${time}`,
  hours: /^(?:hor[áa]rios?|abertos?)(?: das)?:? (?=\d)/iu,
  beforePrice: /(?: (?:a|por|de|só|apenas|sai por|é|somente|em))+$|[=:]$/iu,
  upTo: /(?:^| )até$|(?: com)$/iu,
  until: /^(?:só |válid[oa] )?até/iu,
  opens: (time, isFirst) => `${isFirst ? "abrimos" : "abre"} ${time}`,
  stands: (place, isFirst) => `${isFirst ? "ficamos" : "fica"} ${place}`,
  app: { words: /(?<!\p{L})(?:app|aplicativo|aplicação)(?!\p{L})/iu, get: "baixe {o b}" },
};
