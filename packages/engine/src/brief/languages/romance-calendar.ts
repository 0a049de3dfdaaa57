import { repeated } from "./repeated.ts";

/** A language's names of days and months, from which patterns for short forms and times are built. */
export type CalendarNames = {
  /** Short form as a pattern (without full stop), and the full name. */
  weekdays: readonly (readonly [short: string, name: string])[];
  months: readonly (readonly [short: string, name: string])[];
  /** Weekdays whose abbreviations are not also words, so they are spelled out everywhere. */
  sure: RegExp;
  /** Words between two days: "a", "y". */
  between: string;
};

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Matches a name with or without its accents: "miércoles" → "mi[eé]rcoles". */
export function unaccented(name: string): string {
  return Array.from(name, (letter) =>
    folded(letter) === letter ? letter : `[${folded(letter)}${letter}]`,
  ).join("");
}

/** Matches whole words that may contain accented letters, which `\b` doesn't handle. */
export function words(source: string, flags = "iu"): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}])`, flags);
}

/**
 * Spells out days and months, with accents. Ambiguous short forms need a day, a number or a conjunction next to them.
 */
export function calendarRules({
  weekdays,
  months,
  sure,
  between,
}: CalendarNames): [RegExp, string | ((...groups: string[]) => string)][] {
  const shorts = weekdays.map(([short]) => short).join("|");
  const names = weekdays.map(([, name]) => unaccented(name)).join("|");
  const joint = String.raw`\s?(?:[-–+&/,]|${between})\s?`;
  return [
    ...weekdays.map(([, name]): [RegExp, string] => [words(unaccented(name), "giu"), name]),
    ...weekdays.flatMap(([short, name]): [RegExp, string][] => [
      [
        new RegExp(
          String.raw`(?<![\p{L}\d])${short}(?:\.|(?!\p{L}))(?=${joint}(?:${shorts}|${names})(?!\p{L})|\s\d)`,
          "giu",
        ),
        name,
      ],
      [new RegExp(String.raw`(?<=(?:${names})${joint})${short}(?:\.|(?!\p{L}))`, "giu"), name],
      ...(sure.test(name)
        ? [[new RegExp(String.raw`(?<![\p{L}\d])${short}(?:\.|(?!\p{L}))`, "giu"), name] as [RegExp, string]]
        : []),
    ]),
    ...months.flatMap(([short, name]): [RegExp, string][] => [
      [words(unaccented(name), "giu"), name],
      [new RegExp(String.raw`(?<=\d(?:\sde)?\s)${short}(?:\.|(?!\p{L}))`, "giu"), name],
    ]),
  ];
}

/** Patterns for a language's time expressions, which `timeOf` combines into one. */
export type TimeParts = {
  sure: readonly string[];
  /** Time expressions that count as a time only next to a `sure` one. */
  loose: string;
  /** Words before and between times: "desde", "hasta". */
  lead: string;
  joint: string;
};

/**
 * Builds the pattern of a complete time expression: leading words, `sure` parts, and any `loose` ones after them.
 * Excludes amounts of money and numbers of years.
 */
export function timeOf({ sure, loose, lead, joint }: TimeParts): RegExp {
  const lead3 = String.raw`(?:(?:${lead})\s){0,3}`;
  const between = String.raw`(?:\s?(?:${joint})?\s?)`;
  const amountBehind = String.raw`(?!\s?(?:[€$£%]|euros?|pesos|reais|ans|años|anos|anni|kg|kilos|km|m2|m²|personas|pessoas|personnes|persone|plazas|min)(?!\p{L}))`;
  return new RegExp(
    String.raw`(?<![\p{L}\d$€£.,/])${lead3}(?:${sure.join("|")})${repeated(`${between}${lead3}(?:${[...sure, loose].join("|")})`, "{0,6}")}(?![\p{L}\d%])${amountBehind}`,
    "iu",
  );
}
