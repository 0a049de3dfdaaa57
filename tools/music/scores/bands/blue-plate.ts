import type { Score } from "../../score.ts";

const boogie = "1 3 5 3";

/**
 * Blues: a twelve-bar shuffle in A with left-hand piano, an organ that breathes, harmonica calls and guitar answers.
 */
export const bluePlate: Score = {
  name: "blue_plate",
  key: "A blues",
  tempo: 94,
  beats: 4,
  swing: { of: "eighth", share: 1 },
  seed: 163,
  band: {
    piano: {
      plays: "chords",
      program: 3,
      voices: 3,
      keys: [57, 74],
      level: 60,
      pan: 0.3,
      room: 35,
      loose: 9,
    },
    guitar: { plays: "melody", program: 26, level: 80, pan: -0.35, room: 40, loose: 10 },
    harmonica: { plays: "melody", program: 22, level: 48, pan: 0.15, room: 50, loose: 12 },
    organ: { plays: "chords", program: 17, voices: 3, keys: [55, 71], level: 42, pan: -0.1, room: 45 },
    bass: { plays: "bass", program: 32, low: 33, level: 80, pan: 0, room: 15, loose: 6 },
  },
  kit: { program: 8, level: 80, pan: 0, room: 30, loose: 6 },
  sections: {
    A: {
      chords: "A7 | D9 | A7 | E7",
      lines: {
        piano: ". *' . *' . *' . *'?",
        guitar: ". . e4 g4 a4 _ . . | c5 _ a4 _ . . . . | . . e4 g4 a4 _ c5 a4 | . . . . . . . .",
        bass: "1 . 5 . | 1 . 5 . | 1 . 5 . | 1 . 5 <",
      },
      drums: { hat: "xoxoxoxo", stick: "..x...x." },
      loudness: 0.9,
    },
    "A'": {
      chords: "A7 | D9 | A7 | A7 | D9 | D9 | A7 | F#7",
      lines: {
        piano: ". *' . *' . *' . *'?",
        organ: "* _ _ _",
        harmonica:
          "e5 _ g5 _ a5 _ _ _ | . | . . c6 _ a5 _ g5 _ | e5 _ . . . . . . | a5 _ c6 _ d6 _ _ _ | . . . . c6 _ a5 _ | e5 _ _ _ . . . . | .",
        guitar: ". | . . . . a4 c5 d5 _ | . | . . . . e5 _ c#5 a4 | . | . | . . . . c5 _ a4 _ | .",
        bass: `${boogie} | ${boogie} | ${boogie} | 1 3 5 > | ${boogie} | ${boogie} | ${boogie} | 1 3 5 <`,
      },
      drums: {
        ride: "xoxoxoxo",
        kick: "X..ox..o",
        snare: "..x...x.",
      },
    },
    B: {
      chords: "Bm7 | E9 | A7 D9 | A7 E7",
      lines: {
        piano: ". *' . *' . *' . *'?",
        organ: "* _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        harmonica: "d6 _ b5 _ a5 _ _ _ | g#5 _ b5 _ e5 _ _ _ | a5 _ _ _ . . . . | .",
        guitar: ". | . | . . . . a4 c5 d5 d#5 | e5 _ c5 _ a4 _ . .",
        bass: "1 3 5 < | 1 3 5 < | 1 3 1 > | 1 5 1 <",
      },
      drums: { ride: "xoxoxoxo", kick: "X...x...", snare: "..x..ox." },
      loudness: 1.02,
    },
    "A''": {
      chords: "A7 | D9 | A7/E F#7 | Bm7 E9",
      lines: {
        piano: ". *' . *' . *' . *'?",
        organ: "* _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        guitar: "a4 _ c5 _ e5 _ _ _ | . . . . d5 c5 a4 _ | g4 _ a4 _ . . . . | .",
        bass: `${boogie} | ${boogie} | 1 3 1 < | 1 3 1 <`,
      },
      drums: { ride: "xoxoxoxo", kick: "X..ox..o", snare: "..x...x. | ..x...xo" },
      loudness: 1,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "A7 F#7 | Bm7 E9 | A13",
    lines: {
      piano: ". *' . *' . *' . *'? | . *' . *' *' . *' . | *! _ _ _",
      organ: "* _ * _ | * _ * _ | * _ _ _",
      harmonica: "a5 _ c6 _ a5 _ g5 _ | d5 _ e5 _ g5 _ g#5 _ | a5 _ _ _",
      guitar: ". | . . . . . . . . | e5 _ c#5 a4 _ _ _ _",
      bass: "1 3 1 < | 1 3 1 < | 1! _ _ _",
    },
    drums: {
      ride: "xoxoxoxo | xoxo.... | x.......",
      kick: "X..ox..o | X..ox.x. | X.......",
      snare: "..x...x. | ..x.xxxX | ........",
      crash: "........ | ........ | x.......",
    },
  },
};
