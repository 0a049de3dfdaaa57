import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { WorkerProcessError, WorkerProcessHungError } from "@earshot/engine/process/worker-process.ts";
import { expect, onTestFinished, test } from "vitest";

import type { Audio } from "../audio/open-audio.ts";
import { shortAd, testAudio } from "../testing/audio.ts";
import { sendTo, startTestApi } from "../testing/test-api.ts";

async function start(speak: Audio["speak"], limits = {}) {
  const server = await startTestApi({ audio: { ...testAudio(() => shortAd()), speak }, limits });
  onTestFinished(() => server.stop());
  return async (json: object) => {
    const request = new Request("http://localhost/api/audioad/takes", {
      method: "POST",
      headers: { Cookie: "temp_user_id=takes0000001", "Content-Type": "application/json" },
      body: JSON.stringify(json),
    });
    return sendTo(server.api, request);
  };
}

test("speaks the trimmed line in the default voice, and responds with its audio", async () => {
  const takes: Parameters<Audio["speak"]>[0][] = [];
  const ask = await start((take) => {
    takes.push(take);
    return Promise.resolve({ bytes: new TextEncoder().encode("sound") });
  });
  const answer = await ask({ text: " Hi. ", tone: "calm" });
  expect([answer.status, await answer.text()]).toEqual([200, "sound"]);
  expect(takes).toEqual([
    { text: "Hi.", voice_id: defaultVoice.id, language: "", tone: "calm", delivery_instructions: "" },
  ]);
});

test("rejects a line that leaves nothing to speak, such as a long URL", async () => {
  const ask = await start(() => Promise.reject(new Error("There is nothing to say.")));
  const answer = await ask({ text: `shop.example/${"a".repeat(200)}` });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: "line_missing" }]);
});

test("responds 503 to a line that takes too long to speak", async () => {
  const ask = await start(() => Promise.reject(new WorkerProcessError("too long")));
  const answer = await ask({ text: "Hi." });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "service_unavailable" }]);
});

test("responds 422 to a line that the voice can't speak", async () => {
  const ask = await start(() => Promise.resolve({ unsayableIn: "Chinese" }));
  const answer = await ask({ text: "Hi." });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: "script_in_other_language", field: "text", message: expect.stringContaining("Chinese") },
  ]);
});

test("responds 422 to a line that turns out to last too long", async () => {
  const ask = await start(() => Promise.resolve({ tooLongSeconds: 90 }));
  const answer = await ask({ text: "Hi." });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: "line_lasts_too_long" }]);
});

test("limits lines per IP address", async () => {
  const ask = await start(() => Promise.resolve({ bytes: new Uint8Array([1]) }), {
    takesPerAddress: { most: 1, within: 60_000 },
  });
  expect((await ask({ text: "Hi." })).status).toBe(200);
  expect((await ask({ text: "Hi." })).status).toBe(429);
});

test("counts a line that exceeds the time limit as ten lines", async () => {
  const ask = await start(() => Promise.reject(new WorkerProcessHungError("too long")), {
    takesPerAddress: { most: 10, within: 60_000 },
  });
  expect((await ask({ text: "Hi." })).status).toBe(503);
  expect((await ask({ text: "Hi." })).status).toBe(429);
});

test("counts a line even if it is then rejected for its length", async () => {
  const ask = await start(() => Promise.resolve({ bytes: new Uint8Array([1]) }), {
    takes: { most: 1, within: 60_000 },
  });
  expect((await ask({ text: "7 ".repeat(150) })).status).toBe(422);
  expect((await ask({ text: "Hi." })).status).toBe(429);
});

test("rejects a language name that is too long", async () => {
  const ask = await start(() => Promise.resolve({ bytes: new Uint8Array([1]) }));
  expect((await ask({ text: "Hi.", language: "İ".repeat(201) })).status).toBe(400);
});
