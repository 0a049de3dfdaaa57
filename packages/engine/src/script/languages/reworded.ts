import type { WritingTable } from "../writing-table.ts";

/** A table with reworded frames: the polite form of a familiar one. */
export function reworded(table: WritingTable, rules: readonly (readonly [RegExp, string])[]): WritingTable {
  const said = (text: string) => rules.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const all = (value: unknown): unknown => {
    if (typeof value === "string") return said(value);
    if (Array.isArray(value)) return value.map((each) => all(each));
    if (value instanceof RegExp || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, all(each)]));
  };
  return all(table) as WritingTable;
}
