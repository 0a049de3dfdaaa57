import type { Score } from "../../score.ts";

/** R&B, late and smooth: a bell-like electric piano with elevenths, a fretless bass, finger snaps, whispered voices. */
export const velvetRoom: Score = {
  name: "velvet_room",
  key: "D major",
  tempo: 78,
  beats: 4,
  swing: { of: "sixteenth", share: 0.4 },
  seed: 239,
  band: {
    keys: {
      plays: "chords",
      program: 5,
      voices: 5,
      keys: [54, 76],
      level: 80,
      pan: -0.15,
      room: 50,
      loose: 9,
    },
    guitar: { plays: "melody", program: 26, level: 78, pan: 0.4, room: 50, loose: 12 },
    oohs: {
      plays: "chords",
      program: 53,
      voices: 3,
      keys: [61, 78],
      level: 50,
      pan: 0.1,
      room: 80,
      loose: 5,
    },
    pad: { plays: "chords", program: 89, voices: 4, keys: [59, 78], level: 44, pan: 0, room: 90, loose: 4 },
    bass: { plays: "bass", program: 35, low: 35, level: 82, pan: 0, room: 8, loose: 7 },
  },
  kit: { program: 8, level: 78, pan: 0, room: 40, loose: 6 },
  sections: {
    A: {
      chords: "Gmaj9 | F#m7 Bm7 | Em11",
      lines: {
        keys: "* _ _ _ _ . *' . | * _ _ . * _ _ . | * _ _ _ _ . *? _",
        guitar: ". | . . . . . . f#5 a5 | g5 _ d5 _ . . . .",
        bass: "1 _ _ _ _ . 5' . | 1 _ _ . 1 _ . <' | 1 _ _ _ _ . 5' 1'",
      },
      drums: { stick: "....x.......x...", hat: "x.o.x.o.x.o.x.o." },
      loudness: 0.94,
    },
    "A'": {
      chords: "Gmaj9 | F#m7 Bm9 | Em11 | A9sus4",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ _ . * _ _ . | * _ _ *'? . . * _ | * _ _ . *'? . * _",
        pad: "* _ _ _ | * _ * _ | * _ _ _ | * _ _ _",
        bass: "1 _ . 1' . . 5' 8' | 1 _ . . 1 _ . <' | 1 _ . 1' . . 5' 8' | 1 _ . 1' . 5' <' .",
        guitar: ". . b5 _ a5 _ f#5 _ | . | . . d5 f#5 g5 _ . . | .",
      },
      drums: {
        kick: "X.....xx..x..... | X.....x...x...x.",
        clap: "....x.......x...",
        hat: "x.oox.o.x.ooxxo.",
      },
    },
    B: {
      chords: "Bm9 | E9 | Gmaj9 | F#7sus4 F#7 | Bm9 | Em11 A9sus4",
      lines: {
        keys: "* _ _ *'? . . * _ | * _ _ . *'? . * _ | * _ _ *'? . . * _ | * _ _ . * _ _ . | * _ _ *'? . . * _ | * _ _ . * _ _ .",
        oohs: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ _ _ | * _ * _",
        pad: "* _ _ _ | * _ _ _ | * _ _ _ | * _ * _ | * _ _ _ | * _ * _",
        bass: "1 _ . 1' . . 5' 8' | 1 _ . 1' . . 5' <' | 1 _ . 1' . . 5' 8' | 1 _ . . 1 _ . <' | 1 _ . 1' . . 5' 8' | 1 _ . . 1 _ . .",
        guitar: ". | . . . . . . b4 db5 | d5 _ f#5 _ . . . . | . | . . . . f#5 _ a5 _ | .",
      },
      drums: {
        kick: "X.....xx..x.....",
        snare: "....x.......x... | ....x.......x..o",
        ride: "x.o.x.o.x.o.x.o.",
        shaker: "o.x.o.x.o.x.o.x.",
      },
      loudness: 1.02,
    },
  },
  form: "A A' B A'",
  ending: {
    chords: "Em11 A9sus4 | Dmaj9",
    lines: {
      keys: "* _ _ *'? * _ _ . | * _ _ _",
      oohs: "* _ * _ | * _ _ _",
      pad: "* _ * _ | * _ _ _",
      bass: "1 _ . 1' 1 _ . <' | 1 _ _ _",
      guitar: ". . d5 f#5 g5 _ . . | f#5 _ a5 _ db6 _ _ _",
    },
    drums: {
      kick: "X.....xx..x..... | X...............",
      clap: "....x.......x... | ................",
      hat: "x.oox.o.x.ooxxo. | ................",
      ride: "................ | o...............",
    },
  },
};
