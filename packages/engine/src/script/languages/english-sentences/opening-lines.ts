import type { Angle } from "../../script.ts";
import type { Composed } from "../composed-parts.ts";
import type { Composition, Piece } from "./composition.ts";
import { isService } from "./goods-and-services.ts";
import { type Intro, listedWith } from "./intros.ts";
import { lineOf } from "./line-of.ts";
import { hasFigure, listOf, subjectOf, upper } from "./phrases.ts";
import { isWhole } from "./whole-sentences.ts";

/** Openings, the best first. */
export function hooksOf(composition: Composition, intro: Intro): Composed["hooks"] {
  const { about, pieces, person } = composition;
  const { sold } = intro;
  const hooks: Composed["hooks"] = [];
  const add = (angle: Angle, used: readonly Piece[], text: string, at = 0) => {
    const isTerse = angle === "contrast" || /^(?:[$€£\d]|free )/i.test(text);
    if (!isTerse && !isWhole(text)) return;
    if (hooks.every(({ line }) => line?.text !== text))
      hooks.push({ angle, line: lineOf(used, text), intro: at });
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
  const banner = bannerOf(composition, sold);
  if (banner !== undefined)
    add(
      "figure",
      banner,
      upper(banner.map(({ facts }) => facts.map(({ text }) => text).join(", ")).join(", ")),
    );
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
      // Excludes a price from a list, because it can't be used alone.
      !pieces.some(
        (other) => other !== piece && other.form === "offer" && other.facts[0]?.cut === piece.facts[0]?.cut,
      ),
  );
  const first = pieces.find(({ facts }) => facts[0]?.kind === "offer");
  const best = offers
    .toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text))
    .filter((piece) => strengthOf(piece.text) > (piece === first ? 0 : 2) && !/^use /i.test(piece.text));
  // The first opening names the business before the offer, because listeners first want to know whose offer
  // it is.
  hooks.push({ angle: "offer", intro: 0 });
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
      !/^(?:we’re (?:open|closed)|.* (?:is|are) (?:on|every|daily)\b|walk-in|you (?:need|must|can pay)|shifts|ballots|the asking)/i.test(
        piece.text,
      ) &&
      opensWell(piece.text) &&
      piece.text.length < 90,
  );
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
  if (
    priced !== undefined &&
    !/^(?:first|1st|second|your|the first|initial|new|under|kids|everything)/i.test(priced)
  )
    hooks.push({ angle: "question", line: { ...lineOf([], `Looking for ${subjectOf(priced)}?`) }, intro: 0 });
  const lesser = offers.find(({ text }) => strengthOf(text) === 0);
  if (lesser !== undefined) add("scene", [lesser], lesser.text, that);
  if (intro.lines.length > 1) hooks.push({ angle: "offer", intro: 1 });
  return hooks;
}

/** Returns the pieces that answer the question before them: "Hurt in a crash? They already have lawyers. You should too." */
function answersTo(question: Piece, pieces: readonly Piece[], sold: Piece): Piece[] {
  const found: Piece[] = [];
  let length = question.text.length;
  for (const piece of pieces.slice(pieces.indexOf(question) + 1)) {
    const cut = piece.facts[0]?.cut ?? 0;
    length += piece.text.length + 2;
    const goesOn =
      (piece.form === "question" || (piece.form === "sentence" && piece.facts[0]?.form === "sentence")) &&
      piece !== sold &&
      cut - (found.at(-1) ?? question).facts[0]!.cut === 1 &&
      found.length < 2 &&
      length < 110 &&
      !hasFigure(piece.text) &&
      !/^(?:we|our|I)\b/i.test(piece.text);
    if (!goesOn) break;
    found.push(piece);
  }
  return found;
}

/** Text with which a brief may begin, before it says what is sold: "3 days, 40 bands, one beach". */
function bannerOf({ pieces }: Composition, sold: Piece): Piece[] | undefined {
  const [first] = pieces;
  const cut = first?.facts[0]?.cut;
  if (first === undefined || sold.form !== "sentence" || sold.facts[0]?.cut === cut) return undefined;
  const banner = pieces.filter(({ facts }) => facts[0]?.cut === cut);
  const text = banner.flatMap(({ facts }) => facts.map((fact) => fact.text)).join(", ");
  return banner.every(({ form }) => ["things", "words", "brief"].includes(form)) &&
    /\d/.test(text) &&
    /,/.test(text) &&
    text.length < 60
    ? banner
    : undefined;
}

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
  !/\b(?:some|them|it|one|both|also)$/i.test(text) &&
  !/^(?:it\b(?!’s free for)|they|them|that|this|these|those|after|prices|tickets|units|the asking|the sale|the offer|taxes|and|or|but|also|then|everything)\b/i.test(
    text,
  );

/** A question that mentions what is sold, and its answer. */
function needOf({ form, text }: Piece, all: string): [question: string, answer: string] | undefined {
  if (/\d|:/.test(all)) return undefined;
  if (form === "role" && text.length < 60) return [`Looking for ${text}?`, "Try {b}"];
  if (form !== "things" || all.length > 80) return undefined;
  return isService(text)
    ? [`Need ${all.replace(/ and (?=[^,]*$)/, " or ")}?`, "{b} handles it"]
    : [`Looking for ${all}?`, "Try {b}"];
}
