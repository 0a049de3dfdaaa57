import type { Score } from "../../score.ts";

/** An electronic pulse in A minor: sequences of three against four, a pad that opens up, and a bridge without bass. */
export const signalPath: Score = {
  name: "signal_path",
  key: "A minor",
  tempo: 120,
  beats: 4,
  seed: 97,
  band: {
    sequence: {
      plays: "chords",
      program: 80,
      voices: 3,
      keys: [57, 72],
      level: 62,
      pan: -0.35,
      room: 45,
      loose: 1,
    },
    pulse: {
      plays: "chords",
      program: 88,
      voices: 3,
      keys: [52, 67],
      level: 58,
      pan: 0.3,
      room: 50,
      loose: 1,
    },
    pad: { plays: "chords", program: 89, voices: 4, keys: [53, 74], level: 72, pan: 0, room: 80, loose: 2 },
    bells: { plays: "melody", program: 5, level: 64, pan: 0.4, room: 75, loose: 2 },
    bass: { plays: "bass", program: 38, low: 33, level: 72, pan: 0, room: 5, loose: 1 },
  },
  kit: { program: 24, level: 64, pan: 0, room: 25, loose: 1 },
  sections: {
    A: {
      chords: "Am9 | Am9 | Fmaj7 | Em7",
      lines: {
        sequence: "0! . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? . | 0 . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? 3?",
        pad: "* _ _ _",
      },
      drums: {
        hat: "................ | ................ | ..x...x...x...x.",
        kick: "................ | ................ | x.......x.......",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Am9 | Am9 | Fmaj7 | Fmaj7 | Dm9 | Dm9 | Em7 | G6",
      lines: {
        sequence: "0! . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? . | 0 . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? 3?",
        pad: "* _ _ _",
        bass: "1' . 1' . . 1' . 1' . . 1' . 1' . 5'? . | 1' . 1' . . 1' . 1' . . 1' . 1' . 8'? .",
        bells: ". | . . . . e5 _ . . | . | . . . . c5 _ . a4 | . | . . . . f5 _ e5 . | . | . . d5? _ . . . .",
      },
      drums: {
        kick: "x...x...x...x...",
        hat: "..x...x...x...xo",
        clap: "................ | ............x...",
      },
    },
    B: {
      chords: "Cmaj7 | G/B | Dm9 | F6 | Cmaj7 | G/B | Dm7 F6 | E7sus4 E7",
      lines: {
        pulse: "* . *? . * . *? . | * . *? . *? * . *?",
        pad: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        bass: ". | . | . | . | 1 _ _ _ | 1 _ _ _ | 1 _ 1 _ | 1' . 1' . 1' . 1' .",
        bells:
          "g5 _ _ _ e5 _ . . | d5 _ _ _ . . . . | f5 _ _ _ e5 _ . . | c5 _ _ _ . . . . | g5 _ _ _ e5 _ . . | d5 _ _ _ . . . . | . | .",
        sequence:
          ". | . | . | . | 0? . 1? 2? . 1? 0? . 2? 1? . 0? 2? . 1? . | 0? . 1? 2? . 1? 0? . 2? 1? . 0? 2? . 1? .",
      },
      drums: {
        shaker: "o.x.o.x.o.x.o.x.",
        kick: "................ | ................ | ................ | ................ | x.......x....... | x.......x....... | x.......x....... | x...x...x.x.x.x.",
      },
      loudness: 0.95,
    },
    "A''": {
      chords: "Am9 | Fmaj7 | Dm9 | Em7",
      lines: {
        sequence: "0! . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? . | 0 . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? 3?",
        pulse: "*? . . * . . *? . | *? . . * . . *? *?",
        pad: "* _ _ _",
        bass: "1' . 1' . . 1' . 1' . . 1' . 1' . 5'? . | 1' . 1' . . 1' . 1' . . 1' . 1' . 8'? .",
        bells: ". . . . e5 _ . . | . . . . c5 _ . a4 | . . . . f5 _ e5 . | . . . . . . . .",
      },
      drums: {
        kick: "x...x...x...x... | x...x...x...x... | x...x...x...x... | x...x...x.......",
        hat: "..x...x...x...xo",
        clap: "....o.......o...",
      },
      loudness: 1.02,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Fmaj7 | G6 | Am9",
    lines: {
      sequence:
        "0! . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? . | 0 . 1? 2 . 1? 0 . 2? 1 . 0? 2 . 1? 3? | 0! 1 2 3 _ _ _ _ _ _ _ _ _ _ _ _",
      pulse: "*? . . * . . *? . | *? . . * . . *? *? | *! _ _ _",
      pad: "* _ _ _ | * _ _ _ | * _ _ _",
      bass: "1' . 1' . . 1' . 1' . . 1' . 1' . 5'? . | 1' . 1' . 1' . 1' . 1' . 1' . <' . <' . | 1! _ _ _",
      bells: ". . . . c5 _ . a4 | . . d5 _ . . g5 _ | a5 _ _ _",
    },
    drums: {
      kick: "x...x...x...x... | x...x...x.x.x.x. | X...............",
      hat: "..x...x...x...xo | ..x...x......... | ................",
      clap: "....o.......o... | ....o.......o... | ................",
      crash: "................ | ................ | x...............",
    },
  },
};
