const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
};
/** Single-character fractions. */
const fractions: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};
/** The code points of zero in other scripts: Arabic, Persian, Devanagari, full width. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0xff_10];

/** Full-width letters, digits and symbols. Full-width punctuation stays, because it marks pauses. */
const fullWidth = /[！-～￠-￦]/g;
const wideMarks = /[！，．：；？（）～]/;

/**
 * Removes tags, emoji, control and direction characters, converts every script's digits to 0-9, and joins lines,
 * adding a full stop where punctuation is missing.
 */
export function cleanInput(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/<\/?[a-zA-Z][^<>]{0,500}>|<3(?!\d)/g, " ")
    .replaceAll(/[½¼¾⅓⅔⅛]/g, (sign, at: number, whole: string) => fraction(sign, whole[at - 1]))
    .replaceAll(fullWidth, (sign) => (wideMarks.test(sign) ? sign : sign.normalize("NFKC")))
    .replaceAll(/[٠-٩۰-۹०-९]/g, nativeDigit)
    .replaceAll(/(?<=\d)[．：](?=\d)/g, (sign) => (sign === "：" ? ":" : "."))
    .replaceAll(/(?<=\d)٫(?=\d)/g, ".")
    .replaceAll(/(?<=\d)٬(?=\d)/g, ",")
    .replaceAll("٪", "%")
    .replaceAll(/[①-⓿㊀-㏿ﬀ-ﬆⅠ-ⅿ]/g, (sign) => sign.normalize("NFKC"))
    .replaceAll("‼", "!")
    .replaceAll(/[⁇⁈⁉]/g, "?");
  return oneLine(spaces(plain).replaceAll(unspoken, ""));
}

/**
 * Emoji with their modifiers, flags and keycaps; control, direction and private-use characters; the soft hyphen.
 * Joiners stay after a Devanagari or Arabic letter.
 */
const unspoken =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0000}-\u{E0FFF}]|[\u{FE00}-\u{FE0F}]|\u20E3|(?<![\p{Script=Devanagari}\p{Script=Arabic}])[\u200C\u200D]|(?![\n\u200C\u200D])[\p{C}]|\uFFFD/gu;

function fraction(sign: string, before: string | undefined) {
  return `${before !== undefined && /\d/.test(before) ? " " : ""}${fractions[sign] ?? ""}`;
}

function nativeDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
}

/** Normalizes line breaks to `\n`, and other whitespace to plain spaces, or narrow ones where they group digits. */
function spaces(text: string) {
  return text
    .replaceAll(/(?<=\d)[\u00A0\u2009\u202F](?=\d)/g, "\u202F")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replaceAll(/[^\S\n\u202F]|(?<!\d)\u202F|\u202F(?!\d)/g, " ");
}

function oneLine(text: string) {
  const lines = text
    .split("\n")
    .map((line) => line.trim().replace(/^(?:[-*•–—·▪◦‣]+ )+/, ""))
    .filter((line) => line !== "");
  return lines.map((line, at) => line + lineEnd(line, lines[at + 1])).join("");
}

function lineEnd(line: string, next: string | undefined) {
  if (next === undefined) return "";
  if (/[.,!?;:…。，！？；：、؟،؛।]$/.test(line) || /^\p{Ll}/u.test(next)) return " ";
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? "。" : ". ";
}
