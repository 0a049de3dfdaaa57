import type { Fact } from "../script/script.ts";

/**
 * How a fact can be said as it is typed: a whole sentence, an order to the listener ("bring a mat"), a question, a phrase
 * without a verb ("brunch every Sunday"), or not at all.
 */
export type Form = "sentence" | "order" | "question" | "phrase" | "unsaid";

/** A fact with what the writer needs to say it. */
export type BriefFact = Fact & {
  form: Form;
  /** Number of the sentence that it stands in, as typed: what stands together is said together. */
  cut: number;
  /** Limits the fact before it ("members only"), and is only said with it. */
  isTail?: true;
  /** The typist asked for it. */
  isStressed?: true;
};

/** The facts as a script carries them. */
export const publicFacts = (facts: readonly BriefFact[]): Fact[] =>
  facts.map(({ id, kind, text, start, end }) => ({
    id,
    kind,
    text,
    ...(start === undefined || end === undefined ? {} : { start, end }),
  }));
