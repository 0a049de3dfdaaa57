import { normalizeText } from "../normalize/normalize-text.ts";
import type { LanguageCode } from "./script.ts";

/**
 * Number words that a script may use instead of digits. "One" is left out, because it has other uses ("one call",
 * "this one").
 */
const english =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const known = new Map<string, number>([
  ...english.map((word, i): [string, number] => [word, i + 2]),
  ...tens.map((word, i): [string, number] => [word, (i + 2) * 10]),
]);

/** Languages whose number words are unambiguous from ten on. */
const spelled: ReadonlySet<LanguageCode> = new Set(["de", "nl", "fr", "es", "it", "pt", "ru"]);
const ofLanguages = new Map<LanguageCode, ReadonlyMap<string, number>>();

/**
 * The value of a number word: in English from two to ninety-nine ("twenty-five" → 25), in the languages of `spelled`
 * from ten to ninety-nine; undefined for other words.
 */
export function numberWord(word: string, language: LanguageCode): number | undefined {
  return language === "en" ? englishNumber(word) : wordsOf(language).get(word);
}

function englishNumber(word: string): number | undefined {
  const whole = known.get(word);
  if (whole !== undefined) return whole;
  const [ten = "", unit = ""] = word.split("-");
  const [high, low] = [known.get(ten), unit === "one" ? 1 : known.get(unit)];
  return high !== undefined && low !== undefined && high >= 20 && low < 10 ? high + low : undefined;
}

function wordsOf(language: LanguageCode): ReadonlyMap<string, number> {
  const found = ofLanguages.get(language);
  if (found) return found;
  const numbers = spelled.has(language) ? Array.from({ length: 90 }, (_, i) => i + 10) : [];
  const words = new Map(
    numbers
      .map((number): [string, number] => [normalizeText(String(number), language).toLowerCase(), number])
      .filter(([word]) => /^[\p{L}-]{3,}$/u.test(word)),
  );
  ofLanguages.set(language, words);
  return words;
}
