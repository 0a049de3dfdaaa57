import type { Rule } from "../rule-scanner.ts";
import type { LanguageTable } from "./language-table.ts";

/** Abbreviations that often end a sentence; the others never do. */
const mayEnd = /^(?:usw|etc|enz|ecc|MwSt|Str|т\.|мес|S\.|B\.V|Ltda)/;

/** Rules for the abbreviations in a language's table. */
export function abbreviationRules({ abbreviations }: LanguageTable): Rule[] {
  const names = Object.keys(abbreviations).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const pattern = `(?<name>${names.map((name) => RegExp.escape(name)).join("|")})(?:(?<=[\\p{L}\\p{M}])(?![\\p{L}\\p{M}'’])|(?<![\\p{L}\\p{M}]))`;
  return [
    {
      at: "letter",
      pattern: new RegExp(pattern, "uy"),
      say: ({ groups = {} }, { before, after }) => {
        const name = groups.name ?? "";
        const isLetter = /^\p{L}\.$/u.test(name);
        if (
          /[\p{L}\p{M}\d]$/u.test(before) ||
          (isLetter && /\p{Lu} $/u.test(before)) ||
          (isLetter && !/^\s?[\p{Lu}\p{Lo}\d]/u.test(after))
        )
          return undefined;
        const isEnd = after === "" || (mayEnd.test(name) && /^\s+\p{Lu}/u.test(after));
        const words = abbreviations[name] ?? name;
        return `${words}${name.endsWith(".") && isEnd ? "." : ""}${name.endsWith("/") ? " " : ""}`;
      },
    },
  ];
}
