import type { Manner } from "../speech-engine.ts";

type Pauses = Manner["pauses"];

const lengths: readonly (readonly [words: RegExp, ms: number])[] = [
  [/long|big|dramatic|full/i, 900],
  [/short|brief|slight|little|tiny|small|quick/i, 250],
];
const usualMs = 500;

const asked =
  /\b(?:(?<length>\p{L}+) )?(?:pauses?|pausing|stop|breathe|breath|beat) (?:for a (?:moment|second|beat) )?after (?:saying |you say |each |every )?(?:the |my |our )?(?:words? |phrase )?(?<words>[^.,;!?\n]+)/giu;
/** What is said of the brand, and not the word itself. */
const aName =
  /^(?:(?:brand|company|business|product|shop|store)(?:'s|’s)?(?: name)?|name)(?: of the (?:brand|company|business|product))?s?$/iu;
const notWords = /^(?:sentences?|lines?|it|that|this)$/iu;

/** The pauses that instructions ask for: "long pause after the name", "pause after 'free'". The name stands as `name`. */
export function pausesAsked(instructions: string, name: string): Pauses {
  return [...instructions.matchAll(asked)].flatMap(({ groups }) => {
    const words = (groups?.["words"] ?? "")
      .split(/\b(?:and|then|but|so|while|before|with)\b/iu)[0]
      ?.replaceAll(/["“”«»‘`]|(?<!\p{L})['’]|['’](?!\p{L})/gu, "")
      .trim();
    if (!words || notWords.test(words)) return [];
    const ms = lengths.find(([length]) => length.test(groups?.["length"] ?? ""))?.[1] ?? usualMs;
    return [{ after: aName.test(words) ? name : words, ms }];
  });
}
