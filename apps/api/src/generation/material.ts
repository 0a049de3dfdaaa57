import type { AdMaterial } from "@earshot/contract/generation/rules/ad-options.ts";
import { findTrack } from "@earshot/engine/music/library.ts";
import { catalogue, findVoice } from "@earshot/engine/voices/catalogue.ts";

/** The voices and tracks that come with the server, as the rules of an ad look them up. */
export const material: AdMaterial = {
  hasVoice: (id) => findVoice(id) !== undefined,
  voiceNamed: (wanted) => catalogue.find(({ name }) => name === wanted)?.id,
  trackSeconds: (id) => {
    const track = findTrack(id);
    return track && track.durationMs / 1000;
  },
};
