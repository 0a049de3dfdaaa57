import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { noise } from "@earshot/engine/dsp/noise.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { encodeMp3 } from "@earshot/engine/formats/encode-mp3.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import type { AdProgress } from "@earshot/engine/render-ad.ts";

import type { AdMade, NotMade } from "../audio/messages.ts";
import type { Audio } from "../audio/open-audio.ts";

type Make = (
  order: AdRequest,
  onProgress: (progress: AdProgress) => void,
  signal: AbortSignal,
) => Promise<AdMade | NotMade>;

/** An `Audio` that renders with `make` and records the requests in `orders`. */
export function testAudio(make: Make): Audio & { orders: AdRequest[] } {
  const orders: AdRequest[] = [];
  return {
    orders,
    make(order, onProgress, signal) {
      orders.push(order);
      return make(order, onProgress, signal);
    },
    write: () =>
      Promise.resolve({ scripts: [], facts: [], left_out: [], recommended_music: "trk_first_light" }),
    speak: () => Promise.reject(new Error("Nothing is spoken here.")),
    read: () => Promise.reject(new Error("Nothing is uploaded here.")),
    prepare: () => undefined,
    close: () => undefined,
  };
}

/** A short sound, returned as a rendered ad. */
export async function shortAd(): Promise<AdMade> {
  const bytes = await encodeMp3({ sampleRate: 44_100, channels: [noise(22_050, 1)] }, 128);
  const script = "Coffee is here.";
  const lines = [{ text: script, voice: 1 as const, startMs: 100 }];
  return { bytes, figures: measure(await decodeAudio(bytes)), script, lines };
}

/** Rejects when the signal aborts, and otherwise stays pending. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
}
