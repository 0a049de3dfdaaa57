/** A written number apart: its whole digits without groups or leading sign, and the digits after the point. */
export interface Numeral {
  readonly whole: string;
  readonly fraction: string;
}

/** How a language writes numbers: what parts thousands and what begins the fraction. */
export interface Separators {
  readonly decimal: "." | ",";
  /** The characters that may part groups, beside the narrow space. */
  readonly groups: string;
}

/** A larger whole number is read digit by digit: no name of a number is needed above 999 thousand milliards. */
export const mostDigits = 15;

/**
 * What a number looks like, without a sign: "1,250.50", "12,34,567", "1 250,50", "1.250". Both ways of writing the fraction
 * are taken, because people paste prices from everywhere; `readNumeral` judges.
 */
export function numeralPattern({ groups }: Separators): string {
  const group = `[${groups.replaceAll(/[.\]\\-]/g, String.raw`\$&`)}\u202F]`;
  return String.raw`(?:\d{1,3}(?:${group}\d{2,3}){0,4}${group}\d{3}(?!\d)|\d{1,3}(?:[.,]\d{3}){1,4}(?=[.,]\d)|\d{1,${mostDigits}})(?:[.,]\d{1,9})?(?!\d)`;
}

/** The parts of a number that fits `numeralPattern`. A single "1.250" goes by the language's own separators. */
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
