import { adTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import {
  type AdMaterial,
  checkAdOptions,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { writtenLengthError } from "@earshot/contract/generation/rules/written-length.ts";
import { findLanguage } from "@earshot/contract/languages.ts";
import { adsInTheMaking, mostAdSeconds } from "@earshot/contract/limits.ts";
import { ownerLimits } from "@earshot/contract/owner-limits.ts";
import { recommendedVoice } from "@earshot/contract/voices/rules/recommended-voice.ts";
import { generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";

import type { MockDb } from "../mock-db.ts";
import { type AdDetails, newAd, type StoredAd } from "../mock-db/ads.ts";
import { isOwnProject, type Owner } from "../mock-db/owner.ts";
import { projectForAd } from "../mock-db/projects.ts";
import { nearestRecording } from "../mock-db/recordings.ts";
import { findTrack } from "../music/tracks.ts";
import { tooOftenError } from "../owner-limits.ts";
import { catalogue, findVoice } from "../voices/catalogue.ts";
import { spokenSeconds } from "./spoken-text.ts";

type Inputs = NonNullable<AdDetails["inputs"]>;

/** A new ad's options, shared by both routes. */
export interface AdRequest {
  title: string;
  prompt: string;
  projectId: string;
  thirdPerson: boolean | null;
  inputs: Inputs;
  /** The `Idempotency-Key` header; null if the request has none. */
  key: string | null;
}

const material: AdMaterial = {
  hasVoice: (id) => findVoice(id) !== undefined,
  voiceNamed: (voiceName) => catalogue.find(({ name }) => name === voiceName)?.id,
  trackSeconds: (id) => findTrack(id)?.duration,
};

/** The form's options, stored with the ad so that it can be made again. */
export const inputsOf = (choices: AdChoices, prompt: string, music: Inputs["music_spec"] = null): Inputs =>
  readAdInputs(choices, prompt, music, material);

/** Starts an ad, or returns the one started with the same key. Returns an error if the request is invalid. */
export function startAd(mockDb: MockDb, owner: Owner, request: AdRequest, http: Request) {
  const own = [...mockDb.ads.values()].filter((stored) => stored.owner === owner.id);
  const known = request.key ? own.find(({ key }) => key === request.key) : undefined;
  if (known) return known;
  const voices = voicesOf(request);
  const wrong = wrongWith(request, voices);
  if (wrong) return wrong;
  if (request.projectId && !isOwnProject(mockDb, owner, request.projectId)) {
    return errorOf("not_found");
  }
  if (own.filter(({ ad }) => ad.state === "processing").length >= adsInTheMaking) {
    return errorOf("too_many_pending_ads");
  }
  const tooOften = tooOftenError(mockDb, http, owner, ownerLimits.ads);
  if (tooOften) return errorOf(tooOften);
  const ad = newAd({
    uuid: mockDb.nextId(),
    title: adTitle(request.title),
    description: request.inputs.prompt,
    createdAt: mockDb.now(),
    projectId: owner.account && projectForAd(mockDb, owner.id, request.projectId),
    source: request.inputs.script_source,
    thirdPerson: request.thirdPerson,
    seconds: request.inputs.adLength,
  });
  const stored: StoredAd = {
    owner: owner.id,
    ad,
    stage: "waiting",
    inputs: { ...request.inputs, variant: variantOf(own, request) },
    voices,
    recording: nearestRecording(request.inputs.adLength, request.inputs.language || "English"),
    key: request.key,
  };
  mockDb.ads.set(ad.uuid, stored);
  return stored;
}

/** The chosen variant of a written ad, or else one that differs from the last ad with the same brief. */
function variantOf(own: readonly StoredAd[], { title, prompt, inputs }: AdRequest): number | null {
  if (inputs.variant !== null || inputs.script_source === "own" || inputs.script) return inputs.variant;
  const last = own.findLast(
    ({ ad, inputs: made }) =>
      ad.product_name === adTitle(title) && ad.product_description === prompt && made?.script_source === "ai",
  );
  return last ? (last.inputs?.variant ?? 0) + 1 : 0;
}

/** The chosen voices, or the recommended one for the language. */
export function voicesOf({
  inputs: { voice_ids, language, accent, tone },
}: Pick<AdRequest, "inputs">): AdDetails["voices"] {
  const chosen = voice_ids.map((id) => findVoice(id)).filter((voice) => voice !== undefined);
  const recommended = recommendedVoice(catalogue, { language: language || "English", accent, tone });
  const voices = chosen.length > 0 ? chosen : [recommended ?? generationFallbackVoice];
  return voices.map(({ id, name }) => ({ id, name }));
}

/** The first validation error, or null. */
export function wrongWith(
  { title, inputs }: Pick<AdRequest, "title" | "inputs">,
  voices: AdDetails["voices"],
) {
  const wrong = checkAdOptions({ title, inputs }, material);
  if (wrong) return wrong;
  const { prompt, language, script } = inputs;
  const pace = Math.min(...pacesOf(voices));
  if (inputs.script_source === "ai" && !script)
    return isOtherScript(prompt, language)
      ? errorOf("prompt_in_other_language", { language })
      : writtenLengthError(spokenSeconds(inputs.must_say, pace), inputs.adLength, "must_say");
  const field = script ? "script" : "prompt";
  if (script?.some(({ text }) => isOtherScript(text, language)))
    return errorOf("script_in_other_language", { language, field });
  const said = script ? script.map(({ text }) => text).join(" ") : prompt;
  const seconds = spokenSeconds(said, pace);
  return seconds > mostAdSeconds ? errorOf("script_too_long", { seconds: Math.round(seconds), field }) : null;
}

/** Each voice's words per minute. */
export const pacesOf = (voices: AdDetails["voices"]): number[] =>
  voices.map(({ id }) => findVoice(id)?.words_per_minute ?? 150);

const latin = /\p{Script=Latin}/gu;

/** Non-Latin writing systems by language code. */
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
 * True if most letters belong to a writing system other than the language's. Accepts Latin letters for every
 * language, because of brand names.
 */
export function isOtherScript(text: string, language: string): boolean {
  const code = findLanguage(language)?.code;
  if (!code) return false;
  const own = letters[code];
  const fitting = count(text, latin) + (own ? count(text, own) : 0);
  return fitting < count(text, /\p{L}/gu) / 2;
}
