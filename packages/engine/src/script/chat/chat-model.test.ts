import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { bakery, bakeryWriter, good, goodTexts, textsOf } from "../../testing/bakery-writer.ts";
import { type Answer, fakeChatServer, says, status, writes } from "../../testing/fake-chat-server.ts";
import { scriptOf } from "../embedded-writer.ts";

let writer: Awaited<ReturnType<typeof bakeryWriter>>;
beforeAll(async () => {
  writer = await bakeryWriter();
});
afterAll(() => writer.close());
beforeEach(() => {
  writer.forget();
});

test.each([429, 500, 503])("retries after a %i response, with at most three requests", async (code) => {
  writer.answersWith(status(code, { "Retry-After-Ms": "1" }), writes(good));
  expect(textsOf(await writer.write())).toEqual(goodTexts);
  const down = status(code, { "Retry-After": "0" });
  writer.answersWith(down, down, down, writes(good));
  expect(await writer.write()).toEqual(scriptOf(bakery));
  expect(writer.requests).toHaveLength(5);
  expect(writer.errors.at(-2)).toBe(`the chat model answered ${code}: {"error":{"message":"not today"}}`);
});

test.each([401, 403, 404])(
  "does not retry after a %i response: the embedded writer takes over immediately",
  async (code) => {
    writer.answersWith(status(code), writes(good));
    expect(await writer.write()).toEqual(scriptOf(bakery));
    expect(writer.requests).toHaveLength(1);
  },
);

test("stops requesting JSON mode from a server that lacks it", async () => {
  writer.answersWith(status(400), writes(good));
  expect(textsOf(await writer.write())).toEqual(goodTexts);
  expect(writer.requests.map(({ body }) => "response_format" in body)).toEqual([true, false]);
});

test.each<[string, Answer]>([
  ["nothing", (response) => response.end()],
  ["a page", (response) => response.end("<h1>Hello</h1>")],
  ["JSON of another kind", (response) => response.end('{"choices": [{"message": null}]}')],
  ["null", (response) => response.end("null")],
  ["an empty message", says("  ")],
  ["a refusal of its own kind", says(null, { refusal: "I can’t help with that." })],
  [
    "half an answer",
    (response) => {
      response.writeHead(200, { "Content-Length": 1000 });
      response.write('{"choices"', () => response.destroy());
    },
  ],
  ["a lost connection", (response) => response.destroy()],
])("retries after %s, and falls back after three failures", async (_what, answer) => {
  writer.answersWith(answer, writes(good));
  expect(textsOf(await writer.write())).toEqual(goodTexts);
  writer.answersWith(answer, answer, answer, writes(good));
  expect(await writer.write()).toEqual(scriptOf(bakery));
});

test("stops reading an endless response", async () => {
  let sent = 0;
  writer.answersWith((response) => {
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(10_000))) sent += 10_000;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  expect(await writer.write()).toEqual(scriptOf(bakery));
  expect(writer.errors[0]).toMatch(/more than 200 kB/);
  expect(sent).toBeLessThan(20_000_000);
});

test.each<[string, Answer]>([
  ["a server that never answers", () => undefined],
  ["a server that never finishes its answer", (response) => response.writeHead(200).write('{"choices":')],
])("%s times out without a retry", async (_what, answer) => {
  writer.answersWith(answer, writes(good));
  expect(await writer.write({}, { timeoutMs: 200 })).toEqual(scriptOf(bakery));
  expect(writer.requests).toHaveLength(1);
  expect(writer.errors[0]).toBe("the chat model took longer than 0.2 s");
});

test("falls back when the server is down", async () => {
  const gone = await fakeChatServer();
  await gone.close();
  expect(await writer.write({}, { baseUrl: gone.baseUrl })).toEqual(scriptOf(bakery));
  expect(writer.errors[0]).toMatch(/was not reached: .*ECONNREFUSED/);
});

test("never leaks the key in an error", async () => {
  writer.answersWith(status(401, {}, "Wrong key\u001b[31m\nfor you"));
  await writer.write({}, { key: "sk-secret" });
  expect(writer.errors.join(" ")).not.toMatch(/sk-secret|\p{Cc}/u);
});

test("rejects with the abort reason, even while waiting to retry", async () => {
  await expect(writer.write({}, { signal: AbortSignal.abort(new Error("given up")) })).rejects.toThrow(
    "given up",
  );
  expect(writer.requests).toHaveLength(0);
  const given = new AbortController();
  writer.answersWith(() => undefined);
  const waiting = writer.write({}, { signal: given.signal });
  await expect.poll(() => writer.requests.length, { timeout: 30_000 }).toBe(1);
  given.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
});
