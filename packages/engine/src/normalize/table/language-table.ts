import type { Separators } from "../numeral.ts";
import type { Gap } from "../rule-scanner.ts";
import type { SymbolWords } from "../symbols.ts";
import type { WebWords } from "../web-addresses.ts";

type Gender = "masculine" | "feminine" | "neuter";
/** The gender of the noun that a number agrees with, or "alone" without a noun. */
export type Agreement = Gender | "alone";

/** A noun's forms by plural category (Unicode CLDR, as in Intl.PluralRules). */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export interface Noun {
  readonly forms: Forms;
  readonly gender: Gender;
}
/** If `cents` is missing, the fraction is read as a number. */
export interface Currency extends Noun {
  readonly cents?: Noun;
}

/** One language's data for `tableNormalizer`. */
export interface LanguageTable {
  /** ISO 639-1, for Intl.PluralRules. */
  readonly code: string;
  readonly separators: Separators;
  /** A whole number from 0 to 999,999,999,999,999. */
  readonly cardinal: (n: number, agreement: Agreement) => string;
  /** How a number agrees, given the word after it (or ""). Default: always "alone". */
  readonly agreement?: (next: string, n: number) => Agreement;
  /** The word before the digits of a fraction ("virgule"). */
  readonly point: string;
  /** Reads "3,14" as three, fourteen (up to two digits) or as three, one, four. */
  readonly fraction: "number" | "digits";
  /** Overrides `point` and `fraction`: Russian says hundredths. */
  readonly decimals?: (whole: number, fraction: string, agreement: Agreement) => string | undefined;
  /** Says a number with its noun, where the default "number noun" is wrong, as for one and two in Arabic. */
  readonly counted?: (n: number, noun: Noun) => string;
  readonly minus: string;
  /** Adds the word for percent: "fifty" → "fifty percent". `n` decides the plural. */
  readonly percent: (words: string, n: number) => string;
  /** Spoken between the two numbers of a range, with spaces. */
  readonly to: string;
  /** Currencies by symbol or code, as written before or after the number. */
  readonly currencies: Readonly<Record<string, Currency>>;
  /** Says a price, where the default "units cents" with `centsJoiner` is wrong. */
  readonly money?: (units: number, cents: number, currency: Currency) => string | undefined;
  /** Spoken between units and cents, with spaces. */
  readonly centsJoiner: string;
  /** True if cents are named: "reais e dez centavos", but "Euro zehn". */
  readonly namesCents: boolean;
  /** Magnitudes as written → as spoken: "Mio." → Millionen. */
  readonly magnitudes: Readonly<Record<string, Forms>>;
  /** Added after a magnitude for one half: "un million et demi". */
  readonly half?: string;
  readonly units: Readonly<Record<string, Noun>>;
  readonly signs: SymbolWords;
  /** How the slash of "9 €/month" is spoken. */
  readonly per: string;
  /** How "24/7" is spoken. */
  readonly always: string;
  /** Spoken after a number with an x ("12x"), if different from `times`. */
  readonly fold?: string;
  /** Spoken between the numbers of "3x2". */
  readonly times: string;
  /** "#1" → number one; `{}` stands for the number. */
  readonly numberSign: string;
  readonly web: Omit<WebWords, "number">;
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Says a time on the 24-hour clock. */
  readonly time: (hour: number, minute: number) => string;
  /** Says a numeric date. */
  readonly date?: (day: number, month: number, year: number | undefined) => string;
  /** The comma between two groups of a phone number, with a space. */
  readonly pause: string;
  /** Says the digits of a phone number between two pauses. Default: digit by digit. */
  readonly phoneGroup?: (digits: string) => string;
  /** Notations that only this language has, tried before the shared rules. */
  readonly own?: readonly Own[];
  readonly gap?: Gap;
  /** The separator between a number and its noun: a space, or nothing. */
  readonly space: "" | " ";
}

/** A notation in one language: the kind of its first character, its pattern, and how to say it. */
export interface Own {
  readonly at: "digit" | "letter" | "sign";
  /** Sticky, with bounded repetitions only, like a rule's pattern. */
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray, before: string, after: string) => string | undefined;
}
