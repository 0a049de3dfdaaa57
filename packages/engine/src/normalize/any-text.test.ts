import { languages } from "@earshot/contract/languages.ts";
import { describe, expect, test } from "vitest";

import { normalizeText } from "./normalize-text.ts";

/** Fragments from which random texts are built: symbols, numbers, abbreviations and words in all languages. */
const bits = (
  "$ € £ ¥ ₹ ₽ % # @ & + - – — . , : ; ! ? / ( ) \" ' 1 2 7 9 10 007 19.99 1,250 1.250,50 2026 24/7 9:30 9am p.m. Dr. St. St Apt FAQ " +
  "USA NASA B2B coffee.example www. https:// x.com a@b.co @me #1 #tag 555-1234 +44 June 3 Mon Fri CA NY IV Chapter kg km °C ½ … 😀 <b> " +
  "&amp; month /month million Mio. руб. 円 元 원 个 人 ريال बजे h Uhr uur の は 은 و ب á ß in to z.B. etc. M. R. г. N. \u200F ٣ ५ \n \0"
).split(" ");

/** Yields the same texts on every run (a linear congruential generator with the POSIX constants). */
function* texts(count: number) {
  let state = 42;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  for (let n = 0; n < count; n++) {
    const parts = Array.from(
      { length: 1 + below(7) },
      () => `${bits[below(bits.length)]}${below(2) ? " " : ""}`,
    );
    yield parts.join("");
  }
}

test.each(languages)("leaves no digit or symbol in any text and is idempotent: $name", ({ code }) => {
  for (const text of texts(250)) {
    const said = normalizeText(text, code);
    expect(said, text).not.toMatch(/[\d$€£%@#/<>\p{Cc}\p{Extended_Pictographic}]|  /u);
    expect(normalizeText(said, code), text).toBe(said);
  }
});

/** Adversarial input for the regular expressions: each repetition could be the start of a number, name, price or address. */
const hard: Record<string, string> = {
  "numbers and dots": "1.",
  addresses: "a@",
  "names and dots": "a.",
  digits: "7",
  "numbers and spaces": "1 ",
  hyphens: "a-",
  "numbers and hyphens": "1-",
  slashes: "1/",
  prices: "$1",
  tags: "<a",
  emoji: "😀",
  "right to left": "\u200Fא",
  controls: "\u0007",
  brackets: "(1",
  spaces: " ",
  "lines and commas": "\n,",
  capitals: "ABC ",
};

/** This thread's CPU time in ms, so that other load on the machine matters little. */
function cost(text: string, code: (typeof languages)[number]["code"], times: number) {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) normalizeText(text, code);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("takes linear time", () => {
  // English has its own rules; all other languages share one set.
  const cases = Object.entries(hard).flatMap(([name, part], at) =>
    (at % 2 === 0 ? (["en", "de"] as const) : (["en"] as const)).map((code) => ({ name, part, code })),
  );
  test.each(cases)("normalizes $name ($code)", ({ part, code }) => {
    // The prefix activates all rules that `needs` would skip.
    const text = (length: number) => `x.y a@b 1 ${part.repeat(length / part.length)}`;
    // Both texts have the same number of characters in total; quadratic time would cost eight times as much. The
    // short ones also warm up the compiler, and 25 ms are allowed for the rest of the warm-up.
    const short = cost(text(2000), code, 8);
    expect(cost(text(16_000), code, 1)).toBeLessThan(2.5 * short + 25);
  });
});
