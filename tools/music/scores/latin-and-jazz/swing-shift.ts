import type { Score } from "../../score.ts";

const ride = "x.xxx.xx";

/** Small-band swing: a walking bass, brushes on the ride, riffs for saxophones in close harmony, a clarinet's answers. */
export const swingShift: Score = {
  name: "swing_shift",
  key: "Bb major",
  tempo: 156,
  beats: 4,
  swing: { of: "eighth", share: 0.85 },
  seed: 199,
  band: {
    piano: {
      plays: "chords",
      program: 0,
      voices: 4,
      keys: [53, 72],
      level: 66,
      pan: -0.25,
      room: 35,
      loose: 8,
    },
    guitar: {
      plays: "chords",
      program: 26,
      voices: 3,
      keys: [53, 69],
      level: 70,
      pan: 0.45,
      room: 25,
      loose: 5,
    },
    saxes: {
      plays: "chords",
      program: 65,
      voices: 4,
      keys: [55, 74],
      level: 46,
      pan: 0.15,
      room: 45,
      loose: 7,
    },
    clarinet: { plays: "melody", program: 71, level: 60, pan: -0.1, room: 50, loose: 9 },
    bass: { plays: "bass", program: 32, low: 34, level: 82, pan: 0, room: 12, loose: 5 },
  },
  kit: { program: 32, level: 80, pan: 0, room: 35, loose: 5 },
  sections: {
    A: {
      chords: "Bb6 | G7 | Cm7 | F7 | Bb6 | G7 | Cm7 | F7",
      lines: {
        guitar: "*' *' *' *'",
        piano: "*' . . *' . . . . | . . . . . . *' .",
        bass: "1 3 5 < | 1 5 3 < | 1 3 5 < | 1 5 3 <",
        saxes: ". | . | . | . | . *' . *'! _ . . . | . . *' . *'! . . . | . *' . *'! _ . . . | .",
      },
      drums: { ride, pedal: "....x.......x..." },
      loudness: 0.92,
    },
    "A'": {
      chords: "Bb6 | G7 | Cm7 | F7 | Dm7 | G7 | Cm7 F7 | Bb6 F7",
      lines: {
        guitar: "*' *' *' *'",
        piano: "*' . . *' . . . . | . . . . . . *' .",
        bass: "1 3 5 < | 1 5 3 < | 1 3 5 < | 1 5 3 < | 1 3 5 < | 1 5 3 < | 1 3 1 < | 1 3 1 <",
        saxes:
          ". *' . *'! _ . . . | . . *' . *'! . . . | . *' . *'! _ . . . | . . *' . *'! . . . | . *' . *'! _ . . . | . . *' . *'! . . . | *' . *' . *! _ . . | *' . . . . . . .",
        clarinet:
          ". . . . . . f5 g5 | b5 _ g5 _ . . . . | . | . . . . a5 _ c6 _ | d6 _ _ _ . . . . | . | . | . . d5 _ bb4 _ . .",
      },
      drums: { ride, pedal: "....x.......x...", kick: "o...............", snare: "............o..." },
    },
    B: {
      chords: "D7 | D7 | G7 | G7 | C7 | C7 | F7 | F7",
      lines: {
        guitar: "*' *' *' *'",
        piano: ". . *' . . . *' .",
        bass: "1 3 5 3 | 1 5 3 < | 1 3 5 3 | 1 5 3 < | 1 3 5 3 | 1 5 3 < | 1 3 5 3 | 1 5 3 <",
        saxes:
          "* _ _ _ * _ *' . | . | * _ _ _ * _ *' . | . | * _ _ _ * _ *' . | . | *' . *' . *'! . . . | *' . *' . *'! . . .",
        clarinet:
          ". | . . a5 _ f#5 _ d5 _ | . | . . f5 _ d5 _ b4 _ | . | . . e5 _ g5 _ bb5 _ | a5 _ _ _ . . . . | .",
      },
      drums: { hat: ride, kick: "x.......x.......", stick: "....x.......x..." },
      loudness: 1,
    },
  },
  form: "A A' B A'",
  ending: {
    chords: "Cm7 | F7 | Bb6",
    lines: {
      guitar: "*' *' *' *' | *' *' *' *' | * _ _ _",
      piano: "*' . . *' . . . . | . . *' . . . *' . | *! _ _ _",
      saxes: ". *' . *'! _ . . . | *' . *' . *'! . *' . | *! _ _ _",
      clarinet: ". . . . . . eb5 g5 | c6 _ a5 _ f5 _ eb5 _ | d5 _ f5 _ bb5 _ _ _",
      bass: "1 3 5 < | 1 5 3 < | 1! _ _ _",
    },
    drums: {
      ride: `${ride} | x.xxx... | x...............`,
      pedal: "....x.......x... | ....x.......x... | ................",
      snare: "............o... | ......x.x..x.xxX | ................",
      kick: "o............... | x.......x....... | X...............",
      crash: "................ | ................ | x...............",
    },
  },
};
