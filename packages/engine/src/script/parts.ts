import type { Angle } from "./script.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** A sentence that may be said: `{b}` is the brand. */
export type Part = {
  text: string;
  facts: string[];
  role: "hook" | "what" | "offer" | "fact" | "call" | "required" | "recap";
  kind?: SpokenLine["kind"];
  /** The same with fewer facts, where there is no room for all. */
  less?: Part[];
  /** How much it is worth saying. */
  weight: number;
  /** Goes on from a sentence before it: "That’s {b}, …". */
  needsHook?: boolean;
};

/** How an ad opens: its sentences, and what they have said already. */
export type Opening = { angle: Angle; parts: Part[] };

/** A brief's sentences: several openings, the call in long and short. */
export type Parts = {
  openings: Opening[];
  /** What may be said behind an opening that says these facts, in the order of speaking. */
  body: (said: ReadonlySet<string>) => Part[];
  calls: Part[];
  required: Part[];
  recaps: Part[];
  /** Two short sentences as one. */
  join?: ((one: string, other: string) => string | undefined) | undefined;
};
