import type { Score } from "../../score.ts";

const skank = ". . *' . . . *' .";
const bubble = ". *'? *' *'? . *'? *' *'?";

/** Reggae: guitar on the off-beats, a bubbling organ, a one-drop beat, a steel drum's tune, and a bass that sings. */
export const islandTime: Score = {
  name: "island_time",
  key: "Eb major",
  tempo: 80,
  beats: 4,
  swing: { of: "sixteenth", share: 0.3 },
  seed: 193,
  band: {
    skank: { plays: "chords", program: 27, voices: 3, keys: [61, 77], level: 84, pan: -0.4, room: 25 },
    organ: { plays: "chords", program: 16, voices: 3, keys: [58, 74], level: 58, pan: 0.35, room: 35 },
    steel: { plays: "melody", program: 114, level: 66, pan: 0.2, room: 55 },
    horns: { plays: "chords", program: 61, voices: 3, keys: [58, 75], level: 50, pan: -0.1, room: 55 },
    clean: { plays: "melody", program: 28, level: 78, pan: 0.5, room: 35 },
    bass: { plays: "bass", program: 33, low: 34, level: 86, pan: 0, room: 5, loose: 5 },
  },
  kit: { program: 8, level: 80, pan: 0, room: 35, loose: 5 },
  sections: {
    A: {
      chords: "Eb | Ab | Bb | Eb",
      lines: {
        skank,
        steel: "bb5 . g5 . eb5 . g5 . | ab5 . . . . . . . | bb5 . ab5 . f5 . d5 . | eb5 . . . . . . .",
        bass: ". | . | 1 . 1' 5' . 8' 5' . | 1 . 1' 5' . . . .",
      },
      drums: { stick: "........x.......", hat: "..x...x...x...x." },
      loudness: 0.94,
    },
    "A'": {
      chords: "Eb | Cm7 | Ab | Bb7",
      lines: {
        skank,
        organ: bubble,
        bass: "1 . 1' 5' . 8' 5' . | 1 . 1' 5' . 3' 1' . | 1 . 1' 5' . 8' 5' . | 1 . 1' 5' . 5' 1' <'",
        steel: ". . bb5 . g5 . . . | . . c6 . g5 . eb5 . | . . ab5 . c6 . ab5 . | f5 . . . . . . .",
        clean: ". | . . . . . . ab4' c5' | . | . . . . eb4' g4' bb4' .",
      },
      drums: { kick: "........X.......", stick: "........x.......", hat: "x.x.x.x.x.x.x.xo" },
    },
    B: {
      chords: "Cm7 | Ab | Eb/G | Bb7sus4 Bb7",
      lines: {
        skank,
        organ: bubble,
        horns: "* _ _ _ . . . . | * _ _ _ . . . . | * _ _ _ . . . . | *' . *' . *! _ . .",
        bass: "1 . 1' 5' . 8' 5' . | 1 . 1' 5' . 3' 1' . | 1 . 1' 5' . 8' 5' . | 1 . 1' . 1 . 3' <'",
        steel: ". . . . g5 . eb6 . | . . . . c6 . ab5 . | . . . . bb5 . g5 . | .",
      },
      drums: {
        kick: "X.......X.......",
        snare: "....x.......x... | ....x.......x..o",
        hat: "x.x.x.x.x.x.x.xo",
        tambourine: "..x...x...x...x.",
      },
      loudness: 1.02,
    },
  },
  form: "A A' B A'",
  ending: {
    chords: "Ab Bb7 | Eb6",
    lines: {
      skank: ". . *' . . . *' . | *! _ _ _",
      organ: `${bubble} | * _ _ _`,
      horns: ". . . . *' . *' . | *! _ _ _",
      bass: "1 . 1' 5' 1 . 3' <' | 1! _ _ _",
      steel: "c6 . ab5 . f5 . d5 . | eb5 . g5 . bb5 _ eb6 _",
    },
    drums: {
      kick: "........X....... | X...............",
      stick: "........x....... | ................",
      snare: "............x.xX | ................",
      hat: "x.x.x.x.x.x.x... | ................",
      crash: "................ | x...............",
    },
  },
};
