import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { checkTake } from "@earshot/contract/generation/rules/take.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { WorkerProcessError, WorkerProcessHungError } from "@earshot/engine/process/worker-process.ts";
import type { TakeRequest } from "@earshot/engine/speak-take.ts";
import { findVoice } from "@earshot/engine/voices/catalogue.ts";

import type { Audio } from "../audio/open-audio.ts";
import { type Owner, ownerKey } from "../database/owner.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";

type Parts = {
  audio: Pick<Audio, "speak">;
  limits: RateLimits;
  limitSpeaking: LimitConcurrent;
  onError: (error: unknown) => void;
};

type Take = { text: string } & { [Name in Exclude<keyof TakeRequest, "text">]?: string | null };

/** How many lines a line over the time limit counts as: it takes about ten times as long. */
const usesOfHungLine = 10;

/**
 * Speaks one line and returns an MP3. Throws `ApiError` for invalid input, exceeded limits, or a line that lasts too
 * long or takes too long to speak.
 */
export function takeSpeaker({ audio, limits, limitSpeaking, onError }: Parts) {
  return async (owner: Owner, sent: Take, visitor: Visitor, signal: AbortSignal): Promise<Uint8Array> => {
    assertValid(checkTake(sent));
    const voice = findVoice(sent.voice_id || defaultVoice.id);
    if (!voice) throw new ApiError("voice_not_found");
    const take: TakeRequest = {
      text: sent.text.trim(),
      voice_id: voice.id,
      language: sent.language ?? "",
      tone: sent.tone ?? "",
      delivery_instructions: sent.delivery_instructions ?? "",
    };
    await limits.assertLeft("takes", ownerKey(owner), "too_many_takes");
    await limits.assertLeft("takesPerAddress", visitor.address, "too_many_takes");
    // Counted even if the line is then rejected, because the check blocks this process for milliseconds.
    await limits.spend("takes", ownerKey(owner), "too_many_takes");
    await limits.spend("takesPerAddress", visitor.address, "too_many_takes");
    const { checkLine } = await import("./check-script.ts");
    assertValid(checkLine(take));
    const speaking = limitSpeaking(visitor.address, (onStarted) => audio.speak(take, onStarted), signal);
    const spoken = await speaking.catch(async (reason: unknown) => {
      if (!(reason instanceof WorkerProcessError)) throw reason;
      onError(reason);
      if (reason instanceof WorkerProcessHungError)
        await limits.spend("takesPerAddress", visitor.address, "too_many_takes", usesOfHungLine - 1);
      throw new ApiError("service_unavailable");
    });
    if ("bytes" in spoken) return spoken.bytes;
    if ("tooLongSeconds" in spoken)
      throw new ApiError("line_lasts_too_long", { seconds: spoken.tooLongSeconds });
    throw new ApiError("script_in_other_language", { language: spoken.unsayableIn, field: "text" });
  };
}
