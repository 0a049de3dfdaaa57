import { fileURLToPath } from "node:url";

import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { noise } from "@earshot/engine/dsp/noise.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { writeWav } from "@earshot/engine/formats/wav.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import { WorkerProcessError } from "@earshot/engine/process/worker-process.ts";
import { fakeChatServer } from "@earshot/engine/testing/fake-chat-server.ts";
import { adRequestOf } from "@earshot/engine/testing/test-studio.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { type AudioOptions, openAudio } from "./open-audio.ts";

const program = fileURLToPath(new URL("./open-audio.child.ts", import.meta.url));
const never = new AbortController().signal;

function open(options?: AudioOptions) {
  const audio = openAudio(options);
  onTestFinished(() => audio.close());
  return audio;
}

test("renders an ad in a child process, stage by stage", async () => {
  const stages: string[] = [];
  const order = adRequestOf({});
  const made = await open().make(order, (stage) => stages.push(stage), never);
  if ("refusal" in made) throw new Error(made.refusal);
  expect(stages).toEqual(["writing", "speaking", "mixing"]);
  expect(made.script).toContain("Coffee");
  const decoded = await decodeAudio(made.bytes);
  expect(made.figures).toEqual(measure(decoded));
  expect(Buffer.from(made.bytes.subarray(0, 14)).toString("latin1")).toMatch(/^ID3.*TIT2$/s);
});

test("rejects an own script that turns out too long, with its length", async () => {
  const prompt = "Come and see us. ".repeat(120);
  const order = adRequestOf({ prompt, script_source: "own", delivery_instructions: "very slow" });
  const made = await open().make(order, () => undefined, never);
  expect(made).toEqual({ refusal: expect.stringMatching(/^This script would last \d{3} seconds\./) });
});

test("rejects an ad for which no script is short enough, with advice", async () => {
  const prompt =
    "Order at https://www.the-very-long-organic-bakery-name-of-leeds.co.uk/offers/spring/2026/bread-and-coffee?ref=radio&x=12345";
  const made = await open().make(adRequestOf({ title: "Bakery", prompt }), () => undefined, never);
  expect(made).toEqual({ refusal: generationCopy.lengthUnfit(10) });
});

test("kills a hung process, reports a dead one, and starts another for the next ad", async () => {
  const audio = open({ program, limitMs: 1500 });
  const make = (title: string) => audio.make({ ...adRequestOf({}), title }, () => undefined, never);
  await expect(make("hang")).rejects.toThrow(WorkerProcessError);
  await expect(make("die")).rejects.toThrow(WorkerProcessError);
  expect(await make("answer")).toHaveProperty("refusal");
});

test("reads an upload in another process while an ad renders", async () => {
  const audio = open();
  const making = audio.make(adRequestOf({}), () => undefined, never);
  const wav = writeWav({ sampleRate: 8000, channels: [noise(8000, 1)] });
  expect(await audio.read(wav, never)).toMatchObject({ kind: "sound", figures: { durationMs: 1000 } });
  expect(await audio.read(Buffer.from("no sound"), never)).toMatchObject({ kind: "not sound" });
  expect(await making).toHaveProperty("script");
});

test("gives up an upload that hangs or crashes the process, and an aborted one at once", async () => {
  const audio = open({ program, limitMs: 1500 });
  const read = (text: string, signal = never) => audio.read(Buffer.from(text), signal);
  expect(await read("hang")).toEqual({ kind: "gave up", why: expect.stringContaining("1500 ms") });
  expect(await read("die")).toMatchObject({ kind: "gave up" });
  const given = new AbortController();
  const reading = read("hang", given.signal);
  given.abort(new Error("given up"));
  await expect(reading).rejects.toThrow("given up");
});

test("falls back to the embedded writer when the model server fails, and logs it", async () => {
  const server = await fakeChatServer();
  onTestFinished(() => server.close());
  const troubles: string[] = [];
  const audio = open({
    openai: { baseUrl: server.baseUrl, key: "sk-test", chatModel: "writer-1" },
    onError: (message) => troubles.push(message),
  });
  const order = adRequestOf({});
  expect(await audio.make(order, () => undefined, never)).toHaveProperty("script");
  expect(server.asked[0]).toMatchObject({
    url: "/v1/chat/completions",
    key: "Bearer sk-test",
    body: { model: "writer-1" },
  });
  expect(troubles.at(-1)).toBe("the embedded writer wrote in the chat model’s place");
});

test("fails with a message when the speech server fails", async () => {
  const server = await fakeChatServer();
  onTestFinished(() => server.close());
  const audio = open({ openai: { baseUrl: server.baseUrl, chatModel: "writer-1", speechModel: "voice-1" } });
  const order = adRequestOf({ script_source: "own" });
  await expect(audio.make(order, () => undefined, never)).rejects.toThrow(/speech provider answered 500/);
  expect(server.asked[0]).toMatchObject({ url: "/v1/audio/speech", body: { model: "voice-1" } });
});

test("passes no secrets to the process", async () => {
  vi.stubEnv("AUTH_SECRET", "secret");
  vi.stubEnv("DATABASE_URL", "postgres://secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await open({ program }).make({ ...adRequestOf({}), title: "env" }, () => undefined, never);
  const names = JSON.parse((made as { refusal: string }).refusal) as string[];
  expect(names).toContain("PATH");
  expect(names.filter((name) => /SECRET|URL|KEY|TOKEN/.test(name))).toEqual([]);
});
