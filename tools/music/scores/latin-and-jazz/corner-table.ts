import type { Score } from "../../score.ts";

const ride = "x...x..ox...x..o";

/** Jazz, late in the evening: brushes, a walking bass, a piano that leaves room, vibraphone; A A B A with a turnaround. */
export const cornerTable: Score = {
  name: "corner_table",
  key: "F major",
  tempo: 114,
  beats: 4,
  swing: { of: "eighth", share: 0.9 },
  seed: 101,
  band: {
    piano: {
      plays: "chords",
      program: 0,
      voices: 4,
      keys: [53, 71],
      level: 78,
      pan: -0.25,
      room: 45,
      loose: 12,
    },
    bass: { plays: "bass", program: 32, low: 36, level: 72, pan: 0.1, room: 20, loose: 8 },
    vibes: { plays: "melody", program: 11, level: 72, pan: 0.35, room: 60, loose: 14 },
    guitar: {
      plays: "chords",
      program: 26,
      voices: 3,
      keys: [55, 72],
      level: 44,
      pan: 0.5,
      room: 40,
      loose: 8,
    },
  },
  kit: { program: 40, level: 74, pan: 0, room: 40, loose: 8 },
  sections: {
    A: {
      chords: "Fmaj9 | D7b9 | Gm9 | C13 | Am7 D7b9 | Gm7 C7b9",
      lines: {
        piano:
          "* _ . *'? . . . . | . . . *' . . *? _ | * _ . . . *'? . . | . . . *' _ . . . | * _ _ . * _ . . | * _ _ . * _ . .",
        bass: "1 _ 5 _ | 1 _ 5 > | 1 _ 5 _ | 1 _ 5 < | 1 _ 1 > | 1 _ 1 <",
      },
      drums: { ride: `${ride} | x...x..ox...x.xo`, pedal: "....x.......x..." },
      loudness: 0.92,
    },
    "A'": {
      chords: "Fmaj9 | D7b9 | Gm9 | C13 | Fmaj9 F7 | Bbmaj7 Bbm6",
      lines: {
        piano:
          ". . *' . . . *? _ | . . . *' . . . . | * _ . . . *'? . . | . *' . . *? _ . . | * _ _ . * _ . . | * _ _ . * _ . .",
        bass: "1 3 5 < | 1 5 8 > | 1 3 5 < | 1 5 3 < | 1 5 1 < | 1 3 1 <",
        vibes:
          ". . c5 _ _ . a4 _ | . . . . . . . . | . . bb4 _ d5 _ . . | . . . . a4 g4 . . | . | . . . . f4 _ g4 .",
      },
      drums: { ride, pedal: "....x.......x...", snare: "............o..." },
    },
    B: {
      chords: "Am7 | D13 | Gm9 | Gm9 | Bbm6 | C9sus4 C7b9",
      lines: {
        piano:
          "* _ _ . . . *'? . | . . . * _ . . . | * _ _ . . . *'? . | . . . *'? . . * _ | * _ _ _ . . . . | * _ _ . * _ . .",
        guitar: "*' *'? *' *'?",
        bass: "1 3 5 < | 1 3 5 < | 1 5 7 5 | 1 8 7 < | 1 3 5 8 | 1 5 1 <",
        vibes: "e5 _ _ _ . . . . | . . d5 _ . b4 _ . | . . bb4 _ _ . . . | . | . . db5 _ _ bb4 . . | .",
      },
      drums: { ride: "x...x..xx...x..x", pedal: "....x.......x...", snare: "......o.....o..." },
      loudness: 1,
    },
    "A''": {
      chords: "Fmaj9 | D7b9 | Gm9 | C13 | Am7 Ab13 | Gm7 Gb13",
      lines: {
        piano:
          ". . *' . . . *? _ | . . . *' . . . . | * _ . . . *'? . . | . *' . . *? _ . . | * _ _ . * _ . . | * _ _ . * _ . .",
        bass: "1 3 5 < | 1 5 8 > | 1 3 5 < | 1 5 3 < | 1 8 1 > | 1 8 1 >",
        vibes: ". . c5 _ _ . a4 _ | . . . . . . . . | . . bb4 _ d5 _ . . | . . . . e5 _ . . | . | .",
      },
      drums: { ride, pedal: "....x.......x...", snare: "............o..." },
      loudness: 0.97,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Gm9 | C13 C7b9 | F69",
    lines: {
      piano: "* _ . . . *'? . . | * _ _ . * _ . . | *! _ _ _",
      bass: "1 3 5 < | 1 5 1 < | 1! _ _ _",
      vibes: ". . bb4 _ d5 _ . . | e5 _ . . db5 _ . . | c5 _ _ _",
      guitar: "*' *'? *' *'? | *' *'? *' *'? | * _ _ _",
    },
    drums: {
      ride: "x...x..ox...x..o | x...x..ox...x... | x...............",
      pedal: "....x.......x... | ....x.......x... | ................",
      snare: "............o... | ........o..oo..o | ................",
      kick: "................ | ................ | o...............",
    },
  },
};
