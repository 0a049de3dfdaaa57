import { contactsIn } from "./contacts.ts";
import type { ReadingTable } from "./reading-table.ts";

/** True if brackets ask for the words before them to be said: "places en six semaines (c’est ça qui compte)". */
export const isInsisted = (text: string, { insistence }: Pick<ReadingTable, "insistence">): boolean =>
  [...text.matchAll(/\(([^()]*)\)/g)].some(([, inner = ""]) => insistence.test(inner.replace(/!+$/, "")));

/** True for a contact that brackets take back: "0118 555 013 (not in the ad)". */
export function isTakenBack(text: string, table: ReadingTable): boolean {
  const bare = text
    .replaceAll(/[()!]+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return table.retraction.test(bare) && contactsIn(bare, table).length > 0;
}
