/** A sender whose work took less than this lately, in ms, is never heavy. */
const lightMs = 5000;

/**
 * Returns true for a sender whose work took much time lately: more than `lightMs`, and more than half as much as that of
 * the sender who used the most. Relative, because anyone who works for a while exceeds a fixed limit.
 */
export const isHeavy = (ownMs: number, mostMs: number): boolean => ownMs > lightMs && ownMs > mostMs / 2;
