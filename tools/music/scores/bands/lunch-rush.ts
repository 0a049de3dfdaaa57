import type { Score } from "../../score.ts";

const chop = ". . *' . . *'? . *' . *'? . . *' . *'? .";
const groove = "X..x......x..x.. | X..x......x.x...";
const backbeat = "....X..o.o..X..o | ....X..o.o..X.oo";

/**
 * A funk groove in E dorian: a clavinet's sixteenths, a bass that leaves space, horns that answer, a bridge in
 * fourths.
 */
export const lunchRush: Score = {
  name: "lunch_rush",
  key: "E minor",
  tempo: 102,
  beats: 4,
  swing: { of: "sixteenth", share: 0.25 },
  seed: 61,
  band: {
    clav: { plays: "chords", program: 7, voices: 3, keys: [55, 70], level: 88, pan: -0.4, room: 20 },
    guitar: { plays: "chords", program: 27, voices: 3, keys: [59, 74], level: 66, pan: 0.45, room: 25 },
    organ: { plays: "chords", program: 17, voices: 3, keys: [57, 72], level: 38, pan: 0.1, room: 45 },
    bass: { plays: "bass", program: 33, low: 40, level: 78, pan: 0, room: 5, loose: 4 },
    horns: { plays: "chords", program: 61, voices: 3, keys: [58, 74], level: 54, pan: 0.2, room: 50 },
  },
  kit: { program: 0, level: 74, pan: 0, room: 25, loose: 4 },
  sections: {
    A: {
      chords: "Em9 | A13 | Em9 | A13",
      lines: {
        clav: "0 . . 1? . 2 . . 1 . 0? . 2 . . 1? | 0 . . 1? . 2 . . *' . 0? . 2 . *'? .",
        guitar: chop,
        bass: "1 . . 8' . . 1' . . . 7' . 8' . . . | 1 . . . . . . . . . 1' . . . <' . | 1 . . . . . 8' . . . 1' . . . . . | 1 . . . . . . . . . 1' . 3' . <' .",
      },
      drums: {
        hat: "x.x.x.x.x.x.x.x.",
        kick: "................ | ................ | X.........x..... | X.........x.....",
        stick: "................ | ............x... | ....x.......x... | ....x.......x..o",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "Em9 | A13 | Em9 | A13 | Em9 | A13 | Cmaj7 | B7b9",
      lines: {
        clav: "0 . . 1? . 2 . . 1 . 0? . 2 . . 1? | 0 . . 1? . 2 . . *' . 0? . 2 . *'? .",
        guitar: chop,
        bass: "1 . . 8' . . 1' . . . 7' . 8' . . . | 1 . . 1' . . 5' . . . 1' . 3' . <' .",
        horns:
          ". | . | . | . . . . . . . . . . *' . *! _ . . | . | . | *! _ _ _ . . . . . . . . . . . . | *' . . *' . . *! _ _ . . . . . . .",
      },
      drums: { kick: groove, snare: backbeat, hat: "x.x.x.x.x.x.x.x." },
    },
    B: {
      chords: "Am9 | D13 | Gmaj9 | Cmaj7",
      lines: {
        organ: "* _ _ _",
        guitar: chop,
        bass: "1 _ _ . . . 5' . 8 . . . 7' . 5' . | 1 _ _ . . . 5' . 8 . . . 3' . <' .",
        horns: ". . . . . . . . *' . . *! _ _ . . | . | . . . . . . . . *' . . *! _ _ . . | .",
      },
      drums: {
        kick: "X.....x...x..... | X.....x...x...x.",
        snare: "....X.......X..o",
        ride: "x...x.x.x...x.x.",
        tambourine: "....x.......x...",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "Em9 | A13 | F#m7b5 | B7b9",
      lines: {
        clav: "0 . . 1? . 2 . . 1 . 0? . 2 . . 1?",
        guitar: chop,
        bass: "1 . . 8' . . 1' . . . 7' . 8' . . . | 1 . . 1' . . 5' . . . 1' . 3' . <' . | 1 . . 1' . . 5' . . . 3' . 1' . >' . | 1 . . 1' . . 1 _ _ . . . . . . .",
        horns: ". | . . . . . . . . . . *' . *! _ . . | . | *' . . *' . . *! _ _ . . . . . . .",
      },
      drums: {
        kick: "X..x......x..x.. | X..x......x.x... | X..x......x..x.. | X..x..X.........",
        snare: "....X..o.o..X..o | ....X..o.o..X.oo | ....X..o.o..X..o | ....X.......o.xX",
        hat: "x.x.x.x.x.x.x.x.",
      },
      loudness: 1.03,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Am9 | B7b9 | Em9",
    lines: {
      clav: "0 . . 1? . 2 . . 1 . 0? . 2 . . 1? | 0 . . 1? . 2 . . *' . . . . . . . | *! _ _ _",
      guitar: `${chop} | ${chop} | *' . . .`,
      organ: ". | . | * _ _ _",
      bass: "1 . . 8' . . 1' . . . 7' . 8' . . . | 1 . . 1' . . 1 _ 1' . 3' . 5' . <' . | 1! _ _ _",
      horns: ". . . . . . . . . . *' . *! _ . . | *' . . *' . . *! _ _ . *' . *' . *' . | *! _ _ _",
    },
    drums: {
      kick: "X..x......x..x.. | X..x..X...x.x... | X...............",
      snare: "....X..o.o..X..o | ....X..o..x.x.xX | X...............",
      hat: "x.x.x.x.x.x.x.x. | x.x.x.x.x.x..... | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
