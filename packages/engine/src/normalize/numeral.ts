/** A parsed number: its integer digits without separators or sign, and its fraction digits. */
export interface Numeral {
  readonly whole: string;
  readonly fraction: string;
}

/** A language's decimal and thousands separators. */
export interface Separators {
  readonly decimal: "." | ",";
  /** Thousands separators, besides the narrow space. */
  readonly groups: string;
}

/** Longer whole numbers are read digit by digit, so no names are needed beyond 999 × 10¹². */
export const mostDigits = 15;

/**
 * Regular expression source for an unsigned number: "1,250.50", "12,34,567", "1 250,50", "1.250". Accepts both
 * decimal separators, because people paste prices from everywhere; `readNumeral` decides which one is meant.
 */
export function numeralPattern({ groups }: Separators): string {
  const group = `[${groups.replaceAll(/[.\]\\-]/g, String.raw`\$&`)}\u202F]`;
  return String.raw`(?:\d{1,3}(?:${group}\d{2,3}){0,4}${group}\d{3}(?!\d)|\d{1,3}(?:[.,]\d{3}){1,4}(?=[.,]\d)|\d{1,${mostDigits}})(?:[.,]\d{1,9})?(?!\d)`;
}

/**
 * Parses a number that matches `numeralPattern`. An ambiguous "1.250" is read according to the language's separators.
 */
export function readNumeral(text: string, { groups }: Separators): Numeral {
  const compact = text.replaceAll(/[\u202F '’]/g, "");
  const marks = [...compact.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return { whole: compact, fraction: "" };
  const sign = last[0];
  const tail = compact.slice(last.index + 1);
  const repeated = marks.filter((mark) => mark[0] === sign).length > 1;
  const isGroup = repeated || (tail.length === 3 && groups.includes(sign));
  const cut = isGroup ? compact.length : last.index;
  return {
    whole: compact.slice(0, cut).replaceAll(/[.,]/g, ""),
    fraction: compact.slice(cut + 1),
  };
}
