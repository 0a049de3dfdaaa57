import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { expectError } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import { deleteAd, createAd, getAd } from "../own-ads.ts";
import { createProject } from "../own-projects.ts";
import type { Person } from "../person.ts";
import { allOf, change, create, created, remove, sample } from "./calls.ts";

export function campaignAdTests(newPerson: () => Person) {
  test("shows the draft's current ad", async () => {
    const person = newGuest(newPerson);
    const [first, second] = [(await createAd(person)).uuid, (await createAd(person)).uuid];
    const draft = await created(person, { ad_uuid: first });
    expect(draft).toMatchObject({ ad_uuid: first, ad: { uuid: first, product_name: expect.any(String) } });
    expect((await change(person, draft.id, { ad_uuid: second })).body).toMatchObject({
      ad: { uuid: second },
    });
    for (const none of [null, ""]) {
      expect((await change(person, draft.id, { ad_uuid: none })).body).toMatchObject({
        ad_uuid: null,
        ad: null,
      });
    }
  });

  test("lists the campaigns that use an ad in the ad's details", async () => {
    const person = newGuest(newPerson);
    const [used, unused] = [await createAd(person), await createAd(person)];
    const { id } = await created(person, { title: "Summer", ad_uuid: used.uuid });
    expect((await getAd(person, used.uuid)).body).toMatchObject({
      campaigns: [{ id, title: "Summer", status: "draft" }],
    });
    expect((await getAd(person, unused.uuid)).body).toMatchObject({ campaigns: [] });
  });

  test("returns 404 for an unknown ad and for another owner's ad", async () => {
    const person = newGuest(newPerson);
    const { id } = await created(person, {});
    for (const ad_uuid of ["none", (await createAd(newGuest(newPerson))).uuid]) {
      await expectError(create(person, { ad_uuid }), "not_found");
      await expectError(change(person, id, { ad_uuid }), "not_found");
    }
    expect(await allOf(person)).toHaveLength(1);
  });

  test("removes a deleted ad from drafts, but not from launched campaigns", async () => {
    const person = await newClient(newPerson);
    const { uuid: ad_uuid } = await createAd(person);
    const draft = await created(person, { ad_uuid });
    const launched = await created(person, { ...sample, ad_uuid });
    await change(person, launched.id, { status: "in review" });
    expect((await deleteAd(person, ad_uuid)).status).toBe(200);
    const [second, first] = await allOf(person);
    expect(first).toMatchObject({ id: draft.id, ad_uuid: null, ad: null });
    const copy = { ad_uuid: null, ad: { uuid: ad_uuid } };
    expect(second).toMatchObject({ id: launched.id, status: "in review", ...copy });
    expect((await change(person, launched.id, { status: "cancelled" })).body).toMatchObject(copy);
  });

  test("plays a draft's ad, and the launched copy once the ad is deleted", async () => {
    const person = await newClient(newPerson);
    const { uuid: ad_uuid } = await createAd(person);
    const { id, ad } = await created(person, { ...sample, ad_uuid });
    const address = ad?.audio_url ?? "";
    expect((await person.fetch("GET", address)).status).toBe(200);
    await change(person, id, { status: "in review" });
    await deleteAd(person, ad_uuid);
    const [launched] = await allOf(person);
    expect(launched?.ad).toEqual(ad);
    expect((await person.fetch("GET", address)).status).toBe(200);
    expect((await (await newClient(newPerson)).fetch("GET", address)).status).toBe(404);
    await change(person, id, { status: "cancelled" });
    await remove(person, id);
    expect((await person.fetch("GET", address)).status).toBe(404);
  });

  test("removes a deleted project's ads from drafts", async () => {
    const person = await newClient(newPerson);
    const { id: projectId } = await createProject(person, "Podcast spots");
    const { uuid } = await createAd(person, { projectId });
    const draft = await created(person, { ad_uuid: uuid });
    expect(draft.ad).not.toBeNull();
    expect((await person.fetch("DELETE", `/api/projects/${projectId}`)).status).toBe(200);
    expect(await allOf(person)).toEqual([{ ...draft, ad_uuid: null, ad: null }]);
  });
}
