import type { Angle } from "../../script.ts";
import type { Composed } from "../composed-parts.ts";
import type { Composition, Piece } from "./composition.ts";
import { isService } from "./goods-and-services.ts";
import { type Intro, listedWith } from "./intros.ts";
import { lineOf } from "./line-of.ts";
import { hasFigure, listOf, subjectOf, upper } from "./phrases.ts";

/** Openings, the best first. */
export function hooksOf(composition: Composition, intro: Intro): Composed["hooks"] {
  const { about, pieces, person } = composition;
  const { sold } = intro;
  const hooks: Composed["hooks"] = [];
  const add = (angle: Angle, used: readonly Piece[], text: string, at = 0) => {
    if (hooks.every(({ line }) => line?.text !== text))
      hooks.push({ angle, line: lineOf(used, text), intro: at });
  };
  for (const piece of pieces.filter(({ form }) => form === "question")) add("question", [piece], piece.text);
  const [brandWord = ""] = about.brand.split(" ");
  for (const piece of pieces)
    if (
      piece !== sold &&
      piece.form === "sentence" &&
      /^(?:my|I|when I|our|we started|in (?:19|20)\d\d)\b/i.test(piece.text) &&
      / (?:started|opened|founded|began) /.test(piece.text)
    )
      add(
        "scene",
        [piece],
        piece.text
          .replace(new RegExp(String.raw`\b${RegExp.escape(brandWord)}$`), "{b}")
          .replace(/(?<!,) so (?=I|we)/, ", so "),
      );
  if (person !== undefined && about.isFirst && sold.form === "role")
    hooks.push({
      angle: "scene",
      line: {
        text: `I’m ${person.name}`,
        facts: [person.fact.id],
        kind: "detail",
        isStressed: false,
      },
      intro: 0,
    });
  const that = sold.form === "role" ? 2 : 0;
  const offers = pieces.filter(
    (piece) =>
      piece !== sold &&
      (piece.form === "offer" ||
        (["order", "sentence"].includes(piece.form) && piece.facts[0]?.kind === "offer")) &&
      opensWell(piece.text) &&
      // A single price from a list can't stand alone.
      !pieces.some(
        (other) => other !== piece && other.form === "offer" && other.facts[0]?.cut === piece.facts[0]?.cut,
      ),
  );
  const first = pieces.find(({ facts }) => facts[0]?.kind === "offer");
  const best = offers
    .toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text))
    .filter((piece) => strengthOf(piece.text) > (piece === first ? 0 : 2) && !/^use /i.test(piece.text));
  for (const piece of best.slice(0, 2))
    add(hasFigure(piece.text) ? "figure" : "offer", [piece], shortOf(piece.text), that);
  const nots = pieces.filter(({ form }) => form === "not");
  const briefs = pieces.filter(({ form }) => form === "brief");
  const run = [...briefs, ...nots].slice(0, 3);
  if (run.length > 1) add("contrast", run, run.map(({ text }) => upper(text)).join(". "));
  const proof = pieces.find(
    (piece) =>
      piece !== sold &&
      piece.form === "sentence" &&
      /\d/.test(piece.text) &&
      !/^we’re (?:open|closed)/i.test(piece.text) &&
      opensWell(piece.text) &&
      piece.text.length < 90,
  );
  hooks.push({ angle: "offer", intro: 0 });
  if (proof !== undefined) add("figure", [proof], proof.text);
  const scene = pieces.find(
    (piece) =>
      piece !== sold &&
      piece.form === "sentence" &&
      (piece.facts[0]?.form === "sentence" || /\bwaived\b/.test(piece.text)) &&
      opensWell(piece.text) &&
      !/\d/.test(piece.text) &&
      piece.text.split(" ").length > 4 &&
      !/^(?:there|new|all|we|I) /i.test(piece.text) &&
      piece.text.length < 80,
  );
  if (scene !== undefined) add("scene", [scene], scene.text);
  if (run.length === 1) add("contrast", run, run.map(({ text }) => upper(text)).join(". "));
  const things = pieces.filter((piece) => piece !== sold && piece.form === "things");
  const many = things.find(({ text }) => text.split(/, (?:and )?/).length >= 3 && text.length < 50);
  if (many !== undefined)
    add(
      "scene",
      [many],
      many.text
        .split(/, (?:and )?| and /)
        .map(upper)
        .join(". "),
      that,
    );
  const all = listedWith(sold, composition);
  const need = about.isEvent ? undefined : needOf(sold, listOf(all.map(({ text }) => text)));
  if (need !== undefined) hooks.push({ angle: "question", line: lineOf(all, need[0]), answer: need[1] });
  const priced =
    sold.form === "offer"
      ? /^(?:the |an? |your )?([\p{L} -]{4,40}?) (?:starts?|is|are) /u.exec(sold.text)?.[1]
      : undefined;
  if (priced !== undefined)
    hooks.push({ angle: "question", line: { ...lineOf([], `Looking for ${subjectOf(priced)}?`) }, intro: 0 });
  const lesser = offers.find(({ text }) => strengthOf(text) === 0);
  if (lesser !== undefined) add("scene", [lesser], lesser.text, that);
  const plea = pieces.find((piece) => piece !== sold && piece.form === "order" && opensWell(piece.text));
  if (plea !== undefined) add("contrast", [plea], plea.text);
  if (intro.lines.length > 1) hooks.push({ angle: "offer", intro: 1 });
  return hooks;
}

/** How well an offer works as an opening. */
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
    .replace(/^it’s free (.*?), and it’s /, "Free $1, and ");

/** Names its subject: no "it". */
const opensWell = (text: string) =>
  text.length >= 14 &&
  text.length <= 96 &&
  !/\b(?:some|them|it|one|both|also)$/i.test(text) &&
  !/^(?:it\b(?!’s free for)|they|them|that|this|these|those|after|prices|and|or|but|also|then|everything)\b/i.test(
    text,
  );

/** A question and its answer that say what is sold. */
function needOf({ form, text }: Piece, all: string): [question: string, answer: string] | undefined {
  if (/\d|:/.test(all)) return undefined;
  if (form === "role" && text.length < 60) return [`Looking for ${text}?`, "Try {b}"];
  if (form !== "things" || all.length > 80) return undefined;
  return isService(text)
    ? [`Need ${all.replace(/ and (?=[^,]*$)/, " or ")}?`, "{b} handles it"]
    : [`Looking for ${all}?`, "Try {b}"];
}
