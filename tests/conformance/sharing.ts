import { sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies } from "./bad-bodies.ts";
import { newClient, signUp } from "./clients.ts";
import { type Suite, tooManyChanges } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { guestCookie, newGuest, newGuestId } from "./guests.ts";
import { unknownIds } from "./odd-texts.ts";
import { adsOf, createAd, deleteAd, getAd } from "./own-ads.ts";
import type { Person } from "./person.ts";
import { supportsRanges } from "./ranges.ts";
import { spokenBytes } from "./sounds.ts";

const setShared = (person: Person, uuid: string, shared: boolean, more: object = {}) =>
  person.fetch("PATCH", `/api/audioad/ads/${uuid}`, { json: { shared, ...more } });
const rename = (person: Person, uuid: string, title: unknown) =>
  person.fetch("PATCH", `/api/audioad/ads/${uuid}`, { json: { title } });
const open = (person: Person, uuid: string) => person.fetch("GET", `/api/shared-audio/${uuid}`);
const addressIn = ({ body }: { body: unknown }) => (body as { audio_url: string }).audio_url;
const gone = { status: 404, body: { success: false, message: sharedAdCopy.gone } };

export const sharingSuite: Suite = {
  area: "sharing",
  unreached: { "changeAd 429": tooManyChanges },
  tests(newPerson) {
    pageTests(newPerson);
    switchTests(newPerson);
    renameTests(newPerson);
    signatureTests(newPerson);
    rejectsBadBodies(newPerson, "PATCH", "/api/audioad/ads/any", { shared: true });
  },
};

function pageTests(newPerson: () => Person) {
  test("shows a new ad to anyone with the link, but nothing about its owner except the brand", async () => {
    const owner = newPerson();
    await signUp(owner, { agency_name: "Harbor & Pine" });
    const ad = await createAd(owner, { title: "<b>Winter</b> market.mp3" });
    const { status, body } = await open(newPerson(), ad.uuid);
    expect(status).toBe(200);
    expect(body).toEqual({
      uuid: ad.uuid,
      title: "<b>Winter</b> market.mp3",
      brand: "Harbor & Pine",
      // An upload has no catalogue voices.
      voices: [],
      duration_ms: ad.duration_ms,
      peaks: ad.peaks,
      lines: ad.lines,
      mime_type: ad.mime_type,
      audio_url: expect.stringContaining("signature="),
    });
  });

  test("shows no brand for a guest's ad", async () => {
    const { uuid } = await createAd(newGuest(newPerson));
    expect((await open(newPerson(), uuid)).body).toMatchObject({ brand: "" });
  });

  test.each(unknownIds)("returns 404 for the unknown shared ad %s", async (uuid) => {
    expect(await open(newPerson(), uuid)).toMatchObject(gone);
  });

  test("returns 404 for a deleted ad and its audio", async () => {
    const owner = newGuest(newPerson);
    const { uuid } = await createAd(owner);
    const address = addressIn(await open(newPerson(), uuid));
    await deleteAd(owner, uuid);
    expect(await open(newPerson(), uuid)).toMatchObject(gone);
    expect((await newPerson().fetch("GET", address)).status).toBe(404);
  });
}

function switchTests(newPerson: () => Person) {
  test("revokes the link and its audio, and restores them when shared again", async () => {
    const owner = newGuest(newPerson);
    const { uuid, filepath } = await createAd(owner);
    const address = addressIn(await open(newPerson(), uuid));
    expect(await setShared(owner, uuid, false)).toMatchObject({
      status: 200,
      body: { success: true, shared: false },
    });
    expect((await getAd(owner, uuid)).body).toMatchObject({ shared: false });
    expect(await open(newPerson(), uuid)).toMatchObject(gone);
    expect(await open(owner, uuid)).toMatchObject(gone);
    expect((await newPerson().fetch("GET", address)).status).toBe(404);
    expect((await owner.fetch("GET", filepath!)).status).toBe(200);
    expect(await setShared(owner, uuid, false)).toMatchObject({ status: 200, body: { shared: false } });
    expect(await setShared(owner, uuid, true)).toMatchObject({ status: 200, body: { shared: true } });
    expect((await newPerson().fetch("GET", addressIn(await open(newPerson(), uuid)))).status).toBe(200);
  });

  test("lets only the owner change sharing", async () => {
    const owner = await newClient(newPerson);
    const { uuid } = await createAd(owner);
    const notFound = errorResponse("not_found");
    expect(await setShared(await newClient(newPerson), uuid, false)).toMatchObject(notFound);
    expect(await setShared(newGuest(newPerson), uuid, false)).toMatchObject(notFound);
    expect(await setShared(owner, "none", false)).toMatchObject(notFound);
    await expectError(setShared(newPerson(), uuid, false), "identity_missing");
    expect((await open(newPerson(), uuid)).status).toBe(200);
  });

  test("identifies a guest by cookie or id, and rejects another guest's id", async () => {
    const [owner, elsewhere] = [newGuest(newPerson), newPerson()];
    const { uuid } = await createAd(owner);
    const temp_user_id = owner.cookies.get(guestCookie);
    expect((await setShared(elsewhere, uuid, false, { temp_user_id })).status).toBe(200);
    expect(elsewhere.cookies.get(guestCookie)).toBe(temp_user_id);
    expect((await setShared(owner, uuid, true, { temp_user_id: newGuestId() })).status).toBe(403);
    expect((await setShared(owner, uuid, true, { temp_user_id: "no" })).status).toBe(400);
    expect(await open(newPerson(), uuid)).toMatchObject(gone);
  });
}

function renameTests(newPerson: () => Person) {
  test("renames an ad in the list, in its details and on its page", async () => {
    const owner = newGuest(newPerson);
    const { uuid } = await createAd(owner);
    const title = "<b>Spring</b> & co. 👩‍🎤";
    expect(await rename(owner, uuid, ` ${title} `)).toMatchObject({
      status: 200,
      body: { success: true, title, shared: true },
    });
    expect((await getAd(owner, uuid)).body).toMatchObject({ product_name: title });
    expect(await adsOf(owner, "q=spring")).toMatchObject([{ uuid, product_name: title }]);
    expect((await open(newPerson(), uuid)).body).toMatchObject({ title });
  });

  test("replaces line breaks in a new name with spaces", async () => {
    const owner = newGuest(newPerson);
    const { uuid } = await createAd(owner);
    expect(await rename(owner, uuid, "Spring\r\nsale\u2028now")).toMatchObject({
      body: { title: "Spring sale now" },
    });
    expect((await getAd(owner, uuid)).body).toMatchObject({ product_name: "Spring sale now" });
  });

  test("doesn't rename another owner's ad, or any ad to an empty name", async () => {
    const owner = newGuest(newPerson);
    const { uuid } = await createAd(owner, { title: "Spring" });
    expect(await rename(newGuest(newPerson), uuid, "Mine")).toMatchObject(errorResponse("not_found"));
    expect(await rename(owner, uuid, " ")).toMatchObject(errorResponse("ad_title_missing"));
    expect(await rename(owner, uuid, "x".repeat(201))).toMatchObject(errorResponse("ad_title_too_long"));
    expect((await rename(owner, uuid, 7)).status).toBe(400);
    expect((await rename(owner, uuid, undefined)).status).toBe(400);
    expect((await getAd(owner, uuid)).body).toMatchObject({ product_name: "Spring", shared: true });
  });
}

function signatureTests(newPerson: () => Person) {
  supportsRanges(newPerson, "a shared ad", async () => {
    const { uuid } = await createAd(newGuest(newPerson));
    return addressIn(await open(newPerson(), uuid));
  });

  test("requires the signature that was issued for the shared ad's audio", async () => {
    const owner = newGuest(newPerson);
    const [ad, other] = [await createAd(owner, { bytes: spokenBytes }), await createAd(owner)];
    const address = addressIn(await open(newPerson(), ad.uuid));
    const audio = await newPerson().fetch("GET", address);
    expect([audio.status, Buffer.compare(audio.bytes, spokenBytes)]).toEqual([200, 0]);
    const bare = `/api/shared-audio/${ad.uuid}/audio`;
    const ofOther = new URL(addressIn(await open(newPerson(), other.uuid)), "http://x").searchParams.get(
      "signature",
    );
    for (const signature of [`${ofOther}`, "x", "", "👀", "x".repeat(3000)]) {
      const query = new URLSearchParams({ signature });
      const answer = await newPerson().fetch("GET", `${bare}?${query}`);
      expect(answer, signature).toMatchObject({ status: 403, body: { success: false } });
    }
    expect((await newPerson().fetch("GET", bare)).status).toBe(400);
    expect((await newPerson().fetch("GET", `${bare}?signature=%00`)).status).toBe(400);
  });
}
