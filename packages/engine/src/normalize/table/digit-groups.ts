type DigitGroup = { value: number; scale: number };

/** Groups of three digits, highest first: 1,250,000 → [1, 1e6], [250, 1e3]. Empty groups are omitted. */
export const byThousands = (n: number): DigitGroup[] => groupsOf(n, 1000);

/** Groups of four digits, as Chinese, Japanese and Korean count. */
export const byMyriads = (n: number): DigitGroup[] => groupsOf(n, 10_000);

function groupsOf(n: number, base: number): DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (let scale = 1e12; scale >= 1; scale /= base) {
    const value = Math.floor(n / scale) % base;
    if (value > 0) groups.push({ value, scale });
  }
  return groups;
}

/** Splits a space-separated list of words. */
export function list(text: string): string[] {
  return text.split(" ");
}
