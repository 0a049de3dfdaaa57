import type { BriefFact } from "./brief-fact.ts";
import type { ReadingTable } from "./reading-table.ts";

/** "met Gerrit", "Frau Krüger". */
const person = /^(?:\p{Ll}{1,4} )?(?:\p{Lu}\p{Ll}+\.? ?){1,3}$/u;

/** True for nothing but whom to ask for, beside a contact: "bel Ilse", "WhatsApp an Frau Krüger". */
export function isPersonToCall(
  beside: string,
  { contactWords }: Pick<ReadingTable, "contactWords">,
): boolean {
  const rest = beside.replaceAll(contactWords, " ").replaceAll(/ {2,}/g, " ").trim();
  return rest !== beside.trim() && person.test(rest);
}

/** True for a name that follows a contact in the same sentence, `at`: "8 700 555 01 95 Гульмира". */
export const isPersonBehind = (text: string, last: BriefFact | undefined, at: number): boolean =>
  last?.kind === "contact" && last.cut === at && /^\p{Lu}\p{Ll}+$/u.test(text);
