import type { languages } from "../../languages.ts";
import { type LatinLanguage, smallWords } from "./function-words.ts";

type LanguageCode = (typeof languages)[number]["code"];

/** "other" is a language that is not supported for ads. */
export type Detected = LanguageCode | "other";

/** The minimum number of words for detecting a language by its function words. */
const leastWords = 8;

/**
 * Detects the language of text without markup, URLs or email addresses; undefined if unsure. Non-Latin writing
 * systems are decisive. Latin text needs at least 8 words, with enough function words from one language and few from
 * any other.
 */
export function languageOf(plain: string): Detected | undefined {
  const scripts = lettersOf(plain);
  const [script, most] = [...scripts].toSorted((a, b) => b[1] - a[1])[0] ?? ["latin", 0];
  const all = [...scripts.values()].reduce((sum, count) => sum + count, 0);
  if (most === 0) return undefined;
  if (script === "han" || script === "kana") {
    const kana = scripts.get("kana") ?? 0;
    return kana > 0 && kana * 12 >= (scripts.get("han") ?? 0) ? "ja" : "zh";
  }
  // Brand and product names are in Latin letters in every language.
  const others = [...scripts].filter(([name]) => name !== "latin").toSorted((a, b) => b[1] - a[1])[0];
  if (others !== undefined && others[1] >= 2 && others[1] * 2 > all - others[1]) {
    if (others[0] === "han" || others[0] === "kana") return (scripts.get("kana") ?? 0) > 0 ? "ja" : "zh";
    return ofScript(others[0], plain);
  }
  return script === "latin" ? ofWords(plain) : ofScript(script, plain);
}

/**
 * The detected language of a description if it differs from the chosen one; undefined if they may be the same. If the
 * chosen language isn't written in Latin letters, a few Latin words are ignored, because they may be names.
 */
export function otherLanguageOf(description: string, chosen: LanguageCode): Detected | undefined {
  const detected = languageOf(description);
  if (detected === chosen) return undefined;
  const usual = usualScript(chosen);
  const scripts = lettersOf(description);
  if (
    usual !== "latin" &&
    (scripts.get("latin") ?? 0) >= 12 &&
    ![...scripts.keys()].some((script) => script !== "latin")
  ) {
    const words = wordsOf(description).length;
    return words >= 3 ? (detected ?? "other") : undefined;
  }
  if (detected === undefined) return undefined;
  // Chinese characters alone may also be Japanese, for example on a shop sign.
  if (chosen === "ja" && detected === "zh" && (scripts.get("han") ?? 0) < 12) return undefined;
  return detected;
}

type WritingSystem = "latin" | "cyrillic" | "arabic" | "devanagari" | "han" | "kana" | "hangul" | "else";

const systems: [WritingSystem, RegExp][] = [
  ["latin", /\p{Script=Latin}/gu],
  ["cyrillic", /\p{Script=Cyrillic}/gu],
  ["arabic", /\p{Script=Arabic}/gu],
  ["devanagari", /\p{Script=Devanagari}/gu],
  ["han", /\p{Script=Han}/gu],
  ["kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["hangul", /\p{Script=Hangul}/gu],
  [
    "else",
    /[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Gujarati}\p{Script=Gurmukhi}]/gu,
  ],
];

/** Counts the letters of each writing system in the text, omitting systems that don't occur. */
function lettersOf(text: string): Map<WritingSystem, number> {
  const counts = new Map<WritingSystem, number>();
  for (const [system, letters] of systems) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0) counts.set(system, count);
  }
  return counts;
}

function usualScript(language: LanguageCode): WritingSystem {
  const scripts: Partial<Record<LanguageCode, WritingSystem>> = {
    ru: "cyrillic",
    ar: "arabic",
    hi: "devanagari",
    zh: "han",
    ja: "kana",
    ko: "hangul",
  };
  return scripts[language] ?? "latin";
}

function ofScript(script: WritingSystem, text: string): Detected {
  if (script === "cyrillic") return /[іїєґўјљњћђџ]/i.test(text) && !/[ыэъё]/i.test(text) ? "other" : "ru";
  // Persian and Urdu have letters that Arabic lacks.
  if (script === "arabic")
    return (text.match(/[پچژگکیےٹڈڑں]/g)?.length ?? 0) * 20 > text.length ? "other" : "ar";
  if (script === "devanagari") return "hi";
  if (script === "hangul") return "ko";
  return "other";
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Detects the language by its function words: at least one word in six, and 50 % more than the next language. */
function ofWords(text: string): Detected | undefined {
  const words = wordsOf(text);
  if (words.length < leastWords) return undefined;
  const counts = [...smallWords(words)].toSorted((a, b) => b[1] - a[1]);
  const [first, second] = counts as [[LatinLanguage, number], [LatinLanguage, number]];
  const isSure = first[1] >= 3 && first[1] >= words.length / 6 && first[1] >= second[1] * 1.5;
  return isSure ? first[0] : undefined;
}
