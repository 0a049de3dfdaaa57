/** Encodes the `waveformPeaks` values as base64, so that the figures of many sounds fit on a screen. */
export const packPeaks = (peaks: readonly number[]): string => Buffer.from(peaks).toString("base64");
export const unpackPeaks = (packed: string): number[] => [...Buffer.from(packed, "base64")];
