import type { BriefFact } from "./brief-fact.ts";
import type { ReadingTable } from "./reading-table.ts";

/** A person's name, possibly with a preposition or a title: "met Gerrit", "Frau Krüger". */
const person = /^(?:\p{Ll}{1,4} )?(?:\p{Lu}\p{Ll}+\.? ?){1,3}$/u;

/** True if the words next to a contact only say whom to ask for: "bel Ilse", "WhatsApp an Frau Krüger". */
export function isPersonToCall(
  beside: string,
  { contactWords }: Pick<ReadingTable, "contactWords">,
): boolean {
  const rest = beside.replaceAll(contactWords, " ").replaceAll(/ {2,}/g, " ").trim();
  return rest !== beside.trim() && person.test(rest);
}

/** True for a name after a contact in the sentence with the index `at`: "8 700 555 01 95 Гульмира". */
export const isPersonBehind = (text: string, last: BriefFact | undefined, at: number): boolean =>
  last?.kind === "contact" && last.cut === at && /^\p{Lu}\p{Ll}+$/u.test(text);
