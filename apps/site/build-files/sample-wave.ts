import { sampleAds } from "@earshot/contract/landing/samples.ts";
import figures from "@earshot/landing/sample-ads/measured.json" with { type: "json" };

/** A bar of a wave: its left edge and its height, in the units of the wave's size. */
type Bar = { x: number; height: number };

/** The measured wave of a sample ad as bars, each the loudest of its stretch. The least bar is as high as it is wide. */
export function sampleWave(
  id: (typeof sampleAds)[number]["id"],
  { width, height, bar, gap }: { width: number; height: number; bar: number; gap: number },
): Bar[] {
  const peaks = Buffer.from(figures[id].peaks, "base64");
  const count = Math.floor((width + gap) / (bar + gap));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count));
    const loudest = Math.max(...peaks.subarray(from, to));
    return { x: index * (bar + gap), height: Math.max(bar, (loudest / 255) * height) };
  });
}
