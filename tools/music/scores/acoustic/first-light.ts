import type { Score } from "../../score.ts";

/**
 * A warm acoustic morning: a picked guitar alone, then strings and a bass; a minor subdominant before the return home.
 */
export const firstLight: Score = {
  name: "first_light",
  key: "G major",
  tempo: 88,
  beats: 4,
  seed: 11,
  band: {
    guitar: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [50, 69],
      level: 100,
      pan: -0.3,
      room: 40,
      rings: true,
    },
    second: {
      plays: "chords",
      program: 24,
      voices: 4,
      keys: [52, 71],
      level: 62,
      pan: 0.45,
      room: 45,
      loose: 9,
    },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [55, 74],
      level: 46,
      pan: 0.15,
      room: 70,
      loose: 2,
    },
    bass: { plays: "bass", program: 32, low: 35, level: 74, pan: 0, room: 15 },
    bells: { plays: "melody", program: 9, level: 75, pan: 0.5, room: 80 },
    piano: { plays: "melody", program: 0, level: 72, pan: 0.25, room: 55 },
  },
  kit: { program: 0, level: 72, pan: 0.2, room: 30 },
  sections: {
    A: {
      chords: "Gadd9 | D/F# | Em7 | Cmaj7 D7sus4",
      lines: {
        guitar: "0! 2 3 1 2 3 1? 2 | 0 2 3 1 2 3 1? 3",
        bells: ". | . . d6? _ | . | . . . b5?",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Gadd9 | Bm7 | Cmaj7 Am7 | D7sus4 D7",
      lines: {
        guitar: "0! 2 3 1 2 3 1? 2 | 0 2 3 1 2 3 1? 3",
        bass: "1 _ _ 5? | 1 _ _ 1? | 1 _ 1 _ | 1 _ _ <?",
        strings: "* _ _ _",
        piano: ". . d5 _ b4 _ _ . | . | . . e5 _ c5 _ a4 _ | . . a4? _ _ . . .",
      },
      drums: { shaker: "..x...x. | ..x...xo" },
      loudness: 0.95,
    },
    B: {
      chords: "Em9 | Bm7 | Cmaj7 G/B | Am9 D7sus4",
      lines: {
        guitar: "0! 3 2 1 3 2 1 3 | 0 3 2 1 3 2 4? 3",
        second: "v . . ^? . ^ v? ^?",
        bass: "1 _ _ 5 | 1 _ 5 _ | 1 _ 1 _ | 1 _ 1 <?",
        strings: "* _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        bells: ". . . . b5? . g5? . | . | . . . . d6? . . . | .",
      },
      drums: { shaker: "o.x.o.x. | o.x.o.xo", tambourine: ".... ..o." },
      loudness: 1.04,
    },
    "A''": {
      chords: "Gadd9 | D/F# Em7 | Cmaj7 Cm6 | G/D D7",
      lines: {
        guitar: "0! 2 3 1 2 3 1? 2 | 0 2 3 1 0 2 3 1 | 0 2 3 1 0 2 3 1 | 0 2 1 3? 0 2 1? _",
        bass: "1 _ _ 5? | 1 _ 1 _ | 1 _ 1 _ | 1 _ 1 _",
        strings: "* _ _ _ | * _ * _ | * _ * _ | * _ _ .",
        piano: ". . d5 _ b4 _ _ . | . | . . e5 _ eb5 _ _ . | d5? _ _ _ . . . .",
      },
      drums: { shaker: "..x...x. | ..x...x. | ..x...x. | ..x....." },
      loudness: 0.96,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Am7 D7 | Gadd9",
    lines: {
      guitar: "0! 1 2 3 0 1 2? 3? | v! _ _ _",
      strings: "* _ * _ | * _ _ _",
      bass: "1 _ 1 _ | 1 _ _ _",
      piano: ". . c5 _ a4 _ _ . | b4 _ _ _",
      bells: ". | . d6? _ _",
    },
    drums: { shaker: "..x...x. | ........", tambourine: "........ | x......." },
  },
};
