import type { Score } from "../score.ts";

/** Cinematic: low strings and a harp's ostinato in D minor, a horn's call, and a bridge that opens to the relative major. */
export const wideHorizon: Score = {
  name: "wide_horizon",
  key: "D minor",
  tempo: 72,
  beats: 4,
  seed: 53,
  band: {
    harp: {
      plays: "chords",
      program: 46,
      voices: 4,
      keys: [53, 74],
      level: 84,
      pan: -0.4,
      room: 80,
      rings: true,
    },
    strings: {
      plays: "chords",
      program: 48,
      voices: 4,
      keys: [50, 74],
      level: 66,
      pan: 0.1,
      room: 90,
      loose: 3,
    },
    celli: { plays: "bass", program: 42, low: 41, level: 66, pan: 0.3, room: 80, loose: 4 },
    basses: { plays: "bass", program: 43, low: 29, level: 52, pan: 0.15, room: 70, loose: 4 },
    horn: { plays: "melody", program: 60, level: 70, pan: -0.2, room: 95 },
    piano: { plays: "melody", program: 0, level: 84, pan: 0.1, room: 90 },
    choir: {
      plays: "chords",
      program: 52,
      voices: 3,
      keys: [55, 74],
      level: 54,
      pan: 0,
      room: 100,
      loose: 3,
    },
  },
  kit: { program: 48, level: 54, pan: 0, room: 90 },
  sections: {
    A: {
      chords: "Dmadd9 | Bbmaj7 | Gm9",
      lines: {
        harp: "0 1 2 3 2 1 2 3 0 1 2 3 2 1 2 3",
        piano: "a4 _ _ _ | . . d5? _ | . . bb4? _",
        celli: ". | . | 1 _ _ _",
      },
      loudness: 0.86,
    },
    "A'": {
      chords: "Dmadd9 | Bbmaj7 | F/A | C C/E",
      lines: {
        harp: "0 1 2 3 2 1 2 3 0 1 2 3 2 1 2 3",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        celli: "1 _ _ 5 | 1 _ _ _ | 1 _ _ _ | 1 _ 1 _",
        horn: ". . . . a3 _ d4 _ | f4 _ _ _ _ _ . . | . . . . c4 _ f4 _ | g4 _ _ _ _ . . .",
      },
      loudness: 0.96,
    },
    B: {
      chords: "F | C/E | Gm7 | Bbmaj7 Bb6",
      lines: {
        harp: "0 1 2 3 4 3 2 1 0 1 2 3 4 3 2 1",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        celli: "1 _ 5 _ | 1 _ 5 _ | 1 _ 5 _ | 1 _ _ _",
        basses: "1 _ _ _",
        choir: "* _ _ _",
        horn: "c5 _ _ _ a4 _ _ _ | g4 _ _ _ _ _ . . | bb4 _ _ _ a4 _ g4 _ | f4 _ _ _ _ _ . .",
        piano: ". . . . . . f5? _ | . . . . . . e5? _ | . . . . . . d5? _ | .",
      },
      drums: { crash: "o............... | ................ | o............... | ................" },
      loudness: 1.05,
    },
    "A''": {
      chords: "Gm9 | Dm/A | A7sus4 A7",
      lines: {
        harp: "0 1 2 3 2 1 2 3 0 1 2 3 2 1 2 3 | 0 1 2 3 2 1 2 3 0 1 2 3 2 1 2 3 | 0 1 2 3 2 1 2 3 0 _ 1 _ 2 _ 3 _",
        strings: "* _ _ _ | * _ _ _ | * _ * .",
        celli: "1 _ _ _ | 1 _ _ _ | 1 _ 1 _",
        horn: ". . bb4 _ a4 _ _ _ | f4 _ _ _ . . . . | .",
        piano: ". | . . . . . . a4? _ | .",
      },
      loudness: 0.92,
    },
  },
  form: "A A' B A''",
};
