import type { Score } from "../../score.ts";

/**
 * Playful: strums on a small guitar, pizzicato on the off-beats, a glockenspiel that answers a clarinet; a deceptive
 * cadence.
 */
export const paperBoats: Score = {
  name: "paper_boats",
  key: "C major",
  tempo: 126,
  beats: 4,
  swing: { of: "eighth", share: 0.45 },
  seed: 83,
  band: {
    ukulele: {
      plays: "chords",
      program: 24,
      voices: 4,
      keys: [60, 77],
      level: 78,
      pan: -0.35,
      room: 30,
      loose: 8,
    },
    pizzicato: { plays: "chords", program: 45, voices: 3, keys: [55, 72], level: 76, pan: 0.35, room: 50 },
    bass: { plays: "bass", program: 32, low: 40, level: 64, pan: 0, room: 15 },
    glockenspiel: { plays: "melody", program: 9, level: 58, pan: 0.5, room: 65 },
    clarinet: { plays: "melody", program: 71, level: 56, pan: -0.1, room: 55 },
  },
  kit: { program: 0, level: 62, pan: 0.1, room: 30 },
  sections: {
    A: {
      chords: "C | Am7 | Dm7 | G7",
      lines: {
        ukulele: "v _ . ^? . ^ v? ^?",
        pizzicato: ". | . | . *' . *' | . *' . *'",
        glockenspiel: ". | . . . . . . e6? . | . | . . . . g5? . a5? b5?",
      },
      drums: { block: "................ | ............x.o. | ................ | ............x.o." },
      loudness: 0.92,
    },
    "A'": {
      chords: "C | E7/B | Am7 | C/G | F | C/E | Dm7 | G7",
      lines: {
        ukulele: "v _ . ^? . ^ v? ^?",
        pizzicato: ". *' . *'",
        bass: "1' . 5' . | 1' . 5' . | 1' . 5' . | 1' . 1' . | 1' . 5' . | 1' . 1' . | 1' . 5' . | 1' . 5' <'",
        clarinet:
          "e4 . g4 . a4 _ g4 . | . | c5 . a4 . e4 _ _ . | . | a4 . c5 . d5 _ c5 . | . | f4 . a4 . g4 _ _ . | .",
        glockenspiel:
          ". | . . . . g#5 . b5 . | . | . . . . g5 . e5 . | . | . . . . e5 . g5 . | . | . . . . b5? . d6? .",
      },
      drums: { shaker: "o.x.o.x.o.x.o.x.", stick: "....x.......x...", kick: "x.......x......." },
    },
    B: {
      chords: "Am7 | Em7 | F | C/E | Dm7 | A7/C# | Dm7 | G7sus4 G7",
      lines: {
        ukulele: "v _ _ _ ^? _ v _",
        pizzicato: "0' 1' 2' 1' 0' 1' 2' 1'",
        bass: "1 _ 5' . | 1 _ 5' . | 1 _ 5' . | 1 _ 5' <'",
        glockenspiel:
          "e6 _ . . . . c6 . | b5 _ . . . . . . | a5 _ . . . . c6 . | g5 _ . . . . . . | f5 _ . . . . a5 . | g5 _ . . . . . . | f5 . a5 . d6 . a5 . | . . . . . . . .",
        clarinet:
          ". | . . . . g4 a4 b4 . | . | . . . . e4 f4 g4 . | . | . . . . c#5 b4 a4 . | . | d5 _ _ _ b4 _ _ .",
      },
      drums: { tambourine: "....o.......o...", shaker: "o.x.o.x.o.x.o.x.", kick: "x..............." },
      loudness: 1,
    },
    "A''": {
      chords: "C | Ab6 | Dm7 | G7",
      lines: {
        ukulele: "v _ . ^? . ^ v? ^? | v _ . ^? . ^ v? ^? | v _ . ^? . ^ v? ^? | v' . . v' . . v' .",
        pizzicato: ". *' . *' | . *' . *' | . *' . *' | *' . . *' . . *' .",
        bass: "1' . 5' . | 1' . 5' . | 1' . 5' . | 1' . . 1' . . 1' .",
        clarinet: "e4 . g4 . a4 _ g4 . | eb4 _ _ . c4 _ . . | d4 . f4 . a4 _ c5 . | b4 _ . . . . . .",
        glockenspiel: ". | . . . . eb6 . c6 . | . | .",
      },
      drums: {
        shaker: "o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | ................",
        stick: "....x.......x... | ....x.......x... | ....x.......x... | x.....x.....x...",
        kick: "x.......x.......",
      },
      loudness: 1.02,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Dm7 | G7sus4 G7 | C6",
    lines: {
      ukulele: "v _ . ^? . ^ v? ^? | v _ . ^? . ^ v? ^? | v! _ _ _",
      pizzicato: ". *' . *' | . *' . *' | *! . . .",
      bass: "1' . 5' . | 1' . 1' <' | 1 _ _ _",
      clarinet: "f4 . a4 . c5 _ a4 . | b4 _ a4 . f4 . d4 . | e4 _ _ _",
      glockenspiel: ". | . . . . . . b5? . | . g5? . e6? . . . .",
    },
    drums: {
      shaker: "o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | ................",
      stick: "....x.......x... | ....x...x.x.x.x. | ................",
      kick: "x.......x....... | x.......x....... | x...............",
      triangle: "................ | ................ | x...............",
    },
  },
};
