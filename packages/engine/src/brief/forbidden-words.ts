import type { ReadingTable } from "./reading-table.ts";

/** The words that an instruction forbids: quoted, or in a list. */
export function forbiddenWords(text: string, table: Pick<ReadingTable, "avoid" | "or" | "vague">): string[] {
  const forbidden: string[] = [];
  for (const form of table.avoid) {
    const words = form.exec(text)?.groups?.["words"];
    if (words === undefined) continue;
    const quotes = [...words.matchAll(/["“„«‘]([^"”»“’]{2,60})["”»“’]/g)].map(([, quote = ""]) => quote);
    const listed = quotes.length > 0 ? quotes : words.split(table.or).slice(0, 6);
    forbidden.push(
      ...listed
        .map((word) => word.replace(/[,.!"“”„«»()]+/g, "").trim())
        .filter((word) => word.length > 1 && word.split(" ").length <= 5 && table.vague?.test(word) !== true),
    );
  }
  return forbidden;
}
