import type { Wording } from "../manner-of-tone.ts";

/** What is advertised: a business that people go to or call, a thing to have or use, or an event. */
export type Kind = "business" | "thing" | "event";

/** A trade: the words that tell it, what kind it is, and hooks that claim nothing about who advertises. */
export interface Category {
  kind: Kind;
  /** How a noun of it is offered; by the kind where it is left out. */
  trade?: "food" | "service" | "place" | "shop";
  words: RegExp;
  hooks: Record<Wording, readonly string[]>;
}

/** One hook or more for each wording; a missing one is the plain one. */
export function hooks(
  plain: readonly string[],
  others: Partial<Record<Wording, readonly string[]>> = {},
): Category["hooks"] {
  return {
    plain,
    lively: others.lively ?? plain,
    gentle: others.gentle ?? plain,
    formal: others.formal ?? plain,
  };
}
