import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { frameCount } from "../dsp/pcm.ts";
import { writeWav } from "../formats/wav.ts";
import { sine } from "../testing/sine.ts";
import { findVoice } from "../voices/catalogue.ts";
import { openaiSpeech } from "./openai-speech.ts";
import { ownManner, SpeechFailed } from "./speech-engine.ts";

type Answer = (response: ServerResponse) => void;
type Asked = { body: Record<string, unknown>; key: string | undefined; url: string | undefined };

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

/** What the next requests get, one each; when nothing is left, sound. */
let answers: Answer[] = [];
let asked: Asked[] = [];

async function take(request: IncomingMessage, response: ServerResponse) {
  const body = JSON.parse(await text(request)) as Asked["body"];
  asked.push({ body, key: request.headers.authorization, url: request.url });
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
  [answers, asked] = [[], []];
});

const engine = (timeoutMs = 30_000) =>
  openaiSpeech({ baseUrl, apiKey: "sk-test", model: "tts-1", timeoutMs });
const voiceOf = (name: string) => findVoice(`vc_${name}`)!;

async function speak(manner = {}, signal = new AbortController().signal, timeoutMs?: number) {
  return engine(timeoutMs).speak("Fresh bread.", voiceOf("amelia"), { ...ownManner, ...manner }, signal);
}

test("asks for a WAV of the words, in a voice of the gender, at the pace", async () => {
  const pcm = await speak({ rate: 1.1 });
  expect(asked).toEqual([
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

test("voices of one language and gender are different voices, men are men", async () => {
  for (const name of ["amelia", "maya", "russell", "desmond"]) {
    await engine().speak("Hello.", voiceOf(name), ownManner, new AbortController().signal);
  }
  const voices = asked.map(({ body }) => body["voice"]);
  expect(voices).toEqual(["nova", "shimmer", "onyx", "echo"]);
});

test("higher is played faster, and asked slower by as much", async () => {
  const { sampleRate: rate } = await speak({ semitones: 2 });
  expect(rate / sampleRate).toBeCloseTo(2 ** (2 / 12), 2);
  expect(asked[0]?.body["speed"]).toBeCloseTo(2 ** (-2 / 12), 2);
});

test("a pause after a word divides the line", async () => {
  const pcm = await speak({ pauses: [{ after: "fresh", ms: 400 }] });
  expect(asked.map(({ body }) => body["input"])).toEqual(["Fresh,", "bread."]);
  expect(frameCount(pcm) / sampleRate).toBeCloseTo(0.5 + 0.4 + 0.5, 2);
});

test.each([429, 500, 503])("after %i it is asked again once", async (code) => {
  answers = [status(code, { "Retry-After": "0" })];
  expect(frameCount(await speak())).toBeGreaterThan(0);
  expect(asked).toHaveLength(2);
});

test("a lost connection is one more reason to ask again", async () => {
  answers = [(response) => response.destroy()];
  expect(frameCount(await speak())).toBeGreaterThan(0);
});

test("the second refusal counts, with the provider's words", async () => {
  answers = [status(503, { "Retry-After-Ms": "1" }), status(503)];
  await expect(speak()).rejects.toThrow(/answered 503: .*not today/);
  expect(asked).toHaveLength(2);
});

test("what can't pass is not asked again", async () => {
  answers = [status(401)];
  await expect(speak()).rejects.toThrow(SpeechFailed);
  expect(asked).toHaveLength(1);
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
])("%s is refused", async (_what, answer) => {
  answers = [answer];
  await expect(speak()).rejects.toThrow(SpeechFailed);
});

test("one that never answers is given up", async () => {
  answers = [() => undefined];
  await expect(speak({}, new AbortController().signal, 200)).rejects.toThrow(SpeechFailed);
  expect(asked).toHaveLength(1);
  server.closeAllConnections();
});

test("who gives up hears their own reason, while waiting for the second try too", async () => {
  const given = new AbortController();
  answers = [status(429, { "Retry-After": "60" })];
  const waiting = speak({}, given.signal);
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1);
  given.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
});
