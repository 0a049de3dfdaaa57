import { adTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import {
  type AdInputs,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { textLength } from "@earshot/contract/limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { findVoice } from "@earshot/engine/voices/catalogue.ts";

import type { Owners } from "../accounts/owners.ts";
import { adResponse } from "../ads/ad-response.ts";
import type { AdDetailsRow, AdsStore } from "../ads/store.ts";
import type { Audio } from "../audio/open-audio.ts";
import type { Owner } from "../database/owner.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import { type NewAd, material } from "./create-ad.ts";
import type { ReadText } from "./read-text.ts";
import { takeSpeaker } from "./speak-take.ts";
import { scriptsWriter } from "./write-scripts.ts";

type Parts = {
  /** Creates the row and the job that renders it; returns the ad's id. */
  createAd: (owner: Owner, request: NewAd, visitor: Visitor) => Promise<string>;
  ads: AdsStore;
  owners: Owners;
  audio: Pick<Audio, "write" | "speak">;
  limits: RateLimits;
  readText: ReadText;
  limitWriting: LimitConcurrent;
  limitSpeaking: LimitConcurrent;
  /** True if there is a chat model, which accepts descriptions in any language. */
  mayTranslate: boolean;
  onError: (error: unknown) => void;
};

/**
 * Prefixes that turn an ad's id into the ids of the older route, which calls an ad first an audioform, then a pipeline.
 */
const audioform = "af_";
const pipeline = "pl_";

/**
 * The two generation routes: they create an ad (create-ad.ts) and report its progress while a job renders it
 * (make-ad-job.ts).
 */
export function generationRoutes(parts: Parts): HandlersOf<"generation"> {
  const { createAd, ads, owners } = parts;
  const writeScripts = scriptsWriter(parts);
  const speakTake = takeSpeaker(parts);

  async function findAd(owner: Owner, id: string): Promise<AdDetailsRow> {
    const found = await ads.find(owner, id);
    if (!found) throw new ApiError("not_found");
    return found;
  }

  const findPrefixed = (owner: Owner, prefix: string, id: string) =>
    findAd(owner, id.startsWith(prefix) ? id.slice(prefix.length) : "");

  return {
    async generateWithMusic({ request, query, body, visitor }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const prompt = body.prompt?.trim() ? body.prompt : (body.product_description ?? "");
      const id = await createAd(
        owner,
        {
          title: adTitle(body.product_name),
          projectId: body.project_uuid ?? "",
          thirdPerson: body.thirdPerson ?? null,
          inputs: inputsOf(body, prompt, body.music_spec ?? null),
          idempotencyKey: request.headers.get("Idempotency-Key") || null,
        },
        visitor,
      );
      const audio = pendingAd(await findAd(owner, id));
      return { status: 200, body: { status: "success", message: audio.state_message, audio }, headers };
    },

    async job({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const audio = pendingAd(await findAd(owner, params.uuid));
      const status = audio.state === "ready" ? "success" : audio.state;
      return { status: 200, body: { status, message: audio.state_message, audio }, headers };
    },

    async generateAudio({ request, body, visitor }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const id = await createAd(
        owner,
        {
          title: adTitle(body.productName),
          projectId: body.project_id ?? "",
          thirdPerson: body.thirdPerson ?? null,
          inputs: inputsOf(body, body.productDescription, null),
          idempotencyKey: request.headers.get("Idempotency-Key") || null,
        },
        visitor,
      );
      const audio = pendingAd(await findAd(owner, id));
      const answer = { audioformId: audioform + audio.uuid, message: audio.state_message, audio };
      return { status: 200, body: answer, headers };
    },

    async audioformData({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { stage, ad } = await findPrefixed(owner, audioform, body.audioformId);
      const answer =
        stage === "failed"
          ? { message: "failed" as const, error: ad.stateMessage }
          : { message: isSpoken(stage) ? ("complete" as const) : ("processing" as const) };
      return { status: 200, body: { ...answer, pipeline_status: stage }, headers };
    },

    async createPipeline({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { ad } = await findPrefixed(owner, audioform, body.audioformId);
      const answer = { pipelineId: pipeline + ad.id, message: adResponse(ad).state_message };
      return { status: 200, body: answer, headers };
    },

    async pipeline({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { stage, ad } = await findPrefixed(owner, pipeline, body.pipelineId);
      const status = stage === "complete" || stage === "failed" ? stage : "processing";
      const answer = { status, message: adResponse(ad).state_message, pipeline_status: stage } as const;
      return { status: 200, body: answer, headers };
    },

    async spokenLength({ body, visitor }) {
      if (body.text.length > textLength.prompt) throw new ApiError("text_too_long");
      const voice = findVoice(body.voice_id || defaultVoice.id);
      if (!voice) throw new ApiError("voice_not_found");
      const length = await parts.readText(visitor, ({ spokenLengthOf }) =>
        spokenLengthOf(body.text, voice, body.language ?? ""),
      );
      if (!length) throw new ApiError("spoken_too_long");
      return { status: 200, body: length };
    },

    async writeScripts({ request, query, body, visitor }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const order = {
        title: adTitle(body.product_name),
        thirdPerson: body.thirdPerson ?? false,
        inputs: inputsOf(body, body.prompt, body.music_spec ?? null),
      };
      const { signal } = request;
      const scripts = await writeScripts(owner, order, { count: body.variants, visitor, signal });
      return { status: 200, body: scripts, headers };
    },

    async speakTake({ request, query, body, visitor }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const bytes = await speakTake(owner, body, visitor, request.signal);
      headers.set("Content-Type", "audio/mpeg");
      headers.set("Content-Length", String(bytes.byteLength));
      return { status: 200, body: undefined, headers, stream: new Blob([new Uint8Array(bytes)]).stream() };
    },
  };
}

const inputsOf = (choices: AdChoices, prompt: string, music: AdInputs["music_spec"]): AdInputs =>
  readAdInputs(choices, prompt, music, material);

const isSpoken = (stage: AdDetailsRow["stage"]) => stage === "mixing" || stage === "complete";

function pendingAd({ ad, stage }: AdDetailsRow) {
  return { ...adResponse(ad), pipeline_status: stage };
}
