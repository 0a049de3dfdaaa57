import { isPersonToCall } from "../brief/beside-contacts.ts";
import { bestContact, withTime } from "../brief/contacts.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import { choose } from "./choose.ts";
import type { LanguageTables } from "./language-tables.ts";
import type { Parts } from "./parts.ts";
import { lowerFirst } from "./spoken-lines.ts";
import type { WritingTable } from "./writing-table.ts";

/** The maximum length of the owner's call to action, in characters. Longer ones say more than how to get in touch. */
const longest = 150;
/** The same for a call to action without a verb. */
const longestPhrase = 100;
/** At this many words, not counting contacts, a text without a verb counts as a sentence. */
const usualSentence = 6;
/** Words that say what something is for: "voor ophalen", "pour les urgences". */
const purpose = /(?<!\p{L})(?:für|zur|zum|voor|pour|para|per) (?:\p{L}{1,4}[ ’])?\p{L}{4,}/iu;
/** Words about the ad or its approval: such a contact is for the copywriter. */
const ofTheAd =
  /(?<!\p{L})(?:spots?|anuncios?|annonces?|tekst|textos?|valider|aprovar|akkoord|grabar|diffusion)(?!\p{L})/iu;
/** Words beside an address or a number that only say how to use it. */
const addressWords =
  /(?<!\p{L})(?:online|website|webseite|internet|visit|phone|telefon[eo]?|téléphone|termine?|(?:book|order|bestell|buch|besuch|reserv|réserv|prenot|command)\p{L}*)(?!\p{L})/giu;
/** Purposes of a contact other than asking about the business. */
const ordering: ReadonlySet<string> = new Set(["book", "order", "register", "apply", "tickets", "donate"]);

/**
 * The sentence in which the brief itself gives its contacts: "Pide cita en el 941 55 01 62." Undefined if there is no
 * such sentence, or if it says no more than the usual call to action.
 *
 * @param isPlain true for a brief of plain sentences, whose own call to action is always said
 */
export function ownersCall(
  { facts, contacts, repeats }: Pick<ReadBrief, "facts" | "contacts" | "repeats">,
  contact: ReadBrief["contacts"][number],
  { reading, writing }: Pick<LanguageTables, "reading" | "writing">,
  isPlain: boolean,
): { text: string; facts: string[] } | undefined {
  const { parse, isTypedSentence, contactWords, time, verbs } = reading;
  const fact = facts.find(({ id }) => id === contact.id);
  const isOnly = contacts.every(({ id }) => id === contact.id) && contact.also === undefined;
  // English has sentences of its own that say what a contact is for.
  if (fact === undefined || !isOnly || repeats !== undefined || (writing.purposeIn && !isPlain))
    return undefined;
  if (ofTheAd.test(fact.text)) return undefined;
  const same = facts.filter(({ cut }) => cut === fact.cut);
  const own = same
    .filter(({ kind }) => kind === "required")
    .reduce((rest, { text }) => rest.replace(new RegExp(`,? ?${RegExp.escape(text)}`, "iu"), ""), fact.text);
  const bare = contacts.reduce((rest, { value }) => rest.replace(value, ""), own).replace(/[\s,:;–-]+$/u, "");
  const isSentence = isTypedSentence?.(own) === true || ["order", "sentence"].includes(parse(own).form);
  const { length } = bare.match(/\p{L}+/gu) ?? [];
  const content = bare.replaceAll(new RegExp(time, "giu"), "").replaceAll(contactWords, "");
  const hasContent =
    /\p{L}{4}/u.test(content) && ((isSentence && length > 3) || !isPersonToCall(bare, reading));
  const isLong = length >= usualSentence;
  const isOwn = (hasContent || (isPlain && length > 2)) && (isSentence || purpose.test(bare) || isLong);
  const before = same.slice(0, same.indexOf(fact));
  const whole = [...before.map(({ text }) => text), own].join(", ");
  // A clause such as "…, reservando en bodega.es" continues a sentence.
  const isRest = before.some(({ form }) => form === "sentence") && /^[\p{Ll}\d+(]/u.test(own);
  const isOrdered = verbs.some(([verb, words]) => ordering.has(verb) && words.test(whole));
  const text = (isRest ? whole : own).replaceAll(/ \((?=\p{L})([^()]*)\)/gu, ", $1");
  const isCall = (isOwn || (isRest && isOrdered)) && !/[.!?] \p{L}/u.test(text);
  if (
    !isCall ||
    text.length > (isSentence || isRest ? longest : longestPhrase) ||
    !text.includes(contact.value)
  )
    return undefined;
  const isSaid = ({ start = -1, text: told }: (typeof facts)[number]) =>
    text.includes(told) || (start >= (fact.start ?? 0) && start < (fact.end ?? 0));
  return { text, facts: same.filter((each) => isSaid(each)).map(({ id }) => id) };
}

/**
 * A second way to reach the brand: "Or order at example.com." Undefined if the brief has only one kind of contact, or
 * if the second may be for something else: "Rated five stars on trustpilot.com".
 */
export function otherCall(
  { facts, contacts }: Pick<ReadBrief, "facts" | "contacts">,
  { shortCalls, or }: Pick<WritingTable, "shortCalls" | "or">,
  variant: number,
): Parts["also"] {
  const main = bestContact(contacts)?.kind;
  const other = bestContact(
    contacts.filter(({ kind }) => kind !== main && (kind === "web" || kind === "phone")),
  );
  if (other === undefined || (other.kind === "web" && isPage.test(other.value))) return undefined;
  const beside = contacts.reduce(
    (rest, { value }) => rest.replace(value, ""),
    facts.find(({ id }) => id === other.id)?.text ?? "",
  );
  const hasVerb = other.verb !== "visit" && other.verb !== "call";
  if (!hasVerb && /\p{L}{5}/u.test(beside.replaceAll(addressWords, ""))) return undefined;
  const own = other.kind === "phone" || other.verb === "tickets" ? undefined : shortCalls[other.verb];
  const frames = own ?? shortCalls[other.kind === "web" ? "visit" : "call"] ?? ["{c}."];
  const call = choose(frames, variant).replace("{c}", () => withTime(other));
  const text = or === undefined ? call : `${or} ${lowerFirst(call)}`;
  return { part: { text, facts: [other.id], role: "recap", weight: 0 }, contact: other.value };
}

/** An address with a path or a subdomain: "example.com/terms", "jobs.example.com". */
const isPage = /\/|^(?!www\.)[^./]+\.[^./]{4,}\.[^./]+$/iu;
