import type { Score } from "../../score.ts";

const pocket = "X.....x...x..... | X.....x...x...x.";

/** Soul: an electric piano's gospel passing chords, a round bass, horns that punctuate, a tenor saxophone at the edges. */
export const goldenHour: Score = {
  name: "golden_hour",
  key: "Db major",
  tempo: 90,
  beats: 4,
  swing: { of: "sixteenth", share: 0.35 },
  seed: 151,
  band: {
    keys: {
      plays: "chords",
      program: 4,
      voices: 4,
      keys: [53, 72],
      level: 88,
      pan: -0.2,
      room: 40,
      loose: 9,
    },
    guitar: { plays: "chords", program: 27, voices: 3, keys: [61, 77], level: 66, pan: 0.45, room: 30 },
    organ: { plays: "chords", program: 16, voices: 3, keys: [56, 73], level: 36, pan: 0.15, room: 55 },
    horns: { plays: "chords", program: 61, voices: 3, keys: [60, 76], level: 56, pan: 0.2, room: 50 },
    sax: { plays: "melody", program: 66, level: 52, pan: -0.1, room: 60, loose: 12 },
    bass: { plays: "bass", program: 33, low: 32, level: 82, pan: 0, room: 5, loose: 5 },
  },
  kit: { program: 0, level: 78, pan: 0, room: 30, loose: 5 },
  sections: {
    A: {
      chords: "Dbmaj9 | Bbm7 | Ebm9 | Gb/Ab",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ . *' . . *? _ | * _ _ *'? . . * _ | * _ . *' . *' . .",
        bass: "1 _ . . . . 5' 1' | 1 _ . . . . 5' <' | 1 _ . . . . 5' 1' | 1 _ . . 1' . 1' .",
        guitar: ". . *' . . . *' .",
      },
      drums: {
        stick: "....x.......x...",
        hat: "x.x.x.x.x.x.x.x.",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Dbmaj9 | Fm7 Bbm7 | Ebm9 | Gb/Ab Ab7",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ . *' * _ . . | * _ _ *'? . . * _ | * _ . *' * _ . .",
        guitar: ". . *' . . . *' .",
        organ: "* _ _ _ | * _ * _ | * _ _ _ | * _ * _",
        bass: "1 _ . 1' . . 5' 1' | 1 _ . . 1 _ . <' | 1 _ . 1' . . 5' 1' | 1 _ . . 1' . 3' .",
        horns: ". | . . . . . . *' *! | . | . . *' *! _ . . .",
        sax: ". . f5 _ ab5 _ f5 _ | eb5 _ _ _ . . . . | . . gb5 _ f5 _ eb5 _ | . . . . . . . .",
      },
      drums: { kick: pocket, snare: "....X.......X... | ....X..o....X..o", hat: "x.x.x.x.x.x.x.x." },
    },
    B: {
      chords: "Gbmaj7 | Fm7 | Ebm7 | Db/F | Gbmaj7 | Cm7b5 F7b9 | Bbm9 | Ab9sus4 Ab7",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ . *' . . *? _",
        organ: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ _ _ | * _ * _",
        guitar: ". . *' . . . *' *'?",
        bass: "1 _ . 1' . . 5' . | 1 _ . 1' . . 5' <' | 1 _ . 1' . . 5' . | 1 _ . 1' . 1' . <'",
        horns:
          "* _ _ _ . . . . | . | * _ _ _ . . . . | . . . . . . *' *! | * _ _ _ . . . . | . | . | *! _ . . *! _ . .",
        sax: ". | . . . . ab5 _ f5 _ | . | . | . | . . . . . . . . | db5 _ f5 _ ab5 _ _ _ | .",
      },
      drums: {
        kick: "X.....x...x.x...",
        snare: "....X.......X..o",
        ride: "x.x.x.x.x.x.x.x.",
        tambourine: "....x.......x...",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "Dbmaj9 | Bbm7 | Ebm9 | Gb/Ab Ab7",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ . *' . . *? _ | * _ _ *'? . . * _ | * _ . *' * _ . .",
        guitar: ". . *' . . . *' .",
        organ: "* _ _ _",
        bass: "1 _ . 1' . . 5' 1' | 1 _ . 1' . . 5' <' | 1 _ . 1' . . 5' 1' | 1 _ . . 1' . 3' .",
        horns: "*' . . . . . *' *! | . | *' . . . . . *' *! | . . *! _ *! _ . .",
        sax: ". | . . f5 _ eb5 _ db5 _ | . | .",
      },
      drums: { kick: pocket, snare: "....X.......X... | ....X..o....X..o", hat: "x.x.x.x.x.x.x.x." },
      loudness: 1,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Ebm9 Ab13 | Db69",
    lines: {
      keys: "* _ . *' * _ . *' | *! _ _ _",
      guitar: ". . *' . . . *' . | v _ _ _",
      organ: "* _ * _ | * _ _ _",
      bass: "1 _ . 1' 1 _ 3' <' | 1! _ _ _",
      horns: ". . *' *! . *' . *' | *! _ _ _",
      sax: ". . gb5 _ f5 _ c5 _ | db5 _ _ _",
    },
    drums: {
      kick: "X.....x...x..... | X...............",
      snare: "....X.......X.xX | x...............",
      hat: "x.x.x.x.x.x.x... | ................",
      crash: "................ | x...............",
    },
  },
};
