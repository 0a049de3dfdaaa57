/** What no font needs: spaces, control characters, joiners and the marks that choose a form of the letter before them. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** First and last code point of what a face draws. */
type Range = [first: number, last: number];

/** Of the faces that the page had when they were last looked at: there are hundreds, and every story asks. */
let known: { faces: number; ranges: Range[] } = { faces: 0, ranges: [] };

/**
 * The letters on the page that none of its own fonts draws, so that the system's do: other ones on every machine.
 *
 * @param text what stands on the page
 */
export function lettersWithoutFont(text: string): string[] {
  const letters = new Set(Array.from(text).filter((letter) => !INVISIBLE.test(letter)));
  const faces = document.fonts.size;
  if (known.faces !== faces) known = { faces, ranges: rangesOfPage() };
  return [...letters].filter((letter) => {
    const code = letter.codePointAt(0)!;
    return !known.ranges.some(([first, last]) => first <= code && code <= last);
  });
}

function rangesOfPage(): Range[] {
  return [...document.fonts].filter(({ family }) => !/fallback/i.test(family)).flatMap(rangesOf);
}

/** Of `U+0-FF, U+131` the pairs [0, 255] and [305, 305]. */
function rangesOf({ unicodeRange }: FontFace): Range[] {
  return unicodeRange.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [hex(first.replaceAll("?", "0")), hex(last.replaceAll("?", "F"))];
  });
}

const hex = (digits: string) => Number.parseInt(digits, 16);
