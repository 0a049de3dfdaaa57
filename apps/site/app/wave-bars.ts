/** A bar of a wave: its left edge and its height, in the units of the wave's size. */
type Bar = { x: number; height: number };

/** Loudness values, 0-255 each, as bars, each the loudest of its stretch. The least bar is as high as it is wide. */
export function waveBars(
  peaks: ArrayLike<number>,
  { width, height, bar, gap }: { width: number; height: number; bar: number; gap: number },
): Bar[] {
  const values = Array.from(peaks);
  const count = Math.floor((width + gap) / (bar + gap));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * values.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * values.length) / count));
    const loudest = Math.max(0, ...values.slice(from, to));
    return { x: index * (bar + gap), height: Math.max(bar, (loudest / 255) * height) };
  });
}
