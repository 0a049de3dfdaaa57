import { errorOf } from "@earshot/contract/errors.ts";
import {
  type AdMaterial,
  checkAdOptions,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { adsInTheMaking, mostAdSeconds } from "@earshot/contract/limits.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";

import { findTrack } from "../music/tracks.ts";
import { catalogue, findVoice } from "../voices/catalogue.ts";
import type { World } from "../world.ts";
import { type AdDetails, newAd, type StoredAd } from "../world/ads.ts";
import { firstProjectOf } from "../world/come-in.ts";
import { isOwnProject, type Owner } from "../world/owner.ts";
import { nearestRecording } from "../world/recordings.ts";
import { spokenSeconds } from "./spoken.ts";
import { isInOtherWriting } from "./writing.ts";

type Inputs = NonNullable<AdDetails["inputs"]>;

/** What either route asks for. */
export interface Wish {
  title: string;
  prompt: string;
  projectId: string;
  thirdPerson: boolean | null;
  inputs: Inputs;
  /** The `Idempotency-Key`. */
  key: string | null;
}

const material: AdMaterial = {
  hasVoice: (id) => findVoice(id) !== undefined,
  voiceNamed: (wanted) => catalogue.find(({ name }) => name === wanted)?.id,
  trackSeconds: (id) => findTrack(id)?.duration,
};

/** The choices as they are kept with the ad, so that it can be made again. */
export const inputsOf = (choices: AdChoices, prompt: string, music: Inputs["music_spec"] = null): Inputs =>
  readAdInputs(choices, prompt, music, material);

/** Begins an ad, or finds the one that the same key began. */
export function startAd(world: World, owner: Owner, wish: Wish) {
  const own = [...world.ads.values()].filter((stored) => stored.owner === owner.id);
  const known = wish.key ? own.find(({ key }) => key === wish.key) : undefined;
  if (known) return known;
  const voices = voicesOf(wish);
  const wrong = wrongWith(wish, voices);
  if (wrong) return wrong;
  if (wish.projectId && !isOwnProject(world, owner, wish.projectId)) {
    return errorOf("not_found");
  }
  if (own.filter(({ ad }) => ad.state === "processing").length >= adsInTheMaking) {
    return errorOf("too_many_pending_ads");
  }
  if (world.isTooOften(owner.account ? "clientAds" : "guestAds", owner.id)) {
    return errorOf("too_many_ads");
  }
  const ad = newAd({
    uuid: world.nextId(),
    title: wish.title.trim(),
    description: wish.prompt,
    createdAt: world.now(),
    projectId: wish.projectId || (owner.account && firstProjectOf(world, owner.id)),
    source: wish.inputs.script_source,
    thirdPerson: wish.thirdPerson,
    seconds: wish.inputs.adLength,
  });
  const stored: StoredAd = {
    owner: owner.id,
    ad,
    stage: "waiting",
    inputs: wish.inputs,
    voices,
    recording: nearestRecording(wish.inputs.adLength, wish.inputs.language || "English"),
    key: wish.key,
  };
  world.ads.set(ad.uuid, stored);
  return stored;
}

/** The chosen voices, or the one recommended for the language. */
function voicesOf({ inputs: { voice_ids, language } }: Wish): AdDetails["voices"] {
  const chosen = voice_ids.map((id) => findVoice(id)).filter((voice) => voice !== undefined);
  const speaker = catalogue.find((voice) => voice.language === language) ?? generationFallbackVoice;
  const voices = chosen.length > 0 ? chosen : [language ? speaker : defaultVoice];
  return voices.map(({ id, name }) => ({ id, name }));
}

/** The first thing wrong with it, or null. */
function wrongWith({ title, inputs }: Wish, voices: AdDetails["voices"]) {
  const wrong = checkAdOptions({ title, inputs }, material);
  if (wrong) return wrong;
  const { prompt, language } = inputs;
  if (inputs.script_source === "ai")
    return isInOtherWriting(prompt, language) ? errorOf("prompt_in_other_language", { language }) : null;
  const pace = Math.min(...voices.map(({ id }) => findVoice(id)?.words_per_minute ?? 150));
  const seconds = spokenSeconds(prompt, pace);
  return seconds > mostAdSeconds ? errorOf("script_too_long", { seconds: Math.round(seconds) }) : null;
}
