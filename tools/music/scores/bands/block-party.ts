import type { Score, Section } from "../../score.ts";

const hats = "x.x.xxx.x.x.xoxx";

const verse: Section = {
  chords: "Cm7 | Cm7 | Abmaj7 | G7 | Cm7 | Ebmaj7 | Abmaj7 | G7",
  lines: {
    piano: "*' . . *' . . . . . . *' . . . . .",
    brass:
      ". | . . . . . . . . . . *' . *! _ . . | . | . . . . . . . . *' . *' . *! _ . . | . | . . . . . . . . . . *' . *! _ . . | . | *' . . *' . . *! _ _ . . . . . . .",
    vibes:
      "c6 . g5 . eb5 . . . | . | c6 . ab5 . eb5 . . . | . | c6 . g5 . eb5 . . . | d6 . bb5 . g5 . . . | c6 . ab5 . eb5 . . . | .",
    bass: "1 _ _ . . . 1' . . . 1' . . . 5' . | 1 _ _ . . . 1' . . . 1' . 8' . <' .",
  },
  drums: {
    kick: "X......x..X..... | X..x...x..X.....",
    clap: "....X.......X...",
    hat: hats,
    cabasa: "o.o.o.o.o.o.o.o.",
  },
};

/**
 * Playful hip-hop: a deep kick and claps, rattling hats, a clipped brass riff, short piano chords, a vibraphone hook.
 */
export const blockParty: Score = {
  name: "block_party",
  key: "C minor",
  tempo: 94,
  beats: 4,
  swing: { of: "sixteenth", share: 0.2 },
  seed: 229,
  band: {
    piano: {
      plays: "chords",
      program: 1,
      voices: 4,
      keys: [55, 74],
      level: 78,
      pan: -0.2,
      room: 25,
      loose: 3,
    },
    brass: {
      plays: "chords",
      program: 61,
      voices: 4,
      keys: [55, 75],
      level: 64,
      pan: 0.15,
      room: 35,
      loose: 3,
    },
    vibes: { plays: "melody", program: 11, level: 84, pan: 0.4, room: 45, loose: 4 },
    strings: {
      plays: "chords",
      program: 48,
      voices: 3,
      keys: [60, 79],
      level: 46,
      pan: 0,
      room: 60,
      loose: 2,
    },
    bass: { plays: "bass", program: 38, low: 36, level: 84, pan: 0, room: 0, loose: 2 },
  },
  kit: { program: 25, level: 88, pan: 0, room: 15, loose: 2 },
  sections: {
    A: {
      chords: "Cm7 | Cm7 | Abmaj7 | G7",
      lines: {
        piano: "*' . . *' . . . . . . *' . . . . .",
        vibes: ". | . . . . g5 . bb5 . | . | . . . . b5 . g5 .",
        bass: ". | . | 1 _ _ . . . 1' . . . 1' . . . . . | 1 _ _ . . . 1' . . . 3' . . . <' .",
      },
      drums: { hat: "x.x.x.x.x.x.x.xx", stick: "....x.......x..." },
      loudness: 0.94,
    },
    "A'": verse,
    B: {
      chords: "Fm9 | Bb7 | Ebmaj7 | Abmaj7",
      lines: {
        strings: "* _ _ _",
        piano: "* _ _ *' . . . . * _ _ *' . . . .",
        bass: "1 _ _ _ . . 1' . . . 5' . . . 1' . | 1 _ _ _ . . 1' . . . 5' . . . <' .",
        vibes: "ab5 . . . g5 . f5 . | . . d5 . f5 . . . | g5 . . . bb5 . d6 . | c6 . . . . . . .",
      },
      drums: {
        kick: "X.........X.....",
        stick: "....x.......x...",
        hat: "x.o.x.o.x.o.x.oo",
        tambourine: "....x.......x...",
      },
      loudness: 0.98,
    },
    "A''": { ...verse, chords: "Cm7 | Cm7 | Abmaj7 | G7", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "Abmaj7 G7 | Cm9",
    lines: {
      piano: "*' . . *' . . . . * _ _ *' . . . . | *! _ _ _",
      brass: ". . . . . . *' . *' . *' . *! _ *' . | *! _ _ _",
      strings: "* _ * _ | * _ _ _",
      vibes: "c6 . ab5 . b5 . g5 . | c6 _ g5 _ d6 _ _ _",
      bass: "1 _ _ . . . 1' . 1 _ _ . 1' . <' . | 1! _ _ _",
    },
    drums: {
      kick: "X......x..X..... | X...............",
      clap: "....X.......X.XX | X...............",
      hat: `${hats} | ................`,
      crash: "................ | x...............",
    },
  },
};
