import type { Request } from "@earshot/client/call-signature.ts";
import { toMusicSpec } from "@earshot/contract/generation/rules/music-values.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { isMusicRouteVoiceId } from "@earshot/contract/voices/rules/voice-id.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import type { StudioForm } from "./studio-form.ts";

type MusicJson = Request<"POST /api/audioad/v2/generatewithaiscript">["json"];
type AudioformJson = Omit<Request<"POST /audiostack/generateaudio">["json"], "temp_user_id">;

/** Who writes: the server from a description, or the person. */
export type ScriptSource = "ai" | "own";

/** What one create sends, by the way that it takes; who asks is added when it is sent. */
export type AdRequest = { route: "music"; json: MusicJson } | { route: "audioform"; json: AudioformJson };

/** What an ad is asked for with. */
export interface AdOptions {
  source: ScriptSource;
  form: StudioForm;
  /** Where the ad goes; null for a visitor, who has no project on the server. */
  projectId: string | null;
  /** The voice that the first card shows while nobody chose one; null where it is not known. */
  recommended: Voice | null;
}

/** What the voice is to say, or to be made of. */
export function textOfForm(source: ScriptSource, form: StudioForm): string {
  return source === "ai" ? form.prompt : form.script;
}

/** The request for an ad: with music by the music route, without by the audioform's (spec section 4). */
export function adRequest(wish: AdOptions): AdRequest {
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
 * Nobody chose: none are named, and the server takes the one recommended for the language that it finds. A second voice or
 * the hero's gender says more than that, so that the first is named too: it stays the first, and keeps its gender.
 */
function voicesOf({ form, recommended }: AdOptions): string[] {
  const { voice, secondVoice, voiceGender } = form;
  const usual = recommended?.id ?? (secondVoice ? defaultVoice.id : undefined);
  const first = voice?.id ?? (secondVoice || voiceGender ? usual : undefined);
  return [first, secondVoice?.id].filter((id) => id !== undefined);
}
