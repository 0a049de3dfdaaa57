import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
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
  const stages = new Set<string>();
  const order = adRequestOf({});
  const made = await open().make(order, ({ stage }) => stages.add(stage), never);
  if ("refusal" in made) throw new Error(made.refusal);
  expect([...stages]).toEqual(["writing", "speaking", "mixing"]);
  expect(made.script).toContain("Coffee");
  const decoded = await decodeAudio(made.bytes);
  expect(made.figures).toEqual(measure(decoded));
  expect(Buffer.from(made.bytes.subarray(0, 14)).toString("latin1")).toMatch(/^ID3.*TIT2$/s);
});

test("rejects a user's script that turns out to be too long, and reports its length", async () => {
  const prompt = "Come and see us. ".repeat(120);
  const order = adRequestOf({ prompt, script_source: "own", delivery_instructions: "very slow" });
  const made = await open().make(order, () => undefined, never);
  expect(made).toEqual({ refusal: expect.stringMatching(/^This script would last \d{3} seconds\./) });
});

test("rejects an ad for which no script is short enough, and suggests what to change", async () => {
  const must_say = "Loans are subject to status, income and a check of your credit history. ".repeat(4);
  const order = adRequestOf({ title: "Bakery", prompt: "We bake bread in Leeds.", must_say });
  const made = await open().make(order, () => undefined, never);
  expect(made).toEqual({ refusal: generationErrorCopy.lengthUnfit(10) });
});

test("kills a hung process, reports a dead one, and starts another for the next ad", async () => {
  const audio = open({ program, limitMs: 1500 });
  const make = (title: string) => audio.make({ ...adRequestOf({}), title }, () => undefined, never);
  await expect(make("hang")).rejects.toThrow(WorkerProcessError);
  await expect(make("die")).rejects.toThrow(WorkerProcessError);
  expect(await make("answer")).toHaveProperty("refusal");
});

test("gives up on an ad whose script takes too long to write", async () => {
  const audio = open({ program, draftLimitMs: 300 });
  const make = (title: string) => audio.make({ ...adRequestOf({}), title }, () => undefined, never);
  await expect(make("hang")).rejects.toThrow("the script was not written within 300 ms");
  expect(await make("answer")).toHaveProperty("refusal");
});

test("reads an upload in a separate process while an ad renders", async () => {
  const audio = open();
  const making = audio.make(adRequestOf({}), () => undefined, never);
  const wav = writeWav({ sampleRate: 8000, channels: [noise(8000, 1)] });
  expect(await audio.read(wav, never)).toMatchObject({ kind: "sound", figures: { durationMs: 1000 } });
  expect(await audio.read(Buffer.from("no sound"), never)).toMatchObject({ kind: "not sound" });
  expect(await making).toHaveProperty("script");
});

test("gives up on an upload that hangs or crashes the process, and immediately on an aborted one", async () => {
  const audio = open({ program, limitMs: 1500 });
  const read = (text: string, signal = never) => audio.read(Buffer.from(text), signal);
  expect(await read("hang")).toEqual({ kind: "gave up", why: expect.stringContaining("1500 ms") });
  expect(await read("die")).toMatchObject({ kind: "gave up" });
  const given = new AbortController();
  const reading = read("hang", given.signal);
  given.abort(new Error("given up"));
  await expect(reading).rejects.toThrow("given up");
});

test("does not retry an upload that hangs, and reads another in the meantime", async () => {
  const audio = open({ program, limitMs: 3000 });
  // Waits until both processes have started.
  await Promise.all(["one", "two"].map((text) => audio.read(Buffer.from(text), never)));
  const began = performance.now();
  const hanging = audio.read(Buffer.from("hang"), never);
  expect(await audio.read(Buffer.from("answer"), never)).toHaveProperty("refusal");
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await hanging).toMatchObject({ kind: "gave up" });
  expect(performance.now() - began).toBeLessThan(5500);
});

test("falls back to the embedded writer when the model server fails, and logs the error", async () => {
  const server = await fakeChatServer();
  onTestFinished(() => server.close());
  const errors: string[] = [];
  const audio = open({
    openai: { chat: { baseUrl: server.baseUrl, key: "sk-test", model: "writer-1" } },
    onError: (message) => errors.push(message),
  });
  const order = adRequestOf({});
  expect(await audio.make(order, () => undefined, never)).toHaveProperty("script");
  expect(server.requests[0]).toMatchObject({
    url: "/v1/chat/completions",
    key: "Bearer sk-test",
    body: { model: "writer-1" },
  });
  expect(errors.at(-1)).toBe("the embedded writer wrote in the chat model’s place");
});

test("uses the embedded writer, then fails with a message, when the only model server is for speech and is down", async () => {
  const server = await fakeChatServer();
  onTestFinished(() => server.close());
  const speech = { baseUrl: server.baseUrl, key: "sk-voice", model: "voice-1" };
  const audio = open({ openai: { speech } });
  const order = adRequestOf({});
  await expect(audio.make(order, () => undefined, never)).rejects.toThrow(/speech provider answered 500/);
  expect(server.requests[0]).toMatchObject({
    url: "/v1/audio/speech",
    key: "Bearer sk-voice",
    body: { model: "voice-1" },
  });
});

test("passes no secrets to the child process", async () => {
  vi.stubEnv("AUTH_SECRET", "secret");
  vi.stubEnv("DATABASE_URL", "postgres://secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await open({ program }).make({ ...adRequestOf({}), title: "env" }, () => undefined, never);
  const names = JSON.parse((made as { refusal: string }).refusal) as string[];
  expect(names).toContain("PATH");
  expect(names.filter((name) => /SECRET|URL|KEY|TOKEN/.test(name))).toEqual([]);
});

test("writes scripts in a child process", async () => {
  const audio = open();
  const order = adRequestOf({});
  const [one, three] = await Promise.all([1, 3].map((count) => audio.write({ order, count })));
  expect(one).toMatchObject({ scripts: [{ variant: 0 }] });
  expect(three).toMatchObject({ scripts: [{ variant: 0 }, { variant: 1 }, { variant: 2 }] });
});

test("writes scripts with a chat model, or with the embedded writer if the model is down or speed matters", async () => {
  const server = await fakeChatServer();
  onTestFinished(() => server.close());
  const errors: string[] = [];
  const openai = { chat: { baseUrl: server.baseUrl, model: "writer-1" } };
  const audio = open({ openai, onError: (message) => errors.push(message) });
  const order = adRequestOf({});
  expect(await audio.write({ order, count: 1, by: "embedded" })).toHaveProperty("scripts");
  expect(errors).toEqual([]);
  expect(await audio.write({ order, count: 1 })).toHaveProperty("scripts");
  expect(errors.length).toBeGreaterThan(0);
});

test("writes queued scripts even if the text before them hangs", async () => {
  const audio = open({ scriptProgram: program, limitMs: 1500 });
  const write = (title: string) => audio.write({ order: { ...adRequestOf({}), title }, count: 1 });
  const [hung, next] = await Promise.allSettled([write("hang"), write("answer")]);
  expect(hung).toMatchObject({ reason: expect.any(WorkerProcessError) });
  expect(next).toMatchObject({ value: { refusal: expect.anything() } });
});

test("writes scripts in a new process if another request crashed theirs", async () => {
  const audio = open({ scriptProgram: program, limitMs: 1500 });
  const write = (title: string) => audio.write({ order: { ...adRequestOf({}), title }, count: 1 });
  await expect(write("hang")).rejects.toThrow(WorkerProcessError);
  await expect(write("die")).rejects.toThrow(WorkerProcessError);
  expect(await write("answer")).toHaveProperty("refusal");
});

const take = { text: "Hi.", voice_id: "vc_russell", language: "", tone: "", delivery_instructions: "" };

test("speaks lines one after another", async () => {
  const audio = open();
  const [one, other] = await Promise.all(
    ["Hi.", "Fresh coffee, roasted on Tuesdays."].map((text) => audio.speak({ ...take, text })),
  );
  const [short, long] = await Promise.all(
    [one!, other!].map((spoken) => decodeAudio("bytes" in spoken ? spoken.bytes : new Uint8Array())),
  );
  expect(measure(long!).durationMs).toBeGreaterThan(measure(short!).durationMs);
});

test("reports the language in which a line can't be spoken", async () => {
  expect(await open().speak({ ...take, text: "𰆹" })).toEqual({ unsayableIn: "Chinese" });
});

test("reports the length of a line that takes too long to say", async () => {
  const text = "xwa ".repeat(75);
  expect(await open().speak({ ...take, text })).toEqual({ tooLongSeconds: expect.any(Number) });
});

test("reports the startup time of each process that reads, writes or speaks, only once", async () => {
  const audio = open({ program, scriptProgram: program, takeProgram: program });
  const startups: number[] = [];
  const onStarted = (tookMs: number) => startups.push(tookMs);
  const order = { ...adRequestOf({}), title: "answer" };
  for (let time = 0; time < 2; time += 1) {
    await audio.read(Buffer.from("answer"), never, onStarted);
    await audio.write({ order, count: 1 }, onStarted);
    await audio.speak({ ...take, text: "answer" }, onStarted);
  }
  expect(startups).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
});

test("starts both ad-rendering processes in advance", async () => {
  const audio = open({ program });
  const make = (title: string) => audio.make({ ...adRequestOf({}), title }, () => undefined, never);
  audio.prepare();
  await setTimeout(3000);
  const sent = performance.now();
  const made = await Promise.all([make("age"), make("age")]);
  for (const { refusal } of made as { refusal: string }[])
    expect(Number(refusal)).toBeGreaterThan(performance.now() - sent);
});

test("starts the script-writing process before the first script is requested", async () => {
  const audio = open({ program, scriptProgram: program });
  audio.prepare();
  await setTimeout(500);
  const sent = performance.now();
  const written = await audio.write({ order: { ...adRequestOf({}), title: "age" }, count: 1 });
  expect(Number("refusal" in written && written.refusal)).toBeGreaterThan(performance.now() - sent);
});

test("kills a process that takes too long to speak a line, and speaks the next line in a new one", async () => {
  const audio = open({ takeProgram: program, limitMs: 1000 });
  const speak = (text: string) => audio.speak({ ...take, text });
  await expect(speak("hang")).rejects.toThrow(WorkerProcessError);
  await expect(speak("die")).rejects.toThrow(WorkerProcessError);
  await speak("answer");
});
