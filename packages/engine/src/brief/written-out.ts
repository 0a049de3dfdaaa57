import { cleanCut } from "./cut-brief.ts";
import type { ReadingTable } from "./reading-table.ts";

/** Quotations, addresses and keywords, which are never changed. */
const shielded =
  /["“«„][^"”»“]{1,300}["”»“]|\S+@\S+|(?:https?:|www\.)\S+|[\w-]+(?:\.[a-z][\w-]*)+\/\S*|(?<![\d.])[\w-]{2,}\.(?:[a-z]{2,}(?:\.[a-z]{2,}){0,3}|[A-Z]{2,})\b|\b[A-Z]{3,15}\d* to \d{3,}/gu;

/** Spells out abbreviations, removes filler words and corrects typos. `known` are the words in names. */
export function writtenOut(raw: string, table: ReadingTable, known: ReadonlySet<string>): string {
  const kept: string[] = [];
  let text = cleanCut(raw).replaceAll(shielded, (part) => {
    kept.push(part);
    return `\uE001${String.fromCharCode(0xe100 + kept.length)}`;
  });
  text = table.recase(text);
  for (const [form, full] of table.shorthand)
    text =
      typeof full === "string"
        ? text.replaceAll(form, full)
        : text.replaceAll(form, (...groups) => full(...(groups as string[])));
  text = text
    .replaceAll(table.aside, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ([,.])/g, "$1")
    .trim();
  if (table.mend !== undefined) text = table.mend(text, known);
  return text
    .replaceAll(/\uE001(.)/gu, (_, mark: string) => kept[(mark.codePointAt(0) ?? 0) - 0xe101] ?? "")
    .replace(/[\s,;:–-]+$/u, "");
}
