import type { Score } from "../../score.ts";

const motor = "0 1 2 1 3 1 2 1 0 1 2 1 3 2 1 2";

/**
 * Steady corporate music: a motor rhythm on muted strings under long tones, confident pedal points, no loud drums.
 */
export const steadyHands: Score = {
  name: "steady_hands",
  key: "Bb major",
  tempo: 108,
  beats: 4,
  seed: 41,
  band: {
    motor: { plays: "chords", program: 28, voices: 4, keys: [53, 70], level: 78, pan: -0.4, room: 35 },
    piano: {
      plays: "chords",
      program: 0,
      voices: 4,
      keys: [53, 72],
      level: 76,
      pan: 0.2,
      room: 50,
      rings: true,
    },
    strings: {
      plays: "chords",
      program: 48,
      voices: 4,
      keys: [55, 77],
      level: 50,
      pan: 0,
      room: 75,
      loose: 2,
    },
    bells: { plays: "melody", program: 10, level: 85, pan: 0.45, room: 70 },
    bass: { plays: "bass", program: 33, low: 34, level: 66, pan: 0, room: 5 },
  },
  kit: { program: 8, level: 60, pan: 0, room: 35 },
  sections: {
    A: {
      chords: "Bbadd9 | Bbadd9 | Gm7 | Ebmaj7",
      lines: { motor, piano: "0+2 _ _ _ . . . . | . | 0+2 _ _ _ . . . . | 0+3 _ _ _ . . . ." },
      loudness: 0.9,
    },
    "A'": {
      chords: "Bbadd9 | F/A | Gm7 | Ebmaj7 | Bb/D | Ebmaj9 | Cm7 | F7sus4 F",
      lines: {
        motor,
        piano: "* _ . 2? 3? _ 2 _ | * _ . 2? 3? _ 1 _",
        strings: ". | . | . | . | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _",
        bass: "1 _ _ _ . . 1' . | 1 _ _ _ . . 1' .",
      },
      drums: {
        kick: "x.......x.......",
        shaker: "o.x.o.x.o.x.o.x.",
        stick: "................ | ............o...",
      },
    },
    B: {
      chords: "Ebmaj7 | F/Eb | Dm7 | Gm9",
      lines: {
        motor: "0 1 2 3 1 2 3 2 0 1 2 3 1 2 3 2",
        piano: "* _ . 2? 3? _ 2 _ | * _ . 2? 3? _ 1 _",
        strings: "* _ _ _",
        bass: "1 _ _ 5? _ _ 1' . | 1 _ _ 5? _ _ 1' .",
        bells: "g5 . bb5 . . . . . | a5 . . . . . . . | f5 . a5 . . . . . | . . . . d6? . . .",
      },
      drums: { kick: "x.......x..x....", shaker: "o.x.o.x.o.x.o.x.", snare: "....o.......o..." },
      loudness: 1.05,
    },
    "A''": {
      chords: "Cm7 | Bb/D | Eb6 | F7sus4 F7",
      lines: {
        motor,
        piano: "* _ . 2? 3? _ 2 _ | * _ . 2? 3? _ 1 _ | * _ . 2? 3? _ 2 _ | * _ _ _ * _ _ _",
        strings: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * .",
        bass: "1 _ _ _ . . 1' . | 1 _ _ _ . . 1' . | 1 _ _ _ . . 1' . | 1 _ _ _ 1 _ . .",
      },
      drums: {
        kick: "x.......x.......",
        shaker: "o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | o.x.o.x.o.x.o.x. | o.x.o.x.o.......",
      },
      loudness: 0.98,
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Ebmaj7 | F7sus4 F7 | Bbadd9",
    lines: {
      motor: `${motor} | ${motor} | 0 1 2 3? _ _ _ _`,
      piano: "* _ . 2? 3? _ 2 _ | * _ _ _ * _ _ _ | *! _ _ _",
      strings: "* _ _ _ | * _ * _ | * _ _ _",
      bass: "1 _ _ _ . . 1' . | 1 _ _ _ 1 _ _ _ | 1 _ _ _",
      bells: ". | . | d6? _ f6? _",
    },
    drums: {
      kick: "x.......x....... | x.......x....... | x...............",
      shaker: "o.x.o.x.o.x.o.x. | o.x.o.x.o....... | ................",
    },
  },
};
