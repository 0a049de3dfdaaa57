import type { ComposedLine } from "../composed-parts.ts";
import type { Piece } from "./composition.ts";

/** The rank of a fact that wasn't typed. */
const usualRank = 2;

/** A line that says the pieces; `less` has fewer of them. */
export function lineOf(pieces: readonly Piece[], text: string, less?: ComposedLine[]): ComposedLine {
  const facts = pieces.flatMap((piece) => piece.facts);
  const [first] = facts;
  const kind = facts.some((fact) => fact.kind === "offer") ? "offer" : (first?.kind ?? "detail");
  return {
    text,
    facts: facts.map(({ id }) => id),
    kind,
    isStressed: facts.some((fact) => fact.isStressed === true),
    // "It runs until May" is said right behind the sentence before it.
    ...(first !== undefined && {
      cut: first.isTail === true && first.form === "sentence" ? first.cut - 1 : first.cut,
    }),
    rank: Math.min(...facts.map(({ rank = usualRank }) => rank)),
    ...(less === undefined ? {} : { less }),
  };
}
