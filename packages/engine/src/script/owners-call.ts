import type { ReadBrief } from "../brief/read-brief.ts";
import type { ReadingTable } from "../brief/reading-table.ts";

/** The maximum length of the owner's call to action, in characters. Longer ones say more than how to get in touch. */
const longest = 100;

/** The sentence in which the brief itself gives its contact: "Pide cita en el 941 55 01 62." Undefined if it has none. */
export function ownersCall(
  { facts, contacts }: Pick<ReadBrief, "facts" | "contacts">,
  contact: ReadBrief["contacts"][number],
  { parse, isTypedSentence }: ReadingTable,
): { text: string; facts: string[] } | undefined {
  const fact = facts.find(({ id }) => id === contact.id);
  if (fact === undefined || contacts.length > 1 || contact.also !== undefined) return undefined;
  const { text, cut } = fact;
  const isWhole =
    text.split(" ").length > 8 ||
    isTypedSentence?.(text) === true ||
    ["order", "sentence"].includes(parse(text).form);
  if (!isWhole || !/^[¿¡]?\p{Lu}/u.test(text) || text.length > longest || !text.includes(contact.value))
    return undefined;
  const beside = facts.filter((other) => other.cut === cut && text.includes(other.text));
  return { text, facts: beside.map(({ id }) => id) };
}
