/** Wordings with frames of their own. A gentle ad uses the plain ones, without exclamations. */
type FrameWording = "lively" | "plain" | "formal";

/** Calls to action by available contact: `{b}` the brand, `{w}` web, `{p}` phone, `{e}` email, `{a}` address. */
interface CallFrames {
  web: string;
  phone: string;
  both: string;
  email: string;
  address: string;
  /** Used if there is no contact, only the name. */
  name: string;
}

/**
 * The writer's own phrases in one language. Facts are said in the description's own sentences. `{b}` is the brand.
 */
export interface Frames {
  /** Final punctuation of a statement, a question and an exclamation. */
  ends: { full: string; question: string; exclamation: string };
  hooks: Record<FrameWording, readonly string[]>;
  /** Sentences that name the brand before the description's own. */
  openings: { first: readonly string[]; third: readonly string[] };
  /** Replacements that convert "(brand) is a …" to the first person, and "we are a …" to the third. */
  said: { first: readonly [RegExp, string][]; third: readonly [RegExp, string][] };
  /** First-person words and their third-person replacements. The verb either stays the same or is part of both. */
  thirdOf: readonly [string, string][];
  /** The separator between the brand and a statement about it. Default: ": ". */
  colon?: string;
  /** Matches the start of an imperative to the listener. */
  order: RegExp;
  /** Matches a conjunction between two clauses. */
  joins: RegExp;
  /**
   * Puts the brand into the description's own call to action. If none of these patterns matches, the name follows it.
   */
  calledWith?: readonly (readonly [RegExp, string])[];
  /**
   * Adds the missing contact `{w}` to the description's own call to action `{c}`. By default, a colon and the contact
   * follow it.
   */
  reached?: string;
  calls: CallFrames;
  formalCalls?: CallFrames;
  /** Invitations that make no claim. Lively ones come before the plain ones; formal ones replace the plain ones. */
  invitations: { lively: readonly string[]; plain: readonly string[]; formal?: readonly string[] };
}
