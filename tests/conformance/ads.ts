import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { expect, test } from "vitest";

import { listTests } from "./ads/list.ts";
import { moveTests } from "./ads/move.ts";
import { uploadTests } from "./ads/upload.ts";
import { versionsTests } from "./ads/versions.ts";
import { rejectsBadBodies } from "./bad-bodies.ts";
import { newClient, signUp } from "./clients.ts";
import { type Suite, tooManyChanges } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { newGuest, newGuestId } from "./guests.ts";
import { unknownIds } from "./odd-texts.ts";
import { adsOf, deleteAd, createAd, getAd } from "./own-ads.ts";
import { projectsOf } from "./own-projects.ts";
import type { Person } from "./person.ts";
import { supportsRanges } from "./ranges.ts";
import { spokenBytes } from "./sounds.ts";

export const adsSuite: Suite = {
  area: "ads",
  unreached: {
    "move 429": tooManyChanges,
    "restoreVersion 429": tooManyChanges,
    "makeVersion 503": "no test queues as many ads as it takes to fill the queue",
    "upload 503": "no test sends as many files at once as it takes to fill the queue",
  },
  tests(newPerson) {
    listTests(newPerson);
    detailTests(newPerson);
    uploadTests(newPerson);
    moveTests(newPerson);
    removeTests(newPerson);
    soundTests(newPerson);
    ownershipTests(newPerson);
    versionsTests(newPerson);
  },
};

function detailTests(newPerson: () => Person) {
  test("returns the listed ad with details", async () => {
    const person = newGuest(newPerson);
    const ad = await createAd(person);
    const { status, body } = await getAd(person, ad.uuid);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...ad,
      pipeline_status: "complete",
      inputs: null,
      voices: [],
      pending_version: null,
      campaigns: [],
    });
  });

  test("hides an ad from requests without an identity and from other guests", async () => {
    const person = newGuest(newPerson);
    const { uuid } = await createAd(person);
    expect((await getAd(newPerson(), uuid)).status).toBe(401);
    const foreign = await person.fetch("GET", `/api/audioad/ads/${uuid}?temp_user_id=${newGuestId()}`);
    expect(foreign).toMatchObject(errorResponse("foreign_guest"));
    expect((await person.fetch("GET", `/api/audioad/ads/${uuid}?temp_user_id=no`)).status).toBe(400);
  });

  test.each(unknownIds)("returns 404 for the unknown ad %s", async (uuid) => {
    const person = newGuest(newPerson);
    await createAd(person);
    await expectError(getAd(person, uuid), "not_found");
  });
}

function removeTests(newPerson: () => Person) {
  test("deletes only the given ad", async () => {
    const person = newGuest(newPerson);
    const [kept, gone] = [await createAd(person), await createAd(person)];
    expect(await deleteAd(person, gone.uuid)).toMatchObject({ status: 200, body: { status: "success" } });
    expect(await adsOf(person)).toEqual([kept]);
    expect((await getAd(person, gone.uuid)).status).toBe(404);
    expect((await person.fetch("GET", gone.filepath!)).status).toBe(404);
    await expectError(deleteAd(person, gone.uuid), "not_found");
  });

  test("requires an identity, then the ad's id, to delete an ad", async () => {
    await expectError(deleteAd(newPerson(), ""), "delete_identity_missing");
    await expectError(deleteAd(newGuest(newPerson), ""), "ad_id_missing");
  });

  test("rejects deletion with a guest id that differs from the cookie", async () => {
    const person = newGuest(newPerson);
    const ad = await createAd(person);
    const json = { uuid: ad.uuid, temp_user_id: newGuestId() };
    expect((await person.fetch("POST", "/audiostack/deleteuseraudio", { json })).status).toBe(403);
    expect(await adsOf(person)).toEqual([ad]);
  });

  rejectsBadBodies(newPerson, "POST", "/audiostack/deleteuseraudio", { uuid: "any" });
}

function soundTests(newPerson: () => Person) {
  supportsRanges(newPerson, "an ad", async (person) => {
    newGuest(() => person);
    return (await createAd(person)).filepath!;
  });

  test("serves the stored audio only to its owner, and lets it be cached forever", async () => {
    const [owner, other] = [newGuest(newPerson), newGuest(newPerson)];
    const { filepath, mime_type } = await createAd(owner, { bytes: spokenBytes });
    const audio = await owner.fetch("GET", filepath!);
    expect([audio.status, Buffer.compare(audio.bytes, spokenBytes)]).toEqual([200, 0]);
    expect(audio.headers.get("Content-Type")).toBe(mime_type);
    expect(audio.headers.get("Cache-Control")).toMatch(/^private\b.*\bimmutable\b/);
    expect((await other.fetch("GET", filepath!)).status).toBe(404);
    expect((await newPerson().fetch("GET", filepath!)).status).toBe(401);
    expect((await owner.fetch("GET", `${filepath}&temp_user_id=${newGuestId()}`)).status).toBe(403);
    expect((await owner.fetch("GET", `${filepath}&temp_user_id=no`)).status).toBe(400);
  });
}

function ownershipTests(newPerson: () => Person) {
  test("returns 404 for another owner's ad and leaves it unchanged", async () => {
    const [owner, other] = [await newClient(newPerson), await newClient(newPerson)];
    const ad = await createAd(owner);
    expect((await getAd(other, ad.uuid)).status).toBe(404);
    expect((await deleteAd(other, ad.uuid)).status).toBe(404);
    expect((await other.fetch("GET", ad.filepath!)).status).toBe(404);
    expect(await adsOf(other)).toEqual([]);
    expect(await adsOf(owner)).toEqual([ad]);
  });

  test("moves a guest's ads into the first project at sign-up", async () => {
    const person = newGuest(newPerson);
    const { uuid } = await createAd(person);
    await signUp(person);
    const [first, ...others] = await projectsOf(person);
    expect([first?.name, others]).toEqual([projectCopy.first, []]);
    expect(await adsOf(person)).toMatchObject([{ uuid, project_id: first?.id }]);
  });
}
