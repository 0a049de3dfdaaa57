import type { BriefFact } from "../../../brief/brief-fact.ts";
import { imperatives, wordsOf } from "../../../brief/languages/english-words.ts";
import type { Piece } from "./composition.ts";
import { listOf, lower, subjectOf, upper } from "./phrases.ts";
import { pieceOf } from "./piece-of.ts";
import { state } from "./places.ts";
import { isSure } from "./sure-forms.ts";
import { tidy } from "./tidy.ts";
import { isAudience, isUnsayable } from "./whole-sentences.ts";

/** Joins prices without their goods ("$21.50 an hour days, $23 nights") to what comes before them. */
function withBarePrices(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isBare = /^(?:it’s|you pay) /.test(piece.text);
    if (
      last?.form === "offer" &&
      piece.form === "offer" &&
      isBare &&
      last.facts.at(-1)?.cut === piece.facts[0]?.cut &&
      last.text.length + piece.text.length < 100
    ) {
      last.text += `, and ${piece.text.replace(/^(?:it’s|you pay) /, "")}`;
      last.facts.push(...piece.facts);
    } else joined.push(piece);
  }
  return joined;
}

/** The longest list of fragments that can be said in one breath, in characters. */
const longestTold = 120;

/** The pieces in the order typed, with qualifiers joined to what they qualify. */
export function joinedPieces(facts: readonly BriefFact[]): Piece[] {
  const pieces: Piece[] = [];
  const known = surePieces(facts);
  for (const [index, fact] of facts.entries()) {
    const last = pieces.at(-1);
    const read = known[index] as Piece;
    const isTown =
      last?.form === "place" && last.facts[0]?.cut === fact.cut && /^\p{Lu}\p{Ll}+$/u.test(fact.text);
    const piece: Piece = isTown ? { form: "place", text: `in ${fact.text}`, facts: [fact] } : read;
    const isBeside = last !== undefined && fact.cut - (last.facts.at(-1)?.cut ?? 0) <= 1;
    const isSame = last !== undefined && fact.cut === last.facts.at(-1)?.cut;
    // A price without its currency sign: "from 75 small dogs, 95 big dogs".
    if (
      isSame &&
      piece.form === "things" &&
      /^\d{2,} /.test(fact.text) &&
      /\bfrom \d{2,}\b/.test(last.facts.at(-1)?.text ?? "")
    )
      piece.form = "words";
    const join = (text: string) => {
      if (last === undefined) return;
      last.text = text;
      last.facts.push(fact);
    };
    if (
      last !== undefined &&
      fact.isTail === true &&
      isBeside &&
      fact.form === "phrase" &&
      piece.form !== "quality"
    )
      join(
        `${last.text}, ${/^(?:includes|comes|covers|lasts|takes) /i.test(fact.text) ? "and it " : ""}${lower(fact.text)}`,
      );
    else if (last?.form === "things" && isSame && /^it’s (?:an?|the|like|our) /i.test(piece.text)) {
      last.form = "sentence";
      join(
        `${subjectOf(last.text)} ${last.plural === true ? "are" : "is"} ${piece.text.replace(/^it’s /i, "")}`,
      );
    } else if (
      last?.form === "sentence" &&
      piece.form === "sentence" &&
      fact.isTail === true &&
      fact.form === "sentence" &&
      isBeside &&
      last.facts[0]?.kind !== "what" &&
      fact.kind !== "offer" &&
      last.text.length + piece.text.length < 150
    )
      join(`${last.text}. ${upper(piece.text)}`);
    else if (
      last !== undefined &&
      piece.form === "not" &&
      isBeside &&
      ["offer"].includes(last.form) &&
      !/ with no /.test(last.text)
    )
      join(`${last.text}, with ${piece.text}`);
    else if (last !== undefined && piece.form === "not" && isSame && last.form === "offer")
      join(`${last.text} or ${piece.text.replace(/^no /, "")}`);
    else if (
      last !== undefined &&
      piece.form === "offer" &&
      isSame &&
      piece.text.startsWith("after that") &&
      ["offer", "sentence"].includes(last.form)
    ) {
      const [, said = "", not = ""] = /^(.*?)((?:, with no .*)?)$/.exec(last.text) ?? [];
      join(`${said}, and ${piece.text.replace(/^after that, (it’s .*)$/, "$1 after that")}${not}`);
    } else if (
      last !== undefined &&
      isBeside &&
      last.form === "offer" &&
      piece.form === "time" &&
      /^(?:until|through|this|today|tonight|all|only|weekends? only|\p{L}+ only|ends?)\b/iu.test(
        piece.text,
      ) &&
      !/ (?:until|through) /.test(last.text)
    )
      join(
        `${last.text}${/^(?:until|through)/.test(piece.text) ? " " : ", "}${lower(piece.text).replace(/^ends? /, "until ")}`,
      );
    else if (
      last !== undefined &&
      isBeside &&
      piece.form === "manner" &&
      (["things", "predicate", "offer", "role"].includes(last.form) ||
        (last.form === "sentence" && isSame)) &&
      piece.text.length < 60
    )
      join(`${last.text}, ${piece.text}`);
    else if (last !== undefined && isSame && last.form === "place" && piece.form === "place")
      join(
        last.text.startsWith("in ") &&
          piece.text.startsWith("in ") &&
          !state.test(last.text) &&
          !state.test(piece.text)
          ? `in ${listOf(`${last.text}, ${piece.text}`.replaceAll(/\bin /g, "").split(/, (?:and )?| and /))}`
          : `${last.text}, ${piece.text}`,
      );
    else if (
      last !== undefined &&
      isSame &&
      ["offer", "things"].includes(last.form) &&
      /^(?:done|ready|fixed|finished|delivered|back|installed|fitted) (?:in|within|by|while|same|the) /i.test(
        fact.text,
      )
    )
      join(`${last.text}, ${lower(fact.text)}`);
    else if (
      last !== undefined &&
      isSame &&
      ["things", "role", "words"].includes(last.form) &&
      piece.form === "offer" &&
      /^you get .*,.* for /.test(piece.text) &&
      fact.text.includes(",")
    ) {
      last.form = "offer";
      join(`${subjectOf(last.text)} is ${piece.text.slice("you get ".length)}`);
    } else if (
      last !== undefined &&
      isSame &&
      last.form === "things" &&
      piece.form === "not" &&
      !piece.text.endsWith("ed")
    )
      join(`${last.text} with ${piece.text}`);
    else if (
      last !== undefined &&
      isSame &&
      last.form === "sentence" &&
      /^\p{L}+ed\b/u.test(piece.text) &&
      piece.form !== "sentence"
    )
      join(`${last.text}, ${lower(piece.text)}`);
    else pieces.push(piece);
  }
  return toldLists(withBarePrices(pieces));
}

/** Forms of list items: if one of them doesn't fit a sentence, all are used verbatim. */
const listed: ReadonlySet<Piece["form"]> = new Set([
  "things",
  "not",
  "brief",
  "modifier",
  "manner",
  "predicate",
]);

function surePieces(facts: readonly BriefFact[]): Piece[] {
  const read = facts.map((fact) => {
    const piece = pieceOf(fact);
    const isTold = !isSure(piece, fact) || (piece.form === "words" && fact.kind !== "slogan");
    return isTold && !isAudience(fact.text) ? toldOf(fact) : piece;
  });
  const unsure = new Set(read.flatMap(({ form, facts: [fact] }) => (form === "told" ? [fact?.cut] : [])));
  return read.map((piece, at) => {
    const fact = facts[at] as BriefFact;
    const isListed =
      listed.has(piece.form) ||
      (piece.form === "place" && /^\p{Lu}\p{Ll}+$/u.test(fact.text)) ||
      (piece.form === "offer" && /^(?:you |it’s |prices )/.test(piece.text));
    return unsure.has(fact.cut) && isListed && fact.form === "phrase" ? toldOf(fact) : piece;
  });
}

/** Matches the space after a price, where the next item begins: "gel mani £22 pedi £28". */
const behindPrice =
  /(?<=[$€£]\d[\d.,]*) (?=(?!an?\b|per\b|each|off|for|and|or|to|with|on|in|until|through|after|pp|plus|million|billion|less|more|down|at|by|from|a\b|if|when|this|every|sign|[\p{L}-]+ bonus)\p{L})/giu;

const itemFirst = /^[^$€£:]*\p{L} [$€£]\d/u;

const toldOf = (fact: BriefFact): Piece => {
  const tidied = tidy(fact.text);
  const isList =
    fact.form === "phrase" && itemFirst.test(tidied) && (tidied.match(/[$€£]\d/g)?.length ?? 0) > 1;
  const nots = tidied.match(/\bno /gi)?.length ?? 0;
  const typed = nots > 1 ? tidied.replaceAll(/,?(?: with)? no /g, ", no ") : tidied;
  const text = isList ? tidied.replaceAll(behindPrice, ", ") : typed;
  return { form: fact.form === "sentence" ? "sentence" : "told", text, facts: [fact], parts: [text] };
};

/** True for the remains of a call to action or a signature: "Join", "Gwen", "for the water department". */
const isStray = (text: string) =>
  /^(?:fun|silly|funny|warm|friendly|upbeat|cheerful|serious|simple|short|classy)$/i.test(text) ||
  (/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(text) && wordsOf(text)[0]?.tags.has("FirstName") === true) ||
  (!text.includes(" ") && (imperatives.test(text) || wordsOf(text)[0]?.tags.has("FirstName") === true)) ||
  /^for (?:the|our|my) [\p{L} ]{3,30}$/u.test(text);

/** Joins the fragments in one line of the brief into one list. */
function toldLists(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const typed of pieces) {
    const piece: Piece = typed.form === "manner" ? { ...typed, form: "told", parts: [typed.text] } : typed;
    const last = joined.at(-1);
    if (
      last?.form === "told" &&
      piece.form === "told" &&
      last.facts.at(-1)?.cut === piece.facts[0]?.cut &&
      last.text.length + piece.text.length < longestTold
    ) {
      last.text += `, ${piece.text}`;
      last.facts.push(...piece.facts);
      last.parts?.push(...(piece.parts ?? []));
    } else joined.push(piece);
  }
  return joined.filter(({ form, text }) => form !== "told" || !(isUnsayable(text) || isStray(text)));
}
