import type { BriefFact } from "../../../brief/brief-fact.ts";
import type { Form, Piece } from "./composition.ts";
import { listOf, lower, subjectOf } from "./phrases.ts";
import { pieceOf } from "./piece-of.ts";
import { state } from "./places.ts";
import { tidy } from "./tidy.ts";

/** Forms that can be listed; a sentence, a place or a time stands alone. */
const listed: ReadonlySet<Form> = new Set([
  "words",
  "things",
  "quality",
  "offer",
  "not",
  "brief",
  "modifier",
  "manner",
]);
/** Nobody listens to a longer list. In characters. */
const longestList = 120;

/** If part of a typed list has no certain form, or its prices belong together, the list is said as typed. */
function asTyped(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last !== undefined &&
      last.facts.at(-1)?.cut === piece.facts[0]?.cut &&
      [last, piece].every(
        ({ form, facts }) => listed.has(form) && facts.every((fact) => fact.kind !== "slogan"),
      );
    if (goesOn) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) => {
    const offers = run.filter(({ form }) => form === "offer");
    const bare = /^(?:it’s|you (?:pay|get)) /;
    const isBare = offers.some(({ text }) => bare.test(text));
    if (run.length < 2 || run.some(({ form }) => form === "words")) {
      const sure = offers.filter(({ text }) => !bare.test(text));
      return sure.concat(listsOf(run.filter((piece) => !sure.includes(piece))));
    }
    if (offers.length < 2 || !isBare) return run;
    return run.filter(({ form }) => form !== "offer").concat(listsOf(offers));
  });
}

/** Joins pieces with commas, as typed. */
function listsOf(run: readonly Piece[]): readonly Piece[] {
  if (run.length < 2) return run;
  const lists: Piece[] = [];
  for (const { facts } of run) {
    const last = lists.at(-1);
    const said = facts.map(({ text }) => tidy(text)).join(", ");
    if (last === undefined || last.text.length + said.length > longestList)
      lists.push({ form: "words", text: said, facts: [...facts] });
    else {
      last.text += `, ${said}`;
      last.facts.push(...facts);
    }
  }
  for (const list of lists)
    list.text = list.text.replace(/, (?=[^,]*$)(?!(?:and|or|never|not|regularly|was) )/, ", and ");
  return lists;
}

/** The pieces in the order typed, with qualifiers joined to what they qualify. */
export function joinedPieces(facts: readonly BriefFact[]): Piece[] {
  const pieces: Piece[] = [];
  for (const fact of facts) {
    const last = pieces.at(-1);
    const read = pieceOf(fact);
    const isTown =
      last?.form === "place" && last.facts[0]?.cut === fact.cut && /^\p{Lu}\p{Ll}+$/u.test(fact.text);
    const piece: Piece = isTown ? { form: "place", text: `in ${fact.text}`, facts: [fact] } : read;
    const isBeside = last !== undefined && fact.cut - (last.facts.at(-1)?.cut ?? 0) <= 1;
    const isSame = last !== undefined && fact.cut === last.facts.at(-1)?.cut;
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
      join(`${last.text}, ${lower(fact.text)}`);
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
      ["things", "predicate"].includes(last.form)
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
    } else if (last !== undefined && isSame && last.form === "things" && piece.form === "not")
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
  return asTyped(pieces);
}
