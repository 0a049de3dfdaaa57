import nlp from "compromise/two";

import { isShouted } from "../cut-brief.ts";
import { withStates } from "./english-places.ts";
import { isEnglishWord } from "./english-spelling.ts";

/** Acronyms that stay in capitals, even those that are also words in lower case (ACT, LED). */
const acronyms = new Set(
  "EOFY AM PM US USA UK TV AC DJ BBQ VIP ATM SUV RV DIY IT HR PC ER PT PE ID IQ GST HST VAT APR RN RNS CNA CNAS LPN CDL SAT ACT MOT AA AAA BYOB LED LLC INC NHS GP DVLA EV HVAC CPR ICU GAA RSL TAFE NCAA CO".split(
    " ",
  ),
);

const capitalWords = /(?<![\p{L}\p{N}@.’/-])\p{Lu}[\p{Lu}’]+(?![\p{L}\p{N}@/]|-[\p{Lu}\d]|\.\p{L})/gu;
/** Words in capitals, including compounds: "DRIVE-IN", "MANI/PEDI". */
const shoutedWords =
  /(?<![\p{L}\p{N}@.’/-])\p{Lu}[\p{Lu}’]+(?:[-/]\p{Lu}[\p{Lu}’]+)*(?![\p{L}\p{N}@/]|-[\p{Lu}\d]|\.\p{L})/gu;
/** A street after its number: "4410 slide rd". */
const street =
  /(?<=\b\d{1,5} )(?:[NSEWnsew]\.? )?(?!(?:off|on|at|from|in|by|to|near|the|our|for|and|per|all|days?|hours?|years|mins?|minutes?|miles?|week|star|lane)\b)\p{Ll}{3,} (?:street|avenue|road|lane|boulevard|st|ave|rd|ln|blvd)\b(?! (?:trip|test|bike|tax|race|works|show)s?\b)/giu;

/** Lower-cases a word in capitals, unless it is an acronym or a name. */
function smallOf(word: string, shouted: boolean): string {
  if (
    acronyms.has(word) ||
    (!shouted &&
      word.length < 4 &&
      !/^(?:NOT|NO|ALL|NOW|NEW|HOT|BIG|THE|AND|FOR|OUT|OUR|ANY|YOU|ONE|TWO|DAY|FUN|OFF|GET|BUY|DO|OF|AT|BY|UP|GO|ARE|CAN|HAS|OR|IN|ON|SO|WE|IT|TO|IS|EAT|BE|MY)$/.test(
        word,
      ))
  )
    return word;
  const lower = word.toLowerCase();
  // A word is a name if the dictionary lacks it or has it only with a capital.
  if (shouted && word.length > 4 && /[AEIOUY]/.test(word) && !isEnglishWord(lower))
    return word.charAt(0) + lower.slice(1);
  return (shouted && word.length > 2) || isEnglishWord(lower) || /^(?:dont|wont|cant)$/.test(lower)
    ? lower
    : word;
}

/** Lower-cases an all-caps text, and capitalises places, people and "I". */
export function recaseEnglish(text: string): string {
  const shouted = isShouted(text);
  let lowered = (shouted ? text : withStates(text)).replaceAll(
    shouted ? shoutedWords : capitalWords,
    (words, at: number) =>
      /\b(?:code|coupon|promo|keyword|text) $/i.test(text.slice(Math.max(0, at - 9), at))
        ? words
        : words.replaceAll(/\p{Lu}[\p{Lu}’]*/gu, (word) => smallOf(word, shouted)),
  );
  lowered = lowered.replaceAll(/(?<=\d)(?:ST|ND|RD|TH)\b/g, (end) => end.toLowerCase());
  lowered = lowered.replaceAll(street, (words) =>
    words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  );
  if (shouted) lowered = lowered.replaceAll(/(?<=\p{Ll} |\d )A(?= \p{Ll})/gu, "a");
  if (shouted)
    lowered = lowered.replaceAll(
      /\b([NSEW])\. (\p{Ll})/gu,
      (_, side: string, letter: string) => `${side}. ${letter.toUpperCase()}`,
    );
  const json = nlp(lowered).json() as {
    terms: { text: string; pre: string; post: string; tags: string[] }[];
  }[];
  const named = json
    .flatMap(({ terms }) => terms)
    .map(({ text: word, pre, post, tags }) => {
      const isName =
        (tags.some((tag) => ["Place", "WeekDay", "Month"].includes(tag)) ||
          // "Clay" and "Fridge" count as words, not names, unless the whole text was in capitals.
          (tags.includes("FirstName") && (shouted || !isEnglishWord(word)))) &&
        /^\p{Ll}/u.test(word) &&
        !pre.endsWith(".") &&
        !/^(?:of|the|and|in|at)$/.test(word);
      const isWord =
        /^(?:may|march|august|will|mark|grace|hope|rose|bill|sue|pat|art|rob|drew|dawn|april|june|summer|faith|joy|drive|street|road|lane|avenue|north|south|east|west|downtown|county|end|city|town|bay|park|beach|valley|hill|lake|river|mom|dad|guy|queen|king|mall|gypsy|chase|frank|rich|chip|dean|gene|jack|ray|pearl|ruby|amber|crystal|jasmine|holly|ivy|violet|lily|daisy|ginger|olive|robin|carol|melody|harmony|melbourne|weekend|house|hall|foster|today|tomorrow|tonight|turkey|china|chile|jersey|java|reading|bath|nice|mobile|split|cork|sandwich|wells|deal|rugby)$/i.test(
          word,
        );
      return pre + (isName && !isWord ? word.charAt(0).toUpperCase() + word.slice(1) : word) + post;
    })
    .join("");
  return named
    .replaceAll(/(?<=\b(?:in|near|serving|around) )\p{Ll}{4,}(?![\p{L}’@.-])/gu, (word) =>
      isEnglishWord(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(/(?<![\p{L}’])i(?=[ ’]|$)/gu, "I");
}
