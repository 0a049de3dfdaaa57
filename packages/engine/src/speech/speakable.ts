/** What an engine would take for markup or for phonemes, and what nobody says. */
const unsayable =
  /[\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}<>{}[\]|\\^~`_*#=]|\p{Variation_Selector}/gu;

/** The text without what can't be said: control characters, markup, emoji. Empty when nothing is left to say. */
export function speakable(text: string): string {
  const plain = text
    .replaceAll(/(?<=\p{L}\p{M}*)[\u200C\u200D](?=\p{L})/gu, "")
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, " ")
    .replaceAll("&", " ")
    .replaceAll(unsayable, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : "";
}

/** Letters of the Latin alphabet that are not another one with a mark, and the signs of good typography. */
const plainForms: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
};

/** The text in the letters that an English voice reads: without accents, with straight quotes. */
export function inPlainLetters(text: string): string {
  return text
    .replaceAll(/\s*[–—]\s*/g, ", ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]/gu, (letter) => plainForms[letter] ?? " ")
    .replaceAll(/ +/g, " ")
    .trim();
}
