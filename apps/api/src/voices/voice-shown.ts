import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { type CatalogueVoice, characteristicsOf } from "@earshot/engine/voices/catalogue-voice.ts";
import { measuredVoice } from "@earshot/engine/voices/measured.ts";
import type { z } from "@hono/zod-openapi";

type VoicesPage = z.output<
  Endpoints["voices"]["list"]["responses"][200]["content"]["application/json"]["schema"]
>;
export type VoiceShown = VoicesPage["data"]["voices"][number];

/** A voice as people meet it. No portrait: nobody stands behind the name. */
export function voiceShown(voice: CatalogueVoice): VoiceShown {
  const { id, name, gender, accents, language, tone, age } = voice;
  return {
    id,
    name,
    image_url: "",
    gender,
    accent: accents[0],
    accents,
    language,
    tone,
    age,
    characteristics: characteristicsOf(voice),
    sample_url: `/api/audioad/voices/${id}/sample`,
    words_per_minute: measuredVoice(id).wordsPerMinute,
  };
}

/** Whether a text stands in what a voice is called and how it is described; a blank one does in all. */
export function isMatch(voice: CatalogueVoice, text: string): boolean {
  const { name, language, accents, tone, age, characteristics } = voice;
  const wanted = text.trim().toLowerCase();
  return [name, language, ...accents, tone, age.replaceAll("-", " "), ...characteristics].some((fact) =>
    fact.toLowerCase().includes(wanted),
  );
}
