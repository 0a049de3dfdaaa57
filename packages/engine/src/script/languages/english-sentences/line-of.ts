import type { ComposedLine } from "../composed-parts.ts";
import type { Piece } from "./composition.ts";
import { lower } from "./phrases.ts";

/** A line that says the pieces; `less` has fewer of them. */
export function lineOf(pieces: readonly Piece[], text: string, less?: ComposedLine[]): ComposedLine {
  const facts = pieces.flatMap((piece) => piece.facts);
  const [first] = facts;
  const kind =
    pieces.some(({ form }) => form === "offer") || facts.some((fact) => fact.kind === "offer")
      ? "offer"
      : pieces[0]?.form === "time" || /^there’s an open (?:house|day|evening)\b/.test(text)
        ? "when"
        : (first?.kind ?? "detail");
  return {
    text,
    facts: facts.map(({ id }) => id),
    kind: kind === "what" ? "detail" : kind,
    isStressed: facts.some((fact) => fact.isStressed === true),
    ...(less === undefined ? {} : { less }),
  };
}

/** Adds "we" to a predicate: "make cakes" → "we make cakes", "be hiring" → "we’re hiring". */
export const predicated = (text: string) =>
  text.startsWith("’ve ") ? `we${text}` : /^be /i.test(text) ? `we’re ${text.slice(3)}` : `we ${lower(text)}`;
