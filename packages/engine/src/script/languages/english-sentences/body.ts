import { month } from "../../../brief/languages/english-calendar.ts";
import type { ComposedLine } from "../composed-parts.ts";
import type { About, Composition, Piece } from "./composition.ts";
import { havingOf, isService, ofGoods } from "./goods-and-services.ts";
import { lineOf, predicated } from "./line-of.ts";
import { closed, listOf, lower } from "./phrases.ts";
import { timesOf } from "./times.ts";
import { clipped, isWhole } from "./whole-sentences.ts";

/** Sentences for what has not been said, in the order typed; related pieces share a sentence. */
export function bodyOf(composition: Composition, said: ReadonlySet<string>): ComposedLine[] {
  const { about, pieces } = composition;
  const left = pieces.filter(
    ({ form, facts, text }) =>
      form !== "question" &&
      !(form === "predicate" && ofGoods.test(text)) &&
      (form !== "words" || facts[0]?.kind === "slogan") &&
      form !== "manner" &&
      !(text.length < 20 && text.endsWith(" too")) &&
      facts.every(({ id }) => !said.has(id)),
  );
  const groups: Piece[][] = [];
  for (const piece of left) {
    const group = groups.find((some) => canJoin(some, piece, about));
    if (group === undefined) groups.push([piece]);
    else group.push(piece);
  }
  const sayAll = (some: readonly Piece[]) => lineOf(some, sentenceOf(some, composition));
  return groups.flatMap((group): ComposedLine[] => {
    const isTold = group[0]?.form === "told";
    const shorter = isTold
      ? shorterLists(group[0] as Piece)
      : group.slice(1).map((_, at) => sayAll(group.slice(0, group.length - 1 - at)));
    const isGood = ({ text }: ComposedLine) =>
      about.isSound(text) && (isTold || isSlogan(group[0]) || /^no new /i.test(text) || isWhole(text));
    const whole = sayAll(group);
    const short = group.length === 1 && !isTold ? clipped(whole.text).map((text) => lineOf(group, text)) : [];
    const [first, ...less] = [whole, ...shorter, ...short].filter(isGood);
    return first === undefined ? [] : [{ ...first, less }];
  });
}

/**
 * Versions of a list with fewer items, longest first, in the words of the brief. The offer is the last to be dropped.
 */
function shorterLists({ facts, parts = [] }: Piece): ComposedLine[] {
  const lines: ComposedLine[] = [];
  let left = parts.map((text, at) => ({ text, fact: facts[at] }));
  while (left.length > 1) {
    const last = left.findLast(({ fact }) => fact?.kind !== "offer") ?? left.at(-1);
    left = left.filter((item) => item !== last);
    const said = left.flatMap(({ fact }) => fact ?? []);
    lines.push(lineOf([{ form: "told", text: "", facts: said }], left.map(({ text }) => text).join(", ")));
  }
  return lines;
}

const isSlogan = (piece: Piece | undefined) => piece?.facts[0]?.kind === "slogan";

/** True if a piece shares a sentence with others. */
function canJoin(group: readonly Piece[], piece: Piece, { isEvent }: About): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined || first.form !== piece.form) return false;
  const length = group.reduce((total, { text }) => total + text.length + 2, piece.text.length);
  const isSame = first.facts[0]?.cut === piece.facts[0]?.cut;
  switch (piece.form) {
    case "sentence":
      return (
        group.length < 2 &&
        isSame &&
        [first.text, piece.text].every((text) => ofIt.test(text)) &&
        length < 100
      );
    case "predicate":
      return group.length < 2 && isSame && length < 130 && !/^be\b/.test(piece.text + first.text);
    case "modifier":
    case "quality":
    case "not":
    case "brief":
      return group.length < 4 && length < 90;
    case "time":
      return (
        group.length < 4 &&
        (isSame || isEvent || (isDated(first.text) && isDated(piece.text))) &&
        length < 190
      );
    case "things":
      return (
        group.length < 5 &&
        length < 120 &&
        (isSame || (piece.facts[0]?.cut ?? 0) - (last.facts.at(-1)?.cut ?? 0) <= 1) &&
        (isEvent || isSame || isService(first.text) === isService(piece.text))
      );
    case "offer":
      return (
        isSame &&
        group.length < 2 &&
        length < 110 &&
        !/, (?:with|and) |after that/.test(first.text + piece.text)
      );
    default:
      return false;
  }
}

/**
 * A sentence with "it" and a single verb, so that two can be joined: "it leaves from Leith" and "it stops at three
 * islands".
 */
const ofIt = /^it (?!is\b)\p{L}+s (?!.*(?:,| and ))/u;

const isDated = (text: string) => new RegExp(String.raw`\b${month} \d`).test(text);

function sentenceOf(group: readonly Piece[], { about, isShop }: Composition): string {
  const [first] = group;
  const texts = group.map(({ text }) => text);
  if (first === undefined) return "";
  switch (first.form) {
    case "quality":
      return qualitiesOf(texts);
    case "role":
      return `{b} is ${first.text}`;
    case "things":
      return havingOf(group, about);
    case "predicate":
      return group
        .map(({ text }, at) => (at === 0 ? predicated(closed(text)) : lower(text).replace(/^be /, "are ")))
        .join(group.length > 2 ? ", " : ", and ");
    case "not":
      return texts.some((text) => / (?:needed|required|necessary)$/.test(text))
        ? `you need ${listOf(texts.map((text) => text.replace(/ (?:needed|required|necessary)$/, "")))}`
        : // "No new taxes" is a promise, not yet a fact.
          texts.every((text) => text.startsWith("no new "))
          ? listOf(texts)
          : `there’s ${listOf(texts)}`;
    case "brief":
      return `it takes ${listOf(texts.map(lower))}`;
    case "time":
      return timesOf(texts, { isEvent: about.isEvent, isShop });
    case "place":
      return `you’ll find ${about.isEvent ? "it" : "us"} ${texts[0]}`;
    case "offer":
      return texts.map((text, at) => (at === 0 ? text : lower(text))).join(", and ");
    case "modifier":
      return /^(?:directed|written|performed|hosted|presented|choreographed|sponsored)/.test(first.text)
        ? `it’s ${first.text}`
        : /^(?:owned|run|founded|led)/.test(first.text)
          ? `we’re ${first.text}`
          : `everything is ${listOf(texts)}`;
    default:
      return texts.map((text, at) => (at === 0 ? text : text.replace(/^it /, ""))).join(" and ");
  }
}

function qualitiesOf(texts: readonly string[]): string {
  const since = texts.find((text) => /\bsince (?:19|20)\d\d$/.test(text));
  const rest = texts.filter((text) => text !== since).map(lower);
  const joined = listOf(rest.flatMap((text) => text.split(/, (?:and )?| and /)));
  if (since === undefined) return `we’re ${joined}`;
  return rest.length === 0 ? `we’ve been ${lower(since)}` : `we’ve been ${lower(since)}, and we’re ${joined}`;
}
