/** Encodes the `waveformPeaks` values as base64, to keep files with the figures of many sounds short. */
export const packPeaks = (peaks: readonly number[]): string => Buffer.from(peaks).toString("base64");
export const unpackPeaks = (packed: string): number[] => [...Buffer.from(packed, "base64")];
