import type { Score } from "../../score.ts";

const hats = "x.oox.o.x.oox.oo";

/**
 * Lo-fi: an electric piano with ninths, drums behind the beat, a sparse vibraphone; turnarounds with tritone
 * substitutions.
 */
export const nightBus: Score = {
  name: "night_bus",
  key: "Eb major",
  tempo: 80,
  beats: 4,
  swing: { of: "sixteenth", share: 0.6 },
  seed: 37,
  band: {
    keys: {
      plays: "chords",
      program: 4,
      voices: 4,
      keys: [53, 70],
      level: 86,
      pan: -0.15,
      room: 45,
      loose: 16,
    },
    vibes: { plays: "melody", program: 11, level: 78, pan: 0.4, room: 75, loose: 14 },
    guitar: {
      plays: "chords",
      program: 26,
      voices: 3,
      keys: [58, 75],
      level: 80,
      pan: 0.5,
      room: 50,
      loose: 14,
    },
    bass: { plays: "bass", program: 33, low: 34, level: 84, pan: 0, room: 5, loose: 10 },
  },
  kit: { program: 8, level: 76, pan: 0, room: 30, loose: 9 },
  sections: {
    A: {
      chords: "Abmaj9 | Gm7 C7b9 | Fm9 | Bb13",
      lines: {
        keys: "* _ _ _ _ . . *' | * _ _ . * _ _ . | * _ _ _ . . *' _ | * _ _ _ . *? _ .",
        bass: ". | . | 1 _ _ . . . 5? . | 1 _ _ . . 1' . <?",
      },
      drums: {
        stick: "................ | ................ | ....x.......x... | ....x.......x..o",
        hat: "................ | ............x.oo | x.oox.o.x.oox.oo | x.oox.o.x.oox.oo",
      },
      loudness: 0.92,
    },
    "A'": {
      chords: "Abmaj9 | Gm7 Gb9 | Fm9 | Bb13 E9",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ _ . * _ _ . | * _ _ *'? . . * _ | * _ _ . * _ _ .",
        bass: "1 _ . 1' . . 5 . | 1 _ . . 1 _ . . | 1 _ . 1' . . 5 . | 1 _ . . 1 _ . .",
        vibes: ". . c5 _ eb5 _ . . | . | . . . g4? ab4 _ c5 _ | .",
      },
      drums: {
        kick: "X......x..x..... | X......x..x....o",
        snare: "....x.......x... | ....x..o....x...",
        hat: hats,
      },
    },
    B: {
      chords: "Ebmaj9 | Cm9 | Abmaj7 Abm6 | Gm7 C7b9",
      lines: {
        keys: "* _ _ _ _ _ . . | * _ _ _ . . *? _ | * _ _ . * _ _ . | * _ _ . * _ _ .",
        guitar: ". . . *'? . . . . . . . *' . . . .",
        bass: "1 _ _ . 5 _ . . | 1 _ _ . 5 _ 1' . | 1 _ . . 1 _ . . | 1 _ . . 1 _ . <",
        vibes: "bb4 _ _ _ . . . . | . | . . eb5 _ . . b4? _ | .",
      },
      drums: {
        kick: "X.........x..... | X......x..x.....",
        stick: "....x.......x...",
        ride: "x.o.x.o.x.o.x.oo",
      },
      loudness: 0.96,
    },
    "A''": {
      chords: "Fm9 | Bb13 E9 | Ebmaj9 Cm9 | Bbm7 A9",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ _ . * _ _ . | * _ _ . * _ _ . | * _ _ . * _ _ .",
        guitar: ". . . *'? . . . . . . . *'? . . . .",
        bass: "1 _ . 1' . . 5 . | 1 _ . . 1 _ . . | 1 _ . . 1 _ . . | 1 _ . . 1 _ . .",
        vibes: ". . . g4? ab4 _ c5 _ | . | . . bb4 _ g4 _ . . | .",
      },
      drums: {
        kick: "X......x..x..... | X......x..x....o",
        snare: "....x.......x... | ....x..o....x.oo",
        hat: hats,
      },
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Fm9 Bb13 | Ebmaj9",
    lines: {
      keys: "* _ _ *'? * _ _ . | v! _ _ _",
      guitar: ". | . *'? . .",
      bass: "1 _ . 1' 1 _ . 5' | 1 _ _ _",
      vibes: ". . g4? ab4 _ c5 _ . | bb4 _ _ _",
    },
    drums: {
      kick: "X......x..x..... | X...............",
      snare: "....x.......x... | ................",
      hat: `${hats} | x...............`,
      ride: "................ | o...............",
    },
  },
};
