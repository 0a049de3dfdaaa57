/** A bar of a waveform: its left edge and its height, in the units of the waveform's size. */
type Bar = { x: number; height: number };

/**
 * Turns loudness values, 0-255 each, into bars, each showing the loudest value in its section. A bar is at least as
 * tall as it is wide.
 */
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
