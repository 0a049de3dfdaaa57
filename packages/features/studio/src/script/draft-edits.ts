import type { BriefFact, WrittenScript } from "@earshot/contract/generation/read-scripts.ts";
import type { Track } from "@earshot/contract/music/read.ts";

import { type DraftLine, type Idea, isSaid, type ScriptDraft } from "./script-draft.ts";

/** Creates a line that the user added, without a generated text. */
export const lineOf = (text: string, voice: DraftLine["voice"] = null): DraftLine => ({
  text,
  facts: [],
  was: null,
  voice,
});

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

/** The lines to send: those that are not empty. Voices are included if there are two. */
export function linesToSend(lines: readonly DraftLine[], hasSecondVoice: boolean) {
  return lines
    .map(({ text, voice }, at) => ({
      text: text.trim(),
      ...(hasSecondVoice && { voice: voiceAt(voice, at) }),
    }))
    .filter(isSaid);
}

/** A line's voice: its own if set, otherwise alternating. */
export const voiceAt = (voice: DraftLine["voice"], at: number): 1 | 2 => voice ?? (at % 2 === 0 ? 1 : 2);
