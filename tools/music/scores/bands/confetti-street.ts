import type { Score } from "../../score.ts";

const claps = "....x.......x... | ....x.......x..x";
const beat = "X.....x.X....... | X.....x.X.x.....";

/** Upbeat pop: a muted guitar and claps, a marimba's riff, and a bridge that climbs step by step to its dominant. */
export const confettiStreet: Score = {
  name: "confetti_street",
  key: "D major",
  tempo: 116,
  beats: 4,
  seed: 23,
  band: {
    muted: { plays: "chords", program: 28, voices: 3, keys: [54, 69], level: 84, pan: -0.45, room: 20 },
    clean: { plays: "chords", program: 27, voices: 4, keys: [54, 73], level: 66, pan: 0.45, room: 40 },
    piano: { plays: "chords", program: 0, voices: 4, keys: [55, 74], level: 66, pan: 0.1, room: 40 },
    marimba: { plays: "melody", program: 12, level: 74, pan: 0.25, room: 50 },
    bass: { plays: "bass", program: 33, low: 38, level: 74, pan: 0, room: 5 },
  },
  kit: { program: 0, level: 84, pan: 0, room: 30 },
  sections: {
    A: {
      chords: "D | F#m7 | G6 | A7sus4",
      lines: {
        muted: "*! . 2 * . 1 * 2",
        bass: ". | . | 1 _ _ _ | 1 _ _ 1'",
        marimba: ". | . . . . . . a4 b4 | d5 . . . . . . . | . . . . a4? . e5? .",
      },
      drums: {
        clap: "................ | ................ | ....x.......x... | ....x.......x.xx",
        shaker: "x.o.x.o.x.o.x.o.",
      },
      loudness: 0.9,
    },
    "A'": {
      chords: "D | F#m7 | G6 | A7sus4 A7 | Bm7 | A/C# | Em7 | G/A A7",
      lines: {
        muted: "*! . 2 * . 1 * 2",
        piano: "*' . . *' . . *' . | *' . . *' . *' . .",
        bass: "1' . . 1 . 1' 5 . | 1' . . 1 . 5' 1 <",
        marimba: "f#5 . d5 . . a4 . . | . | . . e5 . d5 . b4 . | . . . . . . a4? .",
      },
      drums: { kick: beat, clap: claps, hat: "..x...x...x...x.", tambourine: "o.o.o.o.o.o.o.o." },
    },
    B: {
      chords: "Gmaj7 | A/G | F#m7 | Bm7 | Em7 | F#m7 G6 | Gm6 | A7sus4 A7",
      lines: {
        clean: "v _ _ ^? _ v _ ^?",
        piano: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ _ _ | * _ * _",
        bass: "1 _ _ 1' . 5 _ . | 1 _ _ 1' . 5 _ <",
        marimba:
          ". | . . . . . a5? f#5? . | . | . . . . . d5 b4 . | . | . . . . . . b4 c#5 | d5 . . . . . . . | .",
      },
      drums: {
        kick: "X.......X....... | X.......X.x.....",
        clap: "........x.......",
        ride: "x...x...x...x...",
        shaker: "x.o.x.o.x.o.x.o.",
      },
      loudness: 0.97,
    },
    "A''": {
      chords: "D | F#m7 | G6 Gm6 | A7sus4 A7",
      lines: {
        muted: "*! . 2 * . 1 * 2",
        clean: "v _ _ _ _ _ _ _",
        piano: "*' . . *' . . *' . | *' . . *' . *' . .",
        bass: "1' . . 1 . 1' 5 . | 1' . . 1 . 5' 1 < | 1 . . 1 1 . . 1 | 1 . . . 1' . . .",
        marimba: "f#5 . d5 . . a4 . . | . | . . e5 . d5 . bb4 . | a4 . . . . . . .",
      },
      drums: {
        kick: beat,
        clap: "....x.......x... | ....x.......x... | ....x.......x... | ....x...x.x.x...",
        hat: "..x...x...x...x.",
      },
      loudness: 1.03,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Em7 | A7sus4 A7 | D6",
    lines: {
      muted: "*! . 2 * . 1 * 2 | *! . 2 * . 1 * 2 | *! _ _ _",
      clean: ". | . | v! _ _ _",
      piano: "*' . . *' . . *' . | *' . . *' . *' . . | *! _ _ _",
      bass: "1' . . 1 . 1' 5 . | 1' . . 1 1' . 3' < | 1! _ _ _",
      marimba: ". . e5 . . . g5 . | f#5 . e5 . c#5? . . . | d5 . a5 . d6? . . .",
    },
    drums: {
      kick: "X.....x.X....... | X.....x.X....... | X...............",
      clap: "....x.......x... | ....x...x.x.x.x. | X...............",
      hat: "..x...x...x...x. | ..x...x...x...x. | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
