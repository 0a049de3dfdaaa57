/** A group of up to three digits of a number, the highest first: 1,250,000 → [1, 1e6], [250, 1e3]. Groups of 0 are left out. */
export function byThousands(n: number): { value: number; scale: number }[] {
  const groups: { value: number; scale: number }[] = [];
  for (let scale = 1e12; scale >= 1; scale /= 1000) {
    const value = Math.floor(n / scale) % 1000;
    if (value > 0) groups.push({ value, scale });
  }
  return groups;
}

/** A list of words written as one text. */
export function list(text: string): string[] {
  return text.split(" ");
}
