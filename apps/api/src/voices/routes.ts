import { ApiError } from "@earshot/contract/api-error.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { findVoices } from "@earshot/contract/voices/rules/find-voices.ts";
import { type CatalogueVoice, characteristicsOf, qualityOf } from "@earshot/engine/voices/catalogue-voice.ts";
import { catalogue, findVoice } from "@earshot/engine/voices/catalogue.ts";
import { measuredVoice } from "@earshot/engine/voices/measured.ts";
import { sampleFileOf } from "@earshot/engine/voices/natural-voices.ts";
import type { z } from "@hono/zod-openapi";

import { assetSound } from "../asset-sound.ts";
import { answerSound } from "../http/answer-sound.ts";
import type { HandlersOf } from "../http/routes.ts";

type VoicesPage = z.output<
  Endpoints["voices"]["list"]["responses"][200]["content"]["application/json"]["schema"]
>;
type VoiceResponse = VoicesPage["data"]["voices"][number];

/** Cached for only a day, because a new release may contain new samples, whose ETags differ. */
const forADay = "public, max-age=86400";

/** The voice catalogue and its samples, the same for everyone. */
export function voicesRoutes(): HandlersOf<"voices"> {
  return {
    async list({ query: { limit, offset, ...filters } }) {
      const found = findVoices(all, filters);
      const voices = found.slice(offset, offset + limit);
      const pagination = { limit, total: found.length, hasMore: offset + voices.length < found.length };
      return { status: 200, body: { status: "success", message: "", data: { voices, pagination } } };
    },

    async sample({ request, params }) {
      const voice = findVoice(params.id);
      if (!voice) throw new ApiError("not_found");
      return answerSound({ request, sound: await assetSound(sampleFileOf(voice)), keep: forADay });
    },
  };
}

/** Converts a voice for a response. `image_url` is empty, because there is no real person behind the name. */
export function voiceResponse(voice: CatalogueVoice): VoiceResponse {
  const { id, name, gender, accents, language, tone, age } = voice;
  const { wordsPerMinute, durationMs, peaks } = measuredVoice(id);
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
    words_per_minute: wordsPerMinute,
    quality: qualityOf(voice),
    sample_peaks: [...peaks],
    sample_ms: durationMs,
  };
}

const all = catalogue.map(voiceResponse);
