import type { Score } from "../../score.ts";

const roll = "0 2 1 3 0 2 1 3";
const train = "o.x.o.x.X.x.o.xo";

/** Country on an open road: a train beat on brushes, banjo rolls over strummed steel strings, a fiddle that answers itself. */
export const sundayDrive: Score = {
  name: "sunday_drive",
  key: "E major",
  tempo: 104,
  beats: 4,
  seed: 139,
  band: {
    guitar: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [52, 71],
      level: 84,
      pan: -0.4,
      room: 30,
      loose: 7,
    },
    banjo: { plays: "chords", program: 105, voices: 4, keys: [59, 76], level: 62, pan: 0.45, room: 35 },
    telecaster: { plays: "melody", program: 27, level: 74, pan: -0.2, room: 45 },
    fiddle: { plays: "melody", program: 110, level: 54, pan: 0.2, room: 60, loose: 9 },
    bass: { plays: "bass", program: 33, low: 35, level: 76, pan: 0, room: 5 },
  },
  kit: { program: 40, level: 84, pan: 0.05, room: 25 },
  sections: {
    A: {
      chords: "E | A/E | E | Bsus4 B",
      lines: {
        guitar: "v _ ^? v _ ^ v ^?",
        telecaster: ". . b4 c#5 e5 _ . . | . | . . b4 c#5 e5 _ f#5 _ | . . . . . . . .",
        bass: "1 . 5 . | 1 . 5 . | 1 . 5 . | 1 . 1 <",
      },
      drums: { snare: "................ | ................ | o.x.o.x.o.x.o.x. | o.x.o.x.X.x.o.xo" },
      loudness: 0.94,
    },
    "A'": {
      chords: "E | C#m7 | A | B7",
      lines: {
        guitar: "v _ ^? v _ ^ v ^?",
        banjo: roll,
        bass: "1 . 5 . | 1 . 5 . | 1 . 5 . | 1 . 5 <",
        fiddle: "g#5 _ _ _ e5 _ . . | . . . . b4 _ c#5 _ | e5 _ _ _ c#5 _ . . | d#5 _ _ _ . . . .",
      },
      drums: { snare: train, kick: "x.......x......." },
    },
    B: {
      chords: "A | E/G# | F#m7 | B7 | A | E/G# | F#7 | Bsus4 B7",
      lines: {
        guitar: "v _ ^? v _ ^ v ^?",
        banjo: `${roll} | ${roll} | ${roll} | 0 2 1 3 2 1 0 .`,
        bass: "1 . 5 . | 1 . 5 < | 1 . 5 . | 1 . 5 .",
        telecaster:
          ". | . . . . e5 _ c#5 _ | . | . . . . f#5 _ e5 d#5 | . | . . . . e5 _ c#5 _ | a#4 _ _ _ . . . . | .",
        fiddle: "c#5 _ _ _ e5 _ _ _ | b4 _ _ _ . . . . | a4 _ _ _ c#5 _ _ _ | b4 _ _ _ . . . .",
      },
      drums: {
        snare: train,
        kick: "x.......x.......",
        tambourine: "....x.......x...",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "E | A | E/B | B7",
      lines: {
        guitar: "v _ ^? v _ ^ v ^?",
        banjo: roll,
        bass: "1 . 5 . | 1 . 5 . | 1 . 1 . | 1 . 5 .",
        fiddle: "g#5 _ _ _ b5 _ g#5 _ | e5 _ _ _ . . . . | g#5 _ _ _ e5 _ . . | f#5 _ _ _ . . . .",
      },
      drums: { snare: train, kick: "x.......x.......", tambourine: "....x.......x..." },
      loudness: 1,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "A | B7 | E",
    lines: {
      guitar: "v _ ^? v _ ^ v ^? | v _ ^? v _ ^ v ^? | v! _ _ _",
      banjo: `${roll} | ${roll} | 0 1 2 3 _ _ _ _`,
      bass: "1 . 5 . | 1 . 3 < | 1 _ _ _",
      telecaster: ". . . . e5 _ c#5 _ | d#5 _ f#5 _ a5 _ f#5 _ | e5 _ _ _",
      fiddle: "c#5 _ _ _ e5 _ _ _ | f#5 _ _ _ d#5 _ _ _ | e5 _ _ _",
    },
    drums: {
      snare: `${train} | o.x.o.x.X.x.X.xX | x...............`,
      kick: "x.......x....... | x.......x....... | X...............",
      tambourine: "....x.......x... | ....x.......x... | x...............",
    },
  },
};
