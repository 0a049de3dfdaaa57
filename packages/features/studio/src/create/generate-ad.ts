import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import {
  type Begun,
  type JobState,
  type MakingStage,
  readAudioform,
  readBegun,
  readJob,
  readPipeline,
  readPipelineId,
  readStage,
} from "@earshot/contract/generation/read.ts";
import { polling } from "@earshot/contract/limits.ts";
import { readMessage } from "@earshot/contract/read/reply.ts";

import type { AdCall } from "./ad-request.ts";
import { type AnyAnswer, type Pacing, poll } from "./generate-ad/poll.ts";

/** The outcome of creating an ad. `words` come from spec section 8 or from the server. */
export type GenerationEnd =
  /** The ad is ready to play. */
  | { kind: "ready"; uuid: string | null }
  /** The music route continues after its last poll: the ad is still being made. */
  | { kind: "underWay"; uuid: string }
  /** The server rejected the request. */
  | { kind: "refused"; words: string }
  /** No response arrived. Repeating the request with the same key does not create a second ad. */
  | { kind: "unanswered"; words: string }
  /** The job started, then failed or timed out. */
  | { kind: "failed"; words: string }
  /** The caller aborted the wait. */
  | { kind: "left" };

export interface GenerationOptions {
  /** Who asks. */
  identity: Identity;
  /** The `Idempotency-Key` of this request. */
  key: string;
  /** Called once the ad exists on the server, with its uuid if the server sends it. */
  onBegun: (uuid: string | null) => void;
  /** Called on each poll with the current stage. */
  onStage: (stage: MakingStage) => void;
  /** Stops waiting; the server continues. */
  signal: AbortSignal;
  /** Milliseconds between two polls; defaults to spec section 9. */
  every?: number;
}

type Tools = GenerationOptions & { pace: Pacing };

/** Creates an ad and polls its route until it is ready (spec sections 4 and 7; decisions, Polling). */
export async function generateAd(request: AdCall, options: GenerationOptions): Promise<GenerationEnd> {
  const { every = polling.every, signal } = options;
  const tools = { ...options, pace: { every, most: polling.most, signal } };
  try {
    return request.route === "music" ? await withMusic(request, tools) : await asAudioform(request, tools);
  } catch (failure) {
    if (failure instanceof NetworkError && failure.kind === "aborted") return { kind: "left" };
    throw failure;
  }
}

async function withMusic(
  { json }: Extract<AdCall, { route: "music" }>,
  tools: Tools,
): Promise<GenerationEnd> {
  const { identity: query, pace, signal } = tools;
  const fallback = generationCopy.musicRouteFailed;
  const begun = await begin(
    () => call("POST /api/audioad/v2/generatewithaiscript", { query, json }, sending(tools)),
    { idOf: (ids) => ids.uuid, failed: fallback, tools },
  );
  if (begun.kind !== "begun") return begun;
  const uuid = begun.id;
  const end = await poll(
    () => call("GET /api/audioad/v2/job/{uuid}", { params: { uuid }, query }, { signal }),
    (answer) => endOf(answer, { read: readJob, failed: fallback, tools }),
    pace,
  );
  if (end === null) return { kind: "underWay", uuid };
  return end.kind === "done" ? { kind: "ready", uuid } : end;
}

async function asAudioform(
  request: Extract<AdCall, { route: "audioform" }>,
  tools: Tools,
): Promise<GenerationEnd> {
  const { identity, pace, signal } = tools;
  const { failed, audioformFailed, audioformTimeout, pipelineFailed, pipelineTimeout } = generationCopy;
  const begun = await begin(
    () => call("POST /audiostack/generateaudio", { json: { ...request.json, ...identity } }, sending(tools)),
    { idOf: (ids) => ids.audioformId, failed, tools },
  );
  if (begun.kind !== "begun") return begun;

  const question = { audioformId: begun.id, ...identity };
  const spoken = await poll(
    () => call("POST /audiostack/getaudioformdata", { json: question }, { signal }),
    (answer) => endOf(answer, { read: readAudioform, failed: audioformFailed, tools }),
    pace,
  );
  if (spoken?.kind !== "done") return spoken ?? { kind: "failed", words: audioformTimeout };

  const pipeline = await createPipeline(question, tools);
  if (pipeline.kind === "failed") return pipeline;

  const json = { ...pipelineFacts(request.json), ...question, pipelineId: pipeline.id };
  const mixed = await poll(
    () => call("POST /audiostack/getpipeline", { json }, { signal }),
    (answer) => endOf(answer, { read: readPipeline, failed: pipelineFailed, tools }),
    pace,
  );
  if (mixed === null) return { kind: "failed", words: pipelineTimeout };
  return mixed.kind === "done" ? { kind: "ready", uuid: begun.uuid } : mixed;
}

const sending = ({ key, signal }: Tools) => ({ headers: { "Idempotency-Key": key }, signal });

/** The product fields repeated in the pipeline request (spec section 7); the server uses the ones it stored. */
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

type Beginning =
  | { kind: "begun"; id: string; uuid: string | null }
  | Extract<GenerationEnd, { kind: "refused" | "unanswered" }>;

interface BeginOptions {
  /** Identifies the job when polling; without it, the job never started. */
  idOf: (begun: Begun) => string | null;
  /** Fallback message when the server sends none. */
  failed: string;
  tools: Tools;
}

/** Sends the request that starts the job. */
async function begin(
  send: () => Promise<AnyAnswer>,
  { idOf, failed, tools }: BeginOptions,
): Promise<Beginning> {
  try {
    const { status, body } = await send();
    const begun = readBegun(body);
    const id = idOf(begun);
    if (status >= 400 || id === null) return { kind: "refused", words: readMessage(body) ?? failed };
    tools.onBegun(begun.uuid);
    const stage = readStage(body);
    if (stage) tools.onStage(stage);
    return { kind: "begun", id, uuid: begun.uuid };
  } catch (failure) {
    if (!(failure instanceof NetworkError) || failure.kind === "aborted") throw failure;
    return {
      kind: "unanswered",
      words: failure.kind === "unexpected-answer" ? failed : networkErrorMessage,
    };
  }
}

type WaitEnd = { kind: "done" } | Extract<GenerationEnd, { kind: "failed" }>;

interface Reading {
  read: (body: unknown) => JobState;
  /** Fallback message when the server sends none. */
  failed: string;
  tools: Tools;
}

/** Maps a poll's response to an outcome; null while the ad is in progress. A 4xx ends the wait at once. */
function endOf({ status, body }: AnyAnswer, { read, failed, tools }: Reading): WaitEnd | null {
  if (status >= 400) return { kind: "failed", words: readMessage(body) ?? failed };
  const making = read(body);
  if (making.state === "done") return { kind: "done" };
  if (making.state === "failed") return { kind: "failed", words: making.words ?? failed };
  if (making.stage) tools.onStage(making.stage);
  return null;
}

type Pipeline = { kind: "created"; id: string } | Extract<GenerationEnd, { kind: "failed" }>;

/** Retries until a response arrives: creating the pipeline of an audioform is idempotent. */
async function createPipeline(
  json: { audioformId: string } & Identity,
  { pace, signal }: Tools,
): Promise<Pipeline> {
  const words = generationCopy.createPipelineFailed;
  const created = await poll<AnyAnswer, Pipeline>(
    () => call("POST /audiostack/createpipeline", { json }, { signal }),
    ({ status, body }) => {
      if (status >= 400) return { kind: "failed", words: readMessage(body) ?? words };
      const id = readPipelineId(body);
      return id === null ? { kind: "failed", words } : { kind: "created", id };
    },
    pace,
  );
  return created ?? { kind: "failed", words };
}
