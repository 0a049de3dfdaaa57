import figures from "@earshot/landing/sample-ads/coffee.json" with { type: "json" };

import { waveBars } from "../app/wave-bars.ts";

/** The measured waveform of the first sample ad. */
export const sampleWave = (size: Parameters<typeof waveBars>[1]) =>
  waveBars(Buffer.from(figures.peaks, "base64"), size);
