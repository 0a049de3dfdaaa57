import type { BriefFact } from "../../brief/brief-fact.ts";
import type { ReadBrief } from "../../brief/read-brief.ts";
import type { Opening, Part, Parts } from "../parts.ts";
import type { Angle, FactKind } from "../script.ts";

/**
 * A sentence composed of facts. `{b}` is the brand, and the business speaks as "we". `less` has versions of the
 * sentence with fewer facts.
 */
export type ComposedLine = {
  text: string;
  facts: string[];
  kind: FactKind;
  isStressed: boolean;
  /** The priority of the sentence's facts, from 1 (said even in a short ad): see `BriefFact`. */
  rank?: number;
  /** The index of the sentence in the brief. */
  cut?: number;
  less?: ComposedLine[];
};

/** Parts of the call to action other than the contact. `place` and `order` are used if the brief has no contact. */
type CallParts = {
  /** The person to ask for. */
  callee?: { name: string; facts: string[] };
  /** The purpose of the call to action: "schedule a tour". */
  purpose?: { text: string; facts: string[] };
  place?: { text: string; facts: string[] };
  order?: ComposedLine;
};

/** A brief's sentences, composed by the grammar of its language. */
export type Composed = CallParts & {
  /**
   * Several wordings of what is sold, each with the brand. Empty if only the brief's own sentence says what is sold.
   */
  intros: ComposedLine[];
  /** The id of the fact whose own sentence says what is sold, if `intros` is empty. */
  sold?: string;
  /**
   * Openings, best first. Each is either the intro with the index `intro`, after a `line` or on its own, or a
   * question (`line`) and its `answer`, which together say what is sold.
   */
  hooks: { angle: Angle; line?: ComposedLine; intro?: number; answer?: string }[];
  /** Sentences for the facts that have not been said yet. `said` has the ids of those that have. */
  body: (said: ReadonlySet<string>) => ComposedLine[];
  /** True if the brief consists of whole sentences, whose order is kept. */
  keepsOrder?: boolean;
};

export type Compose = (
  facts: readonly BriefFact[],
  about: {
    isEvent: boolean;
    isFirst: boolean;
    hasContact: boolean;
    brand: string;
    /** The kinds of ads that the brief may be for: see `adFeatures`. */
    ad: readonly string[];
    isSound: (text: string) => boolean;
  },
) => Composed | undefined;

/** The maximum number of openings. Users never request more. */
const mostOpenings = 8;

type Tools = {
  isFirst: boolean;
  brand: string;
  isSound: (sentence: string) => boolean;
  /** Finishes a composed text for speaking. */
  say: (text: string) => string;
  /** The brief's own sentence about what is sold. */
  soldParts: (fact: string | undefined) => Part[];
  /** Sets the parts' weights, based on the lines, and puts them into spoken order. */
  ordered: (parts: readonly Part[], lines: readonly ComposedLine[], said: ReadonlySet<string>) => Part[];
};

/** Composes the parts of a script, if the language has a grammar for composing sentences. */
export function composedParts(
  compose: Compose | undefined,
  read: ReadBrief,
  { isFirst, brand, isSound, say, soldParts, ordered }: Tools,
): (CallParts & Pick<Parts, "openings" | "body"> & Pick<Composed, "keepsOrder">) | undefined {
  const checked = new Map<string, boolean>();
  const isGood = (text: string) => {
    const known = checked.get(text) ?? isSound(say(text));
    checked.set(text, known);
    return known;
  };
  const composed = compose?.(read.facts, {
    isEvent: read.isEvent,
    isFirst,
    hasContact: read.contacts.length > 0,
    brand,
    ad: read.ad,
    isSound: isGood,
  });
  if (composed === undefined) return undefined;
  const known = new Map<string, Part[]>();
  const body = (said: ReadonlySet<string>) => {
    const key = [...said].join(" ");
    const lines = known.has(key) ? [] : composed.body(said);
    const parts =
      known.get(key) ??
      ordered(
        lines.map((line) => partOf(line, line.kind === "offer" ? "offer" : "fact")),
        lines,
        said,
      );
    if (composed.keepsOrder === true) {
      const at = new Map(lines.map(({ facts: [id = ""] }, place) => [id, place]));
      parts.sort((a, b) => (at.get(a.facts[0] ?? "") ?? 0) - (at.get(b.facts[0] ?? "") ?? 0));
    }
    known.set(key, parts);
    return parts;
  };
  function partOf(line: ComposedLine, role: Part["role"], weight = 0): Part {
    const { text, facts, kind, less } = line;
    const shorter = less === undefined ? {} : { less: less.map((each) => partOf(each, role)) };
    return { text: say(text), facts, role, kind, weight, needsHook: text.startsWith("that’s "), ...shorter };
  }
  const intros = composed.intros.map(
    (line) => [line, ...(line.less ?? [])].find(({ text }) => isGood(text)) ?? line,
  );
  const named = (at: number) => {
    const intro = intros[at] ?? intros[0];
    return intro === undefined ? soldParts(composed.sold) : [partOf(intro, "what", 100)];
  };
  const openings = composed.hooks
    .filter(({ line }) => line === undefined || isGood(line.text))
    .slice(0, mostOpenings)
    .map(({ angle, line, intro = 0, answer }): Opening => {
      if (line === undefined) return { angle, parts: named(intro) };
      const { less: _, ...hook } = partOf(line, "hook", 50);
      if (answer !== undefined)
        return {
          angle,
          parts: [
            { ...hook, role: "what", weight: 100 },
            { text: say(answer), facts: [], role: "what", weight: 100 },
          ],
        };
      return { angle, parts: [hook, ...named(intro)] };
    });
  const hasPlain = openings.some(({ parts }) => parts.length === 1);
  return {
    ...composed,
    openings: hasPlain ? openings : [...openings, { angle: "offer", parts: named(0) }],
    body,
  };
}
