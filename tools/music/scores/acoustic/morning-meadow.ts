import type { Score } from "../../score.ts";

/**
 * Bright and calm: a guitar picked in open tones, a music box, soft strings and a distant flute in F lydian; the only
 * percussion is a shaker.
 */
export const morningMeadow: Score = {
  name: "morning_meadow",
  key: "F lydian",
  tempo: 76,
  beats: 4,
  seed: 227,
  band: {
    guitar: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [53, 74],
      level: 98,
      pan: -0.3,
      room: 60,
      rings: true,
      loose: 9,
    },
    box: { plays: "melody", program: 10, level: 84, pan: 0.4, room: 85, rings: true, loose: 10 },
    pad: { plays: "chords", program: 88, voices: 4, keys: [57, 77], level: 54, pan: 0, room: 95, loose: 6 },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [60, 79],
      level: 42,
      pan: 0.2,
      room: 90,
      loose: 3,
    },
    flute: { plays: "melody", program: 73, level: 50, pan: -0.1, room: 90, loose: 12 },
    bass: { plays: "bass", program: 32, low: 33, level: 72, pan: 0, room: 25, loose: 8 },
  },
  kit: { program: 0, level: 58, pan: 0.3, room: 50 },
  sections: {
    A: {
      chords: "Fadd9 | G/F | Fadd9",
      lines: {
        guitar: "0! 2 1 3 2 1 3 2 | 0 2 1 3 2 1 3 2",
        box: ". . . . c6? _ _ _ | . . b5? _ d6? _ _ _ | . . . . c6? _ a5? _",
        pad: ". | * _ _ _ | * _ _ _",
      },
      loudness: 0.95,
    },
    "A'": {
      chords: "Fmaj9 | G/F | Em7 | Am7",
      lines: {
        guitar: "0! 2 1 3 2 1 3 2 | 0 2 1 3 2 1 3 2",
        pad: "* _ _ _",
        bass: "1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ _ <?",
        flute: ". . c5 _ e5 _ _ _ | d5 _ _ _ b4 _ _ _ | . . g5 _ e5 _ _ _ | . . . . . . . .",
        box: ". | . | . | . . . . e6? _ c6? _",
      },
      drums: { shaker: "..x...x. | ..x...xo" },
    },
    B: {
      chords: "Dm9 | Em7 | Fmaj7 | G | Dm9 | C/E",
      lines: {
        guitar: "0! 1 2 3 1 2 3 2 | 0 1 2 3 1 2 3 2",
        strings: "* _ _ _",
        pad: "* _ _ _",
        bass: "1 _ 5? _",
        flute:
          "f5 _ _ _ a5 _ _ _ | g5 _ _ _ e5 _ _ _ | a5 _ _ _ c6 _ _ _ | b5 _ _ _ . . . . | f5 _ _ _ e5 _ _ _ | g5 _ _ _ . . . .",
        box: ". | . | . | . . . . d6? _ b5? _ | . | . . . . e6? _ g6? _",
      },
      drums: { shaker: "o.x.o.x. | o.x.o.xo", triangle: "x....... | ........" },
      loudness: 1.03,
    },
  },
  form: "A A' B A'",
  ending: {
    chords: "Em7 G | Fmaj9",
    lines: {
      guitar: "0! 2 1 3 0 2 1 3 | v? _ _ _",
      strings: "* _ * _ | * _ _ _",
      pad: "* _ * _ | * _ _ _",
      bass: "1 _ 1 _ | 1 _ _ _",
      flute: "g5 _ _ _ d5 _ _ _ | e5 _ _ _",
      box: ". | . . c6? _ g6? _ _ _",
    },
    drums: { shaker: "o.x.o.x. | ........", triangle: "........ | x......." },
  },
};
