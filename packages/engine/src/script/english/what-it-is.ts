import { brandMark } from "../brand-mark.ts";
import { percent, price } from "../particulars.ts";
import { headOf, isKindOfThing } from "./kinds-of-thing.ts";
import { isPlural, isUncounted } from "./nouns.ts";
import { isList, type Piece } from "./pieces.ts";
import { hasFiniteVerb, shapeOf } from "./shape.ts";
import { lowered } from "./words.ts";

/** What the brand is, as it stands after "is", and what was said in the same sentence besides. */
export interface WhatItIs {
  /** With its article where it has one: "a family bakery in Leeds", "handmade leather bags". */
  noun: string;
  isMany: boolean;
  /** Fragments that the sentence went on with: "offering gentle check-ups". */
  more: string[];
  /** The piece that said so. */
  from: Piece;
}

const says = new RegExp(
  String.raw`^(?:(?:here )?(?:at )?${brandMark}[,:]? (?:\([^)]*\) )?|we|i|it|this|we’re|i’m|it’s|welcome to ${brandMark}[,:] ?|introducing ${brandMark}[,:] ?|meet ${brandMark}[,:] ?)(?:,? ?(?:is|are|am|was)?)\b ?(?:located in [^,]*, )?(?:proudly |still |simply |also )?(?=(?:an?|the|your|one of|not just|[\p{L}-]+’s (?:first|only|best|largest|oldest|newest|favorite|favourite|leading|most))\b)`,
  "iu",
);

/** Where a noun phrase is said enough, and the rest is a sentence of its own. */
const cut =
  / (?=(?:offering|providing|specializing in|specialising in|serving|selling|featuring|located (?:in|at|on)|based (?:in|at)|founded in|established in|dedicated to|committed to|helping|owned by|run by|known for|open since|opening (?:on|in|this|at|soon)|who |built for|designed for|designed to|made with|made from|that (?:was|were|is|are|have|offers|provides|specializes|specialises|has|sells|serves|delivers|makes|features|includes|gives|allows)|which (?:offers|provides|has|sells|serves|is)|where (?:you|we|kids|everyone|families)|with (?:over|more than|\d|a focus|an emphasis|locations|two|three|four|five)|and we|since \d{4})\b)|, (?!(?:and|or) )/i;

/** What the brand is, from the first piece that tells; undefined when none does. */
export function whatItIs(pieces: readonly Piece[], names: ReadonlySet<string>): WhatItIs | undefined {
  const labelled = pieces.find((piece) => piece.topic === "what" && nounIn(piece.text) !== undefined);
  const told =
    labelled ??
    pieces.find((piece) => isFree(piece) && (says.test(piece.text) || bareSaid(piece.text) !== undefined));
  const from = told ?? pieces.find((piece) => isFree(piece) && isBareNoun(piece.text));
  if (from === undefined) return undefined;
  const text = nounIn(from.text) ?? from.text;
  return parted(text, from, names);
}

function isFree({ topic, end }: Piece): boolean {
  return (topic === "unlabelled" || topic === "what" || topic === "benefit") && end !== "?";
}

/** The noun that a sentence gives the brand, or undefined. */
function nounIn(text: string): string | undefined {
  const match = says.exec(text);
  if (match) return text.slice(match[0].length);
  const said = bareSaid(text);
  if (said !== undefined) return said;
  return isBareNoun(text)
    ? text.replace(new RegExp(`^${brandMark}(?: is|:|,| -| –)? ?`, "u"), "")
    : undefined;
}

/** "(brand) is project management software for …": a noun without an article, when it is a kind of thing. */
function bareSaid(text: string): string | undefined {
  const noun = new RegExp(`^(?:${brandMark}|we|it) (?:is|are|was) (.+)$`, "iu").exec(text)?.[1];
  return noun !== undefined && shapeOf(noun) === "noun" && isKindOfThing(noun) ? noun : undefined;
}

function isBareNoun(text: string): boolean {
  const bare = text.replace(new RegExp(`^${brandMark}(?::|,| -| –) `, "u"), "");
  const start = (bare.split(cut)[0] ?? bare).slice(0, 60);
  if (isList(bare) && isPlural(headOf(bare))) return false;
  if (/\b(?:Dr|Mr|Mrs|Ms|Chef|Prof)\b/.test(start)) return false;
  if (/^\d+[- ](?:hour|day|star|week)\b/.test(bare) && isKindOfThing(start)) return true;
  if (
    price.test(start) ||
    percent.test(start) ||
    /: /.test(bare) ||
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|up to|all|every|most|many|some|more|no|free|half)\b/i.test(
      bare,
    ) ||
    /@|\.com\b|www/.test(bare)
  )
    return false;
  const first = bare.split(cut)[0] ?? bare;
  return (
    shapeOf(first) === "noun" &&
    !hasFiniteVerb(first.toLowerCase().split(" "), 1) &&
    first.length > 2 &&
    !first.startsWith(brandMark) &&
    (isKindOfThing(first) || /^(?:an?|our|my) /i.test(first) || !bare.includes(" "))
  );
}

function parted(text: string, from: Piece, names: ReadonlySet<string>): WhatItIs {
  const at = firstCut(text);
  const said = at === undefined ? text : text.slice(0, at.index);
  const rest = at === undefined ? "" : text.slice(at.index + at.length).trim();
  const noun = lowered(said.trim(), names);
  return {
    noun: noun.replace(/^not just (an?)/, "more than $1"),
    isMany: isMany(noun),
    more: rest === "" ? [] : restOf(rest),
    from,
  };
}

/** The first place at which the noun is long enough to stand alone: not inside a list or between adjectives. */
function firstCut(text: string): { index: number; length: number } | undefined {
  for (const match of text.matchAll(new RegExp(cut.source, "gi"))) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isComma = match[0] === ", ";
    if (before.length < 8 || (/^(?:an?|the|our) [\p{L}-]+$/iu.test(before) && isComma)) continue;
    // "Pizza, pasta and salads" and "a small, friendly shop" go on.
    if (
      isComma &&
      /^[^,]{1,40}(?:,[^,]{1,40})*,? (?:and|or) /.test(after) &&
      !/^(?:an?|the|open|family|located|where|\p{L}+(?:ing|ed))\b/iu.test(after) &&
      (!/^an? |^the /i.test(before) || / (?:of|for|with) /.test(before))
    )
      continue;
    if (
      isComma &&
      /^an? (?:[\p{L}-]+ )?[\p{L}-]+$/iu.test(before) &&
      /^[\p{L}-]+ [\p{L}-]+/u.test(after) &&
      !/\b(?:in|for|of|at)\b/.test(before) &&
      before.split(" ").length < 4 &&
      !/^(?:an?|the|open|located|offering|family)\b/i.test(after)
    )
      continue;
    return { index: match.index, length: match[0].length };
  }
  return undefined;
}

function restOf(rest: string): string[] {
  const plain = rest.replace(/^(?:and|that|which) /i, "").replace(/^(?:is|are|was|were) /i, "");
  return [plain].filter((text) => text.length > 6);
}

function isMany(noun: string): boolean {
  if (/^(?:an?|one|your|every) /i.test(noun)) return false;
  return isPlural(headOf(noun)) || / and /.test(noun.split(/ (?:for|in|of|from|with|that) /)[0] ?? "");
}

/** The noun with "a", "an" where it needs one; a noun that isn't counted stays bare. */
export function withIndefinite(what: WhatItIs): string {
  const { noun } = what;
  if (/^(?:an?|the|your|our|my|their|one|more than|every|all|no|\p{L}+’s) /iu.test(noun) || what.isMany)
    return noun;
  if (isUncounted(headOf(noun))) return noun;
  return `${/^(?:[aeio]|u(?!ni|se|k\b)|hour|honest)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** Whether a noun can't stand after "is" without more: it is not counted, or it is many. */
export function isBare(what: WhatItIs): boolean {
  return !/^(?:an?|the|your|our|my|one|more than|every|\p{L}+’s) /iu.test(withIndefinite(what));
}
