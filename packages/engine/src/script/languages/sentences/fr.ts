import { indefinite } from "../../../brief/languages/fr-grammar.ts";
import { readFrench } from "../../../brief/languages/fr.ts";
import { romanceNounPhrase } from "../noun-phrase.ts";
import type { SentenceGrammar, Thing } from "../sentence-grammar.ts";

const some = ({ text }: Thing) => indefinite(text);

export const frenchSentences: SentenceGrammar = {
  reading: readFrench,
  nounPhrase: romanceNounPhrase(
    "une?|des|le|la|les|votre|vos|chaque|notre|nos",
    "de|du|des|pour|avec|sans|en|à|au|aux|sur|par|dans",
  ),
  is: ({ text }) => `{b}, c’est ${text}`,
  colon: " :",
  seeks: "{b} recrute",
  asks: (thing) => `vous cherchez ${some(thing)} ?`,
  costs: ({ text, isPlural }, price, isFrom) =>
    `${text} ${isPlural ? "sont" : "est"} à ${isFrom ? "partir de " : ""}${price}`,
  discount: (percent, isUpTo, on, rest) =>
    `il y a ${isUpTo ? "jusqu’à " : ""}${percent} de remise${on === undefined ? "" : ` sur ${on.text}`}${rest}`,
  state:
    /^(?<before>.+?) (?<is>gratuite?s?|offerte?s?|inclus(?:es?)?|compris(?:es?)?|acceptée?s?|assurée?s?|garantie?s?)(?<rest>(?:,? .*)?)$/iu,
  stated: ({ text, isPlural }, free, rest) =>
    `${/^\p{Lu}{2}/u.test(text) ? (free.endsWith("e") ? "la " : "le ") : ""}${text} ${isPlural ? "sont" : "est"} ${free}${rest}`,
  answer: "voici {b}",
  ofBrand: "chez|à la|à l’|à|au|de la|de l’|du|de|avec|la|le|l’",
  notVerb:
    /^(?:à|au|aux|en|de|du|des|avec|par|pour|et|ou|chez|dans|sans|sur|depuis|près|face|qui|que)(?!\p{L})/iu,
  label: /^(?:promo(?:tion)?|offre|lancement|nouveauté|nouveau)(?: \p{L}+){0,3} ?: /iu,
  adjectives: /^(?:ouvert|fermé|valable|disponible|réservé) /iu,
  being: "c’est",
  notThing:
    /^(?:\p{L}{3,}(?:er|ir) (?:à|au|avec|par|chez) |gratuite?s?|tou(?:te)?s? |site|info\p{L}*|inscriptions?$|note|type|horaires?|tél\p{L}*|(?:ouvert|fermé|disponibl|situé|actif|active|valabl|réservé)\p{L}{0,2}(?= )|(?:seulement|déjà|très|presque|dont|dimanche|dès) )/iu,
  date: /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/u,
  pay: "nous proposons",
  sum: "c’est",
  onDay: (time, what) => `${time}, ${what}`,
  happens: ({ text, isPlural }, time) =>
    `${text} ${isPlural ? "ont" : "a"} lieu ${/^\d/.test(time) ? "le " : ""}${time}`,
  hours: /^(?:horaires?|ouverts?|ouverte)(?: de)? ?:? (?=\d)/iu,
  beforePrice: /(?: (?:à|pour|de|seulement|tarif|prix|au prix de|c’est))+$|[=:]$/iu,
  upTo: /(?:^| )jusqu’à$/iu,
  until: /^(?:seulement |valable )?(?:jusqu’|avant le)/iu,
  opens: (time) => `c’est ouvert ${time}`,
  stands: (place, isFirst) => `${isFirst ? "nous sommes" : "c’est"} ${place}`,
  app: { words: /(?<!\p{L})(?:appli|application)(?!\p{L})/iu, get: "téléchargez {b}" },
};
