/** The numbers that a field takes: integers from `min` to `max`, both included. */
export interface IntegerRange {
  min: number;
  max: number;
}

/** An integer with an optional fraction, in the digits of any script: Arabic keyboards type ٣٠. Thousands may be set apart. */
const NUMBER = /^([+-]?)(\p{Nd}+|\p{Nd}{1,3}(?:[,٬'’ ]\p{Nd}{3})+)(?:\.\p{Nd}*)?$/u;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script as 0 to 9: Unicode keeps each script's ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero--;
  return String(code - zero);
}

const fitted = (value: number, { min, max }: IntegerRange) => Math.max(min, Math.min(max, value));

/**
 * What was typed as an integer in the range. A fraction is cut off; what is empty or no number is 0, or the bound next to
 * 0 where that is out of range (spec section 5).
 */
export function clampedInteger(entry: string, range: IntegerRange): number {
  const [, sign = "", digits = "0"] = NUMBER.exec(entry.normalize("NFKC").trim()) ?? [];
  const value = Number(sign + (digits.match(/\p{Nd}/gu) ?? []).map(plainDigit).join(""));
  return fitted(value, range) + 0;
}

/**
 * The next value on the field's grid, which begins at `min`, as a native number field has it: 437 goes up to 500 and down
 * to 400 in steps of 100.
 * @param steps how many steps of `step`, negative downwards
 */
export function steppedInteger(value: number, steps: number, step: number, range: IntegerRange): number {
  const places = (value - range.min) / step;
  const next = steps > 0 ? Math.floor(places) + steps : Math.ceil(places) + steps;
  return fitted(range.min + next * step, range);
}
