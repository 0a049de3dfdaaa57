import { numeralPattern } from "../numeral.ts";
import { type Rule, scanner } from "../rule-scanner.ts";
import { saySymbol } from "../symbols.ts";
import { webRules } from "../web-addresses.ts";
import { abbreviationRules } from "./abbreviations.ts";
import { clockRules } from "./clock.ts";
import type { LanguageTable } from "./language-table.ts";
import { phoneRules } from "./phone.ts";
import { priceRules } from "./prices.ts";
import { type Verbalizer, createVerbalizer } from "./verbalizer.ts";

/** Builds a normalizer from a language's table. Language-specific rules come first, plain numbers last. */
export function tableNormalizer(table: LanguageTable): (text: string) => string {
  const verbalizer = createVerbalizer(table);
  return scanner({
    rules: [
      ...webRules({ ...table.web, number: (digits) => verbalizer.number(digits) }),
      ...abbreviationRules(table),
      ...(table.own ?? []).map(({ at, pattern, say }): Rule => ({
        at,
        pattern,
        say: (match, { before, after }) => say(match, before, after),
      })),
      ...clockRules(table),
      ...phoneRules(table),
      ...priceRules(table, verbalizer),
      ...numberRules(table, verbalizer),
    ],
    gap: table.gap ?? (() => " "),
    mark: saySymbol(table.signs),
  });
}

function numberRules(table: LanguageTable, verbalizer: Verbalizer): Rule[] {
  const number = numeralPattern(table.separators);
  const units = Object.keys(table.units).toSorted((a, b) => b.length - a.length);
  const unit = `(?<unit>${units.map((name) => RegExp.escape(name)).join("|")})(?![A-Za-z\\d²]${table.space === "" || table.code === "ko" ? "" : "|\\p{L}"})`;
  const range = `(?:(?<low>${number})(?<lowPercent>\\s?%)?\\s?[-–—~〜～]\\s?)?`;
  const low = (text: string | undefined) => (text === undefined ? "" : verbalizer.number(text) + table.to);
  return [
    {
      at: "digit",
      pattern: new RegExp(`${range}(?<high>${number})\\s?%`, "uy"),
      say: ({ groups = {} }) => {
        const high = groups.high ?? "";
        return table.percent(low(groups.low) + verbalizer.number(high, "masculine"), verbalizer.value(high));
      },
    },
    {
      at: "sign",
      pattern: new RegExp(`%\\s?(?<high>${number})`, "uy"),
      say: ({ groups = {} }) =>
        table.code === "ar"
          ? table.percent(verbalizer.number(groups.high ?? ""), verbalizer.value(groups.high ?? ""))
          : undefined,
    },
    {
      at: "digit",
      pattern: new RegExp(`${range}(?<high>${number})\\s?${unit}`, "uy"),
      say: ({ groups = {} }) => {
        const noun = table.units[groups.unit ?? ""];
        return noun && low(groups.low) + verbalizer.counted(groups.high ?? "", noun);
      },
    },
    {
      at: "digit",
      pattern: new RegExp(`(?<a>${number})\\s?[x×]\\s?(?=[$€£¥R]{0,2}\\s?\\d)`, "uy"),
      say: ({ groups = {} }) => `${verbalizer.number(groups.a ?? "")} ${table.times} `,
    },
    {
      at: "digit",
      pattern: new RegExp(`(?<a>${number})\\s?[x×](?![\\p{L}\\d])`, "uy"),
      say: ({ groups = {} }) =>
        `${verbalizer.number(groups.a ?? "", "masculine")} ${table.fold ?? table.times}`,
    },
    {
      at: "sign",
      pattern: new RegExp(`\\s?\\/\\s?(?:${unit}|(?=\\p{L}))`, "uy"),
      say: ({ groups = {} }, { before }) => {
        if (!/\d(?:\s?[^\s\d/]{1,4})?$/u.test(before)) return undefined;
        const forms = table.units[groups.unit ?? ""]?.forms;
        return `${table.space}${table.per}${table.space}${forms ? (forms.one ?? forms.other) : ""}`;
      },
    },
    {
      at: "digit",
      pattern: /(?!\d{1,3}(?:\.\d{3})+(?!\d))\d{1,4}(?:\.\d{1,4}){2,5}(?!\d)/y,
      say: ({ 0: all }) =>
        all
          .split(".")
          .map((part) => verbalizer.number(part))
          .join(` ${table.web.dot} `),
    },
    {
      at: "digit",
      pattern: new RegExp(number, "uy"),
      say: ({ 0: all }, { after }) => {
        const next = /^[ -]?(?<next>\p{L}[\p{L}\p{M}'’]*)/u.exec(after)?.groups?.next ?? "";
        const n = verbalizer.value(all);
        return verbalizer.number(all, next === "" ? "alone" : (table.agreement?.(next, n) ?? "alone"));
      },
    },
    { at: "digit", pattern: /\d+/y, say: ({ 0: all }) => verbalizer.digits(all) },
    {
      at: "sign",
      pattern: /[-−](?=[$€£¥₹₽₩]?\d)/y,
      say: (_, { before }) => (/(?:^|[\s(])$/.test(before) ? `${table.minus} ` : undefined),
    },
    {
      at: "sign",
      pattern: /\s?[-–—~〜～]\s?(?=[$€£¥₹₽₩]?\d)/y,
      say: (_, { before }) => (/\d(?:\s?[\p{L}%.$€£¥₹₽₩]{1,5})?\s?$/u.test(before) ? table.to : undefined),
    },
    {
      at: "sign",
      pattern: /(?:#|№)\s?(?<n>\d{1,6})(?!\d)/y,
      say: ({ groups = {} }) => table.numberSign.replace("{}", verbalizer.number(groups.n ?? "")),
    },
    { at: "sign", pattern: /#(?<tag>\p{L}[\p{L}\p{M}]{0,40})/uy, say: ({ groups = {} }) => groups.tag },
  ];
}
