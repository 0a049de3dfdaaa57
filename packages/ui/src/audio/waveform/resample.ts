/**
 * Bar heights, 0 to 1. A bar is the energy (mean square) of the peaks it covers, relative to the largest bar: by
 * amplitude, speech looks like a solid block; by energy, words and pauses are visible.
 * @param peaks values 0 to 255 over time; null or empty is a flat line
 * @param bars how many bars fit; the result never has more bars than there are peaks
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
