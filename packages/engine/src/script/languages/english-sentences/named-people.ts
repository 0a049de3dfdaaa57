import type { BriefFact } from "../../../brief/brief-fact.ts";
import { isEnglishWord } from "../../../brief/languages/english-spelling.ts";
import { wordsOf } from "../../../brief/languages/english-words.ts";
import type { Composed } from "../composed-parts.ts";
import type { Composition } from "./composition.ts";

/** Separates the person to contact and the speaker ("I’m Ana") from the remaining facts. */
export function namedPeople(facts: readonly BriefFact[], { contactCuts, hasContact }: Contacts) {
  let callee: Composed["callee"];
  let person: Composition["person"];
  const rest = facts.filter((fact) => {
    if (isCallOnly(fact, contactCuts)) return false;
    const called =
      /^(?:call|text|ring|ask for|look for|phone|contact|email|see|message|whatsapp)(?: or (?:call|text|whatsapp))? ((?:Dr\.? |Chef |Coach |Miss |Mr\.? |Mrs\.? |Ms\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: or \p{Lu}\p{Ll}+)?)$/u.exec(
        fact.text.charAt(0).toLowerCase() + fact.text.slice(1),
      )?.[1];
    if (called !== undefined && hasContact) {
      callee = { name: called, facts: [fact.id] };
      return false;
    }
    const named = /^(?:(?:my name(?:’s| is)|I’m|I am|this is) )(\p{Lu}\p{Ll}+)$/u.exec(fact.text)?.[1];
    if (named === undefined) return true;
    person = { name: named, fact };
    return false;
  });
  return { callee, person, rest };
}

/** True for a person's name: "Gus", "Karin Halvorsen" or "Dr. Rao", but not "Gus's" or "Charlotte Pipe". */
export function isPersonsName(name: string): boolean {
  const words = wordsOf(name);
  const [first] = words;
  const last = words.at(-1)?.text ?? "";
  if (words.length > 3 || !words.every(({ tags }) => tags.has("Person") && !tags.has("Possessive")))
    return false;
  if (first?.tags.has("Honorific")) return words.length > 1;
  const isFirstName = first?.tags.has("MaleName") === true || first?.tags.has("FemaleName") === true;
  return isFirstName && (words.length === 1 || !isEnglishWord(last.toLowerCase()));
}

type Contacts = {
  /** Indexes of the brief's sentences that contain a contact. */
  contactCuts: ReadonlySet<number>;
  hasContact: boolean;
};

/** True for a single word next to a contact that the call to action makes redundant: "book", "info". */
const isCallOnly = ({ form, cut, text }: BriefFact, contactCuts: ReadonlySet<number>) =>
  form !== "unsaid" &&
  contactCuts.has(cut) &&
  (/^\p{L}+$/u.test(text) ||
    /^ask for \p{Lu}{2}\S*$/u.test(text) ||
    /^(?:call|text|ring|phone) (?!miss |mrs?\b|ms\b|dr\b)\S+ (?:and|&) /i.test(text)) &&
  (form === "order" ||
    /^(?:reserve|book|order|rent|shop|donate|call|apply|register|enrol+|info|details|quotes?)$/i.test(text));
