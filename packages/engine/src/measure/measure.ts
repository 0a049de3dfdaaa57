import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "./loudness.ts";
import { waveformPeaks } from "./peaks.ts";
import { truePeak } from "./true-peak.ts";

/** The figures stored with every sound, measured from the decoded file. */
export interface AudioFigures {
  readonly durationMs: number;
  /** 200 values 0-255: see `waveformPeaks`. */
  readonly peaks: number[];
  /** Integrated loudness (ITU-R BS.1770-5) in LUFS, to 0.01; undefined for silence and for less than 400 ms. */
  readonly loudnessLufs: number | undefined;
  /** True peak in dBTP, to 0.01; undefined for silence. */
  readonly truePeakDbtp: number | undefined;
}

export function measure(pcm: Pcm): AudioFigures {
  return {
    durationMs: durationMs(pcm),
    peaks: waveformPeaks(pcm),
    loudnessLufs: hundredths(integratedLoudness(pcm)),
    truePeakDbtp: hundredths(truePeak(pcm)),
  };
}

const hundredths = (level: number) => (Number.isFinite(level) ? Math.round(level * 100) / 100 : undefined);
