/** Characters that engines interpret as markup or phonemes, and symbols that are never spoken. */
const unsayable =
  /[\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}<>{}[\]|\\^~`_*#=]|\p{Variation_Selector}/gu;

/** Removes control characters, markup and emoji. Returns an empty string if nothing is left to say. */
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

/** ASCII replacements for Latin letters that Unicode does not decompose, and for typographic punctuation. */
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

/** Transliterates text for an English voice: no accents, straight quotes, no other writing systems. */
export function toAscii(text: string): string {
  return text
    .replaceAll(/\s*[–—]\s*/g, ", ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]/gu, (letter) => plainForms[letter] ?? " ")
    .replaceAll(/ +/g, " ")
    .trim();
}
