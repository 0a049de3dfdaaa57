import type { Score } from "../../score.ts";

const pulse = "0' 0' 1' 0' 2' 0' 1' 0' 0' 0' 1' 0' 2' 0' 1' 2'";

/**
 * Tense trailer music in G minor: short strings in sixteenths, timpani, low brass, a bell; the bridge moves to a
 * major chord.
 */
export const turningPoint: Score = {
  name: "turning_point",
  key: "G minor",
  tempo: 100,
  beats: 4,
  seed: 241,
  band: {
    spiccato: {
      plays: "chords",
      program: 45,
      voices: 3,
      keys: [55, 72],
      level: 92,
      pan: -0.3,
      room: 55,
      loose: 2,
    },
    celli: {
      plays: "chords",
      program: 48,
      voices: 3,
      keys: [48, 65],
      level: 62,
      pan: 0.3,
      room: 65,
      loose: 2,
    },
    high: {
      plays: "chords",
      program: 44,
      voices: 3,
      keys: [67, 84],
      level: 40,
      pan: -0.1,
      room: 85,
      loose: 2,
    },
    brass: { plays: "melody", program: 57, level: 58, pan: 0.15, room: 80, loose: 4 },
    bell: { plays: "melody", program: 14, level: 66, pan: -0.2, room: 95 },
    bass: { plays: "bass", program: 43, low: 31, level: 72, pan: 0, room: 55, loose: 3 },
    drum: { plays: "bass", program: 47, low: 36, level: 76, pan: 0.05, room: 75, loose: 2 },
  },
  kit: { program: 48, level: 66, pan: 0, room: 80 },
  sections: {
    A: {
      chords: "Gm | Gm | Eb | D7sus4",
      lines: {
        spiccato: pulse,
        bell: "g5 _ _ _ | . | bb5 _ _ _ | a5 _ _ _",
        drum: ". | . . 1? 1? | 1 . . . | 1 . 1? 1?",
      },
      loudness: 0.92,
    },
    "A'": {
      chords: "Gm | Eb | Bb | D7sus4",
      lines: {
        spiccato: pulse,
        celli: "* _ *' . * _ *' .",
        bass: "1 _ _ _",
        drum: "1! . . 1? | 1 . 1? 1?",
        brass: "d4 _ _ _ bb3 _ _ _ | g4 _ _ _ _ _ . . | f4 _ _ _ d4 _ _ _ | a4 _ _ _ . . . .",
        bell: "d6 _ _ _ | . | . | .",
      },
      drums: { tom: "x.......x.x....." },
    },
    B: {
      chords: "Eb | F | Gm | Bb/D | Eb | F | Csus4 C | Dsus4 D",
      lines: {
        spiccato: pulse,
        celli: "* _ *' . * _ *' .",
        high: "* _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ * _",
        bass: "1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ _ _ | 1 _ 1 _ | 1 _ 1 _",
        drum: "1! . . 1? | 1 . 1? 1?",
        brass:
          "bb4 _ _ _ g4 _ _ _ | a4 _ _ _ c5 _ _ _ | bb4 _ _ _ _ _ . . | f4 _ _ _ . . . . | bb4 _ _ _ g4 _ _ _ | a4 _ _ _ c5 _ _ _ | g4 _ _ _ e4 _ _ _ | a4 _ _ _ f#4 _ . .",
      },
      drums: {
        tom: "x...x...x.x.x...",
        crash: "x............... | ................ | ................ | ................",
      },
      loudness: 1.03,
    },
    "A''": {
      chords: "Gm | Eb | Cm7 | D7sus4",
      lines: {
        spiccato: pulse,
        celli: "* _ *' . * _ *' .",
        high: "* _ _ _",
        bass: "1 _ _ _",
        drum: "1! . . 1? | 1 . 1? 1?",
        brass: "g4 _ _ _ bb4 _ _ _ | bb4 _ _ _ g4 _ . . | g4 _ _ _ eb4 _ _ _ | d4 _ _ _ . . . .",
      },
      drums: { tom: "x...x...x.x.x..." },
    },
  },
  form: "A A' B A''",
  ending: {
    chords: "Cm7 Dsus4 | D7 | Gm",
    lines: {
      spiccato: `${pulse} | ${pulse} | *! . . .`,
      celli: "* _ *' . * _ *' . | * _ _ _ | *! _ _ _",
      high: "* _ * _ | * _ _ _ | * _ _ _",
      brass: "eb4 _ _ _ g4 _ _ _ | a4 _ _ _ f#4 _ _ _ | g4 _ _ _",
      bell: ". | . | g5 _ _ _",
      bass: "1 _ 1 _ | 1 _ _ _ | 1! _ _ _",
      drum: "1! . 1 . | 1 1 1 1 | 1! . . .",
    },
    drums: {
      tom: "x...x...x.x.x... | x.x.x.x.xxxxxxxx | X...............",
      crash: "................ | ................ | X...............",
    },
  },
};
