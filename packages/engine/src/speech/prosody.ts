import { type Tone, tones } from "@earshot/contract/languages.ts";

import type { AdRequest } from "../ad-request.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import type { LanguageCode } from "../script/script.ts";
import { instructionWords } from "./prosody/instruction-words.ts";
import { requestedPauses } from "./prosody/requested-pauses.ts";
import { type ProsodyChange, toneEffects } from "./prosody/tone-effects.ts";
import type { Prosody } from "./speech-engine.ts";

/** The user's instructions for how to speak the ad. */
export interface Delivery {
  readonly tone: Tone;
  /** Free text in English, or empty. */
  readonly instructions: string;
  /** The brand as spoken, for "pause after the name". */
  readonly name: string;
}

export function deliveryOf(
  { title, inputs }: { title: string; inputs: Pick<AdRequest["inputs"], "tone" | "delivery_instructions"> },
  language: LanguageCode,
): Delivery {
  const { tone, delivery_instructions: instructions } = inputs;
  return { tone: toneOf(tone), instructions, name: normalizeText(title, language) };
}

/** Returns a known tone, or "" (the voice's own) for anything else. */
const toneOf = (text: string): Tone => tones.find((tone) => tone === text) ?? "";

/** A line's position in the script, from 0 (first) to 1 (last or only). */
export const positionOf = (at: number, count: number): number => (count > 1 ? at / (count - 1) : 1);

/** Limits beyond which no engine in use sounds human. */
const limits = {
  rate: [0.75, 1.3],
  semitones: [-4, 4],
  pitchRange: [0.3, 1.8],
  pauseScale: [0.5, 2],
} as const;

const stronger = /\b(very|really|much|super|extra|extremely|a lot|so|way|too)\s*$/;
const weaker = /\b(a (little|bit|touch|tad)( more)?|slightly|somewhat|bit|fairly|rather|kind of)\s*$/;
const opposite = /(\b(not|never|no|avoid|without|less)|n['’]t)( \w+){0,2}\s*$/;

const atTheStart = /\b(start(s|ing)?|begin(s|ning)?|opening|first (line|sentence|words?))\b/;
const atTheEnd = /\b(ends?|ending|finish(es|ing)?|closing|last (line|sentence|words?)|call to action|cta)\b/;

/**
 * A line's prosody. The effects of tone and instructions add up, within human limits; unknown words have no effect.
 * @param position the line's position in the script, from 0 (first) to 1 (last): "faster at the end" applies only to
 * the last third. If omitted, instructions for the start or the end are ignored.
 */
export function prosodyOf({ tone, instructions, name }: Delivery, position?: number): Prosody {
  const clauses = instructions.toLowerCase().split(/[.,;!?\n]|\b(?:then|but|while)\b/u);
  const changes = clauses.filter((clause) => appliesAt(clause, position)).flatMap(changesIn);
  const { rate, semitones, pitchRange, pauseScale } = combined([scaled(toneEffects[tone], 1), ...changes]);
  return {
    rate: clamp(rate, limits.rate),
    semitones: clamp(semitones, limits.semitones),
    pitchRange: clamp(pitchRange, limits.pitchRange),
    pauseScale: clamp(pauseScale, limits.pauseScale),
    pauses: requestedPauses(instructions, name),
  };
}

function appliesAt(clause: string, position: number | undefined): boolean {
  const [start, end] = [atTheStart.test(clause), atTheEnd.test(clause)];
  if (start === end) return true;
  if (position === undefined) return false;
  return start ? position < 1 / 3 : position > 2 / 3;
}

/** Matches each table entry once, with a preceding "very", "a little" or "not". Matched words are blanked out. */
function changesIn(clause: string): Required<ProsodyChange>[] {
  let left = clause;
  return instructionWords.flatMap(([words, effect]) => {
    const found = new RegExp(String.raw`\b(?:${words.source})\b`, "u").exec(left);
    if (!found) return [];
    const before = left.slice(0, found.index);
    left = `${before}${"·".repeat(found[0].length)}${left.slice(found.index + found[0].length)}`;
    return [scaled(effect, strengthAfter(before))];
  });
}

function strengthAfter(before: string): number {
  if (opposite.test(before)) return -0.5;
  if (weaker.test(before)) return 0.5;
  return stronger.test(before) ? 1.5 : 1;
}

/** Scales a change: 0.5 halves it, -0.5 is half its opposite. */
function scaled(change: ProsodyChange, strength: number): Required<ProsodyChange> {
  const { rate = 1, semitones = 0, pitchRange = 1, pauseScale = 1 } = change;
  return {
    rate: rate ** strength,
    semitones: semitones * strength,
    pitchRange: pitchRange ** strength,
    pauseScale: pauseScale ** strength,
  };
}

function combined(changes: readonly Required<ProsodyChange>[]): Required<ProsodyChange> {
  return {
    rate: changes.reduce((product, { rate }) => product * rate, 1),
    semitones: changes.reduce((sum, { semitones }) => sum + semitones, 0),
    pitchRange: changes.reduce((product, { pitchRange }) => product * pitchRange, 1),
    pauseScale: changes.reduce((product, { pauseScale }) => product * pauseScale, 1),
  };
}

const clamp = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value));
