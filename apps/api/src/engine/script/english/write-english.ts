import { brandMark, markBrand, nameBrand, spokenBrand } from "../brand-mark.ts";
import { briefly } from "../briefly.ts";
import { seedOf, turned } from "../choose.ts";
import { type Contacts, contactsOf } from "../contacts.ts";
import type { Part } from "../fit.ts";
import { wordingOf, type Wording } from "../manner-of-tone.ts";
import { plainText, typeset } from "../plain-text.ts";
import { scriptOfParts } from "../script-of-parts.ts";
import type { Brief, Script } from "../script.ts";
import { callIn, callToAction } from "./calls.ts";
import { categoryOf } from "./categories.ts";
import type { Kind } from "./category.ts";
import { type Fact, factsOf } from "./facts.ts";
import { hookOf, spokenAudience } from "./hook-lines.ts";
import { invitationsOf } from "./invitations.ts";
import { openedBy, openingOf, presented } from "./openings.ts";
import { inPerson, type Person } from "./person.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { isSameThing } from "./repeats.ts";
import { shapeOf } from "./shape.ts";
import { shorter } from "./shorter.ts";
import { whatItIs } from "./what-it-is.ts";
import { capitalised, namesOf } from "./words.ts";

/** An English ad of a brief. Pure, linear in the length of the description; never throws. */
export function writeEnglish(brief: Brief): Script {
  const brand = spokenBrand(brief.name);
  const description = typeset(markBrand(plainText(brief.description), brand));
  const wording = wordingOf(brief.tone);
  const seed = seedOf(`${brief.name}\n${brief.description}`);
  const timeOf = (text: string) => brief.timeOf(nameBrand(text, brand));
  const parts = partsOf(description, brand, { ...brief, wording, seed, timeOf });
  return scriptOfParts(parts, brief, brand, (text) => ended(text, wording));
}

interface Manner {
  thirdPerson: boolean;
  wording: Wording;
  seed: number;
  seconds: number;
  timeOf: (text: string) => number;
}

function partsOf(
  description: string,
  brand: string,
  { thirdPerson, wording, seed, seconds, timeOf }: Manner,
): Part[] {
  const contacts = contactsOf(description);
  const names = namesOf(description);
  const pieces = piecesOf(description);
  const called = callIn(pieces, contacts);
  const told = pieces.filter((piece) => piece !== called);
  const what = whatItIs(told, names);
  const category = categoryOf(brand, what?.noun ?? "", description);
  const kind: Kind = category?.kind ?? "business";
  const voice: Person = thirdPerson ? (kind === "business" ? "they" : "it") : "we";
  const person: Person = kind === "business" ? voice : "it";
  const hook = hookOf({ pieces: told, audience: spokenAudience(pieces, names), category, wording, seed });
  const shown =
    what === undefined
      ? told.find(
          ({ text, topic }) => topic === "unlabelled" && presented(text, kind, thirdPerson) !== undefined,
        )
      : undefined;
  const left = told.filter((piece) => piece !== what?.from && piece !== hook.from && piece !== shown);
  const rest = [...moreOf(what?.more ?? [], what?.from), ...left];
  const facts = factsOf(rest, {
    person,
    voice: thirdPerson ? (kind === "business" ? "they" : "it") : "we",
    kind,
    trade: category?.trade,
    names,
    seed,
    contacts,
  });
  const firstCall = callToAction(called, {
    kind,
    trade: category?.trade,
    wording,
    thirdPerson,
    contacts,
    description,
  });
  const fullOpening =
    what !== undefined
      ? inPerson(openingOf(what, kind, thirdPerson, wording, seed), voice)
      : ((shown && presented(shown.text, kind, thirdPerson)) ?? openFacts(facts, kind, thirdPerson));
  const fullCall = thirdPerson
    ? inPerson(firstCall.replace(/\b(visit|call|text|e-?mail) us (?:at|on) /gi, "$1 "), voice)
    : firstCall;
  const said = shortened({ opening: fullOpening, call: fullCall }, facts, { seconds, timeOf });
  const brief = { opening: `${thirdPerson ? "This is" : "We’re"} ${brandMark}`, call: shortCall(contacts) };
  const { opening, call } = briefly(said, brief, seconds, timeOf);
  const kept = withoutRepeats(facts, [opening, call, hook.text]);
  if (seconds >= 20 && !/^(?:At|With) /.test(opening)) nameInTheMiddle(kept, kind);
  const isShort = seconds <= 10;
  const second =
    hook.saysAudience || hook.from !== undefined || category === undefined
      ? (category?.hooks[wording] ?? []).slice(0, 1)
      : category.hooks[wording].filter((text) => text !== hook.text).slice(0, 1);
  const audience = spokenAudience(pieces, names);
  if (audience !== undefined && !hook.saysAudience)
    kept.push({ text: forWhom(audience, person), end: ".", weight: 1.5, group: 2, at: 99 });
  const repeated = reminders(kept, wording);
  const isVisited = kind === "event" || ["food", "shop", "place"].includes(category?.trade ?? "");
  const invitations = turnedInvitations(invitationsOf(wording, thirdPerson, isVisited), seed);
  return [
    { text: hook.text, place: 0, weight: isShort ? 1 : 20, role: "hook" },
    { text: opening, place: 1, weight: 0, role: "must" },
    ...kept.map((fact, i): Part => ({
      text: `${fact.text}${fact.end}`,
      place: 2 + fact.group + i / 1000,
      weight: fact.weight,
      role: "fact",
    })),
    ...second.map((text): Part => ({ text, place: 0.5, weight: 0, role: "invitation" })),
    ...repeated.filter(({ place }) => place === 500),
    ...invitations.slice(0, 4),
    // Said after the first of them, so that it does not stand beside the call, which names it too.
    ...reachable(contacts).map((text): Part => ({ text, place: 100.5, weight: 0, role: "invitation" })),
    ...repeated.filter(({ place }) => place !== 500),
    ...invitations.slice(4),
    // When all else is said: the call once more.
    { text: `So ${call.charAt(0).toLowerCase()}${call.slice(1)}`, place: 499, weight: 0, role: "invitation" },
    { text: call, place: 1000, weight: 0, role: "must" },
  ];
}

function forWhom(audience: string, person: Person): string {
  if (person === "it") return `It’s for ${audience}`;
  return person === "we" ? `We’re here for ${audience}` : `They’re here for ${audience}`;
}

/** Opening and call of a length: in a short ad they leave room for the most particular fact. */
function shortened(
  said: { opening: string; call: string },
  facts: readonly Fact[],
  { seconds, timeOf }: Pick<Manner, "seconds" | "timeOf">,
): { opening: string; call: string } {
  const short = shorter(said, seconds * (seconds <= 15 ? 0.8 : 0.7), timeOf);
  const best = facts.toSorted((a, b) => b.weight - a.weight)[0];
  if (best === undefined || seconds > 15) return short;
  // Two pauses between the three, and the pace that can be mended, as in `fit.ts`.
  const room = seconds * 1.03 - 0.6 - timeOf(best.text);
  return { opening: short.opening, call: shorter(short, Math.max(room, seconds * 0.5), timeOf).call };
}

/** What the sentence about the brand said besides, as pieces before all others. */
function moreOf(more: readonly string[], from: Piece | undefined): Piece[] {
  return from === undefined
    ? []
    : more.map((text) => ({
        ...from,
        topic: "unlabelled" as const,
        text: capitalised(text),
        end: "." as const,
      }));
}

/** Without a word on what the brand is, the first fact that can carry its name opens. */
function openFacts(facts: Fact[], kind: Kind, thirdPerson: boolean): string {
  for (const [i, fact] of facts.entries()) {
    if (fact.end === "?" || fact.text.length > 110 || fact.group > 3) continue;
    const opened = openedBy(fact.text, kind);
    if (opened === undefined) continue;
    facts.splice(i, 1);
    return opened;
  }
  if (thirdPerson) return `This is ${brandMark}`;
  return kind === "business" ? `We’re ${brandMark}` : `We’d like you to meet ${brandMark}`;
}

function withoutRepeats(facts: readonly Fact[], said: readonly string[]): Fact[] {
  const kept: Fact[] = [];
  for (const fact of facts) {
    const before = [...said, ...kept.map(({ text }) => text)];
    if (!before.some((text) => isSameThing(fact.text, text))) kept.push(fact);
  }
  return kept;
}

/** In a longer ad the brand is named in its middle: "We bake …" → "At (brand), we bake …". */
function nameInTheMiddle(facts: Fact[], kind: Kind): void {
  if (kind !== "business") return;
  const best = facts
    .map((fact, i) => ({ fact, i }))
    .filter(
      ({ fact, i }) => i > 0 && /^(?:We|They) \p{Ll}/u.test(fact.text) && !fact.text.includes(brandMark),
    )
    .toSorted((a, b) => b.fact.weight - a.fact.weight)[0];
  if (best === undefined) return;
  facts[best.i] = {
    ...best.fact,
    text: `At ${brandMark}, ${best.fact.text.charAt(0).toLowerCase()}${best.fact.text.slice(1)}`,
  };
}

/** How a fact is told again, in the order of use. */
const again: Record<"usual" | "formal", readonly string[]> = {
  usual: ["Remember", "And don’t forget", "Once again"],
  formal: ["To repeat", "It bears repeating", "Once again"],
};

/**
 * The most particular facts once more, as radio does where time is left: the first at the end, unless it would stand beside
 * what it repeats, the others between invitations.
 */
function reminders(facts: readonly Fact[], wording: Wording): Part[] {
  const starts = again[wording === "formal" ? "formal" : "usual"];
  const spoken = facts.toSorted((a, b) => a.group - b.group);
  const early = new Set(spoken.slice(0, -2));
  const worth = spoken.filter(canBeRepeated).toSorted((a, b) => b.weight - a.weight);
  const first = worth.find((fact) => early.has(fact) && fact.weight > 5);
  const ordered = first === undefined ? worth : [first, ...worth.filter((fact) => fact !== first)];
  const places = first === undefined ? [102.5, 104.5, 106.5] : [500, 102.5, 104.5];
  return ordered.slice(0, 3).map(({ text }, i): Part => ({
    text: `${starts[i] ?? ""}: ${text.replace(usualStart, (word) => word.toLowerCase())}`,
    place: places[i] ?? 500,
    weight: 0,
    role: "invitation",
  }));
}

/** First words that are no names, and so are small behind a colon. */
const usualStart =
  /^(?:We|They|It|You|There|The|An?|Our|Their|Your|Prices|Tickets|Day|Kids|Children|New|Every|All|Admission|Plans|Hotels|Financing|Deposits|Students|Doors|Local|First|Free)(?=[ ’])/;

function canBeRepeated({ text, end }: Fact): boolean {
  return (
    text.length < 75 &&
    end !== "?" &&
    /^\p{L}/u.test(text) &&
    !/[:\uE000]/u.test(text) &&
    shapeOf(text) === "sentence"
  );
}

/** The contact named on its own, so that it can be kept. */
function reachable({ web, phone }: Contacts): string[] {
  if (phone !== undefined) return [`The number is ${phone}`];
  return web === undefined ? [] : [`The web address is ${web}`];
}

function turnedInvitations(invitations: readonly string[], seed: number): Part[] {
  const others = turned(invitations, seed);
  return others.map((text, i) => ({ text, place: 100 + i, weight: -i, role: "invitation" }));
}

/** The call with nothing but the name and where to turn. */
function shortCall({ web, phone }: Contacts): string {
  if (web !== undefined) return `Visit ${brandMark} at ${web}`;
  return phone === undefined ? `Ask for ${brandMark}` : `Call ${brandMark} at ${phone}`;
}

/** A sentence with its end mark: an exclamation only where the wording is lively. */
function ended(text: string, wording: Wording): string {
  const whole = capitalised(text.trim());
  const marked = /[.?!]$/.test(whole) ? whole : `${whole}.`;
  if (wording === "formal") return withoutContractions(marked).replaceAll(/!(?=$| )/g, ".");
  return wording === "lively" ? marked : marked.replaceAll(/!(?=$| )/g, ".");
}

/** A formal ad says "we are" and "do not". */
function withoutContractions(text: string): string {
  return text
    .replaceAll(/\b(we|they|you)’re\b/gi, "$1 are")
    .replaceAll(/\b(we|they|you)’ve\b/gi, "$1 have")
    .replaceAll(/\b(we|they|you|it)’ll\b/gi, "$1 will")
    .replaceAll(/\b(it|that|there|here)’s\b/gi, "$1 is")
    .replaceAll(/\b(do|does|is|are|was|were|should)n’t\b/gi, "$1 not");
}
