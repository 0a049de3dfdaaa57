import { keptVersions } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { allOf, change, created, remove, sample } from "../campaigns/calls.ts";
import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { renderTimeout, startAd, waitUntilReady, withMusic } from "../generation/start-ad.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { createAd, deleteAd, getAd } from "../own-ads.ts";
import type { Person } from "../person.ts";

type Version = { number: number; script: string; filepath: string; duration_ms: number; peaks: number[] };

const addressOf = (uuid: string) => `/api/audioad/ads/${uuid}/versions`;

const script = (text: string) => [{ text: `${text} Fresh coffee by post, roasted on Tuesdays.` }];

async function madeAd(person: Person): Promise<string> {
  const { uuid } = await startAd(person, withMusic);
  await waitUntilReady(person, uuid);
  return uuid;
}

const makeVersion = (person: Person, uuid: string, json: object, headers = {}) =>
  person.fetch("POST", addressOf(uuid), { json, headers });

async function untilMade(person: Person, uuid: string): Promise<void> {
  await expect
    .poll(async () => (await getAd(person, uuid)).body, { timeout: renderTimeout, interval: 200 })
    .toMatchObject({ pending_version: null });
}

async function versionsOf(person: Person, uuid: string): Promise<Version[]> {
  const { status, body } = await person.fetch("GET", addressOf(uuid));
  expect(status).toBe(200);
  return body as Version[];
}

export function versionsTests(newPerson: () => Person) {
  test(
    "makes a new version of an ad, keeps the previous one, and can restore it",
    { timeout: 120_000 },
    async () => {
      const person = await newClient(newPerson);
      const uuid = await madeAd(person);
      const campaign = await created(person, { ...sample, ad_uuid: uuid });
      await change(person, campaign.id, { status: "in review" });
      const first = (await getAd(person, uuid)).body as { filepath: string; script: string };
      const sharedAd = async () =>
        (await newPerson().fetch("GET", `/api/shared-audio/${uuid}`)).body as {
          audio_url: string;
          lines: object[];
        };
      const firstShared = (await sharedAd()).audio_url;
      const key = { "Idempotency-Key": crypto.randomUUID() };
      const json = { based_on: 1, script: script("New at Kettle.") };
      const begun = { status: 202, body: { version: 2 } };
      expect(await makeVersion(person, uuid, json, key)).toMatchObject(begun);
      expect(await makeVersion(person, uuid, json, key)).toMatchObject(begun);
      expect(await makeVersion(person, uuid, json)).toMatchObject(errorResponse("version_not_newest"));
      expect((await getAd(person, uuid)).body).toMatchObject({
        state: "ready",
        version: 1,
        filepath: first.filepath,
        pending_version: { version: 2 },
      });
      await untilMade(person, uuid);
      const second = (await getAd(person, uuid)).body as { filepath: string };
      expect(second).toMatchObject({ version: 2, script: json.script[0]?.text, state: "ready" });
      expect(second.filepath).not.toBe(first.filepath);
      expect(await makeVersion(person, uuid, json, key)).toMatchObject(begun);
      expect(await makeVersion(person, uuid, json)).toMatchObject(errorResponse("version_not_newest"));

      expect((await sharedAd()).audio_url).not.toBe(firstShared);
      for (const address of [firstShared, (await sharedAd()).audio_url])
        expect((await newPerson().fetch("GET", address)).status).toBe(200);

      const both = await versionsOf(person, uuid);
      expect(both).toMatchObject([{ number: 2 }, { number: 1, script: first.script }]);
      for (const { filepath, peaks } of both) {
        expect(peaks).toHaveLength(200);
        expect(await person.fetch("GET", filepath)).toMatchObject({ status: 200 });
      }
      for (const number of [9, 2_147_483_648, "9".repeat(20)])
        expect((await person.fetch("GET", `/audiostack/audio/${uuid}?version=${number}`)).status).toBe(404);

      expect(await person.fetch("POST", `${addressOf(uuid)}/1/restore`, { json: {} })).toMatchObject({
        status: 200,
        body: { version: 3 },
      });
      expect((await getAd(person, uuid)).body).toMatchObject({ version: 3, script: first.script });
      expect((await versionsOf(person, uuid)).map(({ number }) => number)).toEqual([3, 2, 1]);
      for (let number = 4; number <= keptVersions + 2; number += 1)
        await person.fetch("POST", `${addressOf(uuid)}/${number - 2}/restore`, { json: {} });
      expect((await versionsOf(person, uuid)).map(({ number }) => number)).toEqual([7, 6, 5, 4, 3]);

      const [launched] = await allOf(person);
      expect(launched?.ad, "a launched campaign keeps its version").toEqual(campaign.ad);
      expect((await person.fetch("GET", campaign.ad!.audio_url!)).status).toBe(200);
      await change(person, campaign.id, { status: "cancelled" });
      await remove(person, campaign.id);
      expect((await person.fetch("GET", campaign.ad!.audio_url!)).status).toBe(404);
      expect((await newPerson().fetch("GET", firstShared)).status).toBe(404);
      expect((await sharedAd()).lines).toEqual(
        ((await getAd(person, uuid)).body as { lines: object[] }).lines,
      );

      const rejected = [
        [{ script: [] }, "script_missing"],
        [{ script: [{ text: "x".repeat(5001) }] }, "script_over_limits"],
        [{ script: Array.from({ length: 101 }, () => ({ text: "it" })) }, "script_over_limits"],
        [{ script: script("Hi."), choices: { voice_ids: ["vc_nobody"] } }, "voice_unavailable"],
        [{ script: script("Hi."), choices: { adLength: 7 } }, "length_not_offered"],
      ] as const;
      for (const [more, code] of rejected)
        expect(await makeVersion(person, uuid, { based_on: 7, ...more }), code).toMatchObject({
          status: 422,
          body: { code },
        });
      expect((await versionsOf(person, uuid))[0]).toMatchObject({ number: 7 });

      expect(await makeVersion(person, uuid, { ...json, based_on: 7 })).toMatchObject({ status: 202 });
      expect(await person.fetch("POST", `${addressOf(uuid)}/6/restore`, { json: {} })).toMatchObject(
        errorResponse("version_not_newest"),
      );
      await startAd(person, withMusic);
      expect(await makeVersion(person, uuid, { ...json, based_on: 7 })).toMatchObject({ status: 429 });
      await deleteAd(person, uuid);
      expect((await person.fetch("GET", addressOf(uuid))).status).toBe(404);
    },
  );

  test("hides versions from requests without an identity and from other users", async () => {
    const person = newGuest(newPerson);
    const { uuid } = await createAd(person);
    const json = { based_on: 1, script: script("Hi.") };
    const calls = (guest?: string): Parameters<Person["fetch"]>[] => [
      ["GET", `${addressOf(uuid)}?${guest ? `temp_user_id=${guest}` : ""}`, {}],
      ["POST", addressOf(uuid), { json: { ...json, temp_user_id: guest } }],
      ["POST", `${addressOf(uuid)}/1/restore`, { json: { temp_user_id: guest } }],
    ];
    for (const call of calls()) {
      expect(await newPerson().fetch(...call)).toMatchObject(errorResponse("identity_missing"));
      expect(await newGuest(newPerson).fetch(...call)).toMatchObject(errorResponse("not_found"));
    }
    for (const call of calls(newGuestId()))
      expect(await person.fetch(...call)).toMatchObject(errorResponse("foreign_guest"));
    for (const call of calls("no")) expect((await person.fetch(...call)).status).toBe(400);
    expect(await makeVersion(person, uuid, json), "an upload has none").toMatchObject({ status: 404 });
  });

  rejectsBadBodies(newPerson, "POST", addressOf("any"), {});
  rejectsBadBodies(newPerson, "POST", `${addressOf("any")}/1/restore`, {});
}
