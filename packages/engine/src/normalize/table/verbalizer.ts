import { mostDigits, readNumeral } from "../numeral.ts";
import type { Agreement, Currency, Forms, LanguageTable, Noun } from "./language-table.ts";

/** Puts numbers, counted nouns and money into one language's words. */
export interface Verbalizer {
  readonly number: (text: string, agreement?: Agreement) => string;
  /** A number with its noun. */
  readonly counted: (text: string, noun: Noun) => string;
  readonly money: (text: string, currency: Currency) => string;
  /** A number with its magnitude and noun: "un million et demi d'euros". */
  readonly multiple: (text: string, magnitude: Forms, currency?: Currency) => string;
  readonly digits: (text: string) => string;
  readonly value: (text: string) => number;
}

export function createVerbalizer(table: LanguageTable): Verbalizer {
  const { space, cardinal } = table;
  const plurals = new Intl.PluralRules(table.code);
  const formOf = (n: number, forms: Forms) => forms[plurals.select(n)] ?? forms.other;
  const digits = (text: string) => Array.from(text, (digit) => cardinal(Number(digit), "alone")).join(space);
  const value = (text: string) => {
    const { whole, fraction } = readNumeral(text, table.separators);
    return Number(`${whole}.${fraction || "0"}`);
  };

  const number = (text: string, agreement: Agreement = "alone") => {
    const { whole, fraction } = readNumeral(text, table.separators);
    if (whole.length > mostDigits || (whole.length > 1 && whole.startsWith("0")))
      return digits(whole + fraction);
    if (fraction === "") return cardinal(Number(whole), agreement);
    return (
      table.decimals?.(Number(whole), fraction, agreement) ??
      [cardinal(Number(whole), "alone"), table.point, sayFraction(fraction)].join(space)
    );
  };
  const sayFraction = (fraction: string) => {
    const zeros = /^0*/.exec(fraction)?.[0] ?? "";
    const rest = fraction.slice(zeros.length);
    if (table.fraction === "digits" || rest === "" || rest.length > 2) return digits(fraction);
    return [digits(zeros), cardinal(Number(rest), "alone")].filter(Boolean).join(space);
  };

  const counted = (text: string, noun: Noun) => {
    const n = value(text);
    if (Number.isInteger(n) && table.counted) return table.counted(n, noun);
    return `${number(text, noun.gender)}${space}${formOf(n, noun.forms)}`;
  };

  const money = (text: string, currency: Currency) => {
    const { whole, fraction } = readNumeral(text, table.separators);
    const hundredths = fraction.padEnd(2, "0");
    const hasCents = hundredths !== "00";
    if (hundredths.length > 2 || whole.length > mostDigits || (hasCents && !currency.cents))
      return counted(text, currency);
    const [units, cents] = [Number(whole), Number(hundredths)];
    const own = table.money?.(units, cents, currency);
    if (own !== undefined) return own;
    const start = counted(String(units), currency);
    if (!hasCents || !currency.cents) return start;
    const end = counted(String(cents), currency.cents);
    if (units === 0) return end;
    return start + table.centsJoiner + (table.namesCents ? end : cardinal(cents, "alone"));
  };

  const multiple = (text: string, magnitude: Forms, currency?: Currency) => {
    const isFeminine = table.code === "de" || magnitude.other.startsWith("тысяч");
    const n = value(text);
    const isThousand = magnitude.other === "mil";
    const { whole, fraction } = readNumeral(text, table.separators);
    const isHalf = table.half !== undefined && fraction === "5" && whole !== "0" && !isThousand;
    const gender = isFeminine ? "feminine" : "masculine";
    const base = isHalf ? Math.floor(n) : n;
    const counts = Number.isInteger(base) ? table.counted : undefined;
    const name = formOf(isHalf ? Number(whole) : n, magnitude);
    const words = counts
      ? [base === 1 ? name : counts(base, { forms: magnitude, gender }), isHalf ? table.half : ""]
          .filter(Boolean)
          .join(space)
      : [number(isHalf ? whole : text, gender), name, isHalf ? table.half : ""].filter(Boolean).join(space);
    if (!currency) return words;
    return `${words}${space}${(isThousand ? undefined : currency.forms.many) ?? currency.forms.other}`;
  };

  return { number, counted, money, multiple, digits, value };
}
