import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { defaultVoice, generationFallbackVoice } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { oddTexts } from "../odd-texts.ts";
import { adsOf, deleteAd, lookAt } from "../own-ads.ts";
import type { Person, Seen } from "../person.ts";
import {
  begin,
  beginBriefly,
  patience,
  plain,
  polled,
  routes,
  stages,
  tryBegin,
  untilReady,
  withMusic,
} from "./begin.ts";

export function makeTests(people: () => Person) {
  musicRouteTests(people);
  audioformTests(people);
  choiceTests(people);
  repeatTests(people);
}

async function aTrack(person: Person) {
  const { body } = await person.ask("GET", "/api/audioad/v2/musics");
  return (body as { data: { tracks: { id: string; mood: string }[] } }).data.tracks[0]!;
}

function musicRouteTests(people: () => Person) {
  test(
    "creates an ad with music, listed at once and playable when ready",
    { timeout: patience },
    async () => {
      const person = newGuest(people);
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
        delivery_instructions: "pause after the name",
        voice_ids: [defaultVoice.id, generationFallbackVoice.id],
      };
      const wish = { more: { ...choices, thirdPerson: true, music_spec } };
      const begun = await begin(person, withMusic, wish);
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

      const { ad, seen } = await untilReady(person, begun.uuid);
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

      const { pipeline_status: _, ...listed } = ad;
      expect(await adsOf(person)).toEqual([listed]);
      const inputs = {
        ...choices,
        prompt: ad.product_description,
        script_source: "ai",
        adLength: 10,
        music_spec,
      };
      const voices = [defaultVoice, generationFallbackVoice];
      expect((await lookAt(person, ad.uuid)).body).toEqual({ ...ad, inputs, voices, campaigns: [] });
      const heard = await person.ask("GET", ad.filepath!);
      expect([heard.status, heard.headers.get("Content-Type")]).toEqual([200, "audio/mpeg"]);
    },
  );
}

/** True once the job is no longer processing. */
const isOver =
  (key: string) =>
  ({ status, body }: Seen) =>
    status !== 200 || (body as Record<string, unknown>)[key] !== "processing";

function audioformTests(people: () => Person) {
  test("creates an ad without music through audioform and pipeline", { timeout: patience }, async () => {
    const person = newGuest(people);
    const ask = (address: string, json: object) => person.ask("POST", `/audiostack/${address}`, { json });
    const { uuid, audioformId } = await begin(person, plain, {
      more: { voiceName: generationFallbackVoice.name },
    });
    const spoken = await polled(() => ask("getaudioformdata", { audioformId }), isOver("message"));
    expect(spoken.at(-1)?.body).toMatchObject({ message: "complete" });
    const created = await ask("createpipeline", { audioformId });
    expect(created.status).toBe(200);
    expect((await ask("createpipeline", { audioformId })).body).toEqual(created.body);
    const { pipelineId } = created.body as { pipelineId: string };
    const mixed = await polled(() => ask("getpipeline", { pipelineId, audioformId }), isOver("status"));
    expect(mixed.at(-1)?.body).toMatchObject({ status: "complete", pipeline_status: "complete" });
    expect((await lookAt(person, uuid)).body).toMatchObject({
      state: "ready",
      inputs: { adLength: 10, music_spec: null, voice_ids: [generationFallbackVoice.id] },
      voices: [generationFallbackVoice],
    });
    const again = await ask("getaudioformdata", { audioformId });
    expect(again.body).toEqual({ message: "complete", pipeline_status: "complete" });
  });

  test("finishes an ad without further calls", { timeout: patience }, async () => {
    const person = newGuest(people);
    const { uuid } = await begin(person, plain);
    const looks = await polled(
      () => lookAt(person, uuid),
      ({ body }) => (body as { state: string }).state !== "processing",
    );
    expect(looks.at(-1)?.body).toMatchObject({ state: "ready", duration_ms: expect.any(Number) });
  });
}

function choiceTests(people: () => Person) {
  test("stores an own script literally", { timeout: patience }, async () => {
    const person = newGuest(people);
    const script = "  <b>Kettle</b> opens at 7.  Come hungry & stay ☕. \n";
    const { uuid } = await begin(person, withMusic, { prompt: script, more: { script_source: "own" } });
    const { ad } = await untilReady(person, uuid);
    expect(ad).toMatchObject({ source: "own", script, product_description: script });
  });

  test.each(routes)("$name returns odd texts literally", async (route) => {
    const person = newGuest(people);
    const [prompt, delivery] = [oddTexts.join("\n"), oddTexts.toReversed().join(" ")];
    for (const name of [oddTexts.slice(0, 3).join(" "), oddTexts.slice(3).join(" ")]) {
      const wish = { name, prompt, more: { delivery_instructions: delivery } };
      const seen = await beginBriefly(
        person,
        route,
        wish,
        async ({ uuid }) => (await lookAt(person, uuid)).body,
      );
      expect(seen).toMatchObject({
        product_name: name,
        product_description: prompt,
        inputs: { prompt, delivery_instructions: delivery },
      });
    }
  });

  test("clamps music values to their bounds", async () => {
    const person = newGuest(people);
    const { id: music_id } = await aTrack(person);
    const music_spec = {
      music_id,
      fade_in_ms: -5,
      fade_out_ms: 20.9,
      playback_start: -1,
      playback_end: null,
      volume: 7,
    };
    const seen = await beginBriefly(person, withMusic, { more: { music_spec } }, async ({ uuid }) =>
      lookAt(person, uuid),
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
      const person = newGuest(people);
      const more = { voiceName, language: "Spanish" };
      const prompt = "Café recién tostado cada martes, en tu puerta.";
      const seen = await beginBriefly(person, plain, { prompt, more }, async ({ uuid }) =>
        lookAt(person, uuid),
      );
      const { voices } = seen.body as { voices: { name: string }[] };
      const list = await person.ask("GET", "/api/audioad/voices?query=Spanish");
      const speakers = (list.body as { data: { voices: { name: string }[] } }).data.voices;
      expect(speakers.map(({ name }) => name)).toContain(voices[0]?.name);
    },
  );

  test.each(routes)("$name adds a client's ad to a project", async (route) => {
    const [person, other] = [await newClient(people), await newClient(people)];
    const inFirst = await beginBriefly(person, route, {}, async ({ project_id }) => project_id);
    const { projects } = (await person.ask("GET", "/api/projects")).body as { projects: object[] };
    expect(projects).toMatchObject([{ id: inFirst, name: projectCopy.first }]);
    for (const [who, project] of [
      [person, "none"],
      [other, inFirst],
      [newGuest(people), inFirst],
    ] as const) {
      expect(await tryBegin(who, route, { project })).toMatchObject(errorResponse("not_found"));
      expect(await adsOf(who)).toEqual([]);
    }
  });
}

function repeatTests(people: () => Person) {
  test.each(routes)("$name creates one ad per idempotency key", async (route) => {
    const person = newGuest(people);
    const again = { "Idempotency-Key": newGuestId() };
    const both = await Promise.all([begin(person, route, {}, again), begin(person, route, {}, again)]);
    const third = await begin(person, route, {}, again);
    expect(new Set([...both, third].map(({ uuid }) => uuid)).size).toBe(1);
    expect(new Set([...both, third].map(({ audioformId }) => audioformId)).size).toBe(1);
    const other = await begin(person, route, {}, { "Idempotency-Key": newGuestId() });
    expect(other.uuid).not.toBe(third.uuid);
    expect(await adsOf(person)).toHaveLength(2);
    const stranger = newGuest(people);
    const theirs = await begin(stranger, route, {}, again);
    expect(theirs.uuid).not.toBe(third.uuid);
    await Promise.all([third, other].map(({ uuid }) => deleteAd(person, uuid)));
    await deleteAd(stranger, theirs.uuid);
  });

  test.each(routes)("$name requires a guest id or a session", async (route) => {
    expect(await tryBegin(people(), route)).toMatchObject(errorResponse("identity_missing"));
  });
}
