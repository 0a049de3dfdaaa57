import type { Score } from "../../score.ts";

/** The two-bar 3-2 clave: three strokes, then two. Every other part is built around it. */
const clave = "x.....x.....x... | ....x...x.......";
const montuno = "0+2 . 1 0+2 . 1 . 0+2 | . 1 . 0+2 . 1 0+2 .";

/** Latin: a nylon guitar's figure over congas and clave, a piano's montuno, muted trumpets; D minor with a turn to major. */
export const plazaAtNoon: Score = {
  name: "plaza_at_noon",
  key: "D minor",
  tempo: 110,
  beats: 4,
  seed: 127,
  band: {
    guitar: { plays: "chords", program: 24, voices: 4, keys: [52, 71], level: 88, pan: -0.35, room: 40 },
    piano: { plays: "chords", program: 0, voices: 3, keys: [60, 77], level: 70, pan: 0.3, room: 40 },
    trumpets: { plays: "melody", program: 59, level: 50, pan: 0.15, room: 60 },
    bass: { plays: "bass", program: 32, low: 38, level: 70, pan: 0, room: 15 },
    strings: {
      plays: "chords",
      program: 49,
      voices: 3,
      keys: [57, 74],
      level: 40,
      pan: 0,
      room: 70,
      loose: 3,
    },
  },
  kit: { program: 0, level: 84, pan: 0.1, room: 35 },
  sections: {
    A: {
      chords: "Dm9 | Gm7 | C9 | A7b9",
      lines: {
        guitar: "0 . 2 3 . 2 1 3 | 0 . 2 3 . 2 1 .",
        bass: ". | . | 1 _ _ 5 _ _ 8 _ | 1 _ _ 5 _ _ 1 _",
      },
      drums: { claves: clave, shaker: "x.o.x.o.x.o.x.o." },
      loudness: 0.92,
    },
    "A'": {
      chords: "Dm9 | Gm7 | C9 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | Dm6",
      lines: {
        guitar: "0 . 2 3 . 2 1 3 | 0 . 2 3 . 2 1 .",
        piano: montuno,
        bass: "1 _ _ 5 _ _ 8 _ | 1 _ _ 5 _ _ 1 _",
        trumpets:
          ". | . . . . . . d5' f5' | e5 _ . . . . . . | . | . | . . . . . . bb4' d5' | c#5 _ . . . . . . | .",
      },
      drums: {
        claves: clave,
        conga: "............x.x.",
        mute: "x.o.x.o.x.o.....",
        low: "......o.........",
        cabasa: "o.x.o.x.o.x.o.x.",
      },
    },
    B: {
      chords: "Dmaj7 | Bm7 | Em9 | A13",
      lines: {
        guitar: "v . . ^? . v . ^?",
        strings: "* _ _ _",
        piano: ". . *' . . *' . . | . *' . . *' . . .",
        bass: "1 _ _ 5 _ _ 5 _ | 1 _ _ 5 _ _ 1 <",
        trumpets: "f#5 _ _ _ e5 . d5 . | . . . . . . . . | g5 _ _ _ f#5 . e5 . | .",
      },
      drums: {
        bell: "x...o.x.x...o.o.",
        conga: "......x.......x.",
        mute: "x.o.x...x.o.x...",
        cabasa: "o.x.o.x.o.x.o.x.",
      },
      loudness: 1.02,
    },
    "A''": {
      chords: "Gm7 | A7b9 | Dm9 Bb6 | Em7b5 A7b9",
      lines: {
        guitar: "0 . 2 3 . 2 1 3 | 0 . 2 3 . 2 1 . | 0 . 2 3 0 . 2 3 | v . . v . . v .",
        piano: montuno,
        bass: "1 _ _ 5 _ _ 8 _ | 1 _ _ 5 _ _ 1 _ | 1 _ _ 5 1 _ _ 5 | 1 _ _ 1 1 _ 1 .",
        trumpets: ". | . | a4' . . d5' . . . . | .",
      },
      drums: {
        claves: clave,
        conga: "............x.x.",
        mute: "x.o.x.o.x.o.....",
        cabasa: "o.x.o.x.o.x.o.x.",
      },
      loudness: 1,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Gm7 | A7b9 | Dm6",
    lines: {
      guitar: "0 . 2 3 . 2 1 3 | v . . v . . v . | v! _ _ _",
      piano: `${montuno} | *! _ _ _`,
      strings: "* _ _ _ | * _ _ _ | * _ _ _",
      bass: "1 _ _ 5 _ _ 8 _ | 1 _ _ 1 _ _ < . | 1! _ _ _",
      trumpets: ". . g4' . bb4 _ d5 _ | c#5 _ . . e5' . g5' . | f5 _ _ _",
    },
    drums: {
      claves: clave,
      conga: "............x.x. | ............x.x. | x.....x.x.......",
      mute: "x.o.x.o.x.o..... | x.o.x.o......... | ................",
      cabasa: "o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | x...............",
      crash: "................ | ................ | x...............",
    },
  },
};
