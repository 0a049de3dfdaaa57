import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import {
  type AdInputs,
  checkAdOptions,
  readAdInputs,
  type AdChoices,
} from "@earshot/contract/generation/rules/ad-options.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { findVoice } from "@earshot/engine/voices/catalogue.ts";

import type { Owners } from "../accounts/owners.ts";
import { adShown } from "../ads/ad-shown.ts";
import type { AdDetailsRow, AdsStore } from "../ads/store.ts";
import type { Owner } from "../database/owner.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { AnswersOf } from "../http/routes.ts";
import { material } from "./material.ts";
import type { GenerationStore } from "./store.ts";

type Generation = {
  store: GenerationStore;
  ads: AdsStore;
  owners: Owners;
  limits: RateLimits;
  /** Whether a chat model writes: it takes descriptions in any language. */
  mayTranslate: boolean;
};

/** What either route asks for. */
type Wish = {
  title: string;
  projectId: string;
  thirdPerson: boolean | null;
  inputs: AdInputs;
  key: string | null;
};

/** An audioform and a pipeline are the ad itself, under the names that the older route has for it. */
const audioform = "af_";
const pipeline = "pl_";

/** Loaded with the first request that needs it. */
const scriptReading = () => import("./script-reading.ts");

/** The making of ads, on both routes: begun here, made by the job `make-ad`, asked for until it is ready. */
export function generationRoutes({
  store,
  ads,
  owners,
  limits,
  mayTranslate,
}: Generation): AnswersOf<"generation"> {
  async function adOf(owner: Owner, id: string): Promise<AdDetailsRow> {
    const found = await ads.find(owner, id);
    if (!found) throw new ApiError("not_found");
    return found;
  }

  /** The ad behind an id with this mark before it. */
  async function marked(owner: Owner, mark: string, id: string): Promise<AdDetailsRow> {
    return adOf(owner, id.startsWith(mark) ? id.slice(mark.length) : "");
  }

  /** Begins an ad, or finds the one that the same key began: also when that was at this moment, and took the last place. */
  async function begin(owner: Owner, wish: Wish): Promise<AdDetailsRow> {
    const known = await store.known(owner, wish.key);
    if (known) return adOf(owner, known);
    try {
      return await adOf(owner, await beginNew(owner, wish));
    } catch (error) {
      const meanwhile = error instanceof ApiError ? await store.known(owner, wish.key) : null;
      if (meanwhile) return adOf(owner, meanwhile);
      throw error;
    }
  }

  async function beginNew(owner: Owner, wish: Wish): Promise<string> {
    assertValid(checkAdOptions(wish, material));
    const read = (await scriptReading()).readScript(wish, mayTranslate);
    assertValid(read.wrong);
    await store.mustHaveRoom(owner, { projectId: wish.projectId, seconds: wish.inputs.adLength });
    await ("userId" in owner
      ? limits.spend("clientAds", owner.userId, "too_many_ads")
      : limits.spend("guestAds", owner.guestKey, "too_many_ads"));
    const voices = read.cast.voices.map(({ id, name }) => ({ id, name }));
    return store.begin(owner, { ...wish, title: wish.title.trim(), voices });
  }

  return {
    async generateWithMusic({ request, query, body }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const prompt = body.prompt?.trim() ? body.prompt : (body.product_description ?? "");
      const begun = await begin(owner, {
        title: body.product_name,
        projectId: body.project_uuid ?? "",
        thirdPerson: body.thirdPerson ?? null,
        inputs: inputsOf(body, prompt, body.music_spec ?? null),
        key: request.headers.get("Idempotency-Key") || null,
      });
      const audio = inTheMaking(begun);
      return { status: 200, body: { status: "success", message: audio.state_message, audio }, headers };
    },

    async job({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "identity_missing");
      const audio = inTheMaking(await adOf(owner, params.uuid));
      const status = audio.state === "ready" ? "success" : audio.state;
      return { status: 200, body: { status, message: audio.state_message, audio }, headers };
    },

    async generateAudio({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const begun = await begin(owner, {
        title: body.productName,
        projectId: body.project_id ?? "",
        thirdPerson: body.thirdPerson ?? null,
        inputs: inputsOf(body, body.productDescription, null),
        key: request.headers.get("Idempotency-Key") || null,
      });
      const audio = inTheMaking(begun);
      const answer = { audioformId: audioform + audio.uuid, message: audio.state_message, audio };
      return { status: 200, body: answer, headers };
    },

    async audioformData({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { stage, ad } = await marked(owner, audioform, body.audioformId);
      const answer =
        stage === "failed"
          ? { message: "failed" as const, error: ad.stateMessage }
          : { message: isSpoken(stage) ? ("complete" as const) : ("processing" as const) };
      return { status: 200, body: { ...answer, pipeline_status: stage }, headers };
    },

    async createPipeline({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { ad } = await marked(owner, audioform, body.audioformId);
      const answer = { pipelineId: pipeline + ad.id, message: adShown(ad).state_message };
      return { status: 200, body: answer, headers };
    },

    async pipeline({ request, body }) {
      const { owner, headers } = await owners.owner(request, body.temp_user_id, "identity_missing");
      const { stage, ad } = await marked(owner, pipeline, body.pipelineId);
      const status = stage === "complete" || stage === "failed" ? stage : "processing";
      const answer = { status, message: adShown(ad).state_message, pipeline_status: stage } as const;
      return { status: 200, body: answer, headers };
    },

    async spokenLength({ body }) {
      if (body.text.length > textLength.prompt) throw new ApiError("text_too_long");
      const voice = findVoice(body.voice_id || defaultVoice.id);
      if (!voice) throw new ApiError("voice_not_found");
      const { spokenLengthOf } = await scriptReading();
      return { status: 200, body: spokenLengthOf(body.text, voice, body.language ?? "") };
    },
  };
}

const inputsOf = (choices: AdChoices, prompt: string, music: AdInputs["music_spec"]): AdInputs =>
  readAdInputs(choices, prompt, music, material);

const isSpoken = (stage: AdDetailsRow["stage"]) => stage === "mixing" || stage === "complete";

function inTheMaking({ ad, stage }: AdDetailsRow) {
  return { ...adShown(ad), pipeline_status: stage };
}
