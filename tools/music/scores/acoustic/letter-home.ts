import type { Score } from "../../score.ts";

/** A tender waltz for piano, with a cello from the second verse on; the melody breathes at each half cadence. */
export const letterHome: Score = {
  name: "letter_home",
  key: "A major",
  tempo: 69,
  beats: 3,
  seed: 71,
  band: {
    left: {
      plays: "chords",
      program: 0,
      voices: 3,
      keys: [47, 64],
      level: 74,
      pan: -0.2,
      room: 60,
      rings: true,
      loose: 14,
    },
    ground: { plays: "bass", program: 0, low: 33, level: 64, pan: -0.25, room: 55, rings: true, loose: 8 },
    right: { plays: "melody", program: 0, level: 86, pan: 0.2, room: 65, rings: true, loose: 12 },
    cello: { plays: "melody", program: 42, level: 42, pan: 0.3, room: 80, loose: 10 },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [57, 73],
      level: 34,
      pan: 0,
      room: 90,
      loose: 2,
    },
  },
  sections: {
    A: {
      chords: "Aadd9 | E/G# | F#m7 | Dmaj7",
      lines: {
        ground: "1? . .",
        left: ". 0? 1? 2? 1? 0? | . 0? 1? 2? 1? 0?",
        right: ". | . . b4? | c#5? _ _ | . . a4?",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Aadd9 | E/G# | F#m7 | Dmaj7 E",
      lines: {
        ground: "1? . .",
        left: ". 0? 1? 2? 1? 0? | . 0? 1? 2? 1? 0? | . 0? 1? 2? 1? 0? | . 0? 1? . 0? 1?",
        right: "e5 _ _ _ c#5 _ | b4 _ _ _ . . | a4 _ _ _ c#5 _ | f#4 _ _ g#4 _ _",
        cello: ". | . | . | . . e3",
      },
      loudness: 0.95,
    },
    B: {
      chords: "Dmaj7 | C#m7 | Bm9 | E7sus4 E7",
      lines: {
        ground: "1 . .",
        left: ". 0 1? 2 1? 0? | . 0 1? 2 1? 0? | . 0 1? 2 1? 0? | . 0? 1? . 0? 1?",
        right: "f#5 _ _ _ a5 _ | e5 _ _ _ . . | d5 _ _ _ f#5 _ | b4 _ _ _ _ _",
        cello: "f#3 _ a3 | g#3 _ _ | f#3 _ d3 | e3 _ _",
        strings: "* _ _ | * _ _ | * _ _ | * _ _ * _ _",
      },
      loudness: 1.04,
    },
    "A''": {
      chords: "Aadd9 | A7/C# | Dmaj7 Dm6 | A/E E7",
      lines: {
        ground: "1? . . | 1? . . | 1? . . 1? . . | 1? . . 1? . .",
        left: ". 0? 1? 2? 1? 0? | . 0? 1? 2? 1? 0? | . 0? 1? . 0? 1? | . 0? 1? . 0? .",
        right: "e5 _ _ _ c#5 _ | g4 _ _ _ . . | f#4? _ _ f4? _ _ | e4? _ _ _ _ _",
        cello: "c#3 _ e3 | e3 _ _ | f#3 _ f3 | e3 _ .",
        strings: "* _ _ | * _ _ | * _ _ * _ _ | * _ .",
      },
      loudness: 0.93,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Bm7 E7 | Aadd9",
    lines: {
      ground: "1? . . 1? . . | 1? _ _",
      left: ". 0? 1? . 0? 1? | v? _ _",
      right: "d5 _ _ b4 _ _ | c#5 _ _ _ _ _",
      cello: "f#3 _ e3 | a3 _ _",
      strings: "* _ _ * _ _ | * _ _",
    },
  },
};
