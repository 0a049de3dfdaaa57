import { errorOf } from "../../errors.ts";
import { adLengths } from "../../languages.ts";
import { adDefaults, mostVolume, textLength } from "../../limits.ts";
import { checkMusicExcerpt, readMusicNumber } from "./music-values.ts";

/** Background music as it is sent. Times in ms, volume 0 to 1. */
type SentMusic = {
  music_id: string;
  fade_in_ms: number;
  fade_out_ms: number;
  playback_start: number;
  playback_end?: number | null;
  volume: number;
};

/** What both routes take of the studio's form, as it is sent. */
export type AdChoices = {
  adLength?: number | string | null;
  language?: string | null;
  accent?: string | null;
  tone?: string | null;
  mood?: string | null;
  voice_ids?: string[] | null;
  delivery_instructions?: string | null;
  /** A voice's name, from the route that knew no ids. */
  voiceName?: string | null;
  script_source: "ai" | "own";
};

/** The choices as they are kept with an ad, so that it can be made again. Its length is in seconds. */
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

/** What an ad can be made with. */
export type AdMaterial = {
  hasVoice: (id: string) => boolean;
  /** A voice's id by its name, if there is one. */
  voiceNamed: (name: string) => string | undefined;
  /** How long a track lasts, in seconds, if it is there. */
  trackSeconds: (id: string) => number | undefined;
};

/**
 * The choices as they are kept: a length that is not offered is the usual one, a voice's name is its id, and music values
 * are read as the form reads them (spec section 5).
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

/** What an ad is made of at least: a name, and a prompt or one's own script. */
type AdTexts = { title: string; prompt: string };

/** Whether Create Audio Ad may be pressed: neither field is blank (spec section 5; otherwise nothing happens, silently). */
export function isReadyToGenerate({ title, prompt }: AdTexts): boolean {
  return title.trim() !== "" && prompt.trim() !== "";
}

/** The first thing wrong with an ad's options, before anything is read or spoken. */
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
