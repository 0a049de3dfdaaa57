/**
 * Repeats a part of a pattern without reconsidering what an earlier repetition matched (an atomic group, which
 * JavaScript lacks). Otherwise a part that matches the same words in two ways takes exponential time. Adds the named
 * group `part`, so a pattern can have only one. `times` is the quantifier.
 */
export const repeated = (part: string, times = "*"): string =>
  String.raw`(?:(?=(?<part>${part}))\k<part>)${times}`;
