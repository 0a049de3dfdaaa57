import type { Rule } from "../rule-scanner.ts";
import type { LanguageTable } from "./language-table.ts";

const isDate = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** Rules for times of day, numeric dates (year first or day first), and "24/7". */
export function clockRules(table: LanguageTable): Rule[] {
  const say = (day: string | undefined, month: string | undefined, year?: string) => {
    const [d, m] = [Number(day), Number(month)];
    const y = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year);
    return isDate(d, m) ? table.date?.(d, m, y) : undefined;
  };
  return [
    {
      at: "digit",
      pattern: /24\/7(?!\d)/y,
      say: () => table.always,
    },
    {
      at: "digit",
      pattern:
        /(?<year>(?:19|20)\d\d)(?<mark>[./-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?![\d.,/-]{0,3}\d)/y,
      say: ({ groups = {} }) => say(groups.day, groups.month, groups.year),
    },
    {
      at: "digit",
      pattern:
        /(?<day>\d{1,2})(?<mark>[./-])(?<month>\d{1,2})\k<mark>(?<year>(?:19|20)?\d\d)(?![\d.,/-]{0,3}\d)/y,
      say: ({ groups = {} }) => say(groups.day, groups.month, groups.year),
    },
    {
      at: "digit",
      pattern: /(?<a>\d{1,2})\/(?<b>\d{1,2})(?![\d.,/%]{0,3}\d)/y,
      say: ({ groups = {} }) => {
        const isFraction = Number(groups.a) < Number(groups.b) && Number(groups.b) <= 10;
        if (isFraction) return undefined;
        return table.space === "" || table.code === "ko" ? say(groups.b, groups.a) : say(groups.a, groups.b);
      },
    },
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?![\d:])/y,
      say: ({ groups = {} }) => table.time(Number(groups.hour), Number(groups.minute)),
    },
  ];
}
