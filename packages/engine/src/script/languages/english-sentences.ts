import type { BriefFact } from "../../brief/brief-fact.ts";
import { readEnglish } from "../../brief/languages/en.ts";
import type { Composed } from "./composed-parts.ts";
import { bodyOf } from "./english-sentences/body.ts";
import type { About, Composition, Piece } from "./english-sentences/composition.ts";
import { introOf } from "./english-sentences/intros.ts";
import { joinedPieces } from "./english-sentences/joined-pieces.ts";
import { lineOf } from "./english-sentences/line-of.ts";
import { namedPeople } from "./english-sentences/named-people.ts";
import { hooksOf } from "./english-sentences/opening-lines.ts";
import { lower } from "./english-sentences/phrases.ts";
import { eventful } from "./english-sentences/times.ts";

/**
 * Composes the facts of a brief into sentences: openings with what is sold, hooks, and the rest depending on what has
 * been said.
 */
export function composeEnglish(facts: readonly BriefFact[], about: About): Composed | undefined {
  const sayable = facts.filter(
    ({ kind, form }) => kind !== "contact" && kind !== "required" && form !== "unsaid",
  );
  const contactCuts = new Set(facts.filter(({ kind }) => kind === "contact").map((fact) => fact.cut));
  const { callee, person, rest } = namedPeople(sayable, { contactCuts, hasContact: about.hasContact });
  const all = joinedPieces(rest);
  if (sayable.some(({ kind, text }) => kind === "what" && readEnglish.hiring.test(text)))
    for (const piece of all) piece.text = piece.text.replace(/^you pay /, "the pay is ");
  const purpose = purposeIn(all, contactCuts) ?? (about.hasContact ? giftIn(all) : undefined);
  const called = purpose === undefined ? giftBeside(facts) : undefined;
  const order = about.hasContact ? undefined : orderIn(all);
  const composition: Composition = {
    about: {
      ...about,
      isEvent: about.isEvent || facts.some(({ kind, text }) => kind === "what" && eventful.test(text)),
    },
    pieces: all.filter((piece) => piece !== purpose && piece !== order),
    person,
    isShop: shops.test(
      `${about.brand} ${sayable.map(({ text }) => text.replace(/\b(?:app store|google play(?: store)?)\b/gi, "")).join(" ")}`,
    ),
  };
  const intro = introOf(composition);
  if (intro === undefined) return undefined;
  return {
    intros: intro.lines,
    hooks: hooksOf(composition, intro),
    body: (said) => bodyOf(composition, said),
    ...(callee === undefined ? {} : { callee }),
    ...(purpose === undefined
      ? called === undefined
        ? {}
        : { purpose: called }
      : { purpose: { text: giftOf(purpose) ?? lower(purpose.text), facts: idsOf(purpose) } }),
    ...(about.hasContact ? {} : comingTo(composition, order)),
  };
}

/** The purpose of the call: "schedule a tour". */
const purposeIn = (pieces: readonly Piece[], contactCuts: ReadonlySet<number>) =>
  pieces.find(
    ({ form, text, facts }) =>
      form === "order" &&
      contactCuts.has(facts[0]?.cut ?? -1) &&
      /^(?:schedule|book|reserve|get|claim|request|arrange|plan|start|see|view) \p{L}/iu.test(text) &&
      text.length < 48,
  );

/** A free quote, trial or tour: a reason to call. */
const gift =
  /^(?:an? |your |our |get an? |get your |for an? )?(?<gift>(?:\d+[- ](?:day|week|month) )?(?:free|complimentary|no-obligation) (?:[\p{L}\d-]+ ){0,3}?(?:quote|review|estimate|consultation|consult|trial|survey|inspection|sample|demo|class|lesson|test|tour|appraisal|valuation|assessment|evaluation|guide|check-?up|brochure|fitting))s?(?<rest>$|,? (?:at|on|online|call|text|visit|from|by|today|via|\S+\.\p{L}{2,})(?!\p{L})|:)/iu;

function giftOf({ facts: [fact, ...others] }: Pick<Piece, "facts">): string | undefined {
  const { gift: named, rest = "" } = gift.exec(fact?.text ?? "")?.groups ?? {};
  if (named === undefined || others.length > 0 || (rest !== "" && fact?.kind !== "contact")) return undefined;
  return `for your ${lower(named).replace(/^(\d+) (?=\p{L}+ free)/u, "$1-")}`;
}

function giftBeside(facts: readonly BriefFact[]): Composed["purpose"] {
  for (const fact of facts) {
    if (fact.kind !== "contact" || /\bcode \p{Lu}/u.test(fact.text)) continue;
    const behind =
      /\bfor (?:your )?((?:\d+|two|three|an?|your first) (?:free )?(?:days?|weeks?|months?|year)(?: free)?|\d+ ?% off(?: [\p{L} ]+)?)(?=$|,)/iu.exec(
        fact.text,
      )?.[1];
    const text = giftOf({ facts: [fact] }) ?? (behind === undefined ? undefined : `for ${behind}`);
    if (text !== undefined) return { text, facts: [fact.id] };
  }
  return undefined;
}

const giftIn = (pieces: readonly Piece[]) => pieces.find((piece) => giftOf(piece) !== undefined);

const stopBy = /^((?:stop|drop|swing|come) by)(?=$| (?:this|today|any|on|every|before|after|for)\b)/i;

/** The imperative at the end of a brief without a contact. */
const orderIn = (pieces: readonly Piece[]) =>
  pieces.findLast(
    ({ form, text }) =>
      form === "order" &&
      (/\bit\b|^(?:download|get) .*\bapp$/i.test(text) || stopBy.test(text) || branded(text) !== undefined),
  );

/** Puts the brand into an imperative: "Donate or shop at 780 Mill Road", "Apply in branch". */
function branded(order: string): string | undefined {
  const street = order.replace(/ at (?=\d+ \p{Lu})/u, " at {b}, ");
  if (street !== order) return street;
  const [verb = ""] =
    /^(?:apply|order|book|reserve|shop|register|sign up|enroll?)(?= (?:online|now|today|early|by|in|before)\b)/i.exec(
      order,
    ) ?? [];
  const joint = /^order/i.test(verb) ? "from" : /^shop/i.test(verb) ? "at" : "with";
  return verb === "" ? undefined : `${verb} ${joint} {b}${order.slice(verb.length)}`;
}

/** How to get there, if there is no contact. */
function comingTo(
  { about, pieces, isShop }: Composition,
  order: Piece | undefined,
): Pick<Composed, "place" | "order"> {
  const place = pieces.find(({ form }) => form === "place");
  const come =
    order &&
    (branded(order.text) ?? order.text.replace(stopBy, "$1 {b}").replace(/^(?!.*\{b\})(.*?)\bit\b/, "$1{b}"));
  return {
    ...(place === undefined ? {} : { place: { text: place.text, facts: idsOf(place) } }),
    ...(order === undefined && place === undefined && isShop && !about.isEvent
      ? { order: lineOf([], "come and see us at {b}") }
      : {}),
    ...(order === undefined || come === undefined ? {} : { order: lineOf([order], come) }),
  };
}

/** Premises with opening hours, as opposed to a mobile service. */
const shops =
  /\b(?:shop|store|gym|restaurant|caf[eé]|bar|pub|bakery|salon|barber|clinic|dent(?:al|ist)|museum|gallery|market|farm|garden|studio|diner|pizza|pizzeria|spa|library|groomer|bistro|deli|brewery|coffee|kitchen|grill|fitness|laundromat)s?\b/i;

const idsOf = ({ facts }: Piece) => facts.map(({ id }) => id);
