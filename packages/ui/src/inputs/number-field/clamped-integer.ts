/** Integers from `min` to `max`, both inclusive. */
interface IntegerRange {
  min: number;
  max: number;
}

/**
 * An integer with an optional fraction and thousands separators, in the digits of any writing system: an Arabic
 * keyboard types 30 as ٣٠.
 */
const NUMBER = /^([+-]?)(\p{Nd}+|\p{Nd}{1,3}(?:[,٬'’ ]\p{Nd}{3})+)(?:\.\p{Nd}*)?$/u;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Converts a digit of any writing system to 0-9; Unicode keeps the ten digits of a system contiguous. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero--;
  return String(code - zero);
}

const clamped = (value: number, { min, max }: IntegerRange) => Math.max(min, Math.min(max, value));

/**
 * Parses an entry as an integer in the range. Fractions are truncated; an empty or invalid entry is 0, clamped to the range.
 */
export function clampedInteger(entry: string, range: IntegerRange): number {
  const [, sign = "", digits = "0"] = NUMBER.exec(entry.normalize("NFKC").trim()) ?? [];
  const value = Number(sign + (digits.match(/\p{Nd}/gu) ?? []).map(asciiDigit).join(""));
  return clamped(value, range) + 0;
}

/**
 * The next value on the grid that starts at `min`, as in a native number input: in steps of 100, 437 goes up to 500 and
 * down to 400.
 * @param steps number of steps, negative downwards
 */
export function steppedInteger(value: number, steps: number, step: number, range: IntegerRange): number {
  const places = (value - range.min) / step;
  const next = steps > 0 ? Math.floor(places) + steps : Math.ceil(places) + steps;
  return clamped(range.min + next * step, range);
}
