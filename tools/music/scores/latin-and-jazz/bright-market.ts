import type { Score, Section } from "../../score.ts";

const gentle = "x.x.x.xox.x.x.xo";

const verse: Section = {
  chords: "C | Bb | F | C | C | Bb | F | G7sus4",
  lines: {
    low: "0' . 1' 0' . 2' 0' 1' . 0' 2' . 1' 0' . 2'",
    high: ". . 2' . 1' . . 2' . . 0' . 1' . 2' .",
    bass: "1' . . 1' . . 5' . | 1' . . 1' . . 8' . | 1' . . 1' . . 5' . | 1' . . 1' . 5' <' .",
    horns:
      ". | . | . | . . . . . . . . *' . *' . *! _ . . | . | . | . . . . . . . . *' . *' . *! _ . . | *' . . *' . . *! _ _ _ . . . . . .",
    flute:
      ". . g5 _ e5 _ c5 _ | d5 _ f5 _ . . . . | a5 _ _ g5 f5 _ . . | . | . . g5 _ e5 _ c5 _ | d5 _ f5 _ . . . . | . | .",
  },
  drums: {
    kick: "x..x..x...x..... | x..x..x.....x...",
    stick: "....x..x.....x..",
    shaker: gentle,
    bell: "x..x..x...x.x...",
    conga: "......x.......xx",
    mute: "x.o.x...x.o.x...",
  },
};

/**
 * Afrobeat: two guitars that interlock, a three-three-two bass, horn calls, congas and a bell that never sit still.
 */
export const brightMarket: Score = {
  name: "bright_market",
  key: "C mixolydian",
  tempo: 112,
  beats: 4,
  seed: 173,
  band: {
    high: { plays: "chords", program: 27, voices: 3, keys: [64, 81], level: 74, pan: 0.5, room: 30 },
    low: { plays: "chords", program: 28, voices: 3, keys: [52, 69], level: 86, pan: -0.5, room: 25 },
    organ: { plays: "chords", program: 17, voices: 3, keys: [58, 74], level: 40, pan: 0.1, room: 40 },
    horns: { plays: "chords", program: 61, voices: 3, keys: [58, 75], level: 58, pan: -0.1, room: 45 },
    flute: { plays: "melody", program: 73, level: 58, pan: 0.2, room: 60 },
    bass: { plays: "bass", program: 33, low: 36, level: 82, pan: 0, room: 5, loose: 4 },
  },
  kit: { program: 0, level: 76, pan: 0, room: 30, loose: 4 },
  sections: {
    A: {
      chords: "C | Bb | F | C",
      lines: {
        low: "0' . 1' 0' . 2' 0' 1' . 0' 2' . 1' 0' . 2'",
        high: ". . 2' . 1' . . 2' . . 0' . 1' . 2' .",
        bass: ". | . | 1' . . 1' . . 5' . | 1' . . 1' . . 8' .",
      },
      drums: { shaker: gentle, bell: "x..x..x...x.x..." },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "Am7 | F | C/E | G | Am7 | F | Dm7 | Gsus4 G",
      lines: {
        low: "0' . 1' 0' . 2' 0' 1' . 0' 2' . 1' 0' . 2'",
        organ: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        high: ". . *' . . . *' . . . *' . . *' . .",
        bass: "1' . . 1' . . 5' . | 1' . . 1' . . 8' <'",
        horns:
          "* _ _ _ _ _ . . | . | * _ _ _ _ _ . . | . . . . *' *! _ . | * _ _ _ _ _ . . | . | * _ _ _ _ _ . . | *' . . *! _ . . .",
        flute: ". | . . c6 _ a5 _ . . | . | . | . | . . c6 _ a5 _ f5 _ | . | .",
      },
      drums: {
        kick: "x..x..x...x.....",
        snare: "....x.......x..o",
        ride: "x.x.x.x.x.x.x.x.",
        conga: "......x.......xx",
        tambourine: "....x.......x...",
      },
      loudness: 1.02,
    },
    "A''": { ...verse, chords: "C | Bb | F | G7sus4", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "F | Gsus4 G | C",
    lines: {
      low: "0' . 1' 0' . 2' 0' 1' . 0' 2' . 1' 0' . 2' | 0' . 1' 0' . 2' 0' 1' . 0' 2' . 1' 0' . 2' | *! _ _ _",
      high: ". . 2' . 1' . . 2' . . 0' . 1' . 2' . | . . 2' . 1' . . 2' . . 0' . 1' . 2' . | v _ _ _",
      organ: "* _ _ _ | * _ * _ | * _ _ _",
      bass: "1' . . 1' . . 5' . | 1' . . 1' . . <' . | 1! _ _ _",
      horns: ". . . . . . . . *' . *' . *! _ . . | *' . . *' . . *! _ _ _ *' . *' . *' . | *! _ _ _",
      flute: "a5 _ _ g5 f5 _ a5 _ | g5 _ f5 _ d5 _ b4 _ | c5 _ _ _",
    },
    drums: {
      kick: "x..x..x...x..... | x..x..x...x.x... | X...............",
      snare: "....x.......x..o | ....x..x..x.xxxX | ................",
      shaker: `${gentle} | ${gentle} | ................`,
      bell: "x..x..x...x.x... | x..x..x...x.x... | x...............",
      crash: "................ | ................ | X...............",
    },
  },
};
