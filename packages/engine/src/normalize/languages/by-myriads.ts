/** A group of up to four digits of a number, the highest first, as Chinese, Japanese and Korean count. Groups of 0 are left out. */
export function byMyriads(n: number): { value: number; scale: number }[] {
  const groups: { value: number; scale: number }[] = [];
  for (let scale = 1e12; scale >= 1; scale /= 10_000) {
    const value = Math.floor(n / scale) % 10_000;
    if (value > 0) groups.push({ value, scale });
  }
  return groups;
}
