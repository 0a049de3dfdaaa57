import type { ReadBrief } from "./read-brief.ts";

/** Words that precede the contact chosen in a note: "if only one fits, the office one". */
const choosing =
  /\b(?:if [^,.]{0,30}\b(?:only|no|not|\p{L}+n[’']t)\b[^,.]{0,20}\b(?:room|space|fits?)\b|room for (?:just )?one\b|only (?:\p{L}+ )?one\b|only room\b|lead with\b|just the .{0,30}\b(?:number|site|website|address|one)\b|prefer(?:red|ably)?\b|use (?:only|just)\b|too (?:much|many|long)\b|(?:is|are) to be (?:heard|said)\b|(?:twice|two times)\b)/iu;
/** Words with which a note asks for a contact in addition to another: "if there’s time, mention the website". */
const adding = /\b(?:mention|also|add)\b/i;

const kinds: readonly [RegExp, (contact: ReadBrief["contacts"][number]) => boolean][] = [
  [/\bwhats ?app\b/i, ({ verb }) => verb === "whatsapp"],
  [/\b(?:web ?site|web ?address|web|url|site)\b/i, ({ kind }) => kind === "web"],
  [/\be-?mail\b/i, ({ kind }) => kind === "email"],
  [/\b(?:phone|number)\b/i, ({ kind }) => kind === "phone"],
];

/** Words that don't identify a contact, because they occur next to contacts of all kinds. */
const common =
  /^(?:the|and|our|for|you|number|numbers|phone|call|text|one|only|use|just|with|fits?|room|web|site|website|address|please|say|said|heard|twice|two|times|both|all|any|are|can|that|this|then|there|too|much|many)$/;

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.test(word));

/**
 * Returns only the contact that a note chooses ("if there is no room for both, just the Leeds number"), or all
 * contacts if no note chooses one.
 */
export function preferredContacts(
  { contacts, facts }: Pick<ReadBrief, "contacts" | "facts">,
  notes: readonly string[],
): ReadBrief["contacts"] {
  if (contacts.length < 2) return contacts;
  for (const note of notes) {
    const from = choosing.exec(note)?.index;
    if (from === undefined || adding.test(note)) continue;
    const isTwice = /\b(?:twice|two times)\b/i.test(note);
    const named = isTwice ? note : note.slice(from);
    const kind = kinds.find(([words]) => words.test(named))?.[1];
    if (kind === undefined && !/\bone\b|\bjust the\b|\blead with\b/i.test(named)) continue;
    const wanted = new Set(wordsOf(named));
    const scoreOf = (contact: ReadBrief["contacts"][number]) => {
      const before = contacts.findLast(({ id, end }) => id === contact.id && end <= contact.start)?.end ?? 0;
      const beside = facts.find(({ id }) => id === contact.id)?.text.slice(before, contact.start) ?? "";
      const shared = wordsOf(beside).filter((word) => wanted.has(word)).length;
      return shared * 2 + (kind?.(contact) === true ? 1 : 0);
    };
    const [best] = contacts.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    if (best !== undefined && scoreOf(best) > 0) return [best];
  }
  return contacts;
}
