/** Characters that need no glyph: spaces, controls, joiners and variation selectors. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

type Range = [first: number, last: number];

/** Updated only when the number of font faces changes: there are hundreds, and every story needs their ranges. */
let cached: { faces: number; ranges: Range[] } = { faces: 0, ranges: [] };

/**
 * The characters in `text` that none of the page's fonts have, so a system font renders them, which differs between
 * machines.
 */
export function missingGlyphs(text: string): string[] {
  const letters = new Set(Array.from(text).filter((letter) => !INVISIBLE.test(letter)));
  const faces = document.fonts.size;
  if (cached.faces !== faces) {
    const own = [...document.fonts].filter(({ family }) => !/fallback/i.test(family));
    cached = { faces, ranges: own.flatMap(parseUnicodeRange) };
  }
  return [...letters].filter((letter) => {
    const code = letter.codePointAt(0)!;
    return !cached.ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** `U+0-FF, U+131` becomes [0, 255] and [305, 305]. */
function parseUnicodeRange({ unicodeRange }: FontFace): Range[] {
  return unicodeRange.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });
}
