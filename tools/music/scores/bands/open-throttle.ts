import type { Score } from "../../score.ts";

const rock = "X.....x.X.x..... | X.....x.X.x...x.";

/**
 * Spacious rock: palm-muted eighths and open fifths in E, drums that hold back until the second verse, a bridge in B
 * minor.
 */
export const openThrottle: Score = {
  name: "open_throttle",
  key: "E mixolydian",
  tempo: 132,
  beats: 4,
  seed: 113,
  band: {
    muted: {
      plays: "chords",
      program: 28,
      voices: 2,
      isHollow: true,
      keys: [52, 64],
      level: 88,
      pan: -0.5,
      room: 15,
      loose: 4,
    },
    drive: {
      plays: "chords",
      program: 29,
      voices: 2,
      isHollow: true,
      keys: [52, 66],
      level: 66,
      pan: 0.5,
      room: 25,
      loose: 4,
    },
    drive2: {
      plays: "chords",
      program: 29,
      voices: 2,
      isHollow: true,
      keys: [56, 69],
      level: 54,
      pan: -0.55,
      room: 25,
      loose: 6,
    },
    clean: {
      plays: "chords",
      program: 27,
      voices: 3,
      keys: [59, 76],
      level: 64,
      pan: 0.2,
      room: 55,
      rings: true,
    },
    organ: { plays: "chords", program: 18, voices: 3, keys: [56, 72], level: 46, pan: 0, room: 40 },
    bass: { plays: "bass", program: 34, low: 38, level: 80, pan: 0, room: 5, loose: 3 },
  },
  kit: { program: 16, level: 64, pan: 0, room: 30, loose: 4 },
  sections: {
    A: {
      chords: "E | D6 | A/C# | E",
      lines: {
        muted: "0!' 0' 0' 0' 0' 0' 0' 1' | 0!' 0' 0' 0' 0' 1' 0' 1'",
        clean: ". | . . . . . . 2? _ | . | . . . . 1? _ 2? _",
      },
      drums: {
        hat: "................ | ................ | x...x...x...x...",
        kick: "................ | ................ | x.......x....... | x.......x.x.....",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "E | D6 | A/C# | E | E | G | A | Bsus4 B",
      lines: {
        muted: "0!' 0' 0' 0' 0' 0' 0' 1' | 0!' 0' 0' 0' 0' 1' 0' 1'",
        drive: "* _ _ _ _ _ *' . | * _ _ _ . *' * _ | * _ _ _ _ _ *' . | * _ _ _ . . . .",
        bass: "1' 1' 1' 1' 1' 1' 1' 5' | 1' 1' 1' 1' 1' 1' 1' <'",
        clean: ". | . | . | . . . . 1 2 3 _ | . | . | . | .",
      },
      drums: { kick: rock, snare: "....X.......X...", hat: "x.x.x.x.x.x.x.x." },
    },
    B: {
      chords: "Bm7 | G | D | A | Bm7 | G | A | Bsus4 B",
      lines: {
        clean: "0 2 1 2 0 2 1 3 | 0 2 1 2 0 2 1 3",
        organ: "* _ _ _",
        drive: ". | . | . | . | * _ _ _ _ _ _ . | * _ _ _ _ _ _ . | * _ _ _ _ _ _ . | * _ _ _ * _ _ .",
        bass: "1 _ _ _ 1 _ _ 5 | 1 _ _ _ 1 _ _ <",
      },
      drums: {
        kick: "X.......x.......",
        snare:
          "........X....... | ........X....... | ........X....... | ........X....... | ........X....... | ........X....... | ........X....... | ....X...X...x.xX",
        ride: "x...x...x...x...",
      },
      loudness: 0.96,
    },
    "A''": {
      chords: "E | D6 | A/C# | Bsus4 B",
      lines: {
        muted: "0!' 0' 0' 0' 0' 0' 0' 1' | 0!' 0' 0' 0' 0' 1' 0' 1'",
        drive: "* _ _ _ _ _ *' . | * _ _ _ . *' * _ | * _ _ _ _ _ *' . | * _ . * _ . * _",
        drive2: "* _ _ _ _ _ _ . | * _ _ _ _ _ _ . | * _ _ _ _ _ _ . | * _ . * _ . * _",
        bass: "1' 1' 1' 1' 1' 1' 1' 5' | 1' 1' 1' 1' 1' 1' 1' <' | 1' 1' 1' 1' 1' 1' 1' 5' | 1' . . 1' . . 1' .",
      },
      drums: {
        kick: "X.....x.X.x..... | X.....x.X.x...x. | X.....x.X.x..... | X.....X.....X...",
        snare: "....X.......X... | ....X.......X... | ....X.......X... | ....X.......X.xX",
        hat: "x.x.x.x.x.x.x.x.",
        crash: "x............... | ................ | ................ | ................",
      },
      loudness: 1.04,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "A | Bsus4 B | E",
    lines: {
      muted: "0!' 0' 0' 0' 0' 0' 0' 1' | 0!' 0' 0' 0' 0' 1' 0' 1' | *! _ _ _",
      drive: "* _ _ _ _ _ *' . | * _ . * _ . * _ | *! _ _ _",
      drive2: "* _ _ _ _ _ *' . | * _ . * _ . * _ | *! _ _ _",
      clean: ". | . | v! _ _ _",
      organ: "* _ _ _ | * _ * _ | * _ _ _",
      bass: "1' 1' 1' 1' 1' 1' 1' 5' | 1' . . 1' . . 1' < | 1! _ _ _",
    },
    drums: {
      kick: "X.....x.X.x..... | X.....X.....X... | X...............",
      snare: "....X.......X... | ....X.....x.xxxX | X...............",
      hat: "x.x.x.x.x.x.x.x. | x.x.x.x......... | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
