import type { Score, Section } from "../../score.ts";

const stomp = "X.......X.X..... | X.......X.X...x.";

const verse: Section = {
  chords: "A | E/G# | F#m7 | D | A | E/G# | F#m7 | D E",
  lines: {
    ring: "0 2 3 2 1 2 3 2",
    drive: ". | . | . | . | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
    piano: "* _ . * _ . * _",
    bass: "1 1 1 1 1 1 1 1",
    choir: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * .",
    brass: ". | . | . | . | . . e5 _ c#5 _ . . | b4 _ _ _ . . . . | . . a4 _ c#5 _ . . | f#5 _ _ _ e5 _ . .",
  },
  drums: { kick: stomp, clap: "....X.......X...", tambourine: "..x...x...x...x." },
};

/**
 * An anthem for a grand opening: stomps and claps, ringing guitars, a wordless choir, and brass that opens the last
 * strain.
 */
export const ribbonCutting: Score = {
  name: "ribbon_cutting",
  key: "A major",
  tempo: 128,
  beats: 4,
  seed: 197,
  band: {
    ring: {
      plays: "chords",
      program: 27,
      voices: 4,
      keys: [57, 76],
      level: 76,
      pan: -0.45,
      room: 50,
      rings: true,
    },
    drive: {
      plays: "chords",
      program: 29,
      voices: 2,
      isHollow: true,
      keys: [52, 66],
      level: 58,
      pan: 0.5,
      room: 30,
      loose: 4,
    },
    piano: { plays: "chords", program: 1, voices: 4, keys: [57, 76], level: 66, pan: 0.15, room: 45 },
    choir: { plays: "chords", program: 52, voices: 3, keys: [57, 76], level: 60, pan: 0, room: 85, loose: 4 },
    brass: { plays: "melody", program: 61, level: 60, pan: -0.1, room: 65 },
    bass: { plays: "bass", program: 34, low: 33, level: 80, pan: 0, room: 5, loose: 3 },
  },
  kit: { program: 16, level: 72, pan: 0, room: 40, loose: 4 },
  sections: {
    A: {
      chords: "A | E/G# | F#m7 | D",
      lines: {
        ring: "0 2 3 2 1 2 3 2",
        piano: "* _ _ _",
        choir: ". | . | * _ _ _ | * _ _ _",
      },
      drums: {
        kick: "................ | ................ | X.......X.X.....",
        clap: "................ | ................ | ....X.......X...",
      },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "D | A/C# | Bm7 | E | D | A/C# | Bm7 | Esus4 E",
      lines: {
        ring: "0 1 2 3 2 1 2 3",
        piano: "* _ . * _ . * _",
        choir: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        bass: "1 _ _ 1 _ _ 1 <",
        drive: ". | . | . | . | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        brass:
          ". | . | . | . . . . b4 _ e5 _ | f#5 _ _ _ d5 _ . . | e5 _ _ _ . . . . | d5 _ _ _ f#5 _ . . | e5 _ _ _ . . . .",
      },
      drums: {
        kick: "X.......X.......",
        snare: "....X.......X... | ....X.......X... | ....X.......X... | ....X.......X.xX",
        ride: "x...x...x...x...",
      },
      loudness: 1.02,
    },
    "A''": { ...verse, chords: "A | E/G# | F#m7 | D E", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "D | Esus4 E | A",
    lines: {
      ring: "0 2 3 2 1 2 3 2 | 0 2 3 2 1 2 3 2 | v! _ _ _",
      drive: "* _ _ _ | * _ * _ | *! _ _ _",
      piano: "* _ . * _ . * _ | * _ . * _ . * _ | *! _ _ _",
      choir: "* _ _ _ | * _ * _ | *! _ _ _",
      brass: "f#5 _ _ _ d5 _ . . | b4 _ _ _ g#4 _ b4 _ | a4 _ _ _",
      bass: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 < | 1! _ _ _",
    },
    drums: {
      kick: "X.......X.X..... | X.......X.X.X.X. | X...............",
      clap: "....X.......X... | ....X.......X... | X...............",
      snare: "................ | ........xxxxxxxX | ................",
      crash: "................ | ................ | X...............",
    },
  },
};
