import type { Score, Section } from "../../score.ts";

const stabs = "*' . . *' . . *' . . . *' . . *' . .";

const verse: Section = {
  chords: "Bm9 | Gmaj7 | D | A/C# | Bm9 | Gmaj7 | D | A",
  lines: {
    piano: stabs,
    bass: ". 1 . 8' . 1 . 8' . 1 . 8' . 1 8' .",
    pluck:
      "f#5 . . d5 . . b4 . | . . a4 . b4 . d5 . | f#5 . . d5 . . a4 . | . . . . e5 . c#5 e5 | f#5 . . d5 . . b4 . | . . a4 . b4 . d5 . | a5 . . f#5 . . d5 . | . . . . . . . .",
  },
  drums: {
    kick: "X...X...X...X...",
    clap: "....x.......x...",
    open: "..x...x...x...x.",
    shaker: "o.x.o.x.o.x.o.x.",
  },
};

/** House: piano stabs in threes over four on the floor, an octave bass, a plucked hook, and a bridge without drums. */
export const weekendPlan: Score = {
  name: "weekend_plan",
  key: "B minor",
  tempo: 122,
  beats: 4,
  seed: 181,
  band: {
    piano: {
      plays: "chords",
      program: 1,
      voices: 4,
      keys: [57, 76],
      level: 78,
      pan: -0.15,
      room: 35,
      loose: 2,
    },
    pluck: { plays: "melody", program: 99, level: 70, pan: 0.35, room: 55, loose: 1 },
    pad: { plays: "chords", program: 90, voices: 4, keys: [54, 74], level: 48, pan: 0, room: 70, loose: 2 },
    strings: {
      plays: "chords",
      program: 50,
      voices: 3,
      keys: [62, 81],
      level: 46,
      pan: 0.1,
      room: 75,
      loose: 2,
    },
    bass: { plays: "bass", program: 38, low: 35, level: 74, pan: 0, room: 5, loose: 1 },
  },
  kit: { program: 24, level: 76, pan: 0, room: 20, loose: 1 },
  sections: {
    A: {
      chords: "Bm9 | Gmaj7 | D | A/C#",
      lines: {
        piano: stabs,
        pluck: ". | . . . . . . f#5 a5 | . | . . . . e5 . c#5 .",
      },
      drums: {
        hat: "..x...x...x...x.",
        kick: "................ | ................ | X...X...X...X...",
      },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "Gmaj7 | A | F#m7 | Bm7 | Gmaj7 | A | Em7 | F#7sus4 F#",
      lines: {
        pad: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        piano: ". | . | . | . | *' . . *' . . *' . . . *' . . *' . .",
        bass: "1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ _ _ | . 1 . 8' . 1 . 8' . 1 . 8' . 1 8' .",
        pluck:
          "b5 _ _ _ a5 _ . . | . | a5 _ _ _ f#5 _ . . | . | b5 _ _ _ d6 _ . . | . | g5 . b5 . e6 . . . | .",
      },
      drums: {
        kick: "................ | ................ | ................ | ................ | X...X...X...X... | X...X...X...X... | X...X...X...X... | X...X...X.X.XXXX",
        clap: "................ | ................ | ................ | ................ | ....x.......x...",
        shaker: "o.x.o.x.o.x.o.x.",
      },
      loudness: 0.98,
    },
    "A''": { ...verse, chords: "Bm9 | Gmaj7 | D | A", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "Gmaj7 | A | Bm9",
    lines: {
      piano: `${stabs} | ${stabs} | *! _ _ _`,
      strings: "* _ _ _ | * _ _ _ | * _ _ _",
      pad: ". | . | * _ _ _",
      bass: ". 1 . 8' . 1 . 8' . 1 . 8' . 1 8' . | . 1 . 8' . 1 . 8' . 1 . 8' . 1 <' . | 1! _ _ _",
      pluck: "f#5 . . d5 . . b4 . | . . c#5 . e5 . a5 . | b5 _ f#5 _ _ _ _ _",
    },
    drums: {
      kick: "X...X...X...X... | X...X...X...X... | X...............",
      clap: "....x.......x... | ....x...x.x.xxxx | X...............",
      open: "..x...x...x...x. | ..x...x......... | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
