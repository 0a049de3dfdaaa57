import { errorOf } from "../../errors.ts";
import { adLengths } from "../../languages.ts";
import { adDefaults, mostVolume, textLength } from "../../limits.ts";
import { checkMusicExcerpt, readMusicNumber } from "./music-values.ts";

/** Background music in a request. Times in ms, volume 0 to 1. */
type SentMusic = {
  music_id: string;
  fade_in_ms: number;
  fade_out_ms: number;
  playback_start: number;
  playback_end?: number | null;
  volume: number;
};

/** Studio form fields that both routes accept, in their wire format. */
export type AdChoices = {
  adLength?: number | string | null;
  language?: string | null;
  accent?: string | null;
  tone?: string | null;
  mood?: string | null;
  voice_ids?: string[] | null;
  delivery_instructions?: string | null;
  /** Voice name, sent by the older route, which has no voice ids. */
  voiceName?: string | null;
  script_source: "ai" | "own";
};

/** Options saved with an ad, so that it can be generated again. Length in seconds. */
export type AdInputs = {
  prompt: string;
  script_source: "ai" | "own";
  adLength: number;
  language: string;
  accent: string;
  tone: string;
  mood: string;
  delivery_instructions: string;
  voice_ids: string[];
  music_spec: SentMusic | null;
};

/** Catalogue lookups for an ad's options. */
export type AdMaterial = {
  hasVoice: (id: string) => boolean;
  /** Returns the id of the voice with this name, if it exists. */
  voiceNamed: (name: string) => string | undefined;
  /** Returns a track's duration in seconds, if the track exists. */
  trackSeconds: (id: string) => number | undefined;
};

/**
 * Normalizes options for saving: an unsupported length becomes the default, a voice name becomes its id, and music values
 * are parsed as in the form (spec section 5).
 */
export function readAdInputs(
  choices: AdChoices,
  prompt: string,
  music: SentMusic | null,
  { voiceNamed }: Pick<AdMaterial, "voiceNamed">,
): AdInputs {
  const seconds = Number.parseFloat(String(choices.adLength));
  const named = choices.voiceName ? voiceNamed(choices.voiceName) : undefined;
  return {
    prompt,
    script_source: choices.script_source,
    adLength: adLengths.find((length) => length === seconds) ?? adDefaults.seconds,
    language: choices.language ?? "",
    accent: choices.accent ?? "",
    tone: choices.tone ?? "",
    mood: choices.mood ?? "",
    delivery_instructions: choices.delivery_instructions ?? "",
    voice_ids: choices.voice_ids?.length ? choices.voice_ids : named ? [named] : [],
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

/** Minimum input of an ad: a name, and a prompt or the user's own script. */
type AdTexts = { title: string; prompt: string };

/** True when neither field is blank; otherwise Create Audio Ad is a silent no-op (spec section 5). */
export function isReadyToGenerate({ title, prompt }: AdTexts): boolean {
  return title.trim() !== "" && prompt.trim() !== "";
}

/** Returns the first error in an ad's options, checked before any script or speech is generated. */
export function checkAdOptions(
  { title, inputs }: { title: string; inputs: AdInputs },
  { hasVoice, trackSeconds }: Pick<AdMaterial, "hasVoice" | "trackSeconds">,
) {
  const { voice_ids, music_spec } = inputs;
  const wrong = checkTexts(title, inputs);
  if (wrong) return wrong;
  if (!voice_ids.every(hasVoice)) return errorOf("voice_unavailable");
  if (!music_spec) return null;
  const seconds = trackSeconds(music_spec.music_id);
  if (seconds === undefined) return errorOf("track_unavailable");
  const end = music_spec.playback_end || seconds * 1000;
  return checkMusicExcerpt({ start: music_spec.playback_start, end });
}

function checkTexts(title: string, { prompt, delivery_instructions }: AdInputs) {
  if (title.trim() === "") return errorOf("product_name_missing");
  if (prompt.trim() === "") return errorOf("prompt_missing");
  if (title.trim().length > textLength.name) return errorOf("product_name_too_long");
  if (prompt.trim().length > textLength.prompt) return errorOf("prompt_too_long");
  return delivery_instructions.trim().length > textLength.deliveryInstructions
    ? errorOf("delivery_instructions_too_long")
    : null;
}
