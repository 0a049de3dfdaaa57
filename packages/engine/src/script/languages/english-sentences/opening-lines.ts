import type { Angle } from "../../script.ts";
import { addition } from "../../spoken-order.ts";
import type { Composed } from "../composed-parts.ts";
import type { Composition, Piece } from "./composition.ts";
import type { Intro } from "./intros.ts";
import { lineOf } from "./line-of.ts";
import { hasFigure, upper } from "./phrases.ts";
import { isWhole } from "./whole-sentences.ts";

/** Openings, best first. */
export function hooksOf({ pieces, person, about }: Composition, { sold, lines }: Intro): Composed["hooks"] {
  const hooks: Composed["hooks"] = [];
  const add = (angle: Angle, used: readonly Piece[], text: string) => {
    if (hooks.every(({ line }) => line?.text !== text))
      hooks.push({ angle, line: lineOf(used, text), intro: 0 });
  };
  for (const piece of pieces.filter(({ form }) => form === "question")) {
    const said = [piece, ...answersTo(piece, pieces, sold)];
    add(
      "question",
      said,
      said
        .map(({ text }) => upper(text))
        .reduce((all, text) => `${all}${/[.?!]$/.test(all) ? "" : "."} ${text}`),
    );
  }
  const others = pieces.filter((piece) => piece !== sold && opensWell(piece.text));
  const story = others.find((piece) => piece.facts[0]?.isStory === true && isFirst(piece, pieces));
  if (story !== undefined) add("scene", [story], story.text);
  if (person !== undefined && about.isFirst)
    hooks.push({
      angle: "scene",
      line: { text: `I’m ${person.name}`, facts: [person.fact.id], kind: "detail", isStressed: false },
      intro: 0,
    });
  // The first opening names the business before the offer, because listeners first want to know whose offer it is.
  hooks.push({ angle: "offer", intro: 0 });
  const offers = others
    .filter(({ facts: [fact] }) => fact?.kind === "offer")
    .toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text))
    .filter(({ text }) => strengthOf(text) > 1);
  for (const piece of offers.slice(0, 2))
    add(hasFigure(piece.text) ? "figure" : "offer", [piece], shortOf(piece.text));
  const rest = others.filter(
    (piece) => piece.form === "sentence" && isWhole(piece.text) && isFirst(piece, pieces),
  );
  const not = rest.find(({ text }) =>
    /^(?:there(?:’s| are) no|no|never|forget|you won’t|we never|we don’t)\b/i.test(text),
  );
  if (not !== undefined) add("contrast", [not], not.text);
  const proof = rest.find(({ text }) => /\d/.test(text));
  if (proof !== undefined) add("figure", [proof], proof.text);
  const scene = rest.find(({ text }) => !/\d/.test(text) && text.split(" ").length > 4);
  if (scene !== undefined) add("scene", [scene], scene.text);
  if (lines.length > 1) hooks.push({ angle: "offer", intro: 1 });
  return hooks;
}

/** The pieces that answer the question before them: "Hurt in a crash? They already have lawyers. You should too." */
function answersTo(question: Piece, pieces: readonly Piece[], sold: Piece): Piece[] {
  const found: Piece[] = [];
  let length = question.text.length;
  for (const piece of pieces.slice(pieces.indexOf(question) + 1)) {
    length += piece.text.length + 2;
    const goesOn =
      (piece.form === "question" || (/^(?:sentence|offer)$/.test(piece.form) && piece.start === "")) &&
      piece !== sold &&
      (piece.facts[0]?.cut ?? 0) - ((found.at(-1) ?? question).facts[0]?.cut ?? 0) <= 1 &&
      found.length < 2 &&
      length < 110 &&
      !hasFigure(piece.text) &&
      // The business may answer a question itself, but only briefly: "Not certified yet? We pay for the class."
      (!/^(?:we|our|I)\b/i.test(piece.text) || (found.length === 0 && length < longestOwn));
    if (!goesOn) break;
    found.push(piece);
  }
  return found;
}

/**
 * True for the first piece of a sentence in the brief, false for one that continues it: "Snap the bill, | tap who had
 * what".
 */
const isFirst = (piece: Piece, pieces: readonly Piece[]) =>
  pieces.find((other) => cutOf(other) === cutOf(piece)) === piece;
const cutOf = ({ facts: [fact] }: Piece) => fact?.cut;

/** The maximum length of a question that the business answers itself, including the answer, in characters. */
const longestOwn = 64;

/** How strong an opening an offer makes. */
const strengthOf = (text: string) =>
  /^(?:kids?|children|under|seniors|students|over|dogs)\b|\b(?:parking|ship|shipping|quotes?|estimates?|wi-?fi|delivery|bonus|lock|inspection|finance)\b/i.test(
    text,
  )
    ? 0
    : /\b(?:half|buy|free|\d for \d)\b|\d ?%/i.test(text)
      ? 3
      : hasFigure(text)
        ? 2
        : 1;

/** Shortens a price to open an ad: "You pay $19 a month, with no contract" → "$19 a month. No contract". */
const shortOf = (text: string) =>
  text
    .replace(
      /^(?:you pay|it’s) ([^,]{4,40}?)((?:, with no [\p{L} -]+)?)$/iu,
      (_, price: string, not: string) => upper(price) + not.replace(", with no", ". No"),
    )
    .replace(/^the pay is (?=[$€£])/i, "")
    .replace(/^it’s free (.*?), and it’s /, "Free $1, and ");

/** True if a text can open an ad: it names its subject instead of using "it". */
const opensWell = (text: string) =>
  text.length >= 14 &&
  text.length <= 96 &&
  !/\b(?:some|them|it|one|both|too|either|as well|also|essential|required|needed|preferred|advised|final|extra|separately|supplied|optional)$/i.test(
    text,
  ) &&
  !addition.test(text) &&
  // "The program was funded by …" refers to something mentioned earlier.
  !/^the (?!first|only|last|best|most|biggest)\p{Ll}/iu.test(text) &&
  !/^(?:it\b(?!’s free for)|they|them|that|this|these|those|after|prices|tickets|units|taxes|and|or|but|also|then|everything|you must|you need)\b/iu.test(
    text,
  );
