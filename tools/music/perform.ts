import { noise } from "@earshot/engine/dsp/noise.ts";

import { type Chord, readChord } from "./chord-symbol.ts";
import { bassKey, drumKeys, keyOf } from "./keys.ts";
import { readDrum, readLine, type Stroke } from "./line.ts";
import type { Drum, Player, Score, Section } from "./score.ts";
import { leadVoices } from "./voicing.ts";

/** A note that is played. `player` is a member of the score's band, or `kit`. */
export type Note = {
  player: string;
  /** The start time in seconds; may be slightly negative, because timing varies. */
  at: number;
  seconds: number;
  key: number;
  /** MIDI velocity, 1-127. */
  velocity: number;
};

/** A chord and its range in the piece, in bars. */
type Place = { chord: Chord; at: number; until: number };
type Part = { section: Section; at: number; bars: number };
/** A stroke and its position in the piece, in bars. */
type Played = Stroke & { part: Part };

const kitPlayer = "kit";
const usualLoose = 6;
const finalSeconds = 3;

export function barCount(score: Score): number {
  return partsOf(score).reduce((sum, { bars }) => sum + bars, 0);
}

/** A score's length in seconds. */
export function secondsOf(score: Score): number {
  return (barCount(score) * score.beats * 60) / score.tempo;
}

/** Performs a score with small, reproducible variations of timing and velocity. */
export function perform(score: Score): Note[] {
  const parts = partsOf(score);
  const places = parts.flatMap(placesOf);
  const notes = Object.entries(score.band).flatMap(([name, player], i) => {
    const chance = chanceOf(score.seed + 101 * i);
    const played = parts.flatMap((part) =>
      strokesOf(part, readLine(part.section.lines[name] ?? ".", part.bars)),
    );
    const voices = voicesOf(places, player);
    return played.flatMap((stroke) => {
      const index = places.findIndex(({ at, until }) => stroke.at >= at - 1e-9 && stroke.at < until - 1e-9);
      const place = places[index];
      if (!place) return [];
      const next = places[(index + 1) % places.length] ?? place;
      const keys = keysOf(stroke.what, player, {
        chord: place.chord,
        next: next.chord,
        voices: voices[index] ?? [],
      });
      const until = player.rings === true ? Math.max(place.until, stroke.at + stroke.bars) : undefined;
      return keys.map((key) => noteOf(score, stroke, { ...key, until, player: name, stage: player, chance }));
    });
  });
  return [...notes, ...drummed(score, parts)].toSorted((a, b) => a.at - b.at);
}

/** Performs a score's ending from its first beat on. Notes in its last bar ring beyond it unless they are short. */
export function performEnding(score: Score): { notes: Note[]; beatsBefore: number } {
  const ending = { ...score, form: "ending", sections: { ending: score.ending } };
  const beatsBefore = (barCount(ending) - 1) * score.beats;
  const [beat, chordAt] = [60 / score.tempo, (beatsBefore * 60) / score.tempo];
  const notes = perform(ending);
  for (const note of notes) {
    const isHeld = note.player !== kitPlayer && note.at > chordAt - 0.05 && note.seconds > 1.4 * beat;
    if (isHeld) note.seconds = Math.max(note.seconds, finalSeconds);
  }
  return { notes, beatsBefore };
}

const hollow = ({ root, bass }: Chord): Chord => ({ root, bass, tones: [0, 7] });

function voicesOf(places: readonly Place[], player: Player): number[][] {
  if (player.plays !== "chords") return [];
  const chords = places.map(({ chord }) => (player.isHollow === true ? hollow(chord) : chord));
  return leadVoices(chords, player);
}

function drummed(score: Score, parts: readonly Part[]): Note[] {
  const { kit } = score;
  if (!kit) return [];
  return Object.entries(drumKeys).flatMap(([drum, key], i) => {
    const chance = chanceOf(score.seed + 7919 + 103 * i);
    return parts.flatMap((part) => {
      const line = part.section.drums?.[drum as Drum];
      const strokes = line === undefined ? [] : strokesOf(part, readDrum(line, part.bars));
      return strokes.map((stroke) =>
        noteOf(score, stroke, { key, late: 0, softer: 0, player: kitPlayer, stage: kit, chance }),
      );
    });
  });
}

type Hand = {
  key: number;
  /** Delay in ms after the stroke. */
  late: number;
  softer: number;
  /** The end of a note that rings on, in bars. */
  until?: number | undefined;
  player: string;
  stage: { loose?: number };
  chance: () => number;
};

function noteOf(
  score: Score,
  stroke: Played,
  { key, late, softer, until, player, stage, chance }: Hand,
): Note {
  const seconds = (bars: number) => (swung(bars * score.beats, score.swing) * 60) / score.tempo;
  const { at, bars, isShort, part } = stroke;
  const begin = seconds(at) + ((stage.loose ?? usualLoose) * chance() + late) / 1000;
  const held = isShort ? 0.45 * bars : 0.95 * bars;
  const arc = 4 * Math.sin((Math.PI * (at - part.at)) / part.bars);
  const weight = { plain: 0, accent: 17, soft: -20 }[stroke.weight];
  const wanted =
    (76 + metre(at * score.beats, score.beats) + weight + arc + 6 * chance() - softer) *
    (part.section.loudness ?? 1);
  return {
    player,
    at: begin,
    seconds: Math.max(0.05, seconds(until ?? at + held) - seconds(at)),
    key,
    velocity: Math.round(Math.min(127, Math.max(8, wanted))),
  };
}

/** Velocity offset by position in the bar: strongest on the first beat, weakest between beats. */
function metre(beat: number, beats: number): number {
  const near = (unit: number) => Math.abs(beat / unit - Math.round(beat / unit)) < 1e-6;
  if (near(beats)) return 6;
  if (near(1)) return 2;
  return near(0.5) ? -3 : -7;
}

/** Applies swing to a position in beats. */
function swung(beat: number, swing: Score["swing"]): number {
  if (!swing) return beat;
  const unit = swing.of === "eighth" ? 1 : 0.5;
  const whole = Math.floor(beat / unit + 1e-9);
  const share = beat / unit - whole;
  const middle = 0.5 + swing.share / 6;
  const moved = share < 0.5 ? share * 2 * middle : middle + (share - 0.5) * 2 * (1 - middle);
  return (whole + moved) * unit;
}

type Heard = { chord: Chord; next: Chord; voices: readonly number[] };

function keysOf(what: string, player: Player, heard: Heard): { key: number; late: number; softer: number }[] {
  return what.split("+").flatMap((one) => {
    const written = keyOf(one);
    if (written !== undefined) return [{ key: written, late: 0, softer: 0 }];
    if (player.plays === "bass") return [{ key: bassKey(one, player.low, heard), late: 0, softer: 0 }];
    return strummed(one, heard.voices);
  });
}

/** Plays the keys, each `apart` ms after the previous one. */
const each = (keys: readonly number[], apart: number, softer: number) =>
  keys.map((key, i) => ({ key, late: apart * i, softer }));

/**
 * Plays a chord's voices as notated: `*` all voices, `h` all but the lowest, `v` a downward strum, `^` an upward
 * strum, `0` a single voice; indices beyond the last are an octave higher.
 */
function strummed(what: string, voices: readonly number[]) {
  if (what === "*") return each(voices, 2, 0);
  if (what === "h") return each(voices.slice(1), 2, 0);
  if (what === "v") return each(voices, 12, 0);
  if (what === "^") return each(voices.slice(-3).toReversed(), 9, 8);
  const voice = /^\d$/.test(what) ? Number(what) : Number.NaN;
  const key = voices[voice % voices.length];
  if (key === undefined) throw new Error(`"${what}" is nothing that can be played`);
  return [{ key: key + 12 * Math.floor(voice / voices.length), late: 0, softer: 0 }];
}

function partsOf(score: Score): Part[] {
  let at = 0;
  return score.form.split(" ").map((name) => {
    const section = score.sections[name];
    if (!section) throw new Error(`${score.name} has no section ${name}`);
    const bars = section.chords.split("|").length;
    const part = { section, at, bars };
    at += bars;
    return part;
  });
}

const strokesOf = (part: Part, strokes: readonly Stroke[]): Played[] =>
  strokes.map((stroke) => ({ ...stroke, at: stroke.at + part.at, part }));

function placesOf({ section, at }: Part): Place[] {
  return section.chords.split("|").flatMap((bar, b) => {
    const symbols = bar.trim().split(/\s+/);
    return symbols.map((symbol, i) => ({
      chord: readChord(symbol),
      at: at + b + i / symbols.length,
      until: at + b + (i + 1) / symbols.length,
    }));
  });
}

/** Seeded random numbers between -1 and 1, triangularly distributed. */
function chanceOf(seed: number): () => number {
  const numbers = noise(8192, seed);
  let at = 0;
  return () => {
    at += 2;
    return ((numbers[at % numbers.length] ?? 0) + (numbers[(at + 1) % numbers.length] ?? 0)) / 2;
  };
}
