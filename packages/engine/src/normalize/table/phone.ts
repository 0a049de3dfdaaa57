import type { Rule } from "../rule-scanner.ts";
import type { LanguageTable } from "./language-table.ts";

const sep = "[ .-]";
const international = String.raw`\+\d{1,3}(?:${sep}?\(0?\d{1,4}\))?(?:${sep}?\d{1,5}){2,6}(?!\d)`;
const bracketed = String.raw`\(\d{2,5}\) ?\d{2,5}(?:[ -]?\d{2,5}){1,3}(?!\d)`;
const national = String.raw`0\d{1,4}(?:(?: ?\/ ?|[ .-])\d{2,4}){2,5}(?!\d)|0\d{1,4}(?: ?\/ ?|[ -])\d{5,8}(?!\d)|0\d{9,10}(?!\d)`;
const dashed = String.raw`\d{3,4}-\d{3,4}-\d{3,4}(?!\d)`;
/**
 * Country-specific formats: Russia's 8 (800), Spain's and Italy's three groups of three, Mexico's 2-4-4 and 3-3-4,
 * Korea's 1588-1234.
 */
const local: Record<string, string> = {
  ru: String.raw`8[ -]?\(?\d{3,5}\)?(?:[ -]\d{2,4}){2,3}(?!\d)`,
  es: String.raw`9\d \d{3} \d\d \d\d(?!\d)|[6-9]\d\d \d{3} \d{3}(?!\d)|[6-9]\d\d \d\d \d\d \d\d(?!\d)|9\d \d{3} \d{4}(?!\d)|[1-9]\d \d{4}[ -]\d{4}(?!\d)|[2-9]\d\d \d{3} \d{4}(?!\d)`,
  it: String.raw`[38]\d\d \d{3} \d{3,4}(?!\d)`,
  ko: String.raw`1\d{3}-\d{4}(?!\d)`,
  hi: String.raw`[6-9]\d{4} ?\d{5}(?!\d)|1800 \d{3} \d{3,4}(?!\d)`,
  pt: String.raw`\d\d 9?\d{4}-\d{4}(?!\d)|0800 ?\d{3} ?\d{4}(?!\d)|[29]\d\d \d{3} \d{3}(?!\d)`,
  zh: String.raw`1[3-9]\d{9}(?!\d)`,
  fr: String.raw`0 \d{3} (?:\d{3} \d{3}|\d\d \d\d \d\d)(?!\d)|0[1-9](?:[ .]?\d\d){4}(?!\d)`,
};

/** Rules for phone numbers, with a short pause between groups. */
export function phoneRules(table: LanguageTable): Rule[] {
  const plain = (digits: string) =>
    Array.from(digits, (digit) => table.cardinal(Number(digit), "alone")).join(table.space);
  const group = table.phoneGroup ?? plain;
  const say: Rule["say"] = ({ 0: all }, { before }) => {
    if (/[\d$€£¥]$/.test(before)) return undefined;
    const groups = table.code === "fr" && /^0\d{9}$/.test(all) ? all.match(/\d\d/g) : all.match(/\d+/g);
    const plus = all.startsWith("+") ? table.signs.plus + table.space : "";
    return plus + (groups ?? []).map(group).join(table.pause);
  };
  const digits = [local[table.code], national, dashed].filter(Boolean).join("|");
  return [
    { at: "sign", pattern: new RegExp(international, "y"), say },
    { at: "sign", pattern: new RegExp(bracketed, "y"), say },
    { at: "digit", pattern: new RegExp(digits, "y"), say },
  ];
}
