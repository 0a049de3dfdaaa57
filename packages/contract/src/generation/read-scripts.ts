import { readTrack, type Track } from "../music/read.ts";
import { asFields, listOf, numberOf, oneOf, textOf, textsOf } from "../read/fields.ts";
import { angles, factKinds } from "./script-kinds.ts";

/** A fact in the brief. `span` is its position in the prompt, or null if unknown. */
export type BriefFact = {
  id: string;
  kind: (typeof factKinds)[number];
  text: string;
  span: { start: number; end: number } | null;
};

/** A script as it would be spoken. */
export type WrittenScript = {
  /** The index of the script's idea; an ad made from the script has this `variant`. */
  variant: number;
  /** The script's angle: how it opens and makes its case. */
  angle: (typeof angles)[number] | null;
  /** `facts` contains fact ids; the voice is null if there is only one voice. */
  lines: { text: string; facts: string[]; voice: 1 | 2 | null }[];
  /** The ad's estimated length; null if missing. */
  seconds: number | null;
};

export type WrittenScripts = {
  scripts: WrittenScript[];
  /** All facts in the brief, whether stated or not. */
  facts: BriefFact[];
  /** The ids of the facts that none of the scripts states. */
  leftOut: string[];
  recommendedMusic: Track | null;
};

/** Parses the response of `POST /api/audioad/scripts`; null if it contains no script. */
export function readScripts(input: unknown): WrittenScripts | null {
  const fields = asFields(input) ?? {};
  const scripts = listOf(fields["scripts"], readScript);
  if (scripts.length === 0) return null;
  return {
    scripts,
    facts: listOf(fields["facts"], readFact),
    leftOut: textsOf(fields, "left_out"),
    recommendedMusic: readTrack(fields["recommended_music"]),
  };
}

function readScript(input: unknown): WrittenScript | null {
  const fields = asFields(input);
  const lines = fields ? listOf(fields["lines"], readLine) : [];
  if (!fields || lines.length === 0) return null;
  return {
    variant: numberOf(fields, "variant") ?? 0,
    angle: oneOf(fields["angle"], angles),
    lines,
    seconds: numberOf(fields, "seconds"),
  };
}

function readLine(input: unknown): WrittenScript["lines"][number] | null {
  const fields = asFields(input);
  const text = fields && textOf(fields, "text");
  if (!text) return null;
  const { voice } = fields;
  return { text, facts: textsOf(fields, "facts"), voice: voice === 1 || voice === 2 ? voice : null };
}

function readFact(input: unknown): BriefFact | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  const text = fields && textOf(fields, "text");
  if (!id || !text) return null;
  const [start, end] = [numberOf(fields, "start"), numberOf(fields, "end")];
  const span = start !== null && end !== null ? { start, end } : null;
  return { id, kind: oneOf(fields["kind"], factKinds) ?? "detail", text, span };
}
