import type { Score } from "../../score.ts";

/** A festive waltz: celesta and sleigh bells, pizzicato, a horn for the second strain, which goes to the subdominant. */
export const firstSnow: Score = {
  name: "first_snow",
  key: "Ab major",
  tempo: 138,
  beats: 3,
  seed: 109,
  band: {
    celesta: { plays: "melody", program: 8, level: 92, pan: 0.3, room: 65 },
    pizzicato: { plays: "chords", program: 45, voices: 3, keys: [56, 72], level: 80, pan: -0.3, room: 50 },
    harp: {
      plays: "chords",
      program: 46,
      voices: 4,
      keys: [56, 75],
      level: 66,
      pan: 0.45,
      room: 70,
      rings: true,
    },
    strings: {
      plays: "chords",
      program: 48,
      voices: 4,
      keys: [55, 75],
      level: 50,
      pan: 0,
      room: 80,
      loose: 3,
    },
    basses: { plays: "bass", program: 45, low: 39, level: 72, pan: 0.05, room: 50 },
    horn: { plays: "melody", program: 60, level: 54, pan: -0.2, room: 80 },
  },
  kit: { program: 48, level: 48, pan: 0.1, room: 60 },
  sections: {
    A: {
      chords: "Ab | Eb/G | Fm7 | Cm7 | Db | Ab/C | Bbm7 | Eb7",
      lines: {
        pizzicato: ". *'? *'?",
        basses: ". | . | . | . | 1' . . | 1' . . | 1' . . | 1' . .",
        celesta: "eb5 _ _ | . . bb4? | c5 _ _ | . . . | f5? _ _ | . . c5? | db5 _ _ | . . .",
      },
      drums: { sleigh: "x.o.o." },
      loudness: 0.92,
    },
    "A'": {
      chords: "Ab | Eb/G | Fm7 | Cm7 | Db | Ab/C | Bbm7 Eb7 | Ab",
      lines: {
        pizzicato: ". *' *'",
        basses: "1' . . | 1' . . | 1' . . | 1' . . | 1' . . | 1' . . | 1' . 1' | 1' . .",
        celesta: "eb5 _ ab5 | g5 _ eb5 | ab5 _ c6? | bb5 _ _ | f5 _ ab5 | eb5 _ c5 | db5 _ bb4 | c5 _ _",
        harp: "0? 1? 2? | . . .",
        strings: "* _ _ | * _ _ | * _ _ | * _ _ | * _ _ | * _ _ | * _ _ * _ _ | * _ _",
      },
      drums: { sleigh: "X.o.o.", triangle: "x..... | ......" },
    },
    B: {
      chords: "Db | Db | Ab/C | Ab/C | Bbm7 | F7/A | Bbm7 | Eb7sus4 Eb7",
      lines: {
        strings: "* _ _ | * _ _ | * _ _ | * _ _ | * _ _ | * _ _ | * _ _ | * _ _ * _ _",
        harp: "0 1 2 3 2 1 | 0 1 2 3 4? 3",
        basses: "1 _ . | 5' . . | 1 _ . | 5' . . | 1 _ . | 1 _ . | 1 _ . | 1 _ 1",
        horn: "f4 _ _ | ab4 _ _ | eb4 _ _ | _ _ . | db4 _ f4 | eb4 _ _ | db4 _ _ | bb3 _ _",
        celesta: ". | . . f5? | . | . eb5? ab5? | . | . | . | . . .",
      },
      drums: { sleigh: "x.o.o.", triangle: "x..... | ...... | ...... | ......" },
      loudness: 1.02,
    },
    "A''": {
      chords: "Ab | C7/G | Fm7 | Ab7/Eb | Db | Dbm6 | Ab/Eb | Eb7",
      lines: {
        pizzicato: ". *' *' | . *' *' | . *' *' | . *' *' | . *' *' | . *' *' | . *' *' | *' . .",
        basses: "1' . .",
        celesta: "eb5 _ ab5 | g5 _ e5 | ab5 _ c6? | gb5 _ _ | f5 _ ab5 | e5 _ ab5 | c5 _ eb5 | bb4 _ _",
        strings: "* _ _",
        harp: "0? 1? 2? | . . .",
      },
      drums: { sleigh: "X.o.o.", triangle: "x..... | ......" },
      loudness: 1,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Db | Bbm7 | Eb7sus4 | Eb7 | Ab",
    lines: {
      pizzicato: ". *' *' | . *' *' | . *' *' | *' . . | *! . .",
      harp: "0? 1? 2? | 3? 2? 1? | 0? 1? 2? | 0 1 2 | 0 1 2 3 4? 5?",
      strings: "* _ _ | * _ _ | * _ _ | * _ _ | *! _ _",
      basses: "1' . . | 1' . . | 1' . . | 1' . . | 1 . .",
      horn: "f4 _ _ | db4 _ _ | bb3 _ _ | db4 _ _ | c4 _ _",
      celesta: "f5 _ ab5 | db6 _ bb5 | ab5 _ _ | g5 _ bb5 | ab5 _ eb6?",
    },
    drums: {
      sleigh: "X.o.o. | X.o.o. | X.o.o. | X.o.o. | X.....",
      triangle: "...... | ...... | ...... | ...... | x.....",
    },
  },
};
