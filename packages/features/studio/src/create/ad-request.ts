import type { Request } from "@earshot/client/call-signature.ts";
import { toMusicSpec } from "@earshot/contract/generation/rules/music-values.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { isMusicRouteVoiceId } from "@earshot/contract/voices/rules/voice-id.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import type { StudioForm } from "./studio-form.ts";

type MusicJson = Request<"POST /api/audioad/v2/generatewithaiscript">["json"];
type AudioformJson = Omit<Request<"POST /audiostack/generateaudio">["json"], "temp_user_id">;

/** The script's author: the server, from a description, or the user. */
export type ScriptSource = "ai" | "own";

/** The request body for each route; the identity is added on send. */
export type AdCall = { route: "music"; json: MusicJson } | { route: "audioform"; json: AudioformJson };

/** The input for an ad request. */
export interface AdOptions {
  source: ScriptSource;
  form: StudioForm;
  /** The target project; null for a visitor, who has no project on the server. */
  projectId: string | null;
  /** The voice on the first card while none is chosen; null when unknown. */
  recommended: Voice | null;
}

/** The script or the prompt for it. */
export function textOfForm(source: ScriptSource, form: StudioForm): string {
  return source === "ai" ? form.prompt : form.script;
}

/** Builds the request: the music route with music, else the audioform route (spec section 4). */
export function adRequest(wish: AdOptions): AdCall {
  const { source, form, projectId } = wish;
  const { music } = form;
  const text = textOfForm(source, form);
  const voices = voicesOf(wish);
  const choices = {
    adLength: form.length,
    thirdPerson: form.narrative === "third",
    language: form.language,
    accent: form.accent,
    tone: form.tone,
    delivery_instructions: form.deliveryInstructions,
    script_source: source,
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
 * Sends no voice when none is chosen: the server picks the one recommended for the detected language. With a second voice or
 * the hero's gender, the first voice is sent too, so that its position and gender hold.
 */
function voicesOf({ form, recommended }: AdOptions): string[] {
  const { voice, secondVoice, voiceGender } = form;
  const usual = recommended?.id ?? (secondVoice ? defaultVoice.id : undefined);
  const first = voice?.id ?? (secondVoice || voiceGender ? usual : undefined);
  return [first, secondVoice?.id].filter((id) => id !== undefined);
}
