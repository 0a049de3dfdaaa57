import type { Score } from "../../score.ts";

const stomp = "X.......X....... | X.......X.x.....";

/** Acoustic folk with a stomp and claps: a picked guitar, a mandolin's tremolo in fifths, a whistle that lifts the refrain. */
export const frontPorch: Score = {
  name: "front_porch",
  key: "B major",
  tempo: 100,
  beats: 4,
  seed: 149,
  band: {
    guitar: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [51, 70],
      level: 96,
      pan: -0.35,
      room: 30,
      rings: true,
    },
    strum: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [54, 73],
      level: 66,
      pan: 0.45,
      room: 30,
      loose: 9,
    },
    mandolin: { plays: "chords", program: 15, voices: 3, keys: [61, 82], level: 48, pan: 0.3, room: 45 },
    whistle: { plays: "melody", program: 78, level: 50, pan: 0.1, room: 70 },
    oohs: { plays: "chords", program: 53, voices: 3, keys: [59, 78], level: 50, pan: 0, room: 75, loose: 4 },
    bass: { plays: "bass", program: 32, low: 35, level: 78, pan: 0, room: 10 },
  },
  kit: { program: 8, level: 78, pan: 0, room: 45 },
  sections: {
    A: {
      chords: "B | Eadd9 | G#m7 | Eadd9",
      lines: {
        guitar: "0! . 2 3 1 . 2 3 | 0! . 2 3 1 2 3 2",
        bass: ". | . | 1 _ _ _ | 1 _ _ 5?",
      },
      drums: { kick: "................ | ................ | X.......X....... | X.......X......." },
      loudness: 0.94,
    },
    "A'": {
      chords: "B | Eadd9 | G#m7 | Eadd9 F#",
      lines: {
        guitar: "0! . 2 3 1 . 2 3 | 0! . 2 3 1 2 3 2",
        strum: "v _ . ^? . ^ v ^?",
        mandolin: ". | . . . . * _ *? _ | . | . . . . * _ *? _",
        bass: "1 _ _ 5 | 1 _ _ 5 | 1 _ _ 5 | 1 _ 1 _",
        whistle: ". . d#5 f#5 g#5 _ f#5 _ | e5 _ _ _ . . . . | . . d#5 f#5 b5 _ g#5 _ | f#5 _ _ _ . . . .",
      },
      drums: { kick: stomp, clap: "....x.......x...", shaker: "o.x.o.x.o.x.o.x." },
    },
    B: {
      chords: "G#m7 | E | B/D# | F# | G#m7 | E | C#m7 | F#sus4 F#",
      lines: {
        guitar: "0! . 2 3 1 . 2 3",
        strum: "v _ . ^? . ^ v ^?",
        oohs: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        mandolin: ". | . | . | . . . . 2 1 0 1 | . | . | . | . . . . 2 1 0 1",
        bass: "1 _ _ 5 | 1 _ _ < | 1 _ _ 5 | 1 _ _ 5",
        whistle: ". | . | . . . . d#5 _ f#5 _ | . | . | . . . . g#5 _ b5 _ | g#5 _ _ _ . . . . | .",
      },
      drums: {
        kick: "X.......X.......",
        clap: "....x.......x...",
        tambourine: "..x...x...x...x.",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "B | Eadd9 | G#m7 F# | E F#",
      lines: {
        guitar: "0! . 2 3 1 . 2 3",
        strum: "v _ . ^? . ^ v ^?",
        oohs: "* _ _ _ | * _ _ _ | * _ * _ | * _ * .",
        mandolin: "* _ *? _ . . . . | . | * _ *? _ . . . . | .",
        bass: "1 _ _ 5 | 1 _ _ 5 | 1 _ 1 _ | 1 _ 1 _",
        whistle: ". . d#5 f#5 g#5 _ f#5 _ | e5 _ _ _ . . . . | d#5 _ _ _ c#5 _ _ _ | b4 _ _ _ . . . .",
      },
      drums: { kick: stomp, clap: "....x.......x... | ....x.......x.x.", tambourine: "..x...x...x...x." },
      loudness: 1.02,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "E | F#sus4 F# | B",
    lines: {
      guitar: "0! . 2 3 1 . 2 3 | 0! . 2 3 0 . 2 3 | v! _ _ _",
      strum: "v _ . ^? . ^ v ^? | v _ . ^? v ^ v ^? | v! _ _ _",
      oohs: "* _ _ _ | * _ * _ | * _ _ _",
      mandolin: ". | . . . . 2 1 0 1 | * _ _ _",
      bass: "1 _ _ 5 | 1 _ 1 < | 1 _ _ _",
      whistle: ". . . . g#5 _ b5 _ | a#5 _ g#5 _ f#5 _ c#5 _ | d#5 _ _ _",
    },
    drums: {
      kick: "X.......X....... | X.......X.X..... | X...............",
      clap: "....x.......x... | ....x...x.x.x... | X...............",
      tambourine: "..x...x...x...x. | ..x...x...x...x. | x...............",
    },
  },
};
