import type { ComposedLine } from "../composed-parts.ts";
import type { About, Composition, Piece } from "./composition.ts";
import { havingOf, isService, ofGoods } from "./goods-and-services.ts";
import { lineOf, predicated } from "./line-of.ts";
import { listOf, lower, upper } from "./phrases.ts";
import { timesOf } from "./times.ts";

/** Sentences for what has not been said, in the order typed; related pieces share a sentence. */
export function bodyOf(composition: Composition, said: ReadonlySet<string>): ComposedLine[] {
  const { about, pieces } = composition;
  const left = pieces.filter(
    ({ form, facts, text }) =>
      form !== "question" &&
      !(form === "predicate" && ofGoods.test(text)) &&
      !(form === "words" && /^(?:if|when|because|while|as|for)\b/i.test(text)) &&
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
    const shorter = group.slice(1).map((_, at) => sayAll(group.slice(0, group.length - 1 - at)));
    const whole = sayAll(group);
    const options = [whole, ...shorter].filter(({ text }) => about.isSound(text));
    const [first, ...less] = options;
    if (first === undefined) {
      const typed = lineOf(group.slice(0, 1), group[0]?.facts.map(({ text }) => text).join(", ") ?? "");
      return about.isSound(typed.text) ? [typed] : [];
    }
    return [{ ...first, less }];
  });
}

/** Returns true if a piece can share a sentence with others. */
function canJoin(group: readonly Piece[], piece: Piece, { isEvent }: About): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined || first.form !== piece.form) return false;
  const length = group.reduce((total, { text }) => total + text.length + 2, piece.text.length);
  const isSame = first.facts[0]?.cut === piece.facts[0]?.cut;
  switch (piece.form) {
    case "modifier":
    case "quality":
    case "not":
    case "brief":
      return group.length < 4 && length < 90;
    case "time":
      return group.length < 4 && (isSame || isEvent) && length < 120;
    case "things":
      return (
        group.length < 5 &&
        length < 100 &&
        isSame &&
        (isEvent || isService(first.text) === isService(piece.text))
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
      return havingOf(group, about.isEvent);
    case "predicate":
      return predicated(first.text);
    case "not":
    case "brief":
      return texts.map(upper).join(". ");
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
      return texts[0] ?? "";
  }
}

function qualitiesOf(texts: readonly string[]): string {
  const since = texts.find((text) => /\bsince (?:19|20)\d\d$/.test(text));
  const rest = texts.filter((text) => text !== since).map(lower);
  const joined = listOf(rest.flatMap((text) => text.split(/, (?:and )?| and /)));
  if (since === undefined) return `we’re ${joined}`;
  return rest.length === 0 ? `we’ve been ${lower(since)}` : `we’ve been ${lower(since)}, and we’re ${joined}`;
}
