import type { Prosody } from "../speech-engine.ts";

type Pauses = Prosody["pauses"];

const lengths: readonly (readonly [words: RegExp, ms: number])[] = [
  [/long|big|dramatic|full/i, 900],
  [/short|brief|slight|little|tiny|small|quick/i, 250],
];
const defaultMs = 500;

const request =
  /\b(?:(?<length>\p{L}+) )?(?:pauses?|pausing|stop|breathe|breath|beat) (?:for a (?:moment|second|beat) )?after (?:saying |you say |each |every )?(?:the |my |our )?(?:words? |phrase )?(?<words>[^.,;!?\n]+)/giu;
/** Matches a reference to the brand, as opposed to words to pause after. */
const brandReference =
  /^(?:(?:brand|company|business|product|shop|store)(?:'s|’s)?(?: name)?|name)(?: of the (?:brand|company|business|product))?s?$/iu;
const notWords = /^(?:sentences?|lines?|it|that|this)$/iu;

/**
 * The maximum number of requests, because every line is searched for each of them, including in the web server's
 * process.
 */
const mostPauses = 10;

/** Parses requests for pauses: "long pause after the name", "pause after 'free'". `name` is the brand as spoken. */
export function requestedPauses(instructions: string, name: string): Pauses {
  return [...instructions.matchAll(request)].slice(0, mostPauses).flatMap(({ groups }) => {
    const words = (groups?.["words"] ?? "")
      .split(/\b(?:and|then|but|so|while|before|with)\b/iu)[0]
      ?.replaceAll(/["“”«»‘`]|(?<!\p{L})['’]|['’](?!\p{L})/gu, "")
      .trim();
    if (!words || notWords.test(words)) return [];
    const ms = lengths.find(([length]) => length.test(groups?.["length"] ?? ""))?.[1] ?? defaultMs;
    return [{ after: brandReference.test(words) ? name : words, ms }];
  });
}
