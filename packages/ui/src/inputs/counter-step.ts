/**
 * Steps towards the limit: 0 far, 1 a fifth left, 2 a tenth left, 3 full, 4 over. Announced when the step changes, not on every
 * key.
 */
export function counterStep(used: number, limit: number): 0 | 1 | 2 | 3 | 4 {
  if (used > limit) return 4;
  if (used === limit) return 3;
  if (used >= limit * 0.9) return 2;
  return used >= limit * 0.8 ? 1 : 0;
}
