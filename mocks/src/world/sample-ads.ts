import { adCopy } from "@earshot/contract/ads/copy.ts";
import { adDefaults } from "@earshot/contract/limits.ts";

import { soundBesideThePage } from "../sound.ts";
import { type Ad, finish, newAd, type StoredAd } from "./ads.ts";
import { adRecording } from "./recordings.ts";

/** A ready ad for scenarios, which have no world: the so-manyth of any number. */
export function sampleAd(index: number, facts: Partial<Ad> = {}): Ad {
  const recording = adRecording(index);
  const ad = newAd({
    uuid: `ad_sample_${index + 1}`,
    title: recording.title,
    description: recording.script,
    createdAt: new Date(Date.UTC(2026, 9, 30) - index * 24 * 60 * 60 * 1000),
    projectId: null,
    source: "ai",
    thirdPerson: index % 2 === 1,
    seconds: adDefaults.seconds,
  });
  ad.script = recording.script;
  const stored: StoredAd = { owner: "", ad, stage: "complete", inputs: null, voices: [], recording };
  finish(stored, soundBesideThePage);
  return { ...ad, ...facts };
}

/** An ad that is still being made, or that could not be made. */
export function unfinishedAd(index: number, state: "processing" | "failed"): Ad {
  return sampleAd(index, {
    filepath: null,
    product_length: adDefaults.seconds,
    duration_ms: null,
    peaks: [],
    script: null,
    mime_type: null,
    loudness_lufs: null,
    state,
    state_message: adCopy.state[state],
  });
}
