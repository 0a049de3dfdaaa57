import { mostDigits, type Numeral, numeralPattern, readNumeral, type Separators } from "../numeral.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
  [1e3, "thousand"],
] as const;
const irregular: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

const separators: Separators = { decimal: ".", groups: "," };

/** Regular expression source for an unsigned English number. */
export const number = String.raw`(?:${numeralPattern(separators)}|(?<![\d.])\.\d{1,9}(?!\d))`;

/** Parses a text that matches `number`. */
export function readNumber(text: string): Numeral {
  return text.startsWith(".") ? { whole: "0", fraction: text.slice(1) } : readNumeral(text, separators);
}

/** A whole number from 0 to 999 trillion in American English: without "and". */
export function cardinal(n: number): string {
  for (const [scale, name] of scales) {
    if (n < scale) continue;
    const rest = n % scale;
    return `${cardinal(Math.floor(n / scale))} ${name}${rest > 0 ? ` ${cardinal(rest)}` : ""}`;
  }
  if (n >= 100) return `${small[Math.floor(n / 100)]} hundred${n % 100 > 0 ? ` ${cardinal(n % 100)}` : ""}`;
  if (n >= 20) return `${tens[Math.floor(n / 10)]}${n % 10 > 0 ? `-${small[n % 10]}` : ""}`;
  return small[n] ?? String(n);
}

/** Turns a number into an ordinal: 21 → "twenty-first". */
export function ordinal(n: number): string {
  const words = cardinal(n);
  const last = /[a-z]+$/.exec(words)?.[0] ?? "";
  const ending = irregular[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + ending;
}

/** A number's plural: thirties, hundreds, sixes. */
export function plural(words: string): string {
  if (words.endsWith("y")) return `${words.slice(0, -1)}ies`;
  return words.endsWith("x") ? `${words}es` : `${words}s`;
}

/** Says a number digit by digit. Zero is "oh" in phone and house numbers. */
export function digits(text: string, zero: "oh" | "zero" = "zero"): string {
  return Array.from(text, (digit) => (digit === "0" ? zero : (small[Number(digit)] ?? digit))).join(" ");
}

/**
 * Says a number: "1,250.5" → one thousand two hundred fifty point five. Long numbers and those with a leading 0 are
 * said digit by digit.
 */
export function sayNumeral({ whole, fraction }: Numeral): string {
  const isCode = (whole.length > 1 && whole.startsWith("0")) || whole.length > mostDigits;
  const start = isCode ? digits(whole) : cardinal(Number(whole));
  return fraction === "" ? start : `${start} point ${digits(fraction)}`;
}

export function sayNumber(text: string): string {
  return sayNumeral(readNumber(text));
}

/**
 * Says a year in pairs of digits: 1999 → nineteen ninety-nine, 2026 → twenty twenty-six, but 2005 → two thousand five.
 */
export function year(n: number): string {
  if (n < 1100 || n > 2999 || n % 1000 < 10) return cardinal(n);
  return pairs(Math.floor(n / 100), n % 100);
}

/** Says a house or room number: 1334 → thirteen thirty-four, 221 → two twenty-one, 205 → two oh five. */
export function houseNumber(n: number): string {
  if (n < 100 || n % 1000 === 0) return cardinal(n);
  const front = Math.floor(n / 100);
  return n % 100 === 0 && front > 99 ? cardinal(n) : pairs(front, n % 100);
}

function pairs(front: number, back: number) {
  const start = front > 99 ? houseNumber(front) : cardinal(front);
  if (back === 0) return `${start} hundred`;
  return `${start} ${back < 10 ? "oh " : ""}${cardinal(back)}`;
}
