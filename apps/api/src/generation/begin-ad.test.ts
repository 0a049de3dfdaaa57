import { recommendedVoice } from "@earshot/engine/voices/select-voices.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { projects } from "../database/schema.ts";
import { shortAd, testAudio, untilAborted } from "../testing/audio.ts";
import { Browser } from "../testing/browser.ts";
import { startTestApi } from "../testing/test-api.ts";

const limits = { guestAds: { most: 1000, within: 60_000 } };
const endless = () => testAudio((_order, _onStage, signal) => untilAborted(signal));
const address = "/api/audioad/v2/generatewithaiscript";
const form = { product_name: "Coffee & Co", prompt: "Fresh coffee by post." };
const russian = "Свежий кофе каждую неделю, прямо к вашей двери, из нашей обжарочной.";

type Server = Awaited<ReturnType<typeof startTestApi>>;

let guests = 0;
const newGuest = () => `begin${String((guests += 1)).padStart(7, "0")}`;

/** A guest's request for an ad, optionally with an idempotency key. */
function begin(server: Server, guest: string, more: object = {}, key?: string) {
  const headers = {
    Cookie: `temp_user_id=${guest}`,
    ...(key !== undefined && { "Idempotency-Key": key }),
  };
  return server.ask("POST", address, { json: { ...form, ...more }, headers });
}
const idOf = ({ body }: { body: Record<string, unknown> }) => (body["audio"] as { uuid: string }).uuid;

describe("a new ad", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startTestApi({ audio: endless(), limits });
  });
  afterAll(() => server.stop());

  test.each([
    [
      "a user's script that its voice can't say",
      { script_source: "own", prompt: "Γειά σας" },
      "script_in_other_language",
    ],
    [
      "a user's script with a line that its voice can't say",
      { script_source: "own", language: "English", prompt: `Come in.\n${russian}` },
      "script_in_other_language",
    ],
    [
      "a description in none of our languages",
      { prompt: "Γειά σας, φρέσκος καφές κάθε μέρα" },
      "prompt_in_other_language",
    ],
    [
      "one in another language than was chosen",
      { prompt: russian, language: "English" },
      "prompt_in_other_language",
    ],
    [
      "a user's script that is too long at its pace",
      {
        script_source: "own",
        prompt: "Fresh coffee is here again. ".repeat(58),
        tone: "slow",
        delivery_instructions: "very slow",
      },
      "script_too_long",
    ],
  ])("rejects %s", async (_what, more, code) => {
    const { status, body } = await begin(server, newGuest(), more);
    expect([status, body["code"]]).toEqual([422, code]);
  });

  test("accepts a long user-written script if the chosen voice can speak it within the limit", async () => {
    const prompt = "Fresh coffee is here again. ".repeat(58);
    expect(
      (await begin(server, newGuest(), { script_source: "own", prompt, voice_ids: ["vc_amelia"] })).status,
    ).toBe(200);
  });

  test("creates two ads for the same empty idempotency key", async () => {
    const guest = newGuest();
    const both = [await begin(server, guest, {}, ""), await begin(server, guest, {}, "")];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(idOf(both[0]!)).not.toBe(idOf(both[1]!));
  });

  test("returns the first ad if the request that used up the limit is repeated", async () => {
    const guest = newGuest();
    await begin(server, guest);
    const all = await Promise.all([1, 2, 3, 4].map(() => begin(server, guest, {}, "the same")));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(idOf)).size).toBe(1);
  });

  test("rejects text that is too long", async () => {
    const json = { text: "Fresh coffee. ".repeat(400) };
    const { status, body } = await server.ask("POST", "/api/audioad/spoken-length", { json });
    expect([status, body["code"]]).toEqual([413, "text_too_long"]);
  });

  test("measures a script with the voice that will speak it, in the script's language", async () => {
    const text =
      "Aprende inglés este año en Academia Puente, por 29 euros al mes. Llama hoy mismo y reserva.";
    const lengthBy = async (voice_id: string, language?: string) =>
      (await server.ask("POST", "/api/audioad/spoken-length", { json: { text, voice_id, language } })).body;
    const { id } = recommendedVoice("Spanish", "", "");
    expect(await lengthBy("")).toEqual(await lengthBy(id));
    expect((await lengthBy(""))["spoken"]).toContain("veintinueve euros");
    // If a language was chosen, the ad uses it, whatever the script's language.
    expect((await lengthBy("", "English"))["spoken"]).toContain("twenty-nine euros");
    expect(await lengthBy(id, "English")).toEqual(await lengthBy("", "English"));
  });
});

test("accepts descriptions in any language with a chat model", async () => {
  const openai = { chat: { baseUrl: new URL("http://localhost:9/v1"), model: "writer-1" } };
  const server = await startTestApi({ audio: endless(), limits, openai });
  try {
    expect((await begin(server, newGuest(), { prompt: russian, language: "English" })).status).toBe(200);
    const own = { prompt: russian, language: "English", script_source: "own" };
    expect((await begin(server, newGuest(), own)).status).toBe(422);
  } finally {
    await server.stop();
  }
});

test("rejects an ad whose project is deleted concurrently", async () => {
  let opened:
    | Parameters<NonNullable<NonNullable<Parameters<typeof startTestApi>[0]>["onOpen"]>>[0]
    | undefined;
  const server = await startTestApi({
    audio: testAudio(() => shortAd()),
    onOpen: (parts) => (opened = parts),
  });
  try {
    const client = new Browser(server);
    const person = {
      first_name: "Ada",
      last_name: "Byron",
      email: "ada@example.com",
      password: "secret1",
      country: "GB",
    };
    await client.ask("POST", "/client/api/register", person);
    const project_uuid = String((await client.ask("POST", "/api/projects", { name: "Spring" })).body["id"]);
    const { database } = opened!;
    const count = vi.spyOn(database, "$count").mockImplementationOnce((async () => {
      await database.delete(projects);
      return 0;
    }) as never);
    const { status, body } = await client.ask("POST", address, { ...form, project_uuid });
    expect([status, body["code"]]).toEqual([404, "not_found"]);
    expect(count).toHaveBeenCalled();
  } finally {
    await server.stop();
  }
});
