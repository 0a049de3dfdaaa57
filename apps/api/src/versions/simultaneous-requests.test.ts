import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import { testAudio, untilAborted } from "../testing/audio.ts";
import { engines } from "../testing/databases.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { startTestServer } from "../testing/test-server.ts";

afterAll(removeTestFolders);

const inputs = {
  prompt: "Fresh coffee by post.",
  script_source: "ai",
  adLength: 10,
  language: "",
  accent: "",
  tone: "",
  mood: "",
  delivery_instructions: "",
  voice_ids: [],
  music_spec: null,
  must_say: "",
  avoid: "",
  variant: 0,
  script: null,
} as const;

describe.each(engines)("on %s", (engine) => {
  test("makes at most two versions or ads per owner at a time, however many are requested at once", async () => {
    const audio = testAudio((_order, _onStage, signal) => untilAborted(signal));
    const server = await startTestServer(engine, { audio });
    onTestFinished(() => server.stop());
    const guest = server.newGuest();
    const drafts = Array.from({ length: 5 }, () =>
      server.putAd(guest, { inputs: { ...inputs, voice_ids: [] } }),
    );
    const version = { based_on: 1, script: [{ text: "Fresh coffee by post." }] };
    const requests = (await Promise.all(drafts)).map(({ id }) =>
      server.ask(guest, "POST", `/api/audioad/ads/${id}/versions`, version),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([202, 202, 429, 429, 429]);
    const ad = { product_name: "Coffee & Co", prompt: inputs.prompt };
    expect(await server.ask(guest, "POST", "/api/audioad/v2/generatewithaiscript", ad)).toMatchObject({
      status: 429,
      body: { code: "too_many_pending_ads" },
    });
  });

  test("makes one version for a request that is sent several times at once", async () => {
    const audio = testAudio((_order, _onStage, signal) => untilAborted(signal));
    const server = await startTestServer(engine, { audio });
    onTestFinished(() => server.stop());
    const guest = server.newGuest();
    const { id } = await server.putAd(guest, { inputs: { ...inputs, voice_ids: [] } });
    const sender = { ...guest, headers: { ...guest.headers, "Idempotency-Key": "a-double-click" } };
    const version = { based_on: 1, script: [{ text: "Fresh coffee by post." }] };
    const requests = Array.from({ length: 4 }, () =>
      server.ask(sender, "POST", `/api/audioad/ads/${id}/versions`, version),
    );
    for (const { status, body } of await Promise.all(requests))
      expect({ status, body }).toMatchObject({ status: 202, body: { version: 2 } });
  });
});
