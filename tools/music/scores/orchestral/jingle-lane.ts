import type { Score } from "../../score.ts";

const sleigh = "X.o.x.o.x.o.x.o.";

/** A merry Christmas pop shuffle: sleigh bells, a walking bass, brass in close voicings, tubular bells for the refrain. */
export const jingleLane: Score = {
  name: "jingle_lane",
  key: "Eb major",
  tempo: 132,
  beats: 4,
  swing: { of: "eighth", share: 0.8 },
  seed: 179,
  band: {
    piano: { plays: "chords", program: 0, voices: 4, keys: [55, 75], level: 74, pan: -0.25, room: 35 },
    guitar: { plays: "chords", program: 26, voices: 3, keys: [56, 72], level: 62, pan: 0.45, room: 30 },
    brass: { plays: "chords", program: 61, voices: 4, keys: [58, 77], level: 54, pan: 0.1, room: 50 },
    strings: {
      plays: "chords",
      program: 48,
      voices: 3,
      keys: [62, 81],
      level: 44,
      pan: 0,
      room: 70,
      loose: 2,
    },
    glockenspiel: { plays: "melody", program: 9, level: 66, pan: 0.4, room: 60 },
    chimes: { plays: "melody", program: 14, level: 56, pan: -0.3, room: 80 },
    bass: { plays: "bass", program: 32, low: 34, level: 78, pan: 0, room: 10 },
  },
  kit: { program: 0, level: 74, pan: 0, room: 30 },
  sections: {
    A: {
      chords: "Eb | Cm7 | Fm7 | Bb7",
      lines: {
        piano: "*' . . *' . . *' . | *' . . *' . *' . .",
        glockenspiel: "bb5 . g5 . eb6 . bb5 . | g5 . . . . . . . | ab5 . f5 . c6 . ab5 . | bb5 . . . . . . .",
        bass: ". | . | 1 3 5 < | 1 3 5 <",
      },
      drums: { sleigh },
      loudness: 0.92,
    },
    "A'": {
      chords: "Eb | Cm7 | Fm7 | Bb7 | Eb/G | C7 | Fm7 Bb7 | Eb Bb7",
      lines: {
        piano: "*' . . *' . . *' . | *' . . *' . *' . .",
        guitar: "*' *'? *' *'?",
        bass: "1 3 5 < | 1 3 5 < | 1 3 5 < | 1 3 5 < | 1 3 5 < | 1 3 5 < | 1 3 1 < | 1 5 1 <",
        glockenspiel:
          "eb5 . g5 . bb5 . . . | c6 . bb5 . g5 . . . | f5 . ab5 . c6 . . . | d6 . . . bb5 . . . | eb6 . . . bb5 . . . | . | ab5 . . . f5 . . . | g5 . . . . . . .",
        brass: ". | . . . . . . *' *! | . | . . . . . . *' *! | . | *' . . *! _ . . . | . | .",
      },
      drums: { sleigh, kick: "x.......x.......", snare: "....x.......x...", hat: "x...x.x.x...x.x." },
    },
    B: {
      chords: "Ab | Abm6 | Eb/G | C7b9 | Fm7 | F7 | Bb7sus4 | Bb7",
      lines: {
        piano: "* _ _ _ * _ _ _",
        strings: "* _ _ _",
        bass: "1 . 5 . | 1 . 5 < | 1 . 5 . | 1 . 5 < | 1 . 5 . | 1 . 5 < | 1 . 5 . | 1 3 5 <",
        chimes: "c5 _ _ _ | . . eb5 _ | bb4 _ _ _ | . | ab4 _ c5 _ | . | f4 _ ab4 _ | .",
        brass: ". | . | . | . | . | *' . . *! _ . . . | *! _ _ _ . . . . | *' . *' . *! _ . .",
      },
      drums: { sleigh: "x.o.x.o.x.o.x.o.", ride: "x...x.x.x...x.x.", pedal: "....x.......x..." },
      loudness: 1,
    },
    "A''": {
      chords: "Eb | Cm7 | Fm7 Bb7",
      lines: {
        piano: "*' . . *' . . *' . | *' . . *' . *' . . | *' . . *' . *' . .",
        guitar: "*' *'? *' *'?",
        bass: "1 3 5 < | 1 3 5 < | 1 3 1 <",
        strings: "* _ _ _ | * _ _ _ | * _ * _",
        brass: "*! _ . . . . *' *! | . . . . . . *' *! | *' . *' . *! _ . .",
        chimes: "bb4 _ eb5 _ | g4 _ _ _ | ab4 _ d5 _",
      },
      drums: {
        sleigh,
        kick: "x.......x.......",
        snare: "....x.......x... | ....x.......x... | ....x...x.x.x.x.",
      },
      loudness: 1.03,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Fm7 | Bb7 | Eb6",
    lines: {
      piano: "*' . . *' . . *' . | *' . . *' . *' . . | *! _ _ _",
      guitar: "*' *'? *' *'? | *' *'? *' *'? | * _ _ _",
      strings: "* _ _ _ | * _ _ _ | * _ _ _",
      brass: ". . . . . . *' *! | *' . *' . *! _ *' . | *! _ _ _",
      glockenspiel: ". | . . f5 . ab5 . d6 . | eb6 . bb5 . eb6 _ _ _",
      chimes: "c5 _ _ _ | d5 _ bb4 _ | eb5 _ _ _",
      bass: "1 3 5 < | 1 3 5 < | 1! _ _ _",
    },
    drums: {
      sleigh: `${sleigh} | ${sleigh} | X.x.x.x.x.x.....`,
      kick: "x.......x....... | x.......x....... | X...............",
      snare: "....x.......x... | ....x...x.x.xxxX | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
