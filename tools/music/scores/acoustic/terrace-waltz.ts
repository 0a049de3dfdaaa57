import type { Score, Section } from "../../score.ts";

const verse: Section = {
  chords: "C | C | A7/C# | A7/C# | Dm | G7 | C | G7",
  lines: {
    guitar: ". v' ^'",
    bass: "1 . . | 5 . . | 1 . . | 1 . . | 1 . . | 1 . . | 1 . . | 1 . <",
    accordion: "e5 _ g5 | c6 _ _ | bb5 _ a5 | g5 _ _ | f5 _ a5 | d6 _ b5 | c6 _ _ | . . .",
    second: ". | . | . | . | * _ _ | * _ _ | * _ _ | * _ .",
    mandolin: ". | . | . | . | . | . | *? *? *? | *? *? .",
  },
  drums: { snare: "..o.o.", triangle: "x..... | ......" },
};

/**
 * A terrace waltz: an accordion over guitar and bass, a second accordion in thirds, mandolin tremolos, a turn to A
 * minor.
 */
export const terraceWaltz: Score = {
  name: "terrace_waltz",
  key: "C major",
  tempo: 152,
  beats: 3,
  seed: 211,
  band: {
    accordion: { plays: "melody", program: 21, level: 58, pan: -0.15, room: 45, loose: 9 },
    second: { plays: "chords", program: 21, voices: 3, keys: [57, 77], level: 38, pan: 0.3, room: 45 },
    guitar: { plays: "chords", program: 24, voices: 4, keys: [52, 70], level: 84, pan: -0.4, room: 30 },
    mandolin: { plays: "chords", program: 15, voices: 3, keys: [62, 82], level: 46, pan: 0.45, room: 45 },
    bass: { plays: "bass", program: 32, low: 36, level: 80, pan: 0, room: 12 },
  },
  kit: { program: 40, level: 62, pan: 0.1, room: 30 },
  sections: {
    A: {
      chords: "C | C | G7 | G7 | G7 | G7 | C | C",
      lines: {
        guitar: ". v' ^'",
        bass: "1 . . | 5 . . | 1 . . | 5 . .",
        accordion: "e5 _ _ | . g5 _ | f5 _ _ | . . . | d5 _ _ | . f5 _ | e5 _ _ | . . .",
      },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "Am | E7/B | Am/C | A7 | Dm | Dm/F | Am/E | E7 | F | Fm6 | C/G | A7 | D7 | D7 | G7sus4 | G7",
      lines: {
        guitar: ". v' ^'",
        bass: "1 . .",
        second: "* _ _",
        accordion:
          "a5 _ _ | . e5 g#5 | a5 _ c6 | . . . | f5 _ _ | . a5 d6 | c6 _ a5 | b5 _ _ | a5 _ c6 | ab5 _ _ | g5 _ e5 | . . . | f#5 _ _ | a5 _ c6 | d6 _ _ | . . .",
        mandolin:
          ". | . | . | *? *? *? | . | . | . | *? *? *? | . | . | . | *? *? *? | . | . | *? *? *? | *? *? .",
      },
      drums: { snare: "..o.o.", tambourine: "x..... | ......" },
      loudness: 1.02,
    },
    "A''": { ...verse, chords: "C | C | A7/C# | A7/C# | Dm | G7 | C | G7", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "F | C/G | G7sus4 | G7 | C",
    lines: {
      guitar: ". v' ^' | . v' ^' | . v' ^' | v' . v' | v! _ _",
      bass: "1 . . | 1 . . | 1 . . | 1 . < | 1! _ _",
      second: "* _ _ | * _ _ | * _ _ | * _ _ | * _ _",
      accordion: "a5 _ c6 | g5 _ e5 | f5 _ a5 | b5 _ d6 | c6 _ _",
      mandolin: ". | . | *? *? *? | *? *? *? | * _ _",
    },
    drums: {
      snare: "..o.o. | ..o.o. | ..o.o. | x.x.x. | ......",
      triangle: "...... | ...... | ...... | ...... | x.....",
    },
  },
};
