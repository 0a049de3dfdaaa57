import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import { deleteAd, haveAd, lookAt } from "../own-ads.ts";
import type { Person } from "../person.ts";
import { allOf, change, create, created, sample } from "./calls.ts";

/** The ad of a campaign. */
export function campaignAdTests(people: () => Person) {
  test("a draft shows its ad, until another one is chosen or none", async () => {
    const person = newGuest(people);
    const [first, second] = [(await haveAd(person)).uuid, (await haveAd(person)).uuid];
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

  test("an ad looked at whole names the campaigns that use it", async () => {
    const person = newGuest(people);
    const [used, unused] = [await haveAd(person), await haveAd(person)];
    const { id } = await created(person, { title: "Summer", ad_uuid: used.uuid });
    expect((await lookAt(person, used.uuid)).body).toMatchObject({
      campaigns: [{ id, title: "Summer", status: "draft" }],
    });
    expect((await lookAt(person, unused.uuid)).body).toMatchObject({ campaigns: [] });
  });

  test("an unknown ad and another person's are not there", async () => {
    const person = newGuest(people);
    const { id } = await created(person, {});
    for (const ad_uuid of ["none", (await haveAd(newGuest(people))).uuid]) {
      expect(await create(person, { ad_uuid })).toMatchObject(errorResponse("not_found"));
      expect(await change(person, id, { ad_uuid })).toMatchObject(errorResponse("not_found"));
    }
    expect(await allOf(person)).toHaveLength(1);
  });

  test("a draft loses a deleted ad, a launched campaign keeps a copy of it", async () => {
    const person = await newClient(people);
    const { uuid: ad_uuid } = await haveAd(person);
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

  test("a deleted project takes its ads from the drafts too", async () => {
    const person = await newClient(people);
    const { body } = await person.ask("POST", "/api/projects", { json: { name: "Podcast spots" } });
    const { id: projectId } = body as { id: string };
    const { uuid } = await haveAd(person, { projectId });
    const draft = await created(person, { ad_uuid: uuid });
    expect(draft.ad).not.toBeNull();
    expect((await person.ask("DELETE", `/api/projects/${projectId}`)).status).toBe(200);
    expect(await allOf(person)).toEqual([{ ...draft, ad_uuid: null, ad: null }]);
  });
}
