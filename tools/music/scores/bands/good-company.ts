import type { Score } from "../../score.ts";

const pick = "0' 2' 1' 2' 3' 2' 1' 2'";

/** Optimistic corporate pop: a piano in octaves over picked muted strings, claps on two and four, plucked bells on top. */
export const goodCompany: Score = {
  name: "good_company",
  key: "F# major",
  tempo: 118,
  beats: 4,
  seed: 157,
  band: {
    pick: { plays: "chords", program: 28, voices: 4, keys: [54, 73], level: 86, pan: -0.45, room: 30 },
    piano: { plays: "chords", program: 1, voices: 4, keys: [54, 74], level: 74, pan: 0.2, room: 45 },
    strum: {
      plays: "chords",
      program: 25,
      voices: 4,
      keys: [54, 73],
      level: 56,
      pan: 0.5,
      room: 30,
      loose: 7,
    },
    strings: {
      plays: "chords",
      program: 48,
      voices: 4,
      keys: [58, 79],
      level: 46,
      pan: 0,
      room: 70,
      loose: 2,
    },
    bells: { plays: "melody", program: 10, level: 82, pan: 0.35, room: 65 },
    lead: { plays: "melody", program: 1, level: 78, pan: 0.1, room: 55 },
    bass: { plays: "bass", program: 33, low: 35, level: 74, pan: 0, room: 5 },
  },
  kit: { program: 8, level: 70, pan: 0, room: 35 },
  sections: {
    A: {
      chords: "F#add9 | B | D#m7 | C#sus4",
      lines: {
        pick,
        piano: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _",
        bells: ". | . . . . f#6? . . . | . | . . . . c#6? . . .",
      },
      drums: { shaker: "................ | ................ | o.x.o.x.o.x.o.x." },
      loudness: 0.92,
    },
    "A'": {
      chords: "F#add9 | B | D#m7 | C#sus4 C#",
      lines: {
        pick,
        piano: "* _ . * _ . * _",
        bass: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 < | 1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1",
        lead: ". . c#6 _ a#5 _ f#5 _ | f#5 _ _ _ d#5 _ . . | . . a#5 _ f#5 _ d#5 _ | g#5 _ _ _ f#5 _ . .",
      },
      drums: {
        kick: "X.......X.......",
        clap: "....x.......x...",
        shaker: "o.x.o.x.o.x.o.x.",
      },
    },
    B: {
      chords: "B | C# | D#m7 | F#/A# | B | C# | G#m7 | C#sus4 C#",
      lines: {
        pick,
        strum: "v _ . ^? . ^ v ^?",
        piano: "* _ . * _ . * _",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        bass: "1 1 1 1 1 1 1 1",
        bells:
          ". . . . f#5 . d#6 . | . | . . . . a#5 . f#6 . | . | . . . . f#5 . d#6 . | . | . . b5 . d#6 . f#6 . | .",
      },
      drums: {
        kick: "X.......X.x.....",
        clap: "....x.......x...",
        hat: "..x...x...x...x.",
        tambourine: "x.o.x.o.x.o.x.o.",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "F#add9 | B | D#m7 | C#sus4 C#",
      lines: {
        pick,
        strum: "v _ . ^? . ^ v ^?",
        piano: "* _ . * _ . * _",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * .",
        bass: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 < | 1 1 1 1 1 1 1 1 | 1 . . 1 . . 1 .",
        lead: ". . c#6 _ a#5 _ f#5 _ | f#5 _ _ _ d#5 _ . . | . . a#5 _ c#6 _ d#6 _ | c#6 _ _ _ . . . .",
      },
      drums: {
        kick: "X.......X....... | X.......X.x..... | X.......X....... | X.....x.....x...",
        clap: "....x.......x...",
        hat: "..x...x...x...x.",
      },
      loudness: 1.03,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "B | C#sus4 C# | F#add9",
    lines: {
      pick: `${pick} | ${pick} | 0 1 2 3 _ _ _ _`,
      strum: "v _ . ^? . ^ v ^? | v _ . ^? v ^ v ^? | v! _ _ _",
      piano: "* _ . * _ . * _ | * _ . * _ . * _ | *! _ _ _",
      strings: "* _ _ _ | * _ * _ | * _ _ _",
      bass: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 < | 1! _ _ _",
      lead: ". . f#5 _ d#6 _ b5 _ | c#6 _ a#5 _ g#5 _ f5 _ | f#5 _ _ _",
      bells: ". | . | f#6? _ c#6? _",
    },
    drums: {
      kick: "X.......X....... | X.......X.X.X... | X...............",
      clap: "....x.......x... | ....x.......x.x. | X...............",
      hat: "..x...x...x...x. | ..x...x...x...x. | ................",
      crash: "................ | ................ | x...............",
    },
  },
};
