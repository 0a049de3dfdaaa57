import { sampleAds } from "@earshot/contract/landing/sample-ads.ts";
import figures from "@earshot/landing/sample-ads/measured.json" with { type: "json" };

import { waveBars } from "../app/wave-bars.ts";

/** The measured waveform of a sample ad. */
export const sampleWave = (id: (typeof sampleAds)[number]["id"], size: Parameters<typeof waveBars>[1]) =>
  waveBars(Buffer.from(figures[id].peaks, "base64"), size);
