import type { Score } from "../../score.ts";

/**
 * Ambient and calm: pads that change one voice at a time, open fifths on a harp, distant bells; D flat lydian, no
 * drums.
 */
export const stillWater: Score = {
  name: "still_water",
  key: "Db lydian",
  tempo: 66,
  beats: 4,
  seed: 131,
  band: {
    pad: {
      plays: "chords",
      program: 89,
      voices: 4,
      keys: [53, 73],
      level: 74,
      pan: -0.2,
      room: 100,
      loose: 10,
    },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [60, 77],
      level: 46,
      pan: 0.3,
      room: 100,
      loose: 10,
    },
    harp: {
      plays: "chords",
      program: 46,
      voices: 4,
      keys: [56, 76],
      level: 88,
      pan: 0.35,
      room: 95,
      rings: true,
      loose: 16,
    },
    keys: { plays: "melody", program: 4, level: 68, pan: -0.35, room: 90, rings: true, loose: 16 },
    ground: { plays: "bass", program: 89, low: 37, level: 66, pan: 0, room: 60, loose: 10 },
    bells: { plays: "melody", program: 11, level: 96, pan: 0.5, room: 110, rings: true, loose: 18 },
  },
  sections: {
    A: {
      chords: "Dbmaj9 | Eb/Db | Bbm11",
      lines: {
        pad: "* _ _ _",
        harp: ". . . . 1? . 2? . | . . . . 0? . 3? .",
        ground: ". | 1? _ _ _ | 1? _ _ _",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Dbmaj9 | Eb/Db | Bbm11 | Abadd9/C",
      lines: {
        pad: "* _ _ _",
        ground: "1? _ _ _",
        harp: "0? . 2? . 1? . 3? . | . . 0? . 2? . . .",
        keys: ". . ab4 _ f4 _ _ _ | . . . . g4? _ _ _ | . . f4 _ eb4 _ _ _ | .",
        bells: ". | . . . . . . . bb5? | . | . . . . . eb5? . .",
      },
    },
    B: {
      chords: "Gbmaj9 | Fm7 | Ebm9 | Ab9sus4",
      lines: {
        pad: "* _ _ _",
        strings: "* _ _ _",
        ground: "1? _ _ _",
        harp: "0 1? 2? 3? 2? 1? 2? 3? | 0 1? 2? 3? 2? 1? . .",
        keys: ". . db5 _ bb4 _ _ _ | . . . . c5? _ _ _ | . . bb4 _ gb4 _ _ _ | .",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "Dbmaj9 | Gbm6/Db | Ab9sus4",
      lines: {
        pad: "* _ _ _",
        ground: "1? _ _ _",
        harp: "0? . 2? . 1? . 3? . | . . 0? . 2? . . . | . . 0? . . . . .",
        keys: ". . ab4 _ f4 _ _ _ | . . . . eb4? _ _ _ | .",
        bells: ". | . . . . . . . a5? | . . . . bb5? . . .",
      },
      loudness: 0.93,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Abadd9 | Dbmaj9",
    lines: {
      pad: "* _ _ _ | * _ _ _",
      strings: "* _ _ _ | * _ _ _",
      ground: "1? _ _ _ | 1? _ _ _",
      harp: "0 1? 2? 3? 2? 1? 2? 3? | 0 1? 2? 3? _ _ _ _",
      keys: ". . . . eb4? _ _ _ | ab4 _ _ _ f4? _ _ _",
      bells: ". | . . . . ab5? . . .",
    },
  },
};
