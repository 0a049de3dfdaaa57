import type { Score } from "../../score.ts";

/** A piano ballad in flowing eighths: strings from the second verse, brushes and a violin from the bridge. */
export const byTheWindow: Score = {
  name: "by_the_window",
  key: "Gb major",
  tempo: 72,
  beats: 4,
  seed: 167,
  band: {
    left: {
      plays: "chords",
      program: 0,
      voices: 4,
      keys: [49, 69],
      level: 78,
      pan: -0.2,
      room: 55,
      rings: true,
      loose: 10,
    },
    ground: { plays: "bass", program: 0, low: 30, level: 72, pan: -0.25, room: 50, rings: true, loose: 8 },
    right: { plays: "melody", program: 1, level: 92, pan: 0.2, room: 60, rings: true, loose: 10 },
    strings: {
      plays: "chords",
      program: 50,
      voices: 4,
      keys: [56, 77],
      level: 46,
      pan: 0.05,
      room: 85,
      loose: 2,
    },
    violin: { plays: "melody", program: 40, level: 44, pan: 0.3, room: 75, loose: 8 },
  },
  kit: { program: 40, level: 70, pan: 0.05, room: 45, loose: 8 },
  sections: {
    A: {
      chords: "Gbadd9 | Db/F | Ebm7",
      lines: {
        ground: "1 _ _ _",
        left: "0 1 2 3 2 1 2 1",
        right: ". . bb5 _ ab5 _ _ _ | . . f5 _ ab5 _ _ _ | gb5 _ _ _ . . . .",
      },
      loudness: 0.94,
    },
    "A'": {
      chords: "Gbadd9 | Db/F | Ebm7 | Bmaj7 Db",
      lines: {
        ground: "1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ 1 _",
        left: "0 1 2 3 2 1 2 1 | 0 1 2 3 2 1 2 1 | 0 1 2 3 2 1 2 1 | 0 1 2 1 0 1 2 1",
        right: "bb5 _ _ ab5 gb5 _ _ _ | ab5 _ _ gb5 f5 _ _ _ | gb5 _ _ f5 eb5 _ _ _ | . . bb4 _ ab5 _ _ _",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
      },
    },
    B: {
      chords: "Bmaj7 | Db | Bbm7 Ebm7 | Abm7 Db7sus4",
      lines: {
        ground: "1 _ _ _ | 1 _ _ _ | 1 _ 1 _ | 1 _ 1 _",
        left: "0 1 2 3 2 1 2 3 | 0 1 2 3 2 1 2 3 | 0 1 2 1 0 1 2 1 | 0 1 2 1 0 1 2 1",
        right: "eb6 _ _ db6 bb5 _ _ _ | ab5 _ _ bb5 db6 _ _ _ | f5 _ _ _ gb5 _ bb5 _ | ab5 _ _ _ gb5 _ . .",
        strings: "* _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        violin: "eb5 _ _ _ | f5 _ _ _ | db5 _ bb4 _ | b4 _ db5 _",
      },
      drums: { kick: "x.......x..x....", stick: "....x.......x...", hat: "x.o.x.o.x.o.x.o." },
      loudness: 1.05,
    },
    "A''": {
      chords: "Gbadd9 | Bmaj7/Eb | Db7sus4",
      lines: {
        ground: "1 _ _ _",
        left: "0 1 2 3 2 1 2 1 | 0 1 2 3 2 1 2 1 | 0 1 2 1 0 1 2 .",
        right: "bb5 _ _ ab5 gb5 _ _ _ | eb5 _ _ gb5 bb5 _ _ _ | ab5 _ _ _ . . . .",
        strings: "* _ _ _ | * _ _ _ | * _ _ .",
        violin: "bb4 _ _ _ | gb4 _ _ _ | ab4 _ _ .",
      },
      drums: { kick: "x.......x.......", stick: "....x.......x... | ....x.......x... | ....x..........." },
      loudness: 0.97,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Abm7 Db7 | Gbadd9",
    lines: {
      ground: "1 _ 1 _ | 1 _ _ _",
      left: "0 1 2 1 0 1 2 3? | 0 1 2 3 _ _ _ _",
      right: "b5 _ _ ab5 f5 _ ab5 _ | gb5 _ _ _ bb5? _ _ _",
      strings: "* _ * _ | * _ _ _",
      violin: "eb5 _ f5 _ | gb5 _ _ _",
    },
  },
};
