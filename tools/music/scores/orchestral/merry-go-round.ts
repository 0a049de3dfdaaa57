import type { Score, Section } from "../../score.ts";

const hop = "1' . 5' .";

const verse: Section = {
  chords: "F | F | Gm7 | C7 | F | D7 | Gm7 | C7",
  lines: {
    tuba: hop,
    pizzicato: ". *' . *'",
    xylophone:
      "c6 . a5 . f5 . a5 . | c6 . . . . . . . | d6 . bb5 . g5 . bb5 . | c6 . . . . . . . | a5 . c6 . f6 . c6 . | d6 . . . . . . . | bb5 . g5 . d6 . bb5 . | c6 . . . . . . .",
    recorder:
      ". | . . . . f5 g5 a5 . | . | . . . . e5 f5 g5 . | . | . . . . a5 g5 f#5 . | . | . . . . c6 bb5 g5 .",
  },
  drums: {
    kick: "x.......x.......",
    stick: "....x.......x...",
    shaker: "o.x.o.x.o.x.o.x.",
    bell: "................ | ............x...",
  },
};

/** For children: a xylophone's tune over a hopping bass, pizzicato, a recorder that answers, toy percussion, a march in the middle. */
export const merryGoRound: Score = {
  name: "merry_go_round",
  key: "F major",
  tempo: 120,
  beats: 4,
  seed: 233,
  band: {
    xylophone: { plays: "melody", program: 13, level: 66, pan: -0.3, room: 45 },
    recorder: { plays: "melody", program: 74, level: 58, pan: 0.25, room: 50 },
    pizzicato: { plays: "chords", program: 45, voices: 4, keys: [57, 76], level: 84, pan: 0.4, room: 45 },
    accordion: { plays: "chords", program: 21, voices: 3, keys: [57, 74], level: 40, pan: -0.1, room: 40 },
    tuba: { plays: "bass", program: 58, low: 36, level: 64, pan: 0, room: 30 },
  },
  kit: { program: 0, level: 66, pan: 0.05, room: 30 },
  sections: {
    A: {
      chords: "F | C7 | C7 | F",
      lines: {
        tuba: hop,
        pizzicato: ". *' . *'",
        xylophone: "c6 . a5 . f5 . a5 . | g5 . . . . . . . | bb5 . g5 . e5 . g5 . | f5 . . . . . . .",
      },
      drums: { block: "....x.......x.o." },
      loudness: 0.94,
    },
    "A'": verse,
    B: {
      chords: "Bb | Bb | F/A | F/A | Gm7 | C7 | F | C7sus4 C7",
      lines: {
        tuba: "1' . 1' .",
        accordion:
          "*' *' *' *' | *' *' *' *' | *' *' *' *' | *' *' *' *' | *' *' *' *' | *' *' *' *' | *' *' *' *' | * _ * _",
        pizzicato: "0' 1' 2' 3' 2' 1' 0' 1'",
        recorder:
          "d6 _ bb5 _ f5 _ bb5 _ | d6 _ _ _ . . . . | c6 _ a5 _ f5 _ a5 _ | c6 _ _ _ . . . . | bb5 _ g5 _ d6 _ bb5 _ | c6 _ _ _ . . . . | a5 _ _ _ f5 _ . . | .",
        xylophone:
          ". | . . . . f6 d6 bb5 . | . | . . . . f6 c6 a5 . | . | . . . . e6 c6 bb5 . | . | . . . . c6 d6 e6 .",
      },
      drums: { snare: "x.xxx.x.x.xxx.xx", kick: "x...x...x...x...", triangle: "x..............." },
      loudness: 1,
    },
    "A''": { ...verse, chords: "F | F | Gm7 | C7", loudness: 1.02 },
  },
  form: "A A' B A''",
  ending: {
    chords: "Gm7 | C7 | F",
    lines: {
      tuba: "1' . 5' . | 1' . 3' <' | 1! _ _ _",
      pizzicato: ". *' . *' | . *' . *' | *! . . .",
      accordion: ". | *' *' *' *' | *! _ _ _",
      recorder: "d6 _ bb5 _ g5 _ bb5 _ | c6 _ bb5 _ g5 _ e5 _ | f5 _ _ _",
      xylophone: ". | . . . . c6 d6 e6 . | f6 . c6 . f6 . . .",
    },
    drums: {
      kick: "x.......x....... | x.......x....... | x...............",
      snare: "................ | x.x.x.x.xxxxxxxx | ................",
      shaker: "o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | ................",
      triangle: "................ | ................ | x...............",
    },
  },
};
