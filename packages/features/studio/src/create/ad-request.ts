import type { Request } from "@earshot/client/call-signature.ts";
import { toMusicSpec } from "@earshot/contract/generation/rules/music-values.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { isMusicRouteVoiceId } from "@earshot/contract/voices/rules/voice-id.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import { linesToSend } from "../script/draft-edits.ts";
import { linesOfScript } from "../script/own-lines.ts";
import { chosenIdea } from "../script/script-draft.ts";
import type { StudioForm } from "./studio-form.ts";

type MusicJson = Request<"POST /api/audioad/v2/generatewithaiscript">["json"];
type AudioformJson = Omit<Request<"POST /audiostack/generateaudio">["json"], "temp_user_id">;

/** The script's author: `ai` is the server, which writes from a description; `own` is the user. */
export type ScriptSource = "ai" | "own";

/** The request body for each route, without the user's identity, which is added when it is sent. */
export type AdCall = { route: "music"; json: MusicJson } | { route: "audioform"; json: AudioformJson };

/** The request for a new version of an ad, also without the user's identity. */
export type VersionCall = {
  route: "version";
  uuid: string;
  json: Omit<Request<"POST /api/audioad/ads/{uuid}/versions">["json"], "temp_user_id">;
};

/** The input for an ad request. */
export interface AdOptions {
  source: ScriptSource;
  form: StudioForm;
  /** The target project; null for a visitor, who has no project on the server. */
  projectId: string | null;
  /** The voice shown on the first card if no voice is chosen; null if unknown. */
  recommended: Voice | null;
}

/** The script, or the prompt for it. */
export function textOfForm(source: ScriptSource, form: StudioForm): string {
  return source === "ai" ? form.prompt : form.script;
}

/**
 * The chosen script, edited or not: the ad must speak the text that the user has read, whichever script writer the
 * server uses.
 */
function scriptOf({ scripts, secondVoice, mustSay, avoid }: StudioForm) {
  const idea = scripts && chosenIdea(scripts);
  return {
    ...(idea && { script: linesToSend(idea.lines, secondVoice !== null), variant: idea.variant }),
    ...(mustSay.trim() !== "" && { must_say: mustSay.trim() }),
    ...(avoid.trim() !== "" && { avoid: avoid.trim() }),
  };
}

type ScriptsJson = Request<"POST /api/audioad/scripts">["json"];

/** The request for scripts. The caller adds which variants to write. */
export function scriptsRequest(options: AdOptions): Omit<ScriptsJson, "variants" | "variant"> {
  const { form } = options;
  return {
    product_name: form.productName,
    prompt: form.prompt,
    ...choicesOf(form),
    must_say: form.mustSay.trim(),
    avoid: form.avoid.trim(),
    voice_ids: voicesOf(options),
    music_spec: form.music && toMusicSpec({ trackId: form.music.id, ...form }),
  };
}

/** The panel's choices as the server expects them, without voices and music. */
const choicesOf = (form: StudioForm) => ({
  adLength: form.length,
  thirdPerson: form.narrative === "third",
  language: form.language,
  accent: form.accent,
  tone: form.tone,
  delivery_instructions: form.deliveryInstructions,
});

/** The request for a new version of an ad, without the user's identity. */
export function versionRequest(options: Omit<AdOptions, "source" | "projectId">) {
  const { form } = options;
  const hasTwoVoices = form.secondVoice !== null;
  const { thirdPerson: _, ...choices } = choicesOf(form);
  const voices = voicesOf({ ...options, source: "own", projectId: null });
  return {
    // With one voice too, because the ad would speak the marks.
    script: linesToSend(linesOfScript(form.script, true), hasTwoVoices),
    choices: {
      ...choices,
      voice_ids: voices,
      music_spec: form.music && toMusicSpec({ trackId: form.music.id, ...form }),
    },
  };
}

/** Builds the request for an ad: for the music route if a track is chosen, otherwise for the audioform route. */
export function adRequest(options: AdOptions): AdCall {
  const { source, form, projectId } = options;
  const { music } = form;
  const text = textOfForm(source, form);
  const voices = voicesOf(options);
  const choices = {
    ...choicesOf(form),
    script_source: source,
    ...(source === "ai" && scriptOf(form)),
  };
  if (music === null) {
    return {
      route: "audioform",
      json: {
        productName: form.productName,
        productDescription: text,
        versionsToProduce: 1,
        exportStems: true,
        voiceName: form.voice?.name ?? "",
        voice_ids: voices,
        project_id: projectId ?? "",
        mood: "",
        ...choices,
      },
    };
  }
  return {
    route: "music",
    json: {
      product_name: form.productName,
      prompt: text,
      product_description: text,
      project_uuid: projectId ?? "",
      music_spec: toMusicSpec({ trackId: music.id, ...form }),
      voice_ids: voices.filter(isMusicRouteVoiceId),
      mood: music.mood,
      ...choices,
    },
  };
}

/**
 * Sends no voice if none is chosen, so that the server picks the recommended voice for the detected language. With a
 * second voice, or a voice gender from the landing page, the first voice is sent too, to keep its position and
 * gender.
 */
function voicesOf({ form, recommended }: AdOptions): string[] {
  const { voice, secondVoice, voiceGender } = form;
  const usual = recommended?.id ?? (secondVoice ? defaultVoice.id : undefined);
  const first = voice?.id ?? (secondVoice || voiceGender ? usual : undefined);
  return [first, secondVoice?.id].filter((id) => id !== undefined);
}
