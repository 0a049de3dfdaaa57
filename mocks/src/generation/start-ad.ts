import { errorOf } from "@earshot/contract/errors.ts";
import {
  type AdMaterial,
  checkAdOptions,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { findLanguage } from "@earshot/contract/languages.ts";
import { adsInTheMaking, mostAdSeconds } from "@earshot/contract/limits.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";

import type { MockDb } from "../mock-db.ts";
import { type AdDetails, newAd, type StoredAd } from "../mock-db/ads.ts";
import { isOwnProject, type Owner } from "../mock-db/owner.ts";
import { firstProjectOf } from "../mock-db/projects.ts";
import { nearestRecording } from "../mock-db/recordings.ts";
import { findTrack } from "../music/tracks.ts";
import { catalogue, findVoice } from "../voices/catalogue.ts";
import { spokenSeconds } from "./spoken-text.ts";

type Inputs = NonNullable<AdDetails["inputs"]>;

/** What either route asks for. */
export interface AdRequest {
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
export function startAd(mockDb: MockDb, owner: Owner, wish: AdRequest) {
  const own = [...mockDb.ads.values()].filter((stored) => stored.owner === owner.id);
  const known = wish.key ? own.find(({ key }) => key === wish.key) : undefined;
  if (known) return known;
  const voices = voicesOf(wish);
  const wrong = wrongWith(wish, voices);
  if (wrong) return wrong;
  if (wish.projectId && !isOwnProject(mockDb, owner, wish.projectId)) {
    return errorOf("not_found");
  }
  if (own.filter(({ ad }) => ad.state === "processing").length >= adsInTheMaking) {
    return errorOf("too_many_pending_ads");
  }
  if (mockDb.isTooOften(owner.account ? "clientAds" : "guestAds", owner.id)) {
    return errorOf("too_many_ads");
  }
  const ad = newAd({
    uuid: mockDb.nextId(),
    title: wish.title.trim(),
    description: wish.prompt,
    createdAt: mockDb.now(),
    projectId: wish.projectId || (owner.account && firstProjectOf(mockDb, owner.id)),
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
  mockDb.ads.set(ad.uuid, stored);
  return stored;
}

/** The chosen voices, or the one recommended for the language. */
function voicesOf({ inputs: { voice_ids, language } }: AdRequest): AdDetails["voices"] {
  const chosen = voice_ids.map((id) => findVoice(id)).filter((voice) => voice !== undefined);
  const speaker = catalogue.find((voice) => voice.language === language) ?? generationFallbackVoice;
  const voices = chosen.length > 0 ? chosen : [language ? speaker : defaultVoice];
  return voices.map(({ id, name }) => ({ id, name }));
}

/** The first thing wrong with it, or null. */
function wrongWith({ title, inputs }: AdRequest, voices: AdDetails["voices"]) {
  const wrong = checkAdOptions({ title, inputs }, material);
  if (wrong) return wrong;
  const { prompt, language } = inputs;
  if (inputs.script_source === "ai")
    return isOtherScript(prompt, language) ? errorOf("prompt_in_other_language", { language }) : null;
  const pace = Math.min(...voices.map(({ id }) => findVoice(id)?.words_per_minute ?? 150));
  const seconds = spokenSeconds(prompt, pace);
  return seconds > mostAdSeconds ? errorOf("script_too_long", { seconds: Math.round(seconds) }) : null;
}

const latin = /\p{Script=Latin}/gu;

/** The letters that a language is written in, by its code; all others are written in Latin ones. */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  zh: /\p{Script=Han}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
};

const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;

/**
 * Whether a description is plainly not in the chosen language: most of its letters are of another writing system. Latin
 * letters are at home in every language: brands have them.
 */
function isOtherScript(text: string, language: string): boolean {
  const code = findLanguage(language)?.code;
  if (!code) return false;
  const own = letters[code];
  const fitting = count(text, latin) + (own ? count(text, own) : 0);
  return fitting < count(text, /\p{L}/gu) / 2;
}
