import { bestContact, withTime } from "../brief/contacts.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import type { ReadingTable } from "../brief/reading-table.ts";
import { choose } from "./choose.ts";
import type { Part } from "./parts.ts";
import { lowerFirst } from "./spoken-lines.ts";
import type { WritingTable } from "./writing-table.ts";

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

/** A second way to reach the brand: "Or order at example.com." Undefined if the brief has one kind of contact only. */
export function otherCall(
  { contacts }: Pick<ReadBrief, "contacts">,
  { shortCalls, or }: Pick<WritingTable, "shortCalls" | "or">,
  variant: number,
): Part | undefined {
  const main = bestContact(contacts)?.kind;
  const other = bestContact(
    contacts.filter(({ kind }) => kind !== main && (kind === "web" || kind === "phone")),
  );
  if (other === undefined) return undefined;
  const own = other.kind === "phone" || other.verb === "tickets" ? undefined : shortCalls[other.verb];
  const frames = own ?? shortCalls[other.kind === "web" ? "visit" : "call"] ?? ["{c}."];
  const call = choose(frames, variant).replace("{c}", () => withTime(other));
  const text = or === undefined ? call : `${or} ${lowerFirst(call)}`;
  return { text, facts: [other.id], role: "recap", weight: 0 };
}
