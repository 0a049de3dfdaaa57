import type { ComposedLine } from "../composed-parts.ts";
import type { Piece } from "./composition.ts";

/** The rank of facts that weren't typed, which have none of their own. */
const usualRank = 2;

/** Builds a line from these pieces. `less` has versions of the line with fewer pieces. */
export function lineOf(pieces: readonly Piece[], text: string, less?: ComposedLine[]): ComposedLine {
  const facts = pieces.flatMap((piece) => piece.facts);
  const [first] = facts;
  const kind = facts.some((fact) => fact.kind === "offer") ? "offer" : (first?.kind ?? "detail");
  return {
    text,
    facts: facts.map(({ id }) => id),
    kind,
    isStressed: facts.some((fact) => fact.isStressed === true),
    // Makes a sentence such as "It runs until May" directly follow the one before it.
    ...(first !== undefined && {
      cut: first.isTail === true && first.form === "sentence" ? first.cut - 1 : first.cut,
    }),
    rank: Math.min(...facts.map(({ rank = usualRank }) => rank)),
    ...(less === undefined ? {} : { less }),
  };
}
