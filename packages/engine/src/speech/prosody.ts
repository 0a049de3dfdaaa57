import type { Tone } from "@earshot/contract/languages.ts";

import { type Effect, scaled, together } from "./prosody/effect.ts";
import { instructionWords } from "./prosody/instruction-words.ts";
import { pausesAsked } from "./prosody/requested-pauses.ts";
import { toneEffects } from "./prosody/tone-effects.ts";
import type { Manner } from "./speech-engine.ts";

/** What a person chose of how the ad is said. */
export interface Delivery {
  readonly tone: Tone;
  /** In the person's own words (English is understood); empty for none. */
  readonly instructions: string;
  /** The brand as it is spoken: "pause after the name" means it. */
  readonly name: string;
}

/** Beyond these no engine here sounds like a person. */
const limits = {
  rate: [0.75, 1.3],
  semitones: [-4, 4],
  melody: [0.3, 1.8],
  pauseScale: [0.5, 2],
} as const;

const stronger = /\b(very|really|much|super|extra|extremely|a lot|so|way|too)\s*$/;
const weaker = /\b(a (little|bit|touch|tad)( more)?|slightly|somewhat|bit|fairly|rather|kind of)\s*$/;
const opposite = /(\b(not|never|no|avoid|without|less)|n['’]t)( \w+){0,2}\s*$/;

const atTheStart = /\b(start(s|ing)?|begin(s|ning)?|opening|first (line|sentence|words?))\b/;
const atTheEnd = /\b(ends?|ending|finish(es|ing)?|closing|last (line|sentence|words?)|call to action|cta)\b/;

/**
 * How a sentence is said. Tone and instructions add up, within what sounds like a person; words that mean nothing here do
 * nothing.
 * @param place where the sentence stands in the script, from 0 (the first) to 1 (the last): "faster at the end" counts in
 *   the last third alone. Without it what is meant for one place is left out.
 */
export function mannerOf({ tone, instructions, name }: Delivery, place?: number): Manner {
  const clauses = instructions.toLowerCase().split(/[.,;!?\n]|\b(?:then|but|while)\b/u);
  const effects = clauses.filter((clause) => isMeantFor(clause, place)).flatMap(effectsOf);
  const { rate, semitones, melody, pauseScale } = together([scaled(toneEffects[tone], 1), ...effects]);
  return {
    rate: within(rate, limits.rate),
    semitones: within(semitones, limits.semitones),
    melody: within(melody, limits.melody),
    pauseScale: within(pauseScale, limits.pauseScale),
    pauses: pausesAsked(instructions, name),
  };
}

function isMeantFor(clause: string, place: number | undefined): boolean {
  const [start, end] = [atTheStart.test(clause), atTheEnd.test(clause)];
  if (start === end) return true;
  if (place === undefined) return false;
  return start ? place < 1 / 3 : place > 2 / 3;
}

/** Each word of the table once, with "very", "a little" or "not" before it. What one word took, no other reads again. */
function effectsOf(clause: string): Required<Effect>[] {
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

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));
