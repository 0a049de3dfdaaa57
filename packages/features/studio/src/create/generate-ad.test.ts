import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { polling } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { VersionCall } from "./ad-request.ts";
import { generateAd, type GenerationOptions, resendAd } from "./generate-ad.ts";
import { music, plain } from "./generate-ad/testing-requests.ts";
import { type Answer, fakeFetch, says, type Sent } from "./generate-ad/testing-server.ts";

const { audioformFailed, createPipelineFailed } = generationErrorCopy;

const generateWithMusic = "POST /api/audioad/v2/generatewithaiscript";
const job = "GET /api/audioad/v2/job/a1";
const generateAudio = "POST /audiostack/generateaudio";
const audioformData = "POST /audiostack/getaudioformdata";
const createPipeline = "POST /audiostack/createpipeline";
const pipeline = "POST /audiostack/getpipeline";
const makeVersion = "POST /api/audioad/ads/a1/versions";

const noNetwork: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

const begunMusic = says({
  status: "success",
  message: "",
  audio: { uuid: "a1", pipeline_status: "waiting" },
});
const begunAudioform = says({ audioformId: "af_a1", message: "", audio: { uuid: "a1" } });
const jobAt = (stage: string, filepath: string | null = null) =>
  says({
    status: filepath ? "success" : "processing",
    audio: { uuid: "a1", filepath, pipeline_status: stage },
  });
const ready = jobAt("complete", "/a1");
const spoken = says({ message: "complete", pipeline_status: "mixing" });
const created = says({ pipelineId: "pl_a1", message: "" });
const mixed = says({ status: "complete", message: "", pipeline_status: "complete" });

let sent: Sent[] = [];

const serve = (answers: Record<string, Answer[]>) => vi.stubGlobal("fetch", fakeFetch(answers, sent));

const callbacks = () => ({ onBegun: vi.fn(), onStage: vi.fn() });

/** Runs `generateAd` and advances the fake timers past its maximum duration. */
async function make(request: typeof music, more: Partial<GenerationOptions> = {}) {
  const end = generateAd(request, {
    identity: { temp_user_id: "abcdefghijkl" },
    key: "key-1",
    signal: new AbortController().signal,
    ...callbacks(),
    ...more,
  });
  end.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3 * polling.most * polling.every);
  return end;
}

const calls = () => sent.map(({ key }) => key);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("generateAd with music", () => {
  it("sends the request, then polls until the response has a file path", async () => {
    serve({
      [generateWithMusic]: [begunMusic],
      [job]: [jobAt("writing"), says({ status: "success", audio: { filepath: null } }), ready],
    });
    const { onBegun, onStage } = callbacks();
    expect(await make(music, { onBegun, onStage })).toEqual({ isReady: true, uuid: "a1" });
    expect(calls()).toEqual([generateWithMusic, job, job, job]);
    expect(onBegun.mock.calls).toEqual([["a1"]]);
    expect(onStage.mock.calls).toEqual([["waiting"], ["writing"]]);
    expect(sent[0]).toMatchObject({ search: "?temp_user_id=abcdefghijkl", body: music.json });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[1]).toMatchObject({ search: "?temp_user_id=abcdefghijkl" });
  });

  it("sends no guest id for a client", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [ready] });
    await make(music, { identity: {} });
    expect(sent.map(({ search }) => search)).toEqual(["", ""]);
  });

  it("waits 5 s between two polls by default", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
    void generateAd(music, { identity: {}, key: "k", signal: new AbortController().signal, ...callbacks() });
    await vi.advanceTimersByTimeAsync(4999);
    expect(calls()).toEqual([generateWithMusic, job]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toEqual([generateWithMusic, job, job]);
  });

  it("stops polling after 60 polls", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
    expect(await make(music)).toEqual({ isReady: false, uuid: "a1" });
    expect(calls()).toHaveLength(61);
  });
});

describe("generateAd without music", () => {
  const rest = { [audioformData]: [spoken], [createPipeline]: [created], [pipeline]: [mixed] };

  it("creates the pipeline once the audioform is done, then polls the pipeline", async () => {
    serve({
      [generateAudio]: [begunAudioform],
      [audioformData]: [says({ message: "processing", pipeline_status: "speaking" }), spoken],
      [createPipeline]: [created],
      [pipeline]: [says({ status: "processing", message: "", pipeline_status: "mixing" }), mixed],
    });
    const { onBegun, onStage } = callbacks();
    expect(await make(plain, { onBegun, onStage })).toEqual({ isReady: true, uuid: "a1" });
    expect(calls()).toEqual([
      generateAudio,
      audioformData,
      audioformData,
      createPipeline,
      pipeline,
      pipeline,
    ]);
    expect(onStage.mock.calls).toEqual([["speaking"], ["mixing"]]);
    const who = { temp_user_id: "abcdefghijkl" };
    expect(sent[0]?.body).toEqual({ ...plain.json, ...who });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[1]?.body).toEqual({ audioformId: "af_a1", ...who });
    expect(sent[4]?.body).toEqual({
      pipelineId: "pl_a1",
      audioformId: "af_a1",
      product_name: "Kettle",
      product_description: "Coffee.",
      product_length: 30,
      project_id: "p1",
      ...who,
    });
  });

  it("resolves even if the server never sent the ad's uuid", async () => {
    serve({ [generateAudio]: [says({ audioformId: "af_a1", message: "" })], ...rest });
    expect(await make(plain)).toEqual({ isReady: true, uuid: null });
  });

  it.each<[string, Record<string, Answer[]>, string, number]>([
    [
      "the audioform's state is unknown",
      { [audioformData]: [says({ message: "queued" })] },
      audioformFailed,
      2,
    ],
    ["the pipeline has no id", { [createPipeline]: [says({ message: "" })] }, createPipelineFailed, 3],
    ["the pipeline is never created", { [createPipeline]: [noNetwork] }, createPipelineFailed, 62],
  ])("fails when %s", async (_when, answers, message, count) => {
    serve({ [generateAudio]: [begunAudioform], ...rest, ...answers });
    await expect(make(plain)).rejects.toMatchObject({ kind: "failed", message });
    expect(calls()).toHaveLength(count);
  });
});

/** Runs `resendAd`, with time for two failed attempts. */
async function resend(request: typeof music | VersionCall) {
  const end = resendAd(request, {
    identity: { temp_user_id: "abcdefghijkl" },
    key: "key-1",
    signal: new AbortController().signal,
  });
  end.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * polling.every);
  return end;
}

describe("resendAd", () => {
  it.each([
    ["music", music, generateWithMusic, begunMusic],
    ["no music", plain, generateAudio, begunAudioform],
  ])("resends the same request with %s and returns the ad's uuid", async (_what, request, route, begun) => {
    serve({ [route]: [noNetwork, says({ message: "" }, 503), begun] });
    expect(await resend(request)).toEqual({ uuid: "a1" });
    expect(calls()).toEqual([route, route, route]);
    expect(sent[2]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[2]?.body).toMatchObject(request.json);
  });

  it("resends the same request for a new version and returns its number", async () => {
    const request: VersionCall = {
      route: "version",
      uuid: "a1",
      json: { based_on: 1, script: [{ text: "Tea." }] },
    };
    serve({ [makeVersion]: [noNetwork, says({ version: 2, pipeline_status: "waiting" }, 202)] });
    expect(await resend(request)).toEqual({ uuid: "a1", version: 2 });
    expect(calls()).toEqual([makeVersion, makeVersion]);
    expect(sent[1]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[1]?.body).toEqual({ ...request.json, temp_user_id: "abcdefghijkl" });
  });

  it("fails with the server's message when the request is rejected", async () => {
    serve({ [generateAudio]: [says({ message: "Too long." }, 422)] });
    await expect(resend(plain)).rejects.toMatchObject({ kind: "rejected", message: "Too long." });
    expect(calls()).toHaveLength(1);
  });
});

it("fails with the network error's message when the request times out after 15 s", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  await expect(make(music)).rejects.toMatchObject({ kind: "unanswered", message: networkErrorMessage });
});

it("stops when the caller aborts", async () => {
  serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
  const leaving = new AbortController();
  const end = generateAd(music, { identity: {}, key: "k", signal: leaving.signal, ...callbacks() });
  const aborted = expect(end).rejects.toMatchObject({ kind: "aborted" });
  await vi.advanceTimersByTimeAsync(12_000);
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("", "AbortError")));
  leaving.abort();
  await aborted;
  expect(vi.getTimerCount()).toBe(0);
});
