import type { Fact } from "../script/script.ts";

/**
 * How a fact can be used verbatim: a whole sentence, an imperative ("bring a mat"), a question, a phrase without a verb
 * ("brunch every Sunday"), or not at all.
 */
export type Form = "sentence" | "order" | "question" | "phrase" | "unsaid";

/** A fact, with the details needed to put it into words. */
export type BriefFact = Fact & {
  form: Form;
  /** The index of its sentence in the brief. Facts in one sentence are said together. */
  cut: number;
  /** Qualifies the previous fact ("members only") and is only said with it. */
  isTail?: true;
  /** A scene, feeling or question that could open an ad. */
  isStory?: true;
  /** An appeal to the listener: "stop by". */
  isCall?: true;
  /** The brief explicitly asks for this fact to be said. */
  isStressed?: true;
  /** The priority, from 1 (said even in a short ad) to 3. */
  rank?: number;
  /** The probability of the fact's kind, according to the model that read it. */
  sureness?: number;
  /** The sentence that a model forms from a phrase, without a full stop. */
  sentence?: string;
};

/** Strips facts down to the fields that a script exposes. */
export const publicFacts = (facts: readonly BriefFact[]): Fact[] =>
  facts.map(({ id, kind, text, start, end }) => ({
    id,
    kind,
    text,
    ...(start === undefined || end === undefined ? {} : { start, end }),
  }));
