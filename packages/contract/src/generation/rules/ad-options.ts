import { adTitle } from "../../ads/rules/ad-title.ts";
import { adLengths } from "../../languages.ts";
import { adDefaults, mostScriptLines, mostVolume, textLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";
import { checkMusicExcerpt, readMusicNumber } from "./music-values.ts";
import { isSaid, saidLines } from "./script-lines.ts";

/** Background music in a request. Times in ms, volume 0 to 1. */
type SentMusic = {
  music_id: string;
  fade_in_ms: number;
  fade_out_ms: number;
  playback_start: number;
  playback_end?: number | null;
  volume: number;
};

/** A line of a script edited by the user. Lines without a voice alternate between the voices. */
export type ScriptLine = { text: string; voice: 1 | 2 | null };

/** Studio form fields that both routes accept, in their wire format. */
export type AdChoices = {
  adLength?: number | string | null;
  language?: string | null;
  accent?: string | null;
  tone?: string | null;
  mood?: string | null;
  voice_ids?: string[] | null;
  delivery_instructions?: string | null;
  must_say?: string | null;
  avoid?: string | null;
  variant?: number | null;
  script?: { text: string; voice?: 1 | 2 | null }[] | null;
  /** The voice's name, sent by the older route, which has no voice ids. */
  voiceName?: string | null;
  script_source?: "ai" | "own";
};

/** Options saved with an ad, so that it can be regenerated. The length is in seconds, or NaN if it was invalid. */
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
  /** Text that the ad must contain, one item per line. */
  must_say: string;
  /** Words to avoid, separated by commas or line breaks. */
  avoid: string;
  /** The index of the idea to write; null for a new one. */
  variant: number | null;
  /** Lines to speak verbatim. */
  script: ScriptLine[] | null;
};

/** The shortest excerpt in ms; a shorter loop sounds like noise. */
const leastExcerptMs = 1000;

/** Values for ads that were stored before these options existed. */
export const laterInputs = { must_say: "", avoid: "", variant: null, script: null } as const;

/** Catalogue lookups for an ad's options. */
export type AdMaterial = {
  hasVoice: (id: string) => boolean;
  /** Returns the id of the voice with this name, if it exists. */
  voiceNamed: (name: string) => string | undefined;
  /** Returns a track's duration in seconds, if the track exists. */
  trackSeconds: (id: string) => number | undefined;
};

/** Normalizes options for saving: a voice name becomes its id, and music values are parsed as they are in the form. */
export function readAdInputs(
  choices: AdChoices,
  prompt: string,
  music: SentMusic | null,
  { voiceNamed }: Pick<AdMaterial, "voiceNamed">,
): AdInputs {
  const named = choices.voiceName ? voiceNamed(choices.voiceName) : undefined;
  return {
    // Stored verbatim, except that surrounding spaces are trimmed from a prompt that is too long.
    prompt: prompt.length > textLength.prompt ? prompt.trim() : prompt,
    script_source: choices.script_source ?? "ai",
    adLength: readLength(choices.adLength),
    language: choices.language ?? "",
    accent: choices.accent ?? "",
    tone: choices.tone ?? "",
    mood: choices.mood ?? "",
    delivery_instructions: choices.delivery_instructions?.trim() ?? "",
    voice_ids: choices.voice_ids?.length ? choices.voice_ids : named ? [named] : [],
    music_spec: music && {
      ...music,
      fade_in_ms: readMusicNumber(music.fade_in_ms),
      fade_out_ms: readMusicNumber(music.fade_out_ms),
      playback_start: readMusicNumber(music.playback_start),
      playback_end: readMusicNumber(music.playback_end ?? 0),
      volume: Math.min(Math.max(music.volume, 0), mostVolume / 100),
    },
    must_say: choices.must_say?.trim() ?? "",
    avoid: choices.avoid?.trim() ?? "",
    variant: choices.variant ?? null,
    script: choices.script?.map(({ text, voice = null }) => ({ text, voice })) ?? null,
  };
}

/** Parses a length in seconds: "30", "30 sec" or 30; the default if omitted. */
function readLength(length: number | string | null | undefined): number {
  if (length === null || length === undefined || length === "") return adDefaults.seconds;
  return Number.parseFloat(String(length));
}

// Each pattern starts at a word boundary; trying a match at every character would take quadratic time for text
// without spaces.
const reference =
  /(?<!\S)\S+@\S+|https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}(?:\/\S*)?/giu;

/** True if a description contains words: URLs, numbers and emoji alone don't say what is being sold. */
export function hasWords(prompt: string): boolean {
  return /\p{L}/u.test(prompt.replaceAll(reference, " "));
}

/** Returns the first error in an ad's options, checked before any script or speech is generated. */
export function checkAdOptions(
  { title, inputs }: { title: string; inputs: AdInputs },
  { hasVoice, trackSeconds }: Pick<AdMaterial, "hasVoice" | "trackSeconds">,
) {
  const { voice_ids, music_spec } = inputs;
  const wrong = checkTexts(title, inputs);
  if (wrong) return wrong;
  if (!adLengths.some((length) => length === inputs.adLength)) return studioErrorOf("length_not_offered");
  if (!voice_ids.every(hasVoice)) return studioErrorOf("voice_unavailable");
  if (!music_spec) return null;
  const seconds = trackSeconds(music_spec.music_id);
  if (seconds === undefined) return studioErrorOf("track_unavailable");
  const end = music_spec.playback_end || seconds * 1000;
  const start = music_spec.playback_start;
  const wrongExcerpt = checkMusicExcerpt({ start, end });
  if (wrongExcerpt) return wrongExcerpt;
  return end - start < leastExcerptMs ? studioErrorOf("music_excerpt_too_short") : null;
}

function checkTexts(title: string, inputs: AdInputs) {
  const { prompt, delivery_instructions, must_say, avoid, script } = inputs;
  if (adTitle(title) === "") return studioErrorOf("product_name_missing");
  if (prompt.trim() === "") return studioErrorOf("prompt_missing");
  if (adTitle(title).length > textLength.name) return studioErrorOf("product_name_too_long");
  if (prompt.trim().length > textLength.prompt) return studioErrorOf("prompt_too_long");
  if (delivery_instructions.trim().length > textLength.deliveryInstructions)
    return studioErrorOf("delivery_instructions_too_long");
  if (must_say.trim().length > textLength.mustSay) return studioErrorOf("must_say_too_long");
  if (avoid.trim().length > textLength.avoid) return studioErrorOf("avoid_too_long");
  if (script) return checkScript(script);
  if (inputs.script_source === "ai") return hasWords(prompt) ? null : studioErrorOf("nothing_to_sell");
  return saidLines(prompt).length > mostScriptLines
    ? studioErrorOf("script_over_limits", { field: "prompt" })
    : null;
}

function checkScript(script: readonly ScriptLine[]) {
  if (!script.some(({ text }) => isSaid(text))) return studioErrorOf("script_missing");
  const length = script.reduce((sum, { text }) => sum + text.length, 0);
  return script.length > mostScriptLines || length > textLength.prompt
    ? studioErrorOf("script_over_limits")
    : null;
}
