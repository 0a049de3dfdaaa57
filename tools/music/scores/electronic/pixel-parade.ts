import type { Score, Section } from "../../score.ts";

const arpeggio = "0' 1' 2' 3' 2' 1' 0' 1' 2' 3' 2' 1' 0' 1' 2' 1'";

const verse: Section = {
  chords: "G | F | C | G | G | F | C | D7sus4",
  lines: {
    arpeggio,
    bass: "1' . 8' . 1' . 8' . | 1' . 8' . 1' . 8' 8'",
    lead: "d6' . b5' . g5 _ . . | c6' . a5' . f5 _ . . | e5' g5' c6' . g5 _ . . | b5' . g5' . . . . . | d6' . b5' . g5 _ . . | c6' . a5' . f5 _ . . | . . e5' . g5' . c6' . | d6 _ . . . . . .",
    stab: ". . . *' . . . . | . . . *' . . *' .",
  },
  drums: {
    kick: "X...x...X...x...",
    snare: "....X.......X... | ....X.......X.x.",
    hat: "x.x.x.x.x.x.x.x.",
  },
};

/** A quirky machine march: square-wave arpeggios and a hopping lead, a bass in octaves, electronic drums, a whistled bridge. */
export const pixelParade: Score = {
  name: "pixel_parade",
  key: "G mixolydian",
  tempo: 136,
  beats: 4,
  seed: 223,
  band: {
    arpeggio: {
      plays: "chords",
      program: 80,
      voices: 4,
      keys: [60, 79],
      level: 50,
      pan: -0.4,
      room: 20,
      loose: 1,
    },
    lead: { plays: "melody", program: 80, level: 60, pan: 0.15, room: 40, loose: 1 },
    whistle: { plays: "melody", program: 78, level: 52, pan: 0.3, room: 55, loose: 3 },
    stab: {
      plays: "chords",
      program: 62,
      voices: 3,
      keys: [58, 74],
      level: 52,
      pan: 0.4,
      room: 30,
      loose: 1,
    },
    bass: { plays: "bass", program: 39, low: 36, level: 76, pan: 0, room: 0, loose: 1 },
  },
  kit: { program: 25, level: 80, pan: 0, room: 20, loose: 1 },
  sections: {
    A: {
      chords: "G | F | C | G",
      lines: {
        arpeggio,
        lead: "g5' . b5' . d6' . b5' . | . . . . . . . . | e5' . g5' . c6' . g5' . | . . . . . . . .",
        bass: ". | . | 1' . 8' . 1' . 8' . | 1' . 8' . 1' . 8' .",
      },
      drums: { hat: "x.x.x.x.x.x.x.x." },
      loudness: 0.92,
    },
    "A'": verse,
    B: {
      chords: "Em7 | C | G/B | D | Em7 | C | Am7 | D7",
      lines: {
        arpeggio: "0' . 1' . 2' . 1' . 0' . 1' . 2' . 1' .",
        stab: "*' . . *' . . *' .",
        bass: "1 . . 1' . 1' 8' . | 1 . . 1' . 1' 8' <'",
        whistle:
          "b5 _ g5 _ e6 _ _ _ | . . c6 _ g5 _ . . | d6 _ _ _ b5 _ _ _ | a5 _ _ _ . . . . | b5 _ g5 _ e6 _ _ _ | . . c6 _ e6 _ . . | c6 _ _ _ a5 _ _ _ | . . . . . . . .",
        lead: ". | . | . | . . . . d6' . a5' . | . | . | . | d6' . c6' . a5' . f#5' .",
      },
      drums: {
        kick: "X.....x.X.......",
        clap: "....x.......x...",
        hat: "..x...x...x...x.",
        bell: "............x...",
      },
      loudness: 1,
    },
    "A''": { ...verse, chords: "G | F | C | D7sus4", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "C | D7sus4 | G",
    lines: {
      arpeggio: `${arpeggio} | ${arpeggio} | 0 1 2 3 4 5 6 7 _ _ _ _ _ _ _ _`,
      lead: "c6' . g5' . e5' . g5' . | d6' . c6' . a5' . d6' . | g5 _ . . . . . .",
      whistle: ". | . | . . b5 _ d6 _ _ _",
      stab: "*' . . *' . . *' . | *' . . *' . . *' . | *! _ _ _",
      bass: "1' . 8' . 1' . 8' . | 1' . 8' . 1' . <' . | 1! _ _ _",
    },
    drums: {
      kick: "X...x...X...x... | X...x...X.X.X.X. | X...............",
      snare: "....X.......X... | ....X...x.x.xxXX | X...............",
      hat: "x.x.x.x.x.x.x.x. | x.x.x.x......... | ................",
      crash: "................ | ................ | x...............",
    },
  },
};
