import type { BriefFact, WrittenScript } from "@earshot/contract/generation/read-scripts.ts";
import { angles, factKinds } from "@earshot/contract/generation/script-kinds.ts";
import { mostScriptLines, textLength } from "@earshot/contract/limits.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { asFields, listOf, numberOf, oneOf, textOf, textsOf } from "@earshot/contract/read/fields.ts";

import { readSavedTrack } from "./read-saved.ts";

/** A line in a script that is being edited. */
export interface DraftLine {
  text: string;
  /** The ids of the facts that the line stated when it was generated. */
  facts: readonly string[];
  /** The text as generated; null for a line that the user added. */
  was: string | null;
  /** The line's voice; null if the voices alternate. */
  voice: 1 | 2 | null;
}

/** A fact in the brief, whether the script states it or not. */
export type DraftFact = Pick<BriefFact, "id" | "kind" | "text">;

/** One of the scripts to choose from. */
export interface Idea {
  variant: number;
  angle: WrittenScript["angle"];
  lines: readonly DraftLine[];
  /** The facts in the brief that the script was written from. */
  facts: readonly DraftFact[];
  isEdited: boolean;
}

/** The scripts written from a brief, one of which is selected and edited. */
export interface ScriptDraft {
  /** The scripts; at least one. */
  ideas: readonly Idea[];
  /** The selected script's index. */
  chosen: number;
  /** The `briefKey` of the brief that the scripts were written from. */
  brief: string;
  /** The track that suits the brief; null if unknown. */
  music: Track | null;
}

export function chosenIdea({ ideas, chosen }: ScriptDraft): Idea {
  const idea = ideas[chosen] ?? ideas[0];
  if (!idea) throw new Error("A draft has at least one script.");
  return idea;
}

/** True if a line contains a letter or digit, so that there is something to speak. */
export const isSaid = ({ text }: { text: string }) => /[\p{L}\p{N}]/u.test(text);

/** The reason why a script can't be sent, or null. */
export function scriptFault(lines: readonly { text: string }[]): "empty" | "overLimits" | null {
  if (!lines.some(isSaid)) return "empty";
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return length > textLength.prompt || lines.filter(isSaid).length > mostScriptLines ? "overLimits" : null;
}

/** Parses a saved draft; null if invalid or without a script. */
export function readScriptDraft(input: unknown): ScriptDraft | null {
  const kept = asFields(input);
  const ideas = kept ? listOf(kept["ideas"], readIdea) : [];
  if (!kept || ideas.length === 0) return null;
  const chosen = numberOf(kept, "chosen") ?? 0;
  return {
    ideas,
    chosen: ideas[chosen] ? chosen : 0,
    brief: typed(kept["brief"]),
    music: readSavedTrack(kept["music"]),
  };
}

function readIdea(input: unknown): Idea | null {
  const kept = asFields(input);
  const lines = kept ? listOf(kept["lines"], readLine) : [];
  if (!kept || lines.length === 0) return null;
  return {
    variant: numberOf(kept, "variant") ?? 0,
    angle: oneOf(kept["angle"], angles),
    lines,
    facts: listOf(kept["facts"], readFact),
    isEdited: kept["isEdited"] === true,
  };
}

/** Keeps an empty line, because the user may be typing in it. */
function readLine(input: unknown): DraftLine | null {
  const kept = asFields(input);
  if (!kept) return null;
  const { voice, was } = kept;
  return {
    text: typed(kept["text"]),
    facts: textsOf(kept, "facts"),
    was: typeof was === "string" ? was : null,
    voice: voice === 1 || voice === 2 ? voice : null,
  };
}

function readFact(input: unknown): DraftFact | null {
  const kept = asFields(input);
  const id = kept && textOf(kept, "id");
  const text = kept && textOf(kept, "text");
  if (!id || !text) return null;
  return { id, text, kind: oneOf(kept["kind"], factKinds) ?? "detail" };
}

const typed = (text: unknown) => (typeof text === "string" ? text : "");
