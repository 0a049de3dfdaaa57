import type { Angle } from "./script.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** A candidate sentence: `{b}` is the brand. */
export type Part = {
  text: string;
  facts: string[];
  role: "hook" | "what" | "offer" | "fact" | "call" | "required" | "recap";
  kind?: SpokenLine["kind"];
  /** The same with fewer facts, if there is no room for all. */
  less?: Part[];
  /** Its priority. */
  weight: number;
  /** True for a required line that no law puts at the end. If the ad says it earlier, it is not repeated. */
  isMention?: boolean;
  /** True for a sentence that continues the one before it: "That’s {b}, …". */
  needsHook?: boolean;
  /** True for a first line that the brief asks for. */
  isRequested?: boolean;
};

/** How an ad opens: its sentences, and the facts they already say. */
export type Opening = { angle: Angle; parts: Part[] };

/** An opening with the first line that a brief asks for. */
export const requestedOpening = (angle: Angle, text: string, parts: readonly Part[]): Opening => ({
  angle,
  parts: [{ text, facts: [], role: "hook", weight: 50, isRequested: true }, ...parts],
});

/** A brief's sentences: several openings, and the call in a long and a short form. */
export type Parts = {
  openings: Opening[];
  /** Sentences that may follow an opening that says these facts, in spoken order. */
  body: (said: ReadonlySet<string>) => Part[];
  calls: Part[];
  required: Part[];
  recaps: Part[];
  /** Two short sentences joined into one. */
  join?: ((one: string, other: string) => string | undefined) | undefined;
};
