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

/** The maximum number of clauses that take effect; each is searched for every known word. */
const mostClauses = 40;

/** A third of the script; null for the script as a whole. */
type Third = "start" | "middle" | "end" | null;

const cache = new WeakMap<Delivery, Map<Third, Prosody>>();

/**
 * A line's prosody. The effects of tone and instructions add up, within human limits; unknown words have no effect.
 * Cached by delivery and third, because searching the instructions is costly and a script may have hundreds of lines.
 * @param position the line's position in the script, from 0 (first) to 1 (last): "faster at the end" applies only to
 * the last third. If omitted, instructions for the start or the end are ignored.
 */
export function prosodyOf(delivery: Delivery, position?: number): Prosody {
  const third = thirdAt(position);
  const cached = cache.get(delivery) ?? new Map<Third, Prosody>();
  cache.set(delivery, cached);
  const prosody = cached.get(third) ?? prosodyIn(third, delivery);
  cached.set(third, prosody);
  return prosody;
}

function thirdAt(position: number | undefined): Third {
  if (position === undefined) return null;
  if (position < 1 / 3) return "start";
  return position > 2 / 3 ? "end" : "middle";
}

function prosodyIn(third: Third, { tone, instructions, name }: Delivery): Prosody {
  const clauses = instructions
    .toLowerCase()
    .split(/[.,;!?\n]|\b(?:then|but|while)\b/u)
    .filter((clause) => clause.trim() !== "")
    .slice(0, mostClauses);
  const changes = clauses.filter((clause) => appliesIn(third, clause)).flatMap(changesIn);
  const { rate, semitones, pitchRange, pauseScale } = combined([scaled(toneEffects[tone], 1), ...changes]);
  return {
    rate: clamp(rate, limits.rate),
    semitones: clamp(semitones, limits.semitones),
    pitchRange: clamp(pitchRange, limits.pitchRange),
    pauseScale: clamp(pauseScale, limits.pauseScale),
    pauses: requestedPauses(instructions, name),
  };
}

function appliesIn(third: Third, clause: string): boolean {
  const [start, end] = [atTheStart.test(clause), atTheEnd.test(clause)];
  if (start === end) return true;
  return third === (start ? "start" : "end");
}

const instructionPatterns = instructionWords.map(
  ([words, effect]) => [new RegExp(String.raw`\b(?:${words.source})\b`, "u"), effect] as const,
);

/** Matches each table entry once, with a preceding "very", "a little" or "not". Matched words are blanked out. */
function changesIn(clause: string): Required<ProsodyChange>[] {
  let left = clause;
  return instructionPatterns.flatMap(([pattern, effect]) => {
    const found = pattern.exec(left);
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
