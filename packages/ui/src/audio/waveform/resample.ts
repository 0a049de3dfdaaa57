/**
 * As many bar heights as there is room for, 0 to 1. A bar is the energy (the mean square) of the peaks that it covers,
 * relative to the bar with the most: drawn by amplitude, speech is a block; by energy one sees its words and pauses.
 * @param peaks values 0 to 255, in the order of time; null or empty is a flat line
 * @param bars at most as many as there are peaks are drawn: between two of them nothing is known
 */
export function resample(peaks: readonly number[] | null, bars: number): number[] {
  if (!peaks || peaks.length === 0) return Array.from({ length: bars }, () => 0);
  const count = Math.min(bars, peaks.length);
  const energies = Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const covered = peaks.slice(start, Math.ceil(((bar + 1) * peaks.length) / count));
    return covered.reduce((sum, peak) => sum + peak * peak, 0) / covered.length;
  });
  const most = Math.max(...energies);
  return energies.map((energy) => (most > 0 ? energy / most : 0));
}
