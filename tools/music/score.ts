/** Where a player stands, and how he plays. */
type Stage = {
  /** Loudness in the mix, 0-127 (MIDI controller 7). */
  level: number;
  /** From -1 (left) to 1 (right). */
  pan: number;
  /** How much of the room is heard, 0-127 (MIDI controller 91). */
  room: number;
  /** How far from the beat he may be, in ms; 6 unless told. */
  loose?: number;
  /** Every tone rings until the chord changes, as under a pedal or on open strings. */
  rings?: boolean;
};

/** Who plays: an instrument by its number in General MIDI (0 is a grand piano), and what he makes of a line. */
export type Player = Stage & { program: number } & (
    | {
        /** Finds tones of the chord, led from one chord to the next. */
        plays: "chords";
        voices: 2 | 3 | 4 | 5;
        /** The lowest and the highest key, MIDI's way: 60 is C4. */
        keys: readonly [low: number, high: number];
        /** Root and fifth alone: what a distorted guitar can bear. */
        isHollow?: boolean;
      }
    /** The bass tones of the chords; `low` is the lowest key. */
    | { plays: "bass"; low: number }
    /** What is written, tone by tone. */
    | { plays: "melody" }
  );

/** A drum, or what is shaken and clapped. */
export type Drum =
  | "kick"
  | "snare"
  | "stick"
  | "clap"
  | "hat"
  | "open"
  | "pedal"
  | "ride"
  | "crash"
  | "tom"
  | "tambourine"
  | "shaker"
  | "cabasa"
  | "conga"
  | "mute"
  | "low"
  | "claves"
  | "bell"
  | "triangle"
  | "sleigh"
  | "block";

/**
 * Some bars. `chords` has bars between `|`, a bar's chords share it evenly. `lines` are what each player of the band plays
 * (`line.ts` has the notation), `drums` the same for each drum with `X x o .` (accent, stroke, ghost, rest). A line that
 * is shorter than the chords begins again.
 */
export type Section = {
  chords: string;
  lines: Readonly<Record<string, string>>;
  drums?: Readonly<Partial<Record<Drum, string>>>;
  /** Against the others; 1 unless told. */
  loudness?: number;
};

/** A piece of music that leads back to its beginning. */
export type Score = {
  /** The end of its id, and its file's name: `trk_<name>`. */
  name: string;
  key: string;
  /** Beats per minute. */
  tempo: number;
  /** To the bar. */
  beats: 3 | 4;
  /** How late every other eighth, or sixteenth, comes: a share of 0 is even, 1 as in triplets. */
  swing?: { of: "eighth" | "sixteenth"; share: number };
  /** Of its chance: what is not quite in time, and not quite alike. */
  seed: number;
  band: Readonly<Record<string, Player>>;
  /** The drum kit, by its number in General MIDI, and its place. */
  kit?: Stage & { program: number };
  sections: Readonly<Record<string, Section>>;
  /** The sections as they follow each other, between blanks. */
  form: string;
};
