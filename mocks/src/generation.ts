import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ErrorCodeOf } from "@earshot/contract/endpoints/infer-route.ts";
import { errorOf, type ErrorOf } from "@earshot/contract/errors.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import type { AdChoices, AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { checkTake } from "@earshot/contract/generation/rules/take.ts";
import { mostAdSeconds, mostTakeSeconds, textLength } from "@earshot/contract/limits.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { delay } from "msw";

import { readAudio } from "./audio-files.ts";
import { mockScripts } from "./generation/mock-scripts.ts";
import {
  beingMade,
  failing,
  failsToPoll,
  failsToSpeak,
  failsToStart,
  failsToWrite,
  made,
  recordedFor,
} from "./generation/scenario-answers.ts";
import { spoken, spokenSeconds } from "./generation/spoken-text.ts";
import { inputsOf, isOtherScript, pacesOf, startAd, voicesOf, wrongWith } from "./generation/start-ad.ts";
import type { MockDb } from "./mock-db.ts";
import { advance, jobAudio, type StoredAd } from "./mock-db/ads.ts";
import { type Owner, ownerOrError } from "./mock-db/owner.ts";
import { sampleRecording } from "./mock-db/recordings.ts";
import {
  badGateway,
  type BodyOf,
  crash,
  instead,
  legacy,
  never,
  fallThrough,
  Reply,
  serve,
  withoutMessage,
} from "./serve.ts";
import { findVoice } from "./voices/catalogue.ts";

type ScriptsBody = BodyOf<Endpoints["generation"]["writeScripts"], 200>;

const audioformId = ({ ad }: StoredAd) => `af_${ad.uuid}`;
const pipelineId = ({ ad }: StoredAd) => `pl_${ad.uuid}`;

/** Default responses: on either route, an ad is ready after it has been polled or listed four times. */
export const generationHandlers = (mockDb: MockDb) => {
  const ownAd = ({ id }: Owner, isIt: (stored: StoredAd) => boolean) =>
    [...mockDb.ads.values()].find((stored) => stored.owner === id && isIt(stored));

  return serve("generation", {
    generateWithMusic(context) {
      const { request, query, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const prompt = body.prompt?.trim() ? body.prompt : (body.product_description ?? "");
      const started = startAd(
        mockDb,
        owner,
        {
          title: body.product_name,
          prompt,
          projectId: body.project_uuid ?? "",
          thirdPerson: body.thirdPerson ?? null,
          inputs: inputsOf(body, prompt, body.music_spec),
          key: request.headers.get("Idempotency-Key"),
        },
        request,
      );
      if ("code" in started) return error(started);
      const { state_message: message } = started.ad;
      return reply(200, { status: "success", message, audio: jobAudio(started) }, owner.headers);
    },

    job(context) {
      const { params, query, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, ({ ad }) => ad.uuid === params.uuid);
      if (!stored) return error("not_found");
      advance(stored);
      const { state, state_message: message } = stored.ad;
      const status = state === "ready" ? "success" : state;
      return reply(200, { status, message, audio: jobAudio(stored) }, owner.headers);
    },

    generateAudio(context) {
      const { request, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const started = startAd(
        mockDb,
        owner,
        {
          title: body.productName,
          prompt: body.productDescription,
          projectId: body.project_id ?? "",
          thirdPerson: body.thirdPerson ?? null,
          inputs: inputsOf(body, body.productDescription),
          key: request.headers.get("Idempotency-Key"),
        },
        request,
      );
      if ("code" in started) return error(started);
      const { state_message: message } = started.ad;
      const answer = { audioformId: audioformId(started), message, audio: jobAudio(started) };
      return reply(200, answer, owner.headers);
    },

    audioformData(context) {
      const { body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, (each) => audioformId(each) === body.audioformId);
      if (!stored) return error("not_found");
      advance(stored);
      const { stage } = stored;
      const isSpoken = stage === "mixing" || stage === "complete";
      const message = isSpoken ? "complete" : "processing";
      return reply(200, { message, pipeline_status: stage }, owner.headers);
    },

    createPipeline(context) {
      const { body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, (each) => audioformId(each) === body.audioformId);
      if (!stored) return error("not_found");
      const answer = { pipelineId: pipelineId(stored), message: stored.ad.state_message };
      return reply(200, answer, owner.headers);
    },

    pipeline(context) {
      const { body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const stored = ownAd(owner, (each) => pipelineId(each) === body.pipelineId);
      if (!stored) return error("not_found");
      advance(stored);
      const { stage, ad } = stored;
      const status = stage === "complete" ? "complete" : "processing";
      return reply(200, { status, message: ad.state_message, pipeline_status: stage }, owner.headers);
    },

    spokenLength({ request, body, error }) {
      if (body.text.length > textLength.prompt) return error("text_too_long");
      const voice = findVoice(body.voice_id || defaultVoice.id);
      if (!voice) return error("voice_not_found");
      if (mockDb.isTooOften("spokenLengthPerAddress", mockDb.visitorOf(request).key))
        return error("too_many_script_checks");
      const seconds = spokenSeconds(body.text, voice.words_per_minute);
      if (seconds > mostAdSeconds) return error("spoken_too_long");
      return { seconds, spoken: spoken(body.text) };
    },

    /** Plays the voice's sample for every line. */
    async speakTake(context) {
      const { request, query, body, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const wrong = checkTake(body);
      if (wrong) return error(wrong);
      const voice = findVoice(body.voice_id || defaultVoice.id);
      if (!voice) return error("voice_not_found");
      const { key } = mockDb.visitorOf(request);
      if (mockDb.isTooOften("takes", owner.id) || mockDb.isTooOften("takesPerAddress", key))
        return error("too_many_takes");
      const language = body.language ?? "";
      if (isOtherScript(body.text, language))
        return error(errorOf("script_in_other_language", { language, field: "text" }));
      const seconds = Math.round(spokenSeconds(body.text, voice.words_per_minute));
      if (seconds > mostTakeSeconds) return error(errorOf("line_lasts_too_long", { seconds }));
      const headers = { "Content-Type": "audio/mpeg", "Cache-Control": "no-store", ...owner.headers };
      return new Response(await readAudio(sampleRecording(voice).file), { headers });
    },

    writeScripts(context) {
      const { request, query, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "identity_missing");
      if (owner instanceof Reply) return owner;
      const order = { title: body.product_name, inputs: inputsOf(body, body.prompt, body.music_spec) };
      const wrong = wrongWith(order, voicesOf(order));
      if (wrong) return error(wrong as ErrorOf<ErrorCodeOf<Endpoints["generation"]["writeScripts"]>>);
      const { key } = mockDb.visitorOf(request);
      if (mockDb.isTooOften("scripts", owner.id) || mockDb.isTooOften("scriptsPerAddress", key))
        return error("too_many_scripts");
      return reply(200, scriptsOf(body), owner.headers);
    },
  });
};

type ScriptsRequest = AdChoices & {
  product_name: string;
  prompt: string;
  music_spec?: AdInputs["music_spec"];
  variants: number;
};

function scriptsOf(body: ScriptsRequest): ScriptsBody {
  const inputs = inputsOf(body, body.prompt, body.music_spec);
  return mockScripts({
    name: body.product_name.trim(),
    prompt: inputs.prompt,
    mustSay: inputs.must_say,
    avoid: inputs.avoid,
    seconds: inputs.adLength,
    variant: inputs.variant ?? 0,
    count: body.variants,
    paces: pacesOf(voicesOf({ inputs })),
  });
}

/** How long a slow response takes, in ms. */
const slowMs = 4000;

/** Named non-default responses. The key is also the story's name and `?scenario=generation.<key>`. */
export const generationScenarios = {
  /** Create Audio Ad stays pending. */
  SlowAnswer: instead("generation", { generateWithMusic: never, generateAudio: never }),
  /** The ad is ready at the first poll. */
  ReadyAtOnce: instead("generation", {
    job: () => ({ status: "success", message: "", audio: made }),
    audioformData: () => ({ message: "complete", pipeline_status: "mixing" }),
    pipeline: () => ({ status: "complete", message: "", pipeline_status: "complete" }),
  }),
  /**
   * The ad is never ready. After 60 polls, an ad with music remains pending in the list, and an ad without music
   * times out.
   */
  NeverFinishes: [
    ...instead("generation", {
      job: () => ({ status: "processing", message: "", audio: beingMade }),
      audioformData: () => ({ message: "processing", pipeline_status: "speaking" }),
    }),
    ...instead("ads", { get: ({ params }) => recordedFor(params.uuid) }),
  ],
  /** The script is spoken but the mix is never ready, so the pipeline times out. */
  PipelineNeverFinishes: [
    ...instead("generation", {
      audioformData: () => ({ message: "complete", pipeline_status: "mixing" }),
      pipeline: () => ({ status: "processing", message: "", pipeline_status: "mixing" }),
    }),
    ...instead("ads", { get: ({ params }) => ({ ...recordedFor(params.uuid), pipeline_status: "mixing" }) }),
  ],
  /** The first poll of each kind gets a 502, and later ones get the default response. */
  get FailsOnce() {
    const failed = new Set<string>();
    const once = (poll: string) => () => {
      if (failed.has(poll)) return fallThrough;
      failed.add(poll);
      return badGateway();
    };
    return instead("generation", {
      job: once("job"),
      audioformData: once("audioformData"),
      pipeline: once("pipeline"),
    });
  },
  /** The job fails with the server's message. */
  Fails: failing(generationErrorCopy.notMade),
  /** The job fails without a message: the client shows its fallback text. */
  FailsWithoutWords: failing(""),
  /** The script is spoken, then the mix fails. */
  PipelineFails: instead("generation", {
    audioformData: () => ({ message: "complete", pipeline_status: "mixing" }),
    pipeline: () => ({ status: "failed", message: "", pipeline_status: "failed" }),
  }),
  /** The script is spoken, then starting the mix fails without a message. */
  CreatePipelineFails: instead("generation", {
    audioformData: () => ({ message: "complete", pipeline_status: "mixing" }),
    createPipeline: () => withoutMessage(404),
  }),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("generation", {
    generateWithMusic: () => withoutMessage(422),
    generateAudio: () => withoutMessage(422),
  }),
  /** Two of the user's ads are already being made. */
  TwoInTheMaking: failsToStart("too_many_pending_ads"),
  /** Ten minutes' worth of other users' ads are queued. */
  QueueFull: failsToStart(errorOf("ads_queue_full", { minutes: 10 })),
  /** The hourly ad limit is reached. */
  QuotaReached: failsToStart("too_many_ads"),
  /** The storage is full. */
  StorageFull: failsToStart("storage_full"),
  /** A model server can’t be reached. */
  ProviderDown: failsToStart("service_unavailable"),
  /** The brief is in a different language from the ad. */
  OtherLanguage: failsToStart(errorOf("prompt_in_other_language", { language: "English" })),
  /** The script is longer than an ad can be. */
  ScriptTooLong: failsToStart(errorOf("script_too_long", { seconds: 143 })),
  /** The brief doesn't say what is being sold, which is an error for both scripts and ads. */
  NothingToSell: [...failsToStart("nothing_to_sell"), ...failsToWrite("nothing_to_sell")],
  /** The voice is no longer offered. */
  VoiceGone: failsToStart("voice_unavailable"),
  /** The track is no longer offered. */
  TrackGone: failsToStart("track_unavailable"),
  /** The music excerpt ends before it starts. */
  EndNotAfterStart: failsToStart("music_end_not_after_start"),
  /** The project was deleted in another tab. */
  ProjectGone: failsToStart("not_found"),
  /** There is neither a session nor a guest id. */
  NoIdentity: failsToStart("identity_missing"),
  /** The cookie and the page have different guest ids, because another tab has switched to another guest. */
  ForeignGuest: failsToStart("foreign_guest"),
  /** The ad was deleted in another tab while pending. */
  AdGone: failsToPoll("not_found"),
  /** The session ended while the ad was pending. */
  LoggedOut: failsToPoll("identity_missing"),
  /** The measured length is unavailable, so the estimate stays. */
  SpokenLengthDown: instead("generation", { spokenLength: crash }),
  /** Scripts take four seconds. */
  SlowScripts: instead("generation", {
    writeScripts: () => delay(slowMs).then((): typeof fallThrough => fallThrough),
  }),
  /** The request for scripts stays pending. */
  ScriptsNeverCome: instead("generation", { writeScripts: never }),
  /** A brief of three words: one fact, short scripts, nothing left out. */
  ThinBrief: instead("generation", {
    writeScripts: ({ body }) =>
      scriptsOf({ ...body, prompt: body.prompt.trim().split(/\s+/).slice(0, 3).join(" ") }),
  }),
  /** Writing scripts fails: the brief is in a different language from the ad. */
  ScriptsOtherLanguage: failsToWrite(errorOf("prompt_in_other_language", { language: "English" })),
  /** Writing scripts fails: the voice is no longer offered. */
  ScriptsVoiceGone: failsToWrite("voice_unavailable"),
  /** The hourly script limit is reached. */
  TooManyScripts: failsToWrite("too_many_scripts"),
  /** The hourly limit on script checks is reached. */
  TooManyScriptChecks: failsToWrite("too_many_script_checks"),
  /** The script writer is down. */
  WriterDown: failsToWrite("service_unavailable"),
  /** The server doesn't respond to a request for scripts. */
  ScriptsCrash: instead("generation", { writeScripts: crash }),
  /** A line takes four seconds to load. */
  SlowTake: instead("generation", {
    speakTake: () => delay(slowMs).then((): typeof fallThrough => fallThrough),
  }),
  /** The hourly limit on spoken lines is reached. */
  TooManyTakes: failsToSpeak("too_many_takes"),
  /** Speaking a line fails: the voice is no longer offered. */
  TakeVoiceGone: failsToSpeak("voice_not_found"),
  /** The line took too long, or the voices are down. */
  TakeDown: failsToSpeak("service_unavailable"),
  /** The server doesn't respond to a request for a spoken line. */
  TakeCrash: instead("generation", { speakTake: crash }),
  /** The ad's id is in `id` instead of `uuid`. */
  LegacyNames: instead("generation", {
    generateWithMusic: () => legacy({ status: "success", audio: { id: made.uuid } }),
    job: () => {
      const { uuid: id, filepath, pipeline_status } = made;
      return legacy({ status: "success", audio: { id, filepath, pipeline_status } });
    },
  }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: instead("generation", {
    generateWithMusic: badGateway,
    generateAudio: badGateway,
    writeScripts: badGateway,
    speakTake: badGateway,
  }),
  /** The server doesn't respond. */
  Down: instead("generation", {
    generateWithMusic: crash,
    job: crash,
    generateAudio: crash,
    audioformData: crash,
    createPipeline: crash,
    pipeline: crash,
    spokenLength: crash,
    writeScripts: crash,
    speakTake: crash,
  }),
};
