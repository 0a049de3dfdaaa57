import { adLengths } from "@earshot/contract/languages.ts";
import { adDefaults, adsInTheMaking, mostAdSeconds, mostVolume } from "@earshot/contract/limits.ts";
import { checkGeneration } from "@earshot/contract/rules/generation.ts";
import { checkMusicExcerpt, readMusicNumber } from "@earshot/contract/rules/music-values.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices.ts";
import { generationRefusalWords as words } from "@earshot/contract/words/generation.ts";
import { refusalWords, tooOftenWords } from "@earshot/contract/words/refusals.ts";

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

/** Why an ad is not begun, in words fit to show. */
export interface NotStarted {
  status: 404 | 422 | 429;
  message: string;
}

/** What both routes take of the studio's form. */
interface Choices {
  adLength?: number | string | null;
  language?: string | null;
  accent?: string | null;
  tone?: string | null;
  mood?: string | null;
  voice_ids?: string[] | null;
  delivery_instructions?: string | null;
  /** A voice's name, from the route that knew no ids. */
  voiceName?: string | null;
  script_source: Inputs["script_source"];
}

/** The choices as they are kept with the ad, so that it can be made again. */
export function inputsOf(choices: Choices, prompt: string, music: Inputs["music_spec"] = null): Inputs {
  const seconds = Number.parseFloat(String(choices.adLength));
  const named = catalogue.find(({ name }) => name === choices.voiceName);
  return {
    prompt,
    script_source: choices.script_source,
    adLength: adLengths.find((length) => length === seconds) ?? adDefaults.seconds,
    language: choices.language ?? "",
    accent: choices.accent ?? "",
    tone: choices.tone ?? "",
    mood: choices.mood ?? "",
    delivery_instructions: choices.delivery_instructions ?? "",
    voice_ids: choices.voice_ids?.length ? choices.voice_ids : named ? [named.id] : [],
    music_spec: music && {
      ...music,
      fade_in_ms: readMusicNumber(music.fade_in_ms),
      fade_out_ms: readMusicNumber(music.fade_out_ms),
      playback_start: readMusicNumber(music.playback_start),
      playback_end: readMusicNumber(music.playback_end ?? 0),
      volume: Math.min(Math.max(music.volume, 0), mostVolume / 100),
    },
  };
}

/** Begins an ad, or finds the one that the same key began. */
export function startAd(world: World, owner: Owner, wish: Wish): StoredAd | NotStarted {
  const own = [...world.ads.values()].filter((stored) => stored.owner === owner.id);
  const known = wish.key ? own.find(({ key }) => key === wish.key) : undefined;
  if (known) return known;
  const voices = voicesOf(wish);
  const wrong = wrongWith(wish, voices);
  if (wrong) return { status: 422, message: wrong };
  if (wish.projectId && !isOwnProject(world, owner, wish.projectId)) {
    return { status: 404, message: refusalWords.notFound };
  }
  if (own.filter(({ ad }) => ad.state === "processing").length >= adsInTheMaking) {
    return { status: 429, message: tooOftenWords.adsInTheMaking };
  }
  if (world.isTooOften(owner.account ? "clientAds" : "guestAds", owner.id)) {
    return { status: 429, message: tooOftenWords.ads };
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

/** The words for the first rule that refuses it, or null. */
function wrongWith({ title, prompt, inputs }: Wish, voices: AdDetails["voices"]): string | null {
  const { delivery_instructions: deliveryInstructions, music_spec: music } = inputs;
  const wrong = checkGeneration({ productName: title, prompt, deliveryInstructions });
  if (wrong) return wrong.message;
  if (inputs.voice_ids.some((id) => !findVoice(id))) return words.unknownVoice;
  const track = music && findTrack(music.music_id);
  if (music && !track) return words.unknownTrack;
  const end = music?.playback_end || (track?.duration ?? 0) * 1000;
  const excerpt = music && checkMusicExcerpt({ start: music.playback_start, end });
  if (excerpt) return excerpt.message;
  if (inputs.script_source === "ai") {
    return isInOtherWriting(prompt, inputs.language) ? words.otherLanguage(inputs.language) : null;
  }
  const pace = Math.min(...voices.map(({ id }) => findVoice(id)?.words_per_minute ?? 150));
  const seconds = spokenSeconds(prompt, pace);
  return seconds > mostAdSeconds ? words.scriptLong(Math.round(seconds)) : null;
}
