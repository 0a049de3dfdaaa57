import type { Part } from "./parts.ts";

/** The kinds of facts that are said last, in this order. */
const lastKinds: Part["kind"][] = ["when", "where", "slogan"];

/** A brief with fewer sentences than this is treated as a list, whose facts can be said in any order. */
const fewestSentences = 3;

/** The time or place of what was just introduced. */
const ofIntro = /^it’s (?:on |at |from |in )?(?![$€£₹])/i;
/** A time that is the news itself, or a row of a timetable: "Leaf collection begins on Monday", "North Side: Tuesdays". */
export const news =
  /^(?!it’s|we’re (?!having)|open (?!house|day)|closed|from|hours)(?:(?:.* )?(?:begins?|starts?|opens|returns?|is on|are on|runs|we’re having|we open|takes? place|will be)(?!\p{L})|[^:]{3,30}: (?:mon|tues|wednes|thurs|fri|satur|sun)days)/iu;

/** The sort key of a part among those of other kinds: see `inGroups`. */
function placeOf({ kind, text }: Part, isOfIntro: boolean): number {
  if (isOfIntro && (kind === "when" || kind === "where") && ofIntro.test(text)) return -2;
  return kind === "when" && news.test(text) ? -1 : lastKinds.indexOf(kind);
}

/**
 * Puts parts into the order typed, except that time, place and slogan go to the end, and the time and place of what the
 * ad has introduced go to the start. The parts of a sentence stay together, as in "Sunday: family day, kids free".
 *
 * @param cuts the index of each part's sentence in the brief
 * @param isOfIntro returns true for a sentence whose time and place are those of what the ad has introduced
 */
export function inGroups(
  parts: readonly Part[],
  cuts: readonly (number | undefined)[],
  isOfIntro: (cut: number | undefined) => boolean,
): Part[] {
  if (new Set(cuts).size < fewestSentences) return timesLast(parts);
  const groups: Part[][] = [];
  for (const [at, part] of parts.entries())
    if (at > 0 && cuts[at] !== undefined && cuts[at] === cuts[at - 1]) groups.at(-1)?.push(part);
    else groups.push([part]);
  const place = ([part]: Part[]) =>
    part === undefined ? 0 : placeOf(part, isOfIntro(cuts[parts.indexOf(part)]));
  return groups.toSorted((a, b) => place(a) - place(b)).flat();
}

/** A sentence that continues another: "Northgate also buys …". */
export const addition =
  /^(?:and|or|but|also|then)(?!\p{L})|^(?:\S+ ){0,3}(?:also|auch|también|aussi|anche|ook|também|также|тоже)(?!\p{L})/iu;

/** Puts the best offer first, and the time, place and slogan last. */
export function spokenOrder(body: readonly Part[]): Part[] {
  const best = body
    .filter(({ role, text }) => role === "offer" && !/^(?:it’s an?|that|they)\b/i.test(text))
    .toSorted((a, b) => b.weight - a.weight)[0];
  const rest = timesLast(body.filter((part) => part !== best));
  return best === undefined ? rest : [best, ...rest];
}

/** In the order typed, but with time, place and slogan at the end. */
const timesLast = (body: readonly Part[]): Part[] =>
  body.toSorted((a, b) => lastKinds.indexOf(a.kind) - lastKinds.indexOf(b.kind));
