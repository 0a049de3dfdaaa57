/** What no font needs: spaces, control characters, joiners and the marks that choose a form of the letter before them. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * The letters on the page that none of its own fonts draws, so that the system's do: other ones on every machine.
 *
 * @param text what stands on the page
 */
export function lettersWithoutFont(text: string): string[] {
  const letters = new Set(Array.from(text).filter((letter) => !INVISIBLE.test(letter)));
  const ranges = [...document.fonts].filter(({ family }) => !/fallback/i.test(family)).flatMap(rangesOf);
  return [...letters].filter((letter) => {
    const code = letter.codePointAt(0)!;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** Of `U+0-FF, U+131` the pairs [0, 255] and [305, 305]. */
function rangesOf({ unicodeRange }: FontFace): [number, number][] {
  return unicodeRange.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [hex(first.replaceAll("?", "0")), hex(last.replaceAll("?", "F"))];
  });
}

const hex = (digits: string) => Number.parseInt(digits, 16);
