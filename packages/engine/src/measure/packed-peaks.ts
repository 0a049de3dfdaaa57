/** Encodes the `waveformPeaks` values as base64, so that a file with the figures of many sounds stays short. */
export const packPeaks = (peaks: readonly number[]): string => Buffer.from(peaks).toString("base64");
export const unpackPeaks = (packed: string): number[] => [...Buffer.from(packed, "base64")];
