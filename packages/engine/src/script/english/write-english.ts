import { brandMark, markBrand, nameBrand, spokenBrand } from "../brand-mark.ts";
import { briefly } from "../briefly.ts";
import { seedOf } from "../choose.ts";
import { type Contacts, contactsOf } from "../contacts.ts";
import type { Part } from "../fit.ts";
import { wordingOf, type Wording } from "../manner-of-tone.ts";
import { plainText, typeset } from "../plain-text.ts";
import { scriptOfParts } from "../script-of-parts.ts";
import type { Brief, Script } from "../script.ts";
import { withNamedSubject } from "./brand-subject.ts";
import { callIn, callToAction } from "./calls.ts";
import { categoryOf } from "./categories.ts";
import type { Kind } from "./category.ts";
import { type Fact, factsOf } from "./facts.ts";
import { fillersOf } from "./fillers.ts";
import { hookOf, spokenAudience } from "./hook-lines.ts";
import { headOf } from "./kinds-of-thing.ts";
import { openedBy, openingOf, presented } from "./openings.ts";
import { inPerson, type Person } from "./person.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { isSameThing } from "./repeats.ts";
import { shorter } from "./shorter.ts";
import { isBare, whatItIs, type WhatItIs } from "./what-it-is.ts";
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
  const brief = {
    opening: `${thirdPerson || kind !== "business" ? "This is" : "We’re"} ${brandMark}`,
    call: shortCall(contacts),
  };
  const said = shortened({ opening: fullOpening, call: fullCall }, facts, { seconds, timeOf, brief });
  const { opening, call } = briefly(said, brief, seconds, timeOf);
  const kept = withoutRepeats(facts, [opening, call, hook.text]);
  if (seconds >= 20 && !/^(?:At|With) /.test(opening)) nameInTheMiddle(kept, kind);
  if (person === "they") subjectsNamed(kept, what);
  const isShort = seconds <= 10;
  const second =
    hook.saysAudience || hook.from !== undefined || category === undefined
      ? (category?.hooks[wording] ?? []).slice(0, 1)
      : category.hooks[wording].filter((text) => text !== hook.text).slice(0, 1);
  const audience = spokenAudience(pieces, names);
  if (audience !== undefined && !hook.saysAudience)
    kept.push({ text: forWhom(audience, person), end: ".", weight: 1.5, group: 2, at: 99 });
  return [
    { text: hook.text, place: 0, weight: isShort ? 1 : 20, role: "hook" },
    { text: opening, place: 1, weight: 0, role: "must" },
    ...kept.map((fact, i): Part => ({
      text: `${fact.text}${fact.end}`,
      place: 2 + fact.group + i / 1000,
      weight: fact.weight,
      role: "fact",
    })),
    ...fillersOf({
      facts: kept,
      secondHook: second[0],
      call,
      contacts,
      category,
      kind,
      wording,
      thirdPerson,
      names,
      seed,
    }),
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
  {
    seconds,
    timeOf,
    brief,
  }: Pick<Manner, "seconds" | "timeOf"> & { brief: { opening: string; call: string } },
): { opening: string; call: string } {
  const short = shorter(said, seconds * (seconds <= 15 ? 0.8 : 0.7), timeOf);
  const best = facts.toSorted((a, b) => b.weight - a.weight)[0];
  if (best === undefined || seconds > 15) return short;
  // Two pauses between the three, and the pace that can be mended, as in `fit.ts`.
  const room = seconds * 1.04 - 0.6 - timeOf(best.text);
  const { call } = shorter(short, Math.max(room, seconds * 0.5), timeOf);
  // An event without its date is none, and what tells what is done is a fact itself.
  const openings = /\d|^(?:At|With) /.test(short.opening)
    ? [short.opening]
    : [short.opening, shorter(short, room, timeOf).opening, brief.opening];
  const fitting = [call, brief.call]
    .flatMap((called) => openings.map((opening) => ({ opening, call: called })))
    .find((pair) => timeOf(pair.opening) + timeOf(pair.call) <= room);
  return fitting ?? { opening: short.opening, call };
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
  const { text } = best.fact;
  const subject = withNamedSubject(text, brandMark);
  facts[best.i] = {
    ...best.fact,
    text: subject === text ? `At ${brandMark}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : subject,
  };
}

/** One business is no "they": in turns it is what it is ("the practice"), and "it". */
function subjectsNamed(facts: Fact[], what: WhatItIs | undefined): void {
  const head = what === undefined || what.isMany || isBare(what) ? "team" : headOf(what.noun);
  const subjects = head === "team" ? ["The team"] : [`The ${head}`, "It"];
  let turn = 0;
  for (const [i, fact] of facts.entries()) {
    const isOfPeople = /^They (?:know|believe|understand|feel|love|care|think|hope|want|take) /.test(
      fact.text,
    );
    const subject = isOfPeople ? "The team" : (subjects[turn % subjects.length] ?? "");
    const text = withNamedSubject(fact.text, subject);
    if (text === fact.text) continue;
    facts[i] = { ...fact, text };
    turn += 1;
  }
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
