import { isVerb } from "../learned/places.ts";
import type { Tagger } from "../learned/tokens.ts";
/** Words next to a name that introduce it: "this is for …", "the name is …". */
const introducing = new Set(
  "the of and at for is it its it’s we we’re i i’m this that our my name called ad an a s by from with here company business client mijn naam is wij heten ich heiße mein name ist wir heißen me llamo nos llamamos mi chiamo ci chiamiamo meu nome é chamo меня зовут мы называемся".split(
    " ",
  ),
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/**
 * True for a text that can't be a name, because it begins with a capital but contains a longer word without one:
 * "Gate motors".
 */
export const cannotBeName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  (text.match(/(?<![\p{L}’'-])\p{Ll}{4,}/gu) ?? []).some((word) => !introducing.has(word));

/** True for the brand in quotation marks after a description of it: "Языковой лагерь «Кедровка»". */
export function isKindOfBrand(text: string, brand: string): boolean {
  const [before = "", name = ""] = text.split(/ ["“„«]/u);
  return before.includes(" ") && brand !== "" && name.startsWith(brand);
}

/**
 * True if a text consists only of the advertiser's name and words that introduce it. True for any text if there is no
 * brand.
 */
export function isOwnName(text: string, brand: string): boolean {
  const own = new Set(wordsOf(brand));
  return own.size === 0 || wordsOf(text).every((word) => own.has(word) || introducing.has(word));
}

/** True if the brand is the subject of a verb: "LedgerLoop syncs …". */
export function isToldOf(brand: string, text: string, tagger: Tagger): boolean {
  if (brand.length < 3 || !text.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return false;
  const [verb] = tagger(`It ${text.slice(brand.length + 1)}`).slice(1);
  return verb !== undefined && isVerb(verb);
}

/** True if a text begins with the brand's name. */
export const isOfBrand = (text: string, brand: string): boolean =>
  brand !== "" && text.toLowerCase().startsWith(brand.toLowerCase());

/** How a firm's name may end: "Marlo Ltd." */
const legalForm = /\b(?:ltd|inc|llc|pvt|co)\b\.?/giu;
const greetingOf = /^welcome to ((?:[^.!?]|(?<=\b(?:pvt|co))\.)+)(?:[.!]+ |[.!]*$)/i;

/**
 * The text after a greeting in the brand's name: "Welcome to Marlo Ltd. We sew flags" → "We sew flags". Undefined if
 * there is no such greeting.
 */
export function behindGreeting(text: string, brand: string): string | undefined {
  const [greeting = "", name] = greetingOf.exec(text) ?? [];
  const isOwn = name !== undefined && isOwnName(name.replaceAll(legalForm, ""), brand);
  return isOwn ? text.slice(greeting.length) : undefined;
}
