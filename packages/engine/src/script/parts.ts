import type { Angle } from "./script.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** A candidate sentence: `{b}` is the brand. */
export type Part = {
  text: string;
  facts: string[];
  role: "hook" | "what" | "offer" | "fact" | "call" | "required" | "recap";
  kind?: SpokenLine["kind"];
  /** The same sentence with fewer facts, for when there is no room for all. */
  less?: Part[];
  /** Sentences with a higher weight have priority. */
  weight: number;
  /**
   * True for a required line that isn't a legal notice and so needn't come last. It is not repeated if the ad says it
   * earlier.
   */
  isMention?: boolean;
  /** True for a sentence that continues the one before it: "That’s {b}, …". */
  needsHook?: boolean;
  /** True for an opening line that the brief requests. */
  isRequested?: boolean;
};

/** How an ad opens: its first sentences, and the facts that they say. */
export type Opening = { angle: Angle; parts: Part[] };

/** An opening with the first line that a brief requests. */
export const requestedOpening = (angle: Angle, text: string, parts: readonly Part[]): Opening => ({
  angle,
  parts: [{ text, facts: [], role: "hook", weight: 50, isRequested: true }, ...parts],
});

/** A brief's sentences: several openings, and the call to action in a long and a short form. */
export type Parts = {
  openings: Opening[];
  /** Sentences that may follow an opening that says the facts in `said`, in spoken order. */
  body: (said: ReadonlySet<string>) => Part[];
  calls: Part[];
  required: Part[];
  /** Another way to reach the brand, said after the call to action if there is room and the ad hasn't named it. */
  also?: { part: Part; contact: string } | undefined;
  recaps: Part[];
  /** Joins two short sentences into one; undefined if they don't go together. */
  join?: ((one: string, other: string) => string | undefined) | undefined;
};
