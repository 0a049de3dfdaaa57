import type { Brief } from "../script/script.ts";
import { type ReadBrief, readBrief } from "./read-brief.ts";
import type { ReadingTable } from "./reading-table.ts";

/** The last brief that was read, cached because its variants and the checks of its scripts read it repeatedly. */
let known: { key: string; read: ReadBrief } | undefined;

/** Reads a brief, or returns the cached result if it is the same as the last one. */
export function readOnce(
  brief: Pick<Brief, "language" | "name" | "title" | "description" | "mustSay" | "avoid">,
  table: ReadingTable,
): ReadBrief {
  const { language, name, title, description, mustSay, avoid } = brief;
  const key = JSON.stringify([language, name, title, description, mustSay, avoid]);
  if (known?.key !== key) known = { key, read: readBrief(brief, table) };
  return known.read;
}
