/**
 * How near to its limit a text is: 0 far, 1 a fifth left, 2 a tenth left, 3 full, 4 over. What is spoken changes with
 * the step, not with each key.
 */
export function counterStep(used: number, limit: number): 0 | 1 | 2 | 3 | 4 {
  if (used > limit) return 4;
  if (used === limit) return 3;
  if (used >= limit * 0.9) return 2;
  return used >= limit * 0.8 ? 1 : 0;
}
