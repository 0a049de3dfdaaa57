import type { Separators } from "../numeral.ts";
import type { Gap } from "../rule-scanner.ts";
import type { SymbolWords } from "../symbols.ts";
import type { WebWords } from "../web-addresses.ts";

type Gender = "masculine" | "feminine" | "neuter";
/** What a number agrees with: a noun of a gender, or none. */
export type Agreement = Gender | "alone";

/** Forms of a noun by plural category (Unicode CLDR, as Intl.PluralRules gives it). */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export interface Noun {
  readonly forms: Forms;
  readonly gender: Gender;
}
/** Without `cents` the fraction is read as a number. */
export interface Currency extends Noun {
  readonly cents?: Noun;
}

/** The data of one language for `tableNormalizer`. */
export interface LanguageTable {
  /** ISO 639-1, for Intl.PluralRules. */
  readonly code: string;
  readonly separators: Separators;
  /** A whole number from 0 to 999,999,999,999,999. */
  readonly cardinal: (n: number, agreement: Agreement) => string;
  /** What a number before the word `next` (or "") agrees with. Default: always "alone". */
  readonly agreement?: (next: string, n: number) => Agreement;
  /** The word before the digits of a fraction ("virgule"). */
  readonly point: string;
  /** Reads "3,14" as three, fourteen (up to two digits) or as three, one, four. */
  readonly fraction: "number" | "digits";
  /** Replaces `point` and digits: Russian hundredths. */
  readonly decimals?: (whole: number, fraction: string, agreement: Agreement) => string | undefined;
  /** A number with its noun where the default "number noun" is wrong: Arabic one and two. */
  readonly counted?: (n: number, noun: Noun) => string;
  readonly minus: string;
  /** "fifty" → "fifty percent". `n` decides the plural. */
  readonly percent: (words: string, n: number) => string;
  /** Between two numbers of a range, with its spaces. */
  readonly to: string;
  /** By symbol or code, as written before or after the number. */
  readonly currencies: Readonly<Record<string, Currency>>;
  /** A price where the default "units cents" with `centsJoiner` is wrong. */
  readonly money?: (units: number, cents: number, currency: Currency) => string | undefined;
  /** Between units and cents, with its spaces. */
  readonly centsJoiner: string;
  /** Adds the name of the cents: "reais e dez centavos", but "Euro zehn". */
  readonly namesCents: boolean;
  /** Magnitudes as written → as spoken: "Mio." → Millionen. */
  readonly magnitudes: Readonly<Record<string, Forms>>;
  /** Spoken after a magnitude for a half: "un million et demi". */
  readonly half?: string;
  readonly units: Readonly<Record<string, Noun>>;
  readonly signs: SymbolWords;
  /** For the slash of "9 €/month". */
  readonly per: string;
  /** For "24/7". */
  readonly always: string;
  /** After a number with an x ("12x"), where that is not `times`. */
  readonly fold?: string;
  /** Between the numbers of "3x2". */
  readonly times: string;
  /** "#1" → number one; `{}` stands for the number. */
  readonly numberSign: string;
  readonly web: Omit<WebWords, "number">;
  readonly abbreviations: Readonly<Record<string, string>>;
  /** A time of the day of 24 hours. `written` is the whole text. */
  readonly time: (hour: number, minute: number) => string;
  /** A date of numbers alone, or undefined when the order of its parts can't be. */
  readonly date?: (day: number, month: number, year: number | undefined) => string;
  /** The comma between two groups of a phone number, with its space. */
  readonly pause: string;
  /** Digits of a phone number between two pauses. Without: one by one. */
  readonly phoneGroup?: (digits: string) => string;
  /** Numbers that only this language writes so, tried before the shared rules: [sticky source, words]. */
  readonly own?: readonly Own[];
  readonly gap?: Gap;
  /** Between a number and its noun: a space, or nothing. */
  readonly space: "" | " ";
}

/** A form of its own: what it begins with, what it looks like, and its words. */
export interface Own {
  readonly at: "digit" | "letter" | "sign";
  /** Sticky and bounded. */
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray, before: string, after: string) => string | undefined;
}
