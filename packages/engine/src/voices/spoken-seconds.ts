import type { LanguageName } from "./catalogue-voice.ts";
import { findVoice } from "./catalogue.ts";
import { letterCount, measuredVoice } from "./measured.ts";

// Figures for unusual letters and words were measured with the embedded voices, at the pace of their samples.

/**
 * Matches words longer than any in a dictionary: a voice takes about three times as long for each of their letters.
 */
const nonWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{60,}/gu;

/**
 * Latin letters outside the blocks ASCII, Latin-1 and Latin Extended-A, for which embedded speech says names such as
 * "letter one D zero zero": 1.2 s on average, half as long within a word.
 */
const rareLetter = /(?![A-Za-zª-ſẞ])\p{Script=Latin}/gu;
const rareSeconds = 1;

/** Matches at least four single letters in a row. Shorter sequences are often words: "il y a à". */
const spelledOut =
  /(?<![\p{L}\p{M}\p{N}'’])(?:\p{Script=Latin}\p{M}*[^\p{L}\p{M}\p{N}'’]+){3,}\p{Script=Latin}\p{M}*(?![\p{L}\p{M}\p{N}'’])/gu;
/** A letter on its own takes 0.1 to 0.9 s; with an accent, 0.4 to 1.8 s. */
const spelledSeconds = { plain: 0.4, accented: 1 };

/** A word in Latin letters. Voices spell out words without vowels: "hmm", "BMW". */
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+/gu;
const hasVowel = (word: string) => /[aeiouyæœøı]/i.test(word.normalize("NFD"));
/**
 * Consonant sequences that occur in no English word, so that English voices spell out words that contain one:
 * "MCMXCVIII", "QKA".
 */
const oddConsonants = /[jq][jqxz]|[jq][b-df-hk-pr-tv-z]|[b-df-hj-np-tvz]x[b-df-hj-np-tvz]/i;
const isSpelled = (word: string, isEnglish: boolean) =>
  !hasVowel(word) || (isEnglish && oddConsonants.test(word));
/** Matches two or more w's in a row: voices spell them out as "double u", even in a word with vowels. */
const runOfW = /w{2,}/gi;
/**
 * The extra seconds per letter in a word without vowels. Measured: 0.1 to 0.3 s for plain letters, 0.3 to 0.5 s for a
 * w, and 0.4 to 1.8 s for accented letters.
 */
const unvowelledSeconds = { plain: 0.2, w: 0.45, accented: 0.8 };

/** Matches letters that are neither Latin nor in the language's own alphabet. */
const foreignTo = (own: string) => new RegExp(String.raw`(?![\p{sc=Latin}${own}])\p{L}`, "gu");
const foreignToLatin = foreignTo("");
/**
 * Matches the foreign letters in each language that isn't written in Latin letters. Each alphabet excludes its
 * script's rare letters.
 */
const foreignToOthers: Partial<Record<LanguageName, RegExp>> = {
  Arabic: foreignTo(String.raw`\u0621-\u064A`),
  Chinese: foreignTo(String.raw`\u4E00-\u9FFF`),
  Hindi: foreignTo(String.raw`\u0904-\u0939\u0958-\u0961`),
  Japanese: foreignTo(String.raw`\u4E00-\u9FFF\u3041-\u30FF々`),
  Korean: foreignTo(String.raw`\uAC00-\uD7A3`),
  Russian: foreignTo("А-яЁё"),
};
/**
 * The seconds per foreign letter. eSpeak NG says the names of such letters: 0.3 s for a Greek letter, up to 2.3 s for
 * others.
 */
const foreignSeconds = 1;

/** How many seconds a voice takes to speak normalized text, excluding the pauses between sentences. */
export function spokenSeconds(spoken: string, id: string): number {
  const letters = letterCount(spoken) + 2 * letterCount((spoken.match(nonWord) ?? []).join(""));
  const spelled = (spoken.match(spelledOut) ?? []).join("");
  return (
    letters / measuredVoice(id).lettersPerSecond +
    rareSeconds * countOf(rareLetter, spoken) +
    spelledSeconds.plain * countOf(/[a-z]/gi, spelled) +
    spelledSeconds.accented * countOf(/[ªºÀ-ÖØ-öø-ſ]/g, spelled) +
    spelledWords(spoken, findVoice(id)?.language === "English") +
    foreignSeconds * foreignLetters(spoken, id)
  );
}

/** The extra seconds that a voice takes for the words that it spells out. */
function spelledWords(spoken: string, isEnglish: boolean): number {
  const words = spoken.match(latinWord) ?? [];
  const bare = words.filter((word) => isSpelled(word, isEnglish)).join(" ");
  const runs = words
    .filter((word) => !isSpelled(word, isEnglish))
    .flatMap((word) => word.match(runOfW) ?? []);
  return (
    unvowelledSeconds.plain * countOf(/[b-df-hj-np-tvxz]/gi, bare) +
    unvowelledSeconds.w * countOf(/w/gi, bare + runs.join("")) +
    unvowelledSeconds.accented * countOf(/[ªºÀ-ÖØ-öø-ſ]/g, bare)
  );
}

/** Counts the letters whose names the voice says. Flite skips foreign letters silently. */
function foreignLetters(spoken: string, id: string): number {
  const voice = findVoice(id);
  if (voice?.shape.engine !== "espeak") return 0;
  return countOf(foreignToOthers[voice.language] ?? foreignToLatin, spoken);
}

const countOf = (letter: RegExp, text: string) => text.match(letter)?.length ?? 0;
