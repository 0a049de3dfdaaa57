import type { ComposedLine } from "../composed-parts.ts";
import type { Composition } from "./composition.ts";
import { lineOf } from "./line-of.ts";
import { clipped } from "./whole-sentences.ts";

/** Sentences for everything that has not been said yet, in the order typed. */
export const bodyOf = ({ about, pieces }: Composition, said: ReadonlySet<string>): ComposedLine[] =>
  pieces
    .filter(
      ({ form, facts, isTold }) =>
        form !== "question" &&
        facts.every(({ id }) => !said.has(id)) &&
        // An audience on its own would sound like what is sold: "busy families".
        !(isTold === true && facts[0]?.kind === "audience"),
    )
    .flatMap((piece): ComposedLine[] => {
      const [first, ...less] = [
        piece.text,
        ...(piece.facts.length > 1 || piece.typed === undefined ? [] : [piece.typed]),
        ...clipped(piece.text),
      ]
        .filter((text) => about.isSound(text))
        .map((text) => lineOf([piece], text));
      return first === undefined ? [] : [{ ...first, less }];
    });
