/** A player's style of playing and place in the mix. */
type Stage = {
  /** Loudness in the mix, 0-127 (MIDI controller 7). */
  level: number;
  /** Position from -1 (left) to 1 (right). */
  pan: number;
  /** Reverberation, 0-127 (MIDI controller 91). */
  room: number;
  /** How much the timing varies, in ms. Default: 6. */
  loose?: number;
  /** Lets every note ring until the chord changes, as with a pedal or open strings. */
  rings?: boolean;
};

/** A General MIDI program (0 is a grand piano), and how it plays a line. */
export type Player = Stage & { program: number } & (
    | {
        /** Chord tones, voice-led from chord to chord. */
        plays: "chords";
        voices: 2 | 3 | 4 | 5;
        /** Lowest and highest MIDI key: 60 is C4. */
        keys: readonly [low: number, high: number];
        /** Root and fifth only, for distorted guitars. */
        isHollow?: boolean;
      }
    /** The chords' bass notes; `low` is the lowest key. */
    | { plays: "bass"; low: number }
    /** The written notes. */
    | { plays: "melody" }
  );

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
 * A section. `chords` has bars between `|`; the chords of a bar divide it evenly. `lines` has a line for each player
 * (notation in `line.ts`), `drums` one for each drum. A line shorter than the chords is repeated.
 */
export type Section = {
  chords: string;
  lines: Readonly<Record<string, string>>;
  drums?: Readonly<Partial<Record<Drum, string>>>;
  /** Loudness relative to other sections. Default: 1. */
  loudness?: number;
};

/** A piece of music that loops. */
export type Score = {
  /** The piece's id and file name are `trk_<name>`. */
  name: string;
  key: string;
  /** Beats per minute. */
  tempo: number;
  /** Beats per bar. */
  beats: 3 | 4;
  /** How late every other eighth or sixteenth is: a share of 0 is straight, 1 is triplets. */
  swing?: { of: "eighth" | "sixteenth"; share: number };
  /** The seed for the random variations of timing and velocity. */
  seed: number;
  band: Readonly<Record<string, Player>>;
  /** General MIDI drum kit. */
  kit?: Stage & { program: number };
  sections: Readonly<Record<string, Section>>;
  /** The sections' names in order, separated by spaces. */
  form: string;
  /**
   * A cadence that can follow any bar of the loop: one or two bars that lead to the tonic, which has the last bar to
   * itself.
   */
  ending: Section;
};
