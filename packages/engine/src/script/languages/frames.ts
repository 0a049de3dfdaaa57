/** Wordings that a language has frames for: a gentle ad uses the plain ones, without exclamations. */
type FrameWording = "lively" | "plain" | "formal";

/** Calls to action by what there is to turn to: `{b}` the brand, `{w}` web, `{p}` phone, `{e}` e-mail, `{a}` address. */
interface CallFrames {
  web: string;
  phone: string;
  both: string;
  email: string;
  address: string;
  /** With nothing to turn to but the name. */
  name: string;
}

/** What the writer brings of its own in a language; the facts are the description's own sentences. `{b}` is the brand. */
export interface Frames {
  /** Mark at the end of a sentence, and of a question and an exclamation. */
  ends: { full: string; asked: string; exclaimed: string };
  hooks: Record<FrameWording, readonly string[]>;
  /** Sentences that name the brand before the description speaks. */
  openings: { first: readonly string[]; third: readonly string[] };
  /** "(brand) is a …" in the first person, and "we are a …" in the third. */
  said: { first: readonly [RegExp, string][]; third: readonly [RegExp, string][] };
  /** Words of the first person and what stands for them in the third, where the verb keeps its form or is given. */
  thirdOf: readonly [string, string][];
  /** What parts the brand from what is said of it; ": " where it is left out. */
  colon?: string;
  /** How an order to the listener begins. */
  order: RegExp;
  /** Where one sentence holds two. */
  joins: RegExp;
  /** The description's own call with the brand in it. Where none of these fits, the name stands behind the call. */
  calledWith?: readonly (readonly [RegExp, string])[];
  /** An own call `{c}` with the contact `{w}` that it lacks; the contact behind a colon where it is left out. */
  reached?: string;
  calls: CallFrames;
  formalCalls?: CallFrames;
  /** Sentences that claim nothing. The lively ones are said before the plain ones, the formal ones in their place. */
  invitations: { lively: readonly string[]; plain: readonly string[]; formal?: readonly string[] };
}
