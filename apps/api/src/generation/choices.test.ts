import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { shortAd, testAudio } from "../testing/audio.ts";
import { Browser } from "../testing/browser.ts";
import { startTestApi } from "../testing/test-api.ts";

const audio = testAudio(() => shortAd());
let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  server = await startTestApi({ audio, limits: { guestAds: { most: 1000, within: 60_000 } } });
});
afterAll(() => server.stop());

const prompt = "Fresh coffee by post, roasted on Tuesdays. The first bag is half price.";

const routes = [
  ["the music route", "/api/audioad/v2/generatewithaiscript", { product_name: "Coffee & Co", prompt }],
  [
    "the audioform route",
    "/audiostack/generateaudio",
    { productName: "Coffee & Co", productDescription: prompt },
  ],
] as const;

/** Returns what the renderer receives for this choice. */
async function ordered(address: string, form: object) {
  const guest = new Browser(server);
  const id = `guest${String(audio.orders.length).padStart(7, "0")}`;
  const answer = await guest.ask("POST", address.includes("v2") ? `${address}?temp_user_id=${id}` : address, {
    ...form,
    temp_user_id: id,
  });
  expect([answer.status, answer.body["message"]]).toEqual([200, "Being made"]);
  const uuid = (answer.body["audio"] as { uuid: string }).uuid;
  await vi.waitFor(
    async () =>
      expect((await guest.ask("GET", `/api/audioad/v2/job/${uuid}`)).body).toMatchObject({
        status: "success",
      }),
    { timeout: 20_000 },
  );
  return audio.orders.at(-1);
}

describe.each(routes)("%s", (_name, address, form) => {
  // The engine's tests measure how each choice affects the audio.
  test.each([
    ["the length, a number", { adLength: 50 }, { adLength: 50 }],
    ["the length, as the list names it", { adLength: "15 sec" }, { adLength: 15 }],
    ["no length", {}, { adLength: 30 }],
    [
      "what must be said, and not",
      { must_say: "Terms apply.", avoid: "cheap" },
      { must_say: "Terms apply.", avoid: "cheap" },
    ],
    ["the idea", { variant: 4 }, { variant: 4 }],
    ["an edited script", { script: [{ text: "Hi.", voice: 2 }] }, { script: [{ text: "Hi.", voice: 2 }] }],
    ["the language", { language: "English" }, { language: "English" }],
    ["the accent", { accent: "british" }, { accent: "british" }],
    ["the tone", { tone: "calm" }, { tone: "calm" }],
    ["the music's mood", { mood: "upbeat" }, { mood: "upbeat" }],
    ["one voice", { voice_ids: ["vc_russell"] }, { voice_ids: ["vc_russell"] }],
    [
      "two voices, in their order",
      { voice_ids: ["vc_russell", "vc_amelia"] },
      { voice_ids: ["vc_russell", "vc_amelia"] },
    ],
    [
      "the delivery instructions, trimmed",
      { delivery_instructions: " pause after the name " },
      { delivery_instructions: "pause after the name" },
    ],
    ["the user's own script", { script_source: "own" }, { script_source: "own" }],
  ])("passes %s to the renderer", async (_what, chosen, expected) => {
    expect(await ordered(address, { ...form, ...chosen })).toMatchObject({
      title: "Coffee & Co",
      inputs: { prompt, ...expected },
    });
  });

  test.each([
    [true, true],
    [false, false],
    [null, false],
  ])("passes the narrative %j to the renderer", async (thirdPerson, expected) => {
    expect(await ordered(address, { ...form, thirdPerson })).toMatchObject({ thirdPerson: expected });
  });
});

test("passes the music settings to the renderer only on the music route", async () => {
  const music_spec = {
    music_id: "trk_first_light",
    fade_in_ms: 100,
    fade_out_ms: 200,
    playback_start: 3000,
    playback_end: 9000,
    volume: 0.7,
  };
  const [withMusic, plain] = routes;
  expect(await ordered(withMusic[1], { ...withMusic[2], music_spec })).toMatchObject({
    inputs: { music_spec },
  });
  expect(await ordered(plain[1], { ...plain[2], music_spec })).toMatchObject({
    inputs: { music_spec: null },
  });
});

test("finds a voice by name on the audioform route", async () => {
  const [, [, address, form]] = routes;
  const order = await ordered(address, { ...form, voiceName: "Russell" });
  expect(order?.inputs.voice_ids).toEqual(["vc_russell"]);
});
