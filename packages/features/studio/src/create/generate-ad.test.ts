import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { generationCopy as words } from "@earshot/contract/generation/copy.ts";
import { polling } from "@earshot/contract/limits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { generateAd, type GenerationOptions } from "./generate-ad.ts";
import { music, plain } from "./generate-ad/testing-requests.ts";
import { type Answer, fakeFetch, says, type Sent } from "./generate-ad/testing-server.ts";

const generateWithMusic = "POST /api/audioad/v2/generatewithaiscript";
const job = "GET /api/audioad/v2/job/a1";
const generateAudio = "POST /audiostack/generateaudio";
const audioformData = "POST /audiostack/getaudioformdata";
const createPipeline = "POST /audiostack/createpipeline";
const pipeline = "POST /audiostack/getpipeline";

const badGateway: Answer = () => new Response("<h1>Bad Gateway</h1>", { status: 502 });
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
const heard = jobAt("complete", "/a1");
const spoken = says({ message: "complete", pipeline_status: "mixing" });
const created = says({ pipelineId: "pl_a1", message: "" });
const mixed = says({ status: "complete", message: "", pipeline_status: "complete" });

let sent: Sent[] = [];

const serve = (answers: Record<string, Answer[]>) => vi.stubGlobal("fetch", fakeFetch(answers, sent));

const refused = (text: string) => ({ kind: "refused", words: text });

const told = () => ({ onBegun: vi.fn(), onStage: vi.fn() });

/** Runs `generateAd` and advances the timers past its longest duration. */
async function make(request: typeof music, more: Partial<GenerationOptions> = {}) {
  const end = generateAd(request, {
    identity: { temp_user_id: "abcdefghijkl" },
    key: "key-1",
    signal: new AbortController().signal,
    ...told(),
    ...more,
  });
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

describe("with music", () => {
  it("generates, then polls until the response has a filepath", async () => {
    serve({
      [generateWithMusic]: [begunMusic],
      [job]: [jobAt("writing"), says({ status: "success", audio: { filepath: null } }), heard],
    });
    const { onBegun, onStage } = told();
    expect(await make(music, { onBegun, onStage })).toEqual({ kind: "ready", uuid: "a1" });
    expect(calls()).toEqual([generateWithMusic, job, job, job]);
    expect(onBegun.mock.calls).toEqual([["a1"]]);
    expect(onStage.mock.calls).toEqual([["waiting"], ["writing"]]);
    expect(sent[0]).toMatchObject({ search: "?temp_user_id=abcdefghijkl", body: music.json });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[1]).toMatchObject({ search: "?temp_user_id=abcdefghijkl" });
  });

  it("sends no guest id for a client", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [heard] });
    await make(music, { identity: {} });
    expect(sent.map(({ search }) => search)).toEqual(["", ""]);
  });

  it("waits 5 s between two polls by default", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
    void generateAd(music, { identity: {}, key: "k", signal: new AbortController().signal, ...told() });
    await vi.advanceTimersByTimeAsync(4999);
    expect(calls()).toEqual([generateWithMusic, job]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toEqual([generateWithMusic, job, job]);
  });

  it("stops polling after 60 polls", async () => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
    expect(await make(music)).toEqual({ kind: "underWay", uuid: "a1" });
    expect(calls()).toHaveLength(61);
  });

  it.each([
    ["with words", says({ status: "failed", message: "No voice." }), "No voice."],
    ["without words", says({ status: "failed", message: "" }), words.musicRouteFailed],
    ["401", says({ status: "error", message: "Please log in." }, 401), "Please log in."],
    ["404 without words", says({ status: "error", message: "" }, 404), words.musicRouteFailed],
  ])("a job that fails ends the wait at once: %s", async (_how, answer, text) => {
    serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing"), answer] });
    expect(await make(music)).toEqual({ kind: "failed", words: text });
    expect(calls()).toHaveLength(3);
  });

  it("reads the ad's id from an older server", async () => {
    serve({
      [generateWithMusic]: [says({ status: "success", audio: { id: "a1" } })],
      [job]: [says({ status: "success", audio: { id: "a1", filepath: "/a1" } })],
    });
    expect(await make(music)).toEqual({ kind: "ready", uuid: "a1" });
  });
});

describe("without music", () => {
  const rest = { [audioformData]: [spoken], [createPipeline]: [created], [pipeline]: [mixed] };

  it("continues from the audioform to its pipeline", async () => {
    serve({
      [generateAudio]: [begunAudioform],
      [audioformData]: [says({ message: "processing", pipeline_status: "speaking" }), spoken],
      [createPipeline]: [created],
      [pipeline]: [says({ status: "processing", message: "", pipeline_status: "mixing" }), mixed],
    });
    const { onBegun, onStage } = told();
    expect(await make(plain, { onBegun, onStage })).toEqual({ kind: "ready", uuid: "a1" });
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

  it("is ready even if the server never sent the ad's uuid", async () => {
    serve({ [generateAudio]: [says({ audioformId: "af_a1", message: "" })], ...rest });
    expect(await make(plain)).toEqual({ kind: "ready", uuid: null });
  });

  it.each<[string, Record<string, Answer[]>, string, number]>([
    [
      "the audioform fails with words",
      { [audioformData]: [says({ message: "failed", error: "No voice." })] },
      "No voice.",
      2,
    ],
    ["the audioform fails", { [audioformData]: [says({ message: "failed" })] }, words.audioformFailed, 2],
    [
      "the audioform is in a state that nobody knows",
      { [audioformData]: [says({ message: "queued" })] },
      words.audioformFailed,
      2,
    ],
    [
      "the audioform is gone",
      { [audioformData]: [says({ success: false, message: errors.not_found.message }, 404)] },
      errors.not_found.message,
      2,
    ],
    [
      "the audioform never ends",
      { [audioformData]: [says({ message: "processing" })] },
      words.audioformTimeout,
      61,
    ],
    [
      "the pipeline is refused",
      { [createPipeline]: [says({ success: false, message: "" }, 404)] },
      words.createPipelineFailed,
      3,
    ],
    ["the pipeline has no id", { [createPipeline]: [says({ message: "" })] }, words.createPipelineFailed, 3],
    ["the pipeline is never created", { [createPipeline]: [noNetwork] }, words.createPipelineFailed, 62],
    [
      "the pipeline fails",
      { [pipeline]: [says({ status: "failed", message: "" })] },
      words.pipelineFailed,
      4,
    ],
    [
      "the pipeline fails with words",
      { [pipeline]: [says({ status: "failed", message: "No sound." })] },
      "No sound.",
      4,
    ],
    [
      "the pipeline never ends",
      { [pipeline]: [says({ status: "processing", message: "" })] },
      words.pipelineTimeout,
      63,
    ],
  ])("%s", async (_what, answers, text, count) => {
    serve({ [generateAudio]: [begunAudioform], ...rest, ...answers });
    expect(await make(plain)).toEqual({ kind: "failed", words: text });
    expect(calls()).toHaveLength(count);
  });

  it.each([
    ["no network", noNetwork],
    ["a proxy without a server", badGateway],
    ["503", says({ status: "error", message: "Later." }, 503)],
  ])("repeats every question in silence after %s", async (_what, once) => {
    serve({
      [generateAudio]: [begunAudioform],
      [audioformData]: [once, spoken],
      [createPipeline]: [once, created],
      [pipeline]: [once, mixed],
    });
    expect(await make(plain)).toEqual({ kind: "ready", uuid: "a1" });
    expect(calls()).toHaveLength(7);
  });
});

describe("requests that fail to start", () => {
  it.each([
    ["with music", music, generateWithMusic, words.musicRouteFailed],
    ["without music", plain, generateAudio, words.failed],
  ])("%s has the route's own words, or the server's", async (_which, request, key, own) => {
    const ends: [Answer, object][] = [
      [says({ message: "Too long.", audioformId: "af", audio: { uuid: "a1" } }, 422), refused("Too long.")],
      [says({ status: "error", message: "" }, 422), refused(own)],
      [says({ status: "error", message: "Full." }), refused("Full.")],
      [says({}), refused(own)],
      [badGateway, { kind: "unanswered", words: own }],
      [noNetwork, { kind: "unanswered", words: networkErrorMessage }],
    ];
    for (const [answer, end] of ends) {
      serve({ [key]: [answer] });
      const { onBegun, onStage } = told();
      expect(await make(request, { onBegun, onStage })).toEqual(end);
      expect(onBegun).not.toHaveBeenCalled();
    }
  });

  it("times out after 15 s with the network error's message", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        }),
    );
    expect(await make(music)).toEqual({ kind: "unanswered", words: networkErrorMessage });
  });
});

it("ends when the caller aborts", async () => {
  serve({ [generateWithMusic]: [begunMusic], [job]: [jobAt("writing")] });
  const leaving = new AbortController();
  const end = generateAd(music, { identity: {}, key: "k", signal: leaving.signal, ...told() });
  await vi.advanceTimersByTimeAsync(12_000);
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("", "AbortError")));
  leaving.abort();
  expect(await end).toEqual({ kind: "left" });
  expect(vi.getTimerCount()).toBe(0);
});
