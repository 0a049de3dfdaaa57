import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { oddTexts } from "../odd-texts.ts";
import { adsOf, deleteAd, getAd } from "../own-ads.ts";
import type { Person, CheckedResponse } from "../person.ts";
import {
  startAd,
  withPendingAd,
  renderTimeout,
  plain,
  pollUntil,
  routes,
  stages,
  requestAd,
  type AdOptions,
  waitUntilReady,
  withMusic,
} from "./start-ad.ts";

export function createdAdTests(newPerson: () => Person) {
  musicRouteTests(newPerson);
  audioformTests(newPerson);
  choiceTests(newPerson);
  repeatTests(newPerson);
}

async function aTrack(person: Person) {
  const { body } = await person.fetch("GET", "/api/audioad/v2/musics");
  return (body as { data: { tracks: { id: string; mood: string }[] } }).data.tracks[0]!;
}

function musicRouteTests(newPerson: () => Person) {
  test(
    "creates an ad with music that is listed immediately and playable when ready",
    { timeout: renderTimeout },
    async () => {
      const person = newGuest(newPerson);
      const { id: music_id, mood } = await aTrack(person);
      const music_spec = {
        music_id,
        fade_in_ms: 0,
        fade_out_ms: 500,
        playback_start: 0,
        playback_end: 8000,
        volume: 0.3,
      };
      const choices = {
        language: "English",
        accent: "american",
        tone: "calm",
        mood,
        must_say: "Terms apply.",
        avoid: "cheap",
        delivery_instructions: "pause after the name",
        voice_ids: [defaultVoice.id, generationFallbackVoice.id],
      };
      const options = { more: { ...choices, thirdPerson: true, music_spec } };
      const begun = await startAd(person, withMusic, options);
      expect(begun).toMatchObject({
        state: "processing",
        filepath: null,
        duration_ms: null,
        peaks: [],
        source: "ai",
      });
      expect(await adsOf(person)).toMatchObject([
        { uuid: begun.uuid, state: "processing", product_length: 10 },
      ]);

      const { ad, seen } = await waitUntilReady(person, begun.uuid);
      expect(seen).toEqual(stages.filter((stage) => seen.includes(stage)));
      expect(ad).toMatchObject({
        state: "ready",
        pipeline_status: "complete",
        mime_type: "audio/mpeg",
        thirdPerson: true,
      });
      expect(ad.duration_ms).toBeGreaterThanOrEqual(9300);
      expect(ad.duration_ms).toBeLessThanOrEqual(10_000);
      expect(ad.product_length).toBeCloseTo(ad.duration_ms! / 1000, 3);
      expect(Math.max(...ad.peaks)).toBe(255);
      expect(Math.abs(ad.loudness_lufs! + 16)).toBeLessThanOrEqual(0.5);
      expect(ad.script?.split(/\s+/).length).toBeGreaterThan(8);
      expect(ad.lines.length).toBeGreaterThan(1);
      expect(ad.lines.map(({ text }) => text).join(" ")).toBe(ad.script);
      const starts = ad.lines.map(({ start_ms }) => start_ms);
      expect(starts).toEqual([...starts].toSorted((one, other) => one - other));
      expect(starts.at(-1)).toBeLessThan(ad.duration_ms!);

      const { pipeline_status: _, ...listed } = ad;
      expect(await adsOf(person)).toEqual([listed]);
      const inputs = {
        ...choices,
        prompt: ad.product_description,
        script_source: "ai",
        adLength: 10,
        music_spec,
        variant: 0,
        script: null,
      };
      const voices = [defaultVoice, generationFallbackVoice];
      const whole = { ...ad, inputs, voices, pending_version: null, campaigns: [] };
      expect((await getAd(person, ad.uuid)).body).toEqual(whole);
      const sound = await person.fetch("GET", ad.filepath!);
      expect([sound.status, sound.headers.get("Content-Type")]).toEqual([200, "audio/mpeg"]);
    },
  );
}

const isOver =
  (key: string) =>
  ({ status, body }: CheckedResponse) =>
    status !== 200 || (body as Record<string, unknown>)[key] !== "processing";

function audioformTests(newPerson: () => Person) {
  test(
    "creates an ad without music through the audioform and pipeline routes",
    { timeout: renderTimeout },
    async () => {
      const person = newGuest(newPerson);
      const send = (address: string, json: object) =>
        person.fetch("POST", `/audiostack/${address}`, { json });
      const { uuid, audioformId } = await startAd(person, plain, {
        more: { voiceName: generationFallbackVoice.name },
      });
      const spoken = await pollUntil(() => send("getaudioformdata", { audioformId }), isOver("message"));
      expect(spoken.at(-1)?.body).toMatchObject({ message: "complete" });
      const created = await send("createpipeline", { audioformId });
      expect(created.status).toBe(200);
      expect((await send("createpipeline", { audioformId })).body).toEqual(created.body);
      const { pipelineId } = created.body as { pipelineId: string };
      const mixed = await pollUntil(() => send("getpipeline", { pipelineId, audioformId }), isOver("status"));
      expect(mixed.at(-1)?.body).toMatchObject({ status: "complete", pipeline_status: "complete" });
      expect((await getAd(person, uuid)).body).toMatchObject({
        state: "ready",
        inputs: { adLength: 10, music_spec: null, voice_ids: [generationFallbackVoice.id] },
        voices: [generationFallbackVoice],
      });
      const again = await send("getaudioformdata", { audioformId });
      expect(again.body).toEqual({ message: "complete", pipeline_status: "complete" });
    },
  );

  test("finishes an ad without further calls", { timeout: renderTimeout }, async () => {
    const person = newGuest(newPerson);
    const { uuid } = await startAd(person, plain);
    const looks = await pollUntil(
      () => getAd(person, uuid),
      ({ body }) => (body as { state: string }).state !== "processing",
    );
    expect(looks.at(-1)?.body).toMatchObject({ state: "ready", duration_ms: expect.any(Number) });
  });
}

function choiceTests(newPerson: () => Person) {
  test("stores the user's own script verbatim", { timeout: renderTimeout }, async () => {
    const person = newGuest(newPerson);
    const script = "  <b>Kettle</b> opens at 7.  Come hungry & stay ☕. \n";
    const { uuid } = await startAd(person, withMusic, { prompt: script, more: { script_source: "own" } });
    const { ad } = await waitUntilReady(person, uuid);
    expect(ad).toMatchObject({ source: "own", script, product_description: script });
  });

  test("speaks an edited script verbatim", { timeout: renderTimeout }, async () => {
    const person = newGuest(newPerson);
    const script = [{ text: "Kettle opens at 7.", voice: 2 }, { text: "Come hungry & stay ☕!" }];
    const voice_ids = [defaultVoice.id, generationFallbackVoice.id];
    const { uuid } = await startAd(person, withMusic, { more: { script, variant: 4, voice_ids } });
    const { ad } = await waitUntilReady(person, uuid);
    expect(ad).toMatchObject({ source: "ai", script: "Kettle opens at 7. Come hungry & stay ☕!" });
    expect(ad.lines).toMatchObject([
      { text: "Kettle opens at 7.", voice: 2 },
      { text: "Come hungry & stay ☕!", voice: 2 },
    ]);
    const { body: shared } = await newPerson().fetch("GET", `/api/shared-audio/${uuid}`);
    expect(shared).toMatchObject({ lines: ad.lines });
    expect((await getAd(person, uuid)).body).toMatchObject({
      inputs: { variant: 4, script: [script[0], { ...script[1], voice: null }] },
    });
  });

  test.each(routes)("$name writes a different script when the same brief is sent again", async (route) => {
    const person = newGuest(newPerson);
    const variantOf = async (options: AdOptions) =>
      withPendingAd(person, route, options, async ({ uuid }) => {
        const { body } = await getAd(person, uuid);
        return (body as { inputs: { variant: number | null } }).inputs.variant;
      });
    const other = { prompt: "We sell tea." };
    await withPendingAd(person, route, { more: { variant: 6 } }, async () => {
      expect(await variantOf({})).toBe(7);
      expect(await variantOf(other)).toBe(0);
      expect(await variantOf({ more: { variant: 2 } })).toBe(2);
      expect(await variantOf({ more: { script_source: "own" } })).toBeNull();
    });
  });

  test.each(routes)("$name returns unusual text verbatim", async (route) => {
    const person = newGuest(newPerson);
    const [prompt, delivery] = [oddTexts.join("\n"), oddTexts.toReversed().join(" ")];
    for (const name of [oddTexts.slice(0, 3).join(" "), oddTexts.slice(3).join(" ")]) {
      const options = { name, prompt, more: { delivery_instructions: delivery } };
      const seen = await withPendingAd(
        person,
        route,
        options,
        async ({ uuid }) => (await getAd(person, uuid)).body,
      );
      expect(seen).toMatchObject({
        product_name: name,
        product_description: prompt,
        inputs: { prompt, delivery_instructions: delivery },
      });
    }
  });

  test.each(routes)("$name replaces line breaks in a name with spaces", async (route) => {
    const person = newGuest(newPerson);
    const options = { name: "Spring\r\nsale\u2028now" };
    const seen = await withPendingAd(person, route, options, ({ uuid }) => getAd(person, uuid));
    expect(seen.body).toMatchObject({ product_name: "Spring sale now" });
  });

  test("clamps music values to their bounds", async () => {
    const person = newGuest(newPerson);
    const { id: music_id } = await aTrack(person);
    const music_spec = {
      music_id,
      fade_in_ms: -5,
      fade_out_ms: 20.9,
      playback_start: -1,
      playback_end: null,
      volume: 7,
    };
    const seen = await withPendingAd(person, withMusic, { more: { music_spec } }, async ({ uuid }) =>
      getAd(person, uuid),
    );
    expect(seen.body).toMatchObject({
      inputs: {
        music_spec: {
          music_id,
          fade_in_ms: 0,
          fade_out_ms: 20,
          playback_start: 0,
          playback_end: 0,
          volume: 1,
        },
      },
    });
  });

  test.each([undefined, "", "Nobody"])(
    "uses the recommended voice for the voice name %j",
    async (voiceName) => {
      const person = newGuest(newPerson);
      const more = { voiceName, language: "Spanish" };
      const prompt = "Café recién tostado cada martes, en tu puerta.";
      const seen = await withPendingAd(person, plain, { prompt, more }, async ({ uuid }) =>
        getAd(person, uuid),
      );
      const { voices } = seen.body as { voices: { name: string }[] };
      const list = await person.fetch("GET", "/api/audioad/voices?query=Spanish");
      const speakers = (list.body as { data: { voices: { name: string }[] } }).data.voices;
      expect(speakers.map(({ name }) => name)).toContain(voices[0]?.name);
    },
  );

  test.each(routes)("$name adds a client's ad to a project", async (route) => {
    const [person, other] = [await newClient(newPerson), await newClient(newPerson)];
    const inFirst = await withPendingAd(person, route, {}, async ({ project_id }) => project_id);
    const { projects } = (await person.fetch("GET", "/api/projects")).body as { projects: object[] };
    expect(projects).toMatchObject([{ id: inFirst, name: projectCopy.first }]);
    for (const [who, project] of [
      [person, "none"],
      [other, inFirst],
      [newGuest(newPerson), inFirst],
    ] as const) {
      expect(await requestAd(who, route, { project })).toMatchObject(errorResponse("not_found"));
      expect(await adsOf(who)).toEqual([]);
    }
  });
}

function repeatTests(newPerson: () => Person) {
  test.each(routes)("$name creates one ad per idempotency key", async (route) => {
    const person = newGuest(newPerson);
    const again = { "Idempotency-Key": newGuestId() };
    const both = await Promise.all([startAd(person, route, {}, again), startAd(person, route, {}, again)]);
    const third = await startAd(person, route, {}, again);
    expect(new Set([...both, third].map(({ uuid }) => uuid)).size).toBe(1);
    expect(new Set([...both, third].map(({ audioformId }) => audioformId)).size).toBe(1);
    const other = await startAd(person, route, {}, { "Idempotency-Key": newGuestId() });
    expect(other.uuid).not.toBe(third.uuid);
    expect(await adsOf(person)).toHaveLength(2);
    const stranger = newGuest(newPerson);
    const theirs = await startAd(stranger, route, {}, again);
    expect(theirs.uuid).not.toBe(third.uuid);
    await Promise.all([third, other].map(({ uuid }) => deleteAd(person, uuid)));
    await deleteAd(stranger, theirs.uuid);
  });

  test.each(routes)("$name requires a guest id or a session", async (route) => {
    expect(await requestAd(newPerson(), route)).toMatchObject(errorResponse("identity_missing"));
  });
}
