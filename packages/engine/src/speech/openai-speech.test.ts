import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { frameCount } from "../dsp/pcm.ts";
import { writeWav } from "../formats/wav.ts";
import { sine } from "../testing/sine.ts";
import { findVoice } from "../voices/catalogue.ts";
import { openaiSpeech } from "./openai-speech.ts";
import { neutralProsody, SpeechError } from "./speech-engine.ts";

type Answer = (response: ServerResponse) => void;
type Received = { body: Record<string, unknown>; key: string | undefined; url: string | undefined };

const sampleRate = 24_000;
const wav = writeWav({
  sampleRate,
  channels: [sine({ frequency: 200, dbfs: -12, seconds: 0.5, sampleRate })],
});
const sound: Answer = (response) => response.writeHead(200, { "Content-Type": "audio/wav" }).end(wav);
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('{"error":{"message":"not today"}}');

/** Responses to the next requests, in order; all further requests get audio. */
let answers: Answer[] = [];
let received: Received[] = [];

async function take(request: IncomingMessage, response: ServerResponse) {
  const body = JSON.parse(await text(request)) as Received["body"];
  received.push({ body, key: request.headers.authorization, url: request.url });
  (answers.shift() ?? sound)(response);
}
const server = createServer((request, response) => void take(request, response));

let baseUrl: URL;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`);
});
afterAll(() => server.close());
beforeEach(() => {
  [answers, received] = [[], []];
});

const engine = (timeoutMs = 30_000) =>
  openaiSpeech({ baseUrl, apiKey: "sk-test", model: "tts-1", timeoutMs });
const voiceOf = (name: string) => findVoice(`vc_${name}`)!;

async function speak(prosody = {}, signal = new AbortController().signal, timeoutMs?: number) {
  return engine(timeoutMs).speak(
    "Fresh bread.",
    voiceOf("amelia"),
    { ...neutralProsody, ...prosody },
    signal,
  );
}

test("requests a WAV file of the text in a voice of the right gender, at the requested pace", async () => {
  const pcm = await speak({ rate: 1.1 });
  expect(received).toEqual([
    {
      url: "/v1/audio/speech",
      key: "Bearer sk-test",
      body: {
        model: "tts-1",
        voice: "nova",
        input: "Fresh bread.",
        response_format: "wav",
        speed: 1.1,
      },
    },
  ]);
  expect([pcm.sampleRate, frameCount(pcm)]).toEqual([sampleRate, sampleRate / 2]);
});

test("maps voices of one gender to different provider voices", async () => {
  for (const name of ["amelia", "maya", "russell", "desmond"]) {
    await engine().speak("Hello.", voiceOf(name), neutralProsody, new AbortController().signal);
  }
  const voices = received.map(({ body }) => body["voice"]);
  expect(voices).toEqual(["nova", "shimmer", "onyx", "echo"]);
});

test("raises the pitch by speeding up playback, and requests a slower pace to compensate", async () => {
  const { sampleRate: rate } = await speak({ semitones: 2 });
  expect(rate / sampleRate).toBeCloseTo(2 ** (2 / 12), 2);
  expect(received[0]?.body["speed"]).toBeCloseTo(2 ** (-2 / 12), 2);
});

test("splits the line at a requested pause", async () => {
  const pcm = await speak({ pauses: [{ after: "fresh", ms: 400 }] });
  expect(received.map(({ body }) => body["input"])).toEqual(["Fresh,", "bread."]);
  expect(frameCount(pcm) / sampleRate).toBeCloseTo(0.5 + 0.4 + 0.5, 2);
});

test.each([429, 500, 503])("retries once after a %i", async (code) => {
  answers = [status(code, { "Retry-After": "0" })];
  expect(frameCount(await speak())).toBeGreaterThan(0);
  expect(received).toHaveLength(2);
});

test("retries once after a lost connection", async () => {
  answers = [(response) => response.destroy()];
  expect(frameCount(await speak())).toBeGreaterThan(0);
});

test("rejects with the provider's message after the second failure", async () => {
  answers = [status(503, { "Retry-After-Ms": "1" }), status(503)];
  await expect(speak()).rejects.toThrow(/answered 503: .*not today/);
  expect(received).toHaveLength(2);
});

test("does not retry after a 401", async () => {
  answers = [status(401)];
  await expect(speak()).rejects.toThrow(SpeechError);
  expect(received).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["a page", (response) => response.end("<h1>Hello</h1>")],
  ["nothing", (response) => response.end()],
  ["an MP3", (response) => response.end(Buffer.from("ID3\u0004rest"))],
  ["a WAV without sound", (response) => response.end(wav.subarray(0, 44))],
  [
    "half an answer",
    (response) => {
      response.writeHead(200, { "Content-Length": wav.length });
      response.write(wav.subarray(0, 100), () => response.destroy());
    },
  ],
])("rejects %s", async (_what, answer) => {
  answers = [answer];
  await expect(speak()).rejects.toThrow(SpeechError);
});

test("rejects after the time limit without retrying", async () => {
  answers = [() => undefined];
  await expect(speak({}, new AbortController().signal, 1000)).rejects.toThrow(SpeechError);
  expect(received).toHaveLength(1);
  server.closeAllConnections();
});

test("rejects with the abort reason while waiting to retry", async () => {
  const abort = new AbortController();
  answers = [status(429, { "Retry-After": "60" })];
  const waiting = speak({}, abort.signal);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  abort.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
});
