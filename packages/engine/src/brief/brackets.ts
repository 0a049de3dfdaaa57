import { contactsIn } from "./contacts.ts";
import type { ReadingTable } from "./reading-table.ts";

/** True if a note in brackets requires the words before it: "places en six semaines (c’est ça qui compte)". */
export const isInsisted = (text: string, { insistence }: Pick<ReadingTable, "insistence">): boolean =>
  [...text.matchAll(/\(([^()]*)\)/g)].some(([, inner = ""]) => insistence.test(inner.replace(/!+$/, "")));

/** True if a note in brackets withdraws the contact before it: "0118 555 013 (not in the ad)". */
export function isTakenBack(text: string, table: ReadingTable): boolean {
  const bare = text
    .replaceAll(/[()!]+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return table.retraction.test(bare) && contactsIn(bare, table).length > 0;
}
