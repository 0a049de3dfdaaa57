import { ApiError, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { type Identity, identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { type GenerationStage, readStage } from "@earshot/contract/generation/read-stage.ts";
import {
  type Begun,
  type JobState,
  readAudioform,
  readBegun,
  readJob,
  readPipeline,
  readPipelineId,
} from "@earshot/contract/generation/read.ts";
import { polling } from "@earshot/contract/limits.ts";
import { asFields, numberOf } from "@earshot/contract/read/fields.ts";
import { readMessage } from "@earshot/contract/read/reply.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";

import type { AdCall, VersionCall } from "./ad-request.ts";
import {
  type AdRecord,
  forgetVersion,
  saveAwaitedAd,
  saveAwaitedVersion,
  type VersionRecord,
} from "./awaited-ad.ts";
import { type AnyAnswer, type Pacing, poll } from "./generate-ad/poll.ts";
import { GenerationError } from "./generation-error.ts";

/** The ad that was created. */
interface Generated {
  /** The ad's uuid; null if the server did not send it. */
  uuid: string | null;
  /** True if the ad is ready; false if it was still being made after the last poll. */
  isReady: boolean;
}

export interface GenerationOptions {
  /** The user or guest. */
  identity: Identity;
  /** This request's `Idempotency-Key`. */
  key: string;
  /** Called once the ad exists on the server, with its uuid if the server sends it. */
  onBegun: (uuid: string | null) => void;
  /** Called on each poll with the current stage. */
  onStage: (stage: GenerationStage) => void;
  /** Aborting stops the wait, but not the job on the server. */
  signal: AbortSignal;
  /** Milliseconds between two polls; 5 s by default. */
  every?: number;
}

type Tools = GenerationOptions & { pace: Pacing };

/**
 * Creates an ad and polls its route until it is ready: for an ad with music, the job; otherwise the audioform, then the
 * pipeline that mixes it.
 *
 * @throws {GenerationError}
 * @throws {NetworkError} of kind `aborted` if the signal aborts
 */
export function generateAd(request: AdCall, options: GenerationOptions): Promise<Generated> {
  const { every = polling.every, signal } = options;
  const tools = { ...options, pace: { every, most: polling.most, signal } };
  return request.route === "music" ? withMusic(request, tools) : asAudioform(request, tools);
}

/** The ad of a resent request, with the version's number if it is a new one. */
interface Resent {
  uuid: string;
  version?: number;
}

/**
 * Resends a request whose response was lost because the page was closed or reloaded, and retries until a response
 * arrives. The key prevents a second ad or version.
 *
 * @returns null if the server did not send which ad or version it made
 * @throws {GenerationError}
 * @throws {NetworkError} of kind `aborted` if the signal aborts
 */
export async function resendAd(
  request: AdCall | VersionCall,
  options: Pick<GenerationOptions, "identity" | "key" | "signal" | "every">,
): Promise<Resent | null> {
  const { every = polling.every, signal } = options;
  const pace = { every, most: polling.most, signal };
  const answer = await poll<AnyAnswer, AnyAnswer>(
    () => send(request, options),
    (any) => any,
    pace,
  );
  const isVersion = request.route === "version";
  if (answer && answer.status < 400) {
    if (isVersion) {
      const version = numberOf(asFields(answer.body) ?? {}, "version");
      return version === null ? null : { uuid: request.uuid, version };
    }
    const { uuid } = readBegun(answer.body);
    return uuid === null ? null : { uuid };
  }
  const failed = isVersion ? scriptCopy.versionNotMade : generationCopy.failed;
  if (!answer) throw new GenerationError("rejected", failed);
  throw errorOf("rejected", answer, failed);
}

/** The error for a response, with the fallback message if the server sends none. */
const errorOf = (kind: GenerationError["kind"], { status, body }: AnyAnswer, failed: string) =>
  new GenerationError(kind, readMessage(body) ?? failed, { cause: new ApiError(status, body) });

/** Sends the request that starts the job. */
function send(
  request: AdCall | VersionCall,
  { identity, key, signal }: Pick<GenerationOptions, "identity" | "key" | "signal">,
): Promise<AnyAnswer> {
  const sending = { headers: { "Idempotency-Key": key }, signal };
  if (request.route === "audioform")
    return call("POST /audiostack/generateaudio", { json: { ...request.json, ...identity } }, sending);
  if (request.route === "version") {
    const json = { ...request.json, ...identity };
    return call("POST /api/audioad/ads/{uuid}/versions", { params: { uuid: request.uuid }, json }, sending);
  }
  const { json } = request;
  return call("POST /api/audioad/v2/generatewithaiscript", { query: identity, json }, sending);
}

async function withMusic(request: Extract<AdCall, { route: "music" }>, tools: Tools): Promise<Generated> {
  const { identity: query, pace, signal } = tools;
  const failed = generationErrorCopy.musicRouteFailed;
  const { id: uuid } = await begin(request, { idOf: (ids) => ids.uuid, failed, tools });
  const isReady = await poll(
    () => call("GET /api/audioad/v2/job/{uuid}", { params: { uuid }, query }, { signal }),
    (answer) => isDone(answer, { read: readJob, failed, tools }),
    pace,
  );
  return { uuid, isReady: isReady === true };
}

async function asAudioform(
  request: Extract<AdCall, { route: "audioform" }>,
  tools: Tools,
): Promise<Generated> {
  const { identity, pace, signal } = tools;
  const { failed } = generationCopy;
  const { audioformFailed, audioformTimeout, pipelineFailed, pipelineTimeout } = generationErrorCopy;
  const begun = await begin(request, { idOf: (ids) => ids.audioformId, failed, tools });

  const audioform = { audioformId: begun.id, ...identity };
  const isSpoken = await poll(
    () => call("POST /audiostack/getaudioformdata", { json: audioform }, { signal }),
    (answer) => isDone(answer, { read: readAudioform, failed: audioformFailed, tools }),
    pace,
  );
  if (!isSpoken) throw new GenerationError("failed", audioformTimeout);

  const pipelineId = await createPipeline(audioform, tools);
  const json = { ...pipelineFacts(request.json), ...audioform, pipelineId };
  const isMixed = await poll(
    () => call("POST /audiostack/getpipeline", { json }, { signal }),
    (answer) => isDone(answer, { read: readPipeline, failed: pipelineFailed, tools }),
    pace,
  );
  if (!isMixed) throw new GenerationError("failed", pipelineTimeout);
  return { uuid: begun.uuid, isReady: true };
}

/**
 * The product fields, which the pipeline request must repeat even though the server uses the values that it has stored.
 */
function pipelineFacts({
  productName,
  productDescription,
  adLength,
  project_id,
}: Extract<AdCall, { route: "audioform" }>["json"]) {
  return {
    product_name: productName,
    product_description: productDescription,
    product_length: adLength,
    project_id,
  };
}

interface BeginOptions {
  /** Returns the id of the job to poll; null if the job did not start. */
  idOf: (begun: Begun) => string | null;
  /** The fallback message if the server sends none. */
  failed: string;
  tools: Tools;
}

/** Sends the request and parses the response. */
async function begin(
  request: AdCall,
  { idOf, failed, tools }: BeginOptions,
): Promise<{ id: string; uuid: string | null }> {
  const { status, body } = await send(request, tools).catch((error: unknown) => {
    if (!(error instanceof NetworkError) || error.kind === "aborted") throw error;
    throw new GenerationError("unanswered", explain(error, failed));
  });
  const begun = readBegun(body);
  const id = idOf(begun);
  if (status >= 400 || id === null) throw errorOf("rejected", { status, body }, failed);
  tools.onBegun(begun.uuid);
  const stage = readStage(body);
  if (stage) tools.onStage(stage);
  return { id, uuid: begun.uuid };
}

interface Reading {
  read: (body: unknown) => JobState;
  /** The fallback message if the server sends none. */
  failed: string;
  tools: Tools;
}

/**
 * Reads a poll's response: true if the job is done, null while it is in progress. Throws if the job failed, or on a
 * 4xx.
 */
function isDone(answer: AnyAnswer, { read, failed, tools }: Reading): true | null {
  if (answer.status >= 400) throw errorOf("failed", answer, failed);
  const job = read(answer.body);
  if (job.state === "failed") throw new GenerationError("failed", job.message ?? failed);
  if (job.state === "done") return true;
  if (job.stage) tools.onStage(job.stage);
  return null;
}

/** Creates an audioform's pipeline. Retrying until a response arrives is safe, because the request is idempotent. */
async function createPipeline(
  json: { audioformId: string } & Identity,
  { pace, signal }: Tools,
): Promise<string> {
  const answer = await poll<AnyAnswer, AnyAnswer>(
    () => call("POST /audiostack/createpipeline", { json }, { signal }),
    (any) => any,
    pace,
  );
  const id = answer && answer.status < 400 ? readPipelineId(answer.body) : null;
  if (id !== null) return id;
  const failed = generationErrorCopy.createPipelineFailed;
  if (answer && answer.status >= 400) throw errorOf("failed", answer, failed);
  throw new GenerationError("failed", failed);
}

/**
 * The maximum age in ms of a request that is resent: a later visitor must not get an ad that someone requested long
 * before.
 */
const mostAge = 3_600_000;

interface ResendOptions {
  /** The account that is logged in; null for a visitor. */
  account: string | null;
  signal: AbortSignal;
  /** Called once the server has the ad or version; null if it did not send which. */
  onBegun: (resent: Resent | null) => void;
  /** Shows an error; `onDismissed` is called once the user has closed it. */
  alert: (message: string, onDismissed?: () => void) => void;
}

/**
 * Resends a request of this account, and saves which ad it made. Discards a request that is too old or belongs to
 * another account.
 */
export async function resendRequest(
  { sent, startedAt }: Extract<AdRecord | VersionRecord, { sent: unknown }>,
  { account, signal, onBegun, alert }: ResendOptions,
): Promise<void> {
  const { request } = sent;
  const forget = () => (request.route === "version" ? forgetVersion(request.uuid) : saveAwaitedAd(null));
  const identity = identityOf(account !== null);
  if (!identity || sent.account !== account || Date.now() - startedAt > mostAge) {
    forget();
    return;
  }
  try {
    const resent = await resendAd(request, { identity, key: sent.key, signal });
    if (resent === null) forget();
    else if (resent.version === undefined) saveAwaitedAd({ uuid: resent.uuid, startedAt });
    else saveAwaitedVersion({ uuid: resent.uuid, version: resent.version, startedAt });
    onBegun(resent);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof GenerationError)) {
      reportError(error);
      alert(generationCopy.failed, forget);
      return;
    }
    const message = request.route === "version" ? error.message : generationCopy.failedWith(error.message);
    // A request that could not be sent is kept, so that the next page sends it.
    alert(message, error.kind === "unanswered" ? undefined : forget);
  }
}
