import { numeralPattern } from "../numeral.ts";
import type { Rule } from "../rule-scanner.ts";
import type { Currency, LanguageTable } from "./language-table.ts";
import type { Verbalizer } from "./verbalizer.ts";

const anyOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join("|");

/** Rules for prices with the currency before or after, price ranges, and numbers with a magnitude ("5 Mio."). */
export function priceRules(table: LanguageTable, verbalizer: Verbalizer): Rule[] {
  const number = numeralPattern(table.separators);
  const signs = Object.keys(table.currencies);
  // Currency words follow their number; in front of a number they belong to the words before them.
  const leading = signs.filter((sign) => !/^\p{L}/u.test(sign) || /^[A-Z]/.test(sign) || sign.includes("."));
  const parted = table.space === "" || table.code === "ko";
  const end = parted ? "(?![A-Za-z])" : "(?:(?<=[^\\p{L}\\p{M}])|(?![\\p{L}\\p{M}\\d]))";
  const scales = anyOf(Object.keys(table.magnitudes));
  const scale = scales === "" ? "" : `(?:\\s?(?<scale>${scales})${parted ? "" : "(?![\\p{L}\\p{M}])"})?`;
  const to = "\\s?[-–—~〜～]\\s?";
  const round = "(?:[,.][-–—]{1,2})?";
  const preceding = `(?<sign>${anyOf(leading)})\\s?(?:(?<low>${number})${to}(?:${anyOf(leading)})?\\s?)?(?<high>${number})${round}${scale}`;
  const trailing = `(?:(?<low>${number})(?:\\s?(?:${anyOf(signs)}))?${to})?(?<high>${number})${round}${scale}\\s?(?<sign>${anyOf(signs)})(?:(?<cents>\\d\\d)(?!\\d)|${end})`;
  const lowEnd = (text: string, currency: Currency) =>
    /[.,]\d\d$/.test(text) ? verbalizer.money(text, currency) : verbalizer.number(text, currency.gender);
  const say: Rule["say"] = ({ groups = {}, 0: all }, around) => {
    const currency = table.currencies[groups.sign ?? ""];
    const magnitude = table.magnitudes[groups.scale ?? ""];
    const high = groups.high ?? "";
    if (!currency || (groups.cents !== undefined && groups.sign !== "€")) return undefined;
    const low = groups.low === undefined ? "" : lowEnd(groups.low, currency) + table.to;
    const text = groups.cents === undefined ? high : `${high}${table.separators.decimal}${groups.cents}`;
    const words = magnitude
      ? verbalizer.multiple(high, magnitude, currency)
      : verbalizer.money(text, currency);
    const isEnd = around.after === "" || /^\s+[\p{Lu}¿¡]/u.test(around.after);
    return `${low}${words}${all.endsWith(".") && isEnd ? "." : ""}`;
  };
  const rules: Rule[] = [
    { at: "sign", pattern: new RegExp(preceding, "uy"), say },
    { at: "letter", pattern: new RegExp(preceding, "uy"), needs: /\d/, say },
    { at: "digit", pattern: new RegExp(trailing, "uy"), say },
  ];
  if (scales === "") return rules;
  return rules.concat({
    at: "digit",
    pattern: new RegExp(
      `(?<high>${number})\\s?(?<scale>${scales})${parted ? "" : "(?![\\p{L}\\p{M}])"}`,
      "uy",
    ),
    say: ({ groups = {} }, { after }) => {
      const magnitude = table.magnitudes[groups.scale ?? ""];
      const isEnd = (groups.scale ?? "").endsWith(".") && (after === "" || /^\s+[\p{Lu}\d]/u.test(after));
      return (
        magnitude &&
        `${verbalizer.multiple(groups.high ?? "", magnitude)}${isEnd && table.code !== "de" ? "." : ""}`
      );
    },
  });
}
