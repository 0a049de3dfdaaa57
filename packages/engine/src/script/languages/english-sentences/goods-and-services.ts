import { headOf, preposition, wordsOf } from "../../../brief/languages/english-words.ts";
import type { About, Piece } from "./composition.ts";
import { listOf } from "./phrases.ts";

export const services =
  /(?:repairs?|removal|replacements?|installs?|installation|clean-?ups?|cleaning|mowing|edging|painting|plumbing|wiring|rewires|towing|hauling|maintenance|trimming|grinding|pruning|fencing|decking|roofing|gutters?|drains?|leaks?|renovations?|alterations|paperwork|moves|moving|lockouts|servicing|pressure washing|landscaping|plowing|ploughing|clearance|weeding|planting|aeration|detailing|brakes|tires|tyres|inspections|cars|houses|safes|homes|boilers|bathrooms|kitchens|windows|hedges|trees|visas?|green cards?|citizenship|petitions?|wills?|trusts|probate|divorces?|custody|tax(?:es)?|tax returns?|payroll|bookkeeping|catering|refinancing|renewals|refis)$/i;
export const isService = (text: string) => !/\d/.test(text) && isServiceName(text);
const isServiceName = (text: string) =>
  services.test(headOf(wordsOf(text.replace(/ (?:in|for|on|at|with|from) .*$/, "")))?.text ?? "") ||
  services.test(text.replace(/ (?:in|for|on|at|with|from) .*$/, ""));

/** Verbs that only apply to goods. */
export const ofGoods = /^(?:burn|last|hold|weigh|fit|sleep|seat|feed|charge|dr(?:y|ie))s?\b/i;

/**
 * Splits a list without commas: "leaks drains water heaters", "tree removal stump grinding". Consecutive plurals or
 * names of services are separate items.
 */
export function runOf(text: string): string[] | undefined {
  const words = text.split(" ");
  if (
    words.length < 3 ||
    words.length > 8 ||
    !words.every(
      (word) =>
        /^\p{L}[\p{L}-]+$/u.test(word) &&
        !preposition.test(word) &&
        !/^(?:and|or|our|your|the|we|you|is|are)$/i.test(word),
    )
  )
    return undefined;
  const split = (isEnd: (word: string) => boolean) => {
    const found: string[][] = [[]];
    for (const [at, word] of words.entries()) {
      found.at(-1)?.push(word.toLowerCase());
      if (isEnd(word) && at < words.length - 1) found.push([]);
    }
    return found.every((each) => each.length <= 3) && isEnd(words.at(-1) ?? "")
      ? found.map((each) => each.join(" "))
      : [];
  };
  const plurals = split((word) => /[^s’]s$/.test(word) && !/(?:us|is|ss)$/.test(word) && word.length > 3);
  if (plurals.length >= 3) return plurals;
  const served = split((word) => services.test(word) && !word.endsWith("s"));
  return served.length >= 2 && served.every((each, at) => at === served.length - 1 || each.includes(" "))
    ? served
    : undefined;
}

/** Names that can follow a verb: short, without digits, punctuation or verbs of their own. */
const isPlainName = (text: string): boolean =>
  text.split(" ").length <= 7 &&
  !/[\d/:›#*]|\p{Lu}{2}|(?<=\p{L} )(?!\p{L}+(?:ican|ian|ese|ish|ench|erman|reek|hai|indian)\b)\p{Lu}/u.test(
    text,
  ) &&
  !/\b(?:is|are|was|were|has|been|will|can|here|too|there|this|after|not|just|also|much|sharp|etc|r|n)\b/i.test(
    text,
  );

/** Removes articles, which a list doesn't need: "an archery, a memory foam" → "archery, memory foam". */
export const unarticled = (text: string) => text.replace(/^an? (?!lot |few |little |couple )/i, "");

const food =
  /\b(?:food|cuisine|pizzas?|tacos|sushi|barbecue|bbq|burgers|sandwiches|breakfast|brunch|lunch|dinner|coffee|pastries|seafood|noodles|ramen|curr(?:y|ies)|wings|steaks?|subs|calzones?|dumplings|pasta)$/i;

/** Writes a sentence with "we" about the goods and services of the business. */
export function havingOf(
  pieces: readonly Piece[],
  { isEvent, isHiring, isListing }: Pick<About, "isEvent" | "isHiring" | "isListing">,
): string {
  const named = pieces.map(({ text }) => text);
  const list = listOf(named);
  const isMany = pieces.length > 1 || pieces[0]?.plural === true;
  if (isListing && named.some((text) => ofHome.test(text))) return `the home has ${list}`;
  if (isHiring) return `you get ${list}`;
  if (isEvent) return `there${pieces[0]?.plural === true ? " are" : "’s"} ${list}`;
  if (named.some(isService) && named.every(isPlainName)) return `we handle ${list}`;
  if (
    named.every((text) =>
      /\b(?:emergencies|walk-ins|insurance|commissions|bookings)(?: on \p{L}+)?$/iu.test(text),
    )
  )
    return `we take ${list}`;
  const bare = named.map((text) => text.replace(/ (?:in|for|on|at|with|from|to) .*$/, ""));
  if (bare.some((text) => offered.test(text))) return `we offer ${list}`;
  if (named.every((text) => food.test(text))) return `we serve ${list}`;
  return !isMany && /^an? /.test(list) ? `there’s ${list}` : `we have ${list}`;
}

const ofHome =
  /\b(?:bed|bath|square|roof|kitchen|garage|yard|garden|basement|counters?|floors?|pool|acres?|room|deck|patio|view|fireplace|windows?|driveway|schools?)/i;

const offered =
  /(?:ing|therapy|tutoring|lessons|classes|courses|massages?|treatments|care|prep|training|coaching|advice|support|service|services|tours|sessions|appointments|checks|tests|consultations?|living|delivery|repairs?|insurance|loans?|counsel\p{L}+|warranty|guarantee|trial|setup|installation)$/iu;
