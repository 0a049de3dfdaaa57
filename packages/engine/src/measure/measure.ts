import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "./loudness.ts";
import { peaksOf } from "./peaks.ts";
import { truePeak } from "./true-peak.ts";

/** What is kept with every sound, measured from the decoded file. */
export interface AudioFigures {
  readonly durationMs: number;
  /** 200 values 0-255, as `peaksOf` defines them. */
  readonly peaks: number[];
  /** Integrated loudness (ITU-R BS.1770-5) in LUFS, to 0.01; undefined for silence and for less than 400 ms. */
  readonly loudnessLufs: number | undefined;
  /** True peak in dBTP, to 0.01; undefined for silence. */
  readonly truePeakDbtp: number | undefined;
}

/** Measures a decoded sound. */
export function measure(pcm: Pcm): AudioFigures {
  return {
    durationMs: durationMs(pcm),
    peaks: peaksOf(pcm),
    loudnessLufs: hundredths(integratedLoudness(pcm)),
    truePeakDbtp: hundredths(truePeak(pcm)),
  };
}

const hundredths = (level: number) => (Number.isFinite(level) ? Math.round(level * 100) / 100 : undefined);
