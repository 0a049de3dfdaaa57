/** Root and bass are pitch classes: 0 is C. */
export type Chord = {
  root: number;
  bass: number;
  /** Semitones above the root, the most characteristic first. */
  tones: readonly number[];
};

const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Third and seventh come first, then extensions; root and fifth are dropped first if there are too few voices. */
const qualities: Record<string, readonly number[]> = {
  "": [4, 0, 7],
  m: [3, 0, 7],
  "5": [0, 7],
  "6": [4, 9, 7, 0],
  m6: [3, 9, 7, 0],
  "69": [4, 9, 2, 7],
  "7": [4, 10, 0, 7],
  m7: [3, 10, 7, 0],
  maj7: [4, 11, 7, 0],
  "9": [4, 10, 2, 7],
  m9: [3, 10, 2, 7],
  maj9: [4, 11, 2, 7],
  m11: [3, 10, 5, 7],
  "13": [4, 10, 9, 2],
  "7b9": [4, 10, 1, 7],
  add9: [4, 2, 7, 0],
  madd9: [3, 2, 7, 0],
  sus4: [5, 0, 7],
  sus2: [2, 0, 7],
  "7sus4": [5, 10, 7, 0],
  "9sus4": [5, 10, 2, 7],
  dim: [3, 6, 0],
  dim7: [3, 6, 9, 0],
  m7b5: [3, 6, 10, 0],
  aug: [4, 8, 0],
};

/**
 * Parses `C`, `F#m7`, `Bb/D`.
 * @throws for an unknown chord
 */
export function readChord(symbol: string): Chord {
  const [, letter = "", quality = "", bass] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const tones = qualities[quality];
  if (letter === "" || !tones) throw new Error(`"${symbol}" is no chord`);
  const root = pitchClass(letter);
  return { root, bass: bass === undefined ? root : pitchClass(bass), tones };
}

/** A note name's pitch class: `C` is 0, `Bb` 10. */
export function pitchClass(name: string): number {
  const letter = letters[name.charAt(0).toUpperCase()];
  if (letter === undefined) throw new Error(`"${name}" is no tone`);
  return (letter + (name.charAt(1) === "#" ? 1 : name.charAt(1) === "b" ? 11 : 0)) % 12;
}
