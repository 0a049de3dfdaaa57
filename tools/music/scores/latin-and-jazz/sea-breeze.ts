import type { Score, Section } from "../../score.ts";

const comp = "0+1+2 . 1+2+3 . . 1+2+3 . . 0+1+2 . . 1+2+3 . . 1+2+3 .";

const verse: Section = {
  chords: "Abmaj9 | F7b9 | Bbm9 | Eb13 | Cm7 | F7b9 | Bbm9 | Eb13",
  lines: {
    guitar: comp,
    keys: ". | . . . * _ _ . . | . | . . . * _ _ . .",
    bass: "1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ < | 1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ <",
    flute:
      "c6 _ _ bb5 g5 _ _ _ | a5 _ _ _ . . . . | . . db6 _ c6 _ bb5 _ | g5 _ _ _ . . . . | eb6 _ _ c6 bb5 _ _ _ | a5 _ _ _ . . . . | . . db6 _ bb5 _ ab5 _ | .",
  },
  drums: { shaker: "x.o.x.o.x.o.x.o.", stick: "x..x..x...x..x..", kick: "x.....x.x.....x." },
};

/**
 * Bossa nova: a nylon guitar's bass notes and chords, brushes and rim clicks on the clave, a flute over rich major
 * sevenths.
 */
export const seaBreeze: Score = {
  name: "sea_breeze",
  key: "Ab major",
  tempo: 124,
  beats: 4,
  seed: 191,
  band: {
    guitar: {
      plays: "chords",
      program: 24,
      voices: 4,
      keys: [51, 71],
      level: 92,
      pan: -0.3,
      room: 40,
      loose: 7,
    },
    keys: {
      plays: "chords",
      program: 4,
      voices: 3,
      keys: [59, 75],
      level: 58,
      pan: 0.35,
      room: 50,
      loose: 8,
    },
    flute: { plays: "melody", program: 73, level: 60, pan: 0.15, room: 65, loose: 10 },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [60, 78],
      level: 36,
      pan: 0,
      room: 80,
      loose: 2,
    },
    bass: { plays: "bass", program: 32, low: 32, level: 80, pan: 0, room: 12, loose: 5 },
  },
  kit: { program: 40, level: 82, pan: 0.05, room: 30, loose: 5 },
  sections: {
    A: {
      chords: "Abmaj9 | Abmaj9 | Bbm9 | Eb13",
      lines: {
        guitar: comp,
        bass: "1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ < | 1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ <",
      },
      drums: { shaker: "x.o.x.o.x.o.x.o." },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "Dbmaj7 | Gb9 | Abmaj7 | Ebm9 Ab13 | Dbmaj7 | Dbm6 | Bbm9 | Eb9sus4 Eb13",
      lines: {
        guitar: comp,
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        keys: ". . * _ _ . . . | . . * _ _ . . .",
        bass: "1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ < | 1 _ _ 5 5 _ _ 1 | 1 _ _ _ 1 _ _ <",
        flute:
          "f5 _ _ ab5 c6 _ _ _ | bb5 _ _ _ . . . . | . . g5 _ c6 _ eb6 _ | . | f6 _ _ db6 c6 _ _ _ | bb5 _ _ _ . . . . | . | .",
      },
      drums: {
        ride: "x.x.x.xxx.x.x.xx",
        stick: "..x...x...x..x.. | ..x...x...x.x...",
        kick: "x.....x.x.....x.",
      },
      loudness: 1.02,
    },
    "A''": { ...verse, chords: "Abmaj9 | F7b9 | Bbm9 | Eb13", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "Bbm9 | Eb13 | Ab69",
    lines: {
      guitar: `${comp} | ${comp} | v! _ _ _`,
      keys: ". . . * _ _ . . | . . . * _ _ . . | * _ _ _",
      strings: "* _ _ _ | * _ _ _ | * _ _ _",
      bass: "1 _ _ 5 5 _ _ 1 | 1 _ _ 5 5 _ _ < | 1 _ _ _",
      flute: ". . db6 _ c6 _ bb5 _ | g5 _ c6 _ f5 _ g5 _ | c6 _ _ _",
    },
    drums: {
      shaker: "x.o.x.o.x.o.x.o. | x.o.x.o.x.o.x.o. | x...............",
      stick: "x..x..x...x..x.. | x..x..x...x..x.. | ................",
      kick: "x.....x.x.....x. | x.....x.x.....x. | x...............",
      ride: "................ | ................ | x...............",
    },
  },
};
