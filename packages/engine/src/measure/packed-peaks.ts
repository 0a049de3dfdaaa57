/** Encodes the `waveformPeaks` values as base64, which keeps files with the measurements of many sounds small. */
export const packPeaks = (peaks: readonly number[]): string => Buffer.from(peaks).toString("base64");
export const unpackPeaks = (packed: string): number[] => [...Buffer.from(packed, "base64")];
