import { ApiError } from "@earshot/contract/api-error.ts";
import { catalogue, findVoice } from "@earshot/engine/voices/catalogue.ts";

import { assetSound } from "../asset-sound.ts";
import { answerSound } from "../http/answer-sound.ts";
import type { AnswersOf } from "../http/routes.ts";
import { isMatch, voiceShown } from "./voice-shown.ts";

/** Another release may speak better; the ETag says so. */
const forADay = "public, max-age=86400";

/** The voices to choose from, and how each of them sounds. The same for everyone. */
export function voicesRoutes(): AnswersOf<"voices"> {
  return {
    async list({ query: { query, limit, offset } }) {
      const found = catalogue.filter((voice) => isMatch(voice, query ?? ""));
      const voices = found.slice(offset, offset + limit).map(voiceShown);
      const pagination = { limit, total: found.length, hasMore: offset + voices.length < found.length };
      return { status: 200, body: { status: "success", message: "", data: { voices, pagination } } };
    },

    async sample({ request, params }) {
      const voice = findVoice(params.id);
      if (!voice) throw new ApiError("not_found");
      return answerSound({ request, sound: await assetSound(`voices/${voice.id}.mp3`), keep: forADay });
    },
  };
}
