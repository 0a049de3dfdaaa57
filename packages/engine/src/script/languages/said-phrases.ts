import type { ReadingTable } from "../../brief/reading-table.ts";
import { upper } from "../spoken-lines.ts";

/** True if the text starts with a day and goes on to say what happens then: "Samstag Oldtimertreffen ab 10 Uhr". */
export function opensWithDay(text: string, { time }: Pick<ReadingTable, "time">): boolean {
  const found = time.exec(text);
  return found?.index === 0 && /\p{L}{5}/u.test(found[0]) && text.length > found[0].length + 6;
}

/** The rest of a call to action whose contact is said elsewhere. */
const callOnly =
  /^(?:comprar|reservar|llamar|pedir|inscribirse|apuntarse|comprare|prenotare|chiamare|iscriversi|acheter|réserver|appeler|commander|s’inscrire|ligar|marcar|agendar|inscrever-se|kopen|bestellen|bellen|reserveren|aanmelden|kaufen|buchen|anrufen|anmelden|programm[ea]?|programa|infos?|web|sitio|site|tickets|karten|kaarten|billets|biglietti|entradas|bilhetes)$/iu;

/** True for a phrase that a listener can follow: not a label, not only names, and not broken off. */
export const isSayable = (text: string): boolean =>
  !/(?<!\p{L})(?:und so|enzo|y tal|y eso|ecc|etc|e tal|e cose così|et tout)\.?$/iu.test(text) &&
  /\p{L}{2}|\d/u.test(text) &&
  !callOnly.test(text) &&
  // "Au programme: …" can be said, because what it announces follows the colon.
  !/^(?![^:]{3,20}: )(?:aux?|à la|à tous|al|agli|alle|ai|aos?|às|an die|aan de) /iu.test(text) &&
  !/^(?:\p{Lu}\p{L}+(?: |$)){3,}$/u.test(text) &&
  !/ (?:de|del|du|(?<!nos |me |le |les )des|di|do|da|en|em|con|com|avec|mit|met|für|voor|para|pour|per|y|e|et|und|o|ou|oder|of|la|le|el|il|die|der|das|het|een|un|una|ein)$/u.test(
    text,
  );

/** Capitalizes a lower-case town after the name of the business: "A lucca". */
export const asTown = (text: string): string =>
  text.replace(
    /^((?:en|em|a|à|in|te) )(?!(?:domicili|casa|casas|medida|centro|línea|linea|online|città|tienda|loja|town|stad)(?!\p{L}))(\p{Ll}{3,})(?: (?!(?:de|con|y|e|à|centro)(?!\p{L}))(\p{Ll}{3,}))?$/u,
    (_, before: string, town: string, second = "") =>
      before +
      [town, second]
        .filter((word) => word !== "")
        .map(upper)
        .join(" "),
  );

/** Removes the accents from letters. */
export const unaccented = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** A pattern that matches a name in all its spellings: hyphenated, in one word, or with "und" for "&". */
export const spelled = (words: readonly string[]): string =>
  words
    .map((word) => (word === "&" ? "(?:&|(?<= )(?:y|e|et|und|en)(?= ))" : RegExp.escape(word)))
    .join("[ -]?");

/** Matches words to the copywriter, or notes that can't be read out. */
export const forTheWriter: RegExp =
  /(?<!\p{L})(?:pls|plz|please|porfa|por favor|x favor|s\.?v\.?p|stp|per favore|bitte|aub|jaja+|haha+|rs|kkk+|lol)(?!\p{L})|(?<!\p{L})(?:NICHT|KEINE?N?|NON|PAS|NÃO|NIET|GEEN)(?!\p{L})|[=→@<>]|\?/u;
