import { brandMark } from "../brand-mark.ts";
import { choose } from "../choose.ts";
import type { Wording } from "../manner-of-tone.ts";
import { withNamedSubject } from "./brand-subject.ts";
import type { Kind } from "./category.ts";
import { shapeOf } from "./shape.ts";
import { isBare, withIndefinite, type WhatItIs } from "./what-it-is.ts";

/** Frames for the sentence that says what the brand is: `{b}` the brand, `{n}` the noun with its article. */
const counted: Record<Kind, Record<"first" | "third", readonly string[]>> = {
  business: {
    first: ["We’re {b}, {n}", "This is {b}, {n}"],
    third: ["{b} is {n}", "There’s {b}, {n}", "This is {b}, {n}"],
  },
  thing: {
    first: ["We’d like you to meet {b}, {n}", "Let us introduce you to {b}, {n}"],
    third: ["{b} is {n}", "Meet {b}, {n}", "There’s {b}, {n}"],
  },
  event: {
    first: ["We’re inviting you to {b}, {n}", "Be our guest at {b}, {n}"],
    third: ["{b} is {n}", "It’s time for {b}, {n}", "Here comes {b}, {n}"],
  },
};

const bare: Record<Kind, Record<"first" | "third", readonly string[]>> = {
  business: {
    first: ["We’re {b}, for {n}", "For {n}, you have us: {b}"],
    third: ["For {n}, there’s {b}", "Think {n}, and think {b}"],
  },
  thing: {
    first: ["We’re {b}, and this is our {n}", "We call it {b}: {n}"],
    third: ["There’s {b}: {n}", "Think {n}, and think {b}"],
  },
  event: {
    first: ["We’re inviting you to {b}: {n}"],
    third: ["Here comes {b}: {n}"],
  },
};

/** What the brand is, as a sentence without its end. */
export function openingOf(
  what: WhatItIs,
  kind: Kind,
  thirdPerson: boolean,
  wording: Wording,
  seed: number,
): string {
  const noun = withIndefinite(what);
  const owned = /^(?:our|my) /i.exec(noun);
  const person = thirdPerson ? "third" : "first";
  if (owned) {
    const rest = noun.slice(owned[0].length);
    return thirdPerson
      ? `Here’s ${brandMark}: ${what.isMany ? rest : `the ${rest}`}`
      : `This is ${brandMark}, our ${rest}`;
  }
  if (isBare(what) && kind === "thing" && !thirdPerson) {
    return choose([`This is ${brandMark}, our ${noun}`, `We call it ${brandMark}: ${noun}`], seed);
  }
  const frames = (isBare(what) ? bare : counted)[kind][person];
  const frame = wording === "formal" ? (frames[0] ?? "") : choose(frames, seed >>> 3);
  return frame.replace("{b}", brandMark).replace("{n}", noun);
}

/** The opening of a sentence that is told in place of what the brand is: "At (brand), we bake every morning". */
export function openedBy(sentence: string, kind: Kind): string | undefined {
  if (sentence.includes(brandMark)) return sentence;
  const owned = /^(We|They)’ve been ((?:family|locally|women?|veteran|independently)[- ].*)$/i.exec(sentence);
  if (owned)
    return owned[1] === "We"
      ? `We’re ${brandMark}, ${owned[2] ?? ""}`
      : `${brandMark} has been ${owned[2] ?? ""}`;
  const named = withNamedSubject(sentence, brandMark);
  if (named !== sentence) return named;
  const we = /^(?:We|They)(?=[ ’])/.exec(sentence);
  if (we)
    return kind === "thing" && we[0] === "They"
      ? undefined
      : `At ${brandMark}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  if (kind === "business" && /^You’ll find \p{Ll}/u.test(sentence))
    return `At ${brandMark}, y${sentence.slice(1)}`;
  if (/^You(?=[ ’])/.test(sentence)) return `With ${brandMark}, y${sentence.slice(1)}`;
  const it = /^It (?=\p{Ll})/u.exec(sentence);
  if (it) return `${brandMark} ${sentence.slice(it[0].length)}`;
  if (/^It’s (?=\p{Ll})/u.test(sentence)) return `${brandMark} is ${sentence.slice(5)}`;
  return undefined;
}

/** A piece that names the brand and goes on without a verb: "(brand), July 12 to 14 at Waterfront Park". */
export function presented(text: string, kind: Kind, thirdPerson: boolean): string | undefined {
  if (/^(?:the|our) (?:new )?\uE000(?= )/iu.test(text) && shapeOf(text) === "noun" && text.length < 70)
    return `${thirdPerson ? "Here’s" : "We’d like you to meet"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const rest = new RegExp(`^${brandMark}(?:[,:]| –| -)? (.+)$`, "u").exec(text)?.[1];
  if (rest === undefined || shapeOf(text) !== "noun" || rest.length > 90) return undefined;
  const said = `${brandMark}, ${/^(?:Live|The|An?|On|At|In)\b/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest}`;
  if (thirdPerson) return said;
  return kind === "event" ? `We’re inviting you to ${said}` : `We’re ${said}`;
}
