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

import type { AdRequest } from "./ad-request.ts";
import { type AnyAnswer, type Pacing, poll } from "./generate-ad/poll.ts";

/** How the making of an ad ended, as far as it is waited for; `words` of spec section 8, or the server's own. */
export type GenerationEnd =
  /** It can be heard. */
  | { kind: "ready"; uuid: string | null }
  /** The music route goes on after its last poll: the ad is still being made. */
  | { kind: "underWay"; uuid: string }
  /** The server would not begin it. */
  | { kind: "refused"; words: string }
  /** No answer to whether it was begun. The same request with the same key makes no second ad. */
  | { kind: "unanswered"; words: string }
  /** It was begun, and failed or took too long. */
  | { kind: "failed"; words: string }
  /** Nobody waits any longer. */
  | { kind: "left" };

export interface GenerationOptions {
  /** Who asks. */
  identity: Identity;
  /** The `Idempotency-Key` of this create. */
  key: string;
  /** It exists on the server from now on; its uuid, where the server says it. */
  onBegun: (uuid: string | null) => void;
  /** What is being done just now has changed, or is the same again. */
  onStage: (stage: MakingStage) => void;
  /** No longer waits: the ad is made all the same. */
  signal: AbortSignal;
  /** Milliseconds between two polls; spec section 9's unless told. */
  every?: number;
}

type Tools = GenerationOptions & { pace: Pacing };

/** Has an ad made, and waits for it by its route (spec sections 4 and 7; decisions, Polling). */
export async function generateAd(request: AdRequest, options: GenerationOptions): Promise<GenerationEnd> {
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
  { json }: Extract<AdRequest, { route: "music" }>,
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
  request: Extract<AdRequest, { route: "audioform" }>,
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

/** What the pipeline's question repeats of the product (spec section 7): the server goes by what it stored. */
function pipelineFacts({
  productName,
  productDescription,
  adLength,
  project_id,
}: Extract<AdRequest, { route: "audioform" }>["json"]) {
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
  /** What the ad is asked for by afterwards: without it nothing was begun. */
  idOf: (begun: Begun) => string | null;
  /** The words where the server has none. */
  failed: string;
  tools: Tools;
}

/** Sends what begins an ad. */
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
  /** The words where the server has none. */
  failed: string;
  tools: Tools;
}

/** What a poll's answer comes to; null while the ad is in the making. A refusal ends the wait at once. */
function endOf({ status, body }: AnyAnswer, { read, failed, tools }: Reading): WaitEnd | null {
  if (status >= 400) return { kind: "failed", words: readMessage(body) ?? failed };
  const making = read(body);
  if (making.state === "done") return { kind: "done" };
  if (making.state === "failed") return { kind: "failed", words: making.words ?? failed };
  if (making.stage) tools.onStage(making.stage);
  return null;
}

type Pipeline = { kind: "created"; id: string } | Extract<GenerationEnd, { kind: "failed" }>;

/** Asked until it is answered, as a poll: there is one pipeline for an audioform, however often it is created. */
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
