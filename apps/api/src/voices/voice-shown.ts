import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { z } from "@hono/zod-openapi";

import type { CatalogueVoice } from "./catalogue-voice.ts";
import { measuredVoice } from "./measured.ts";

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

/** Two are shown in a list: a pronunciation that is not the accent's own is one of them. */
function characteristicsOf({ characteristics: [first, ...others], pronunciation }: CatalogueVoice): string[] {
  return pronunciation === undefined ? [first, ...others] : [first, pronunciation, ...others];
}

/** Whether a text stands in what a voice is called and how it is described; a blank one does in all. */
export function isMatch(voice: CatalogueVoice, text: string): boolean {
  const { name, language, accents, tone, age, characteristics } = voice;
  const wanted = text.trim().toLowerCase();
  return [name, language, ...accents, tone, age.replaceAll("-", " "), ...characteristics].some((fact) =>
    fact.toLowerCase().includes(wanted),
  );
}
