import {
  angles,
  type BriefFact,
  factKinds,
  type WrittenScript,
} from "@earshot/contract/generation/read-scripts.ts";
import { mostScriptLines, textLength } from "@earshot/contract/limits.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { asFields, listOf, numberOf, oneOf, textOf, textsOf } from "@earshot/contract/read/fields.ts";

import { readSavedTrack } from "./saved-track.ts";

/** A line in a script that is being edited. */
export interface DraftLine {
  text: string;
  /** The ids of the facts that it stated when it was generated. */
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
  /** The facts in the brief that it was written from. */
  facts: readonly DraftFact[];
  isEdited: boolean;
}

/** The scripts written from a brief, one of which is selected and edited. */
export interface ScriptDraft {
  /** The scripts; at least one. */
  ideas: readonly Idea[];
  /** The selected script's index. */
  chosen: number;
  /** The brief they were written from, by `briefKey`. */
  brief: string;
  /** The track that suits the brief; null if unknown. */
  music: Track | null;
}

/** Creates a line that the user added, without a generated text. */
export const lineOf = (text: string, voice: DraftLine["voice"] = null): DraftLine => ({
  text,
  facts: [],
  was: null,
  voice,
});

export function chosenIdea({ ideas, chosen }: ScriptDraft): Idea {
  const idea = ideas[chosen] ?? ideas[0];
  if (!idea) throw new Error("A draft has at least one script.");
  return idea;
}

type Written = {
  scripts: readonly WrittenScript[];
  facts: readonly BriefFact[];
  recommendedMusic: Track | null;
};

function ideasOf({ scripts, facts: read }: Written): Idea[] {
  const facts = read.map(({ id, kind, text }) => ({ id, kind, text }));
  return scripts.map(({ variant, angle, lines }) => ({
    variant,
    angle,
    facts,
    isEdited: false,
    lines: lines.map(({ text, facts: said, voice }) => ({ text, facts: said, was: text, voice })),
  }));
}

/** The draft after a rewrite: the new scripts, then those of the earlier draft that were edited. */
export function rewritten(earlier: ScriptDraft | null, written: Written, brief: string): ScriptDraft {
  const edited = earlier?.ideas.filter(({ isEdited }) => isEdited) ?? [];
  return { ideas: [...ideasOf(written), ...edited], chosen: 0, brief, music: written.recommendedMusic };
}

/** Adds a script and selects it. */
export function withAnother(draft: ScriptDraft, written: Written): ScriptDraft {
  const ideas = [...draft.ideas, ...ideasOf(written).slice(0, 1)];
  return { ...draft, ideas, chosen: ideas.length - 1 };
}

/** The variant to request next. */
export const nextVariant = ({ ideas }: ScriptDraft): number =>
  Math.max(...ideas.map(({ variant }) => variant)) + 1;

/** Replaces the selected script's lines. */
export function withLines(draft: ScriptDraft, lines: readonly DraftLine[]): ScriptDraft {
  return {
    ...draft,
    ideas: draft.ideas.map((idea, at) => (at === draft.chosen ? { ...idea, lines, isEdited: true } : idea)),
  };
}

/** Removes the selected script; returns null if none is left. */
export function withoutChosen(draft: ScriptDraft): ScriptDraft | null {
  const ideas = draft.ideas.filter((_, at) => at !== draft.chosen);
  return ideas.length === 0 ? null : { ...draft, ideas, chosen: Math.max(draft.chosen - 1, 0) };
}

/** A draft with the lines of an existing ad as its only script. */
export function draftOfLines(
  lines: readonly { text: string; voice: 1 | 2 | null }[],
  { variant, brief }: { variant: number | null; brief: string },
): ScriptDraft {
  const idea: Idea = {
    variant: variant ?? 0,
    angle: null,
    facts: [],
    isEdited: true,
    lines: lines.map(({ text, voice }) => lineOf(text, voice)),
  };
  return { ideas: [idea], chosen: 0, brief, music: null };
}

const isSaid = ({ text }: { text: string }) => /[\p{L}\p{N}]/u.test(text);

/** The lines to send: those that are not empty. Voices are included if there are two. */
export function linesToSend(lines: readonly DraftLine[], hasSecondVoice: boolean) {
  return lines
    .map(({ text, voice }, at) => ({
      text: text.trim(),
      ...(hasSecondVoice && { voice: voiceAt(voice, at) }),
    }))
    .filter(isSaid);
}

/** A line's voice: its own, or else alternating. */
export const voiceAt = (voice: DraftLine["voice"], at: number): 1 | 2 => voice ?? (at % 2 === 0 ? 1 : 2);

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
