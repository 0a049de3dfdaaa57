import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { expectError } from "../error-response.ts";
import { deleteAd, createAd } from "../own-ads.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";
import { allOf, type Campaign, change, create, created, sample } from "./calls.ts";

/** A client's complete campaign in a given status. */
async function have(newPerson: () => Person, status: "draft" | "in review" | "cancelled") {
  const person = await newClient(newPerson);
  const { uuid: ad_uuid } = await createAd(person);
  const { id } = await created(person, { ...sample, ad_uuid });
  if (status !== "draft") await change(person, id, { status: "in review" });
  if (status === "cancelled") await change(person, id, { status });
  const [first] = await allOf(person);
  expect(first).toMatchObject({ id, status, ad_uuid, ad: { uuid: ad_uuid } });
  return { person, ad_uuid, first: first! };
}

/** Duplicates a campaign by creating one from its response, and checks that the original is unchanged. */
async function duplicated(person: Person, first: Campaign): Promise<Campaign> {
  const second = await created(person, first);
  expect(second.id).not.toBe(first.id);
  expect(second).toMatchObject({ ...sample, status: "draft" });
  expect(await allOf(person)).toEqual([second, first]);
  return second;
}

export function duplicateTests(newPerson: () => Person, server: () => Server) {
  test.each(["draft", "in review", "cancelled"] as const)(
    "duplicates a campaign that is %s as an independent draft with the same ad",
    async (status) => {
      const { person, ad_uuid, first } = await have(newPerson, status);
      const second = await duplicated(person, first);
      expect(second).toMatchObject({ ad_uuid, ad: first.ad });
      expect(await change(person, second.id, { title: "Once more", status: "in review" })).toMatchObject({
        status: 200,
        body: { title: "Once more", ad_uuid },
      });
      expect((await allOf(person))[1]).toEqual(first);
    },
  );

  test("duplicates a rejected campaign without the rejection message", async () => {
    const { person, ad_uuid, first: launched } = await have(newPerson, "in review");
    await server().reject(launched.id, "The ad names another brand.");
    const [first] = await allOf(person);
    const comment = "The ad names another brand.";
    expect(first).toMatchObject({ status: "rejected", comment, status_message: comment });
    const second = await duplicated(person, first!);
    expect(second).toMatchObject({ ad_uuid, ad: first!.ad });
    expect(second.comment).toBe("");
    expect(second.status_message).not.toBe(comment);
  });

  test.each(["in review", "cancelled"] as const)(
    "keeps the copy of a deleted ad in a campaign that is %s, but not in its duplicate",
    async (status) => {
      const { person, ad_uuid, first: before } = await have(newPerson, status);
      await deleteAd(person, ad_uuid);
      const [first] = await allOf(person);
      expect(first).toEqual({ ...before, ad_uuid: null });
      expect(await duplicated(person, first!)).toMatchObject({ ad_uuid: null, ad: null });
    },
  );

  test("rejects duplicating a campaign whose ad is deleted or unknown", async () => {
    const { person, ad_uuid, first } = await have(newPerson, "in review");
    await deleteAd(person, ad_uuid);
    for (const gone of [ad_uuid, "none", "00000000-0000-4000-8000-000000000000"])
      await expectError(create(person, { ...first, ad_uuid: gone }), "not_found");
    expect(await allOf(person)).toHaveLength(1);
  });

  test("keeps past dates in a duplicate, to be checked at launch", async () => {
    const { person, first } = await have(newPerson, "draft");
    const dates = { start_date: "2020-01-01", end_date: "2020-01-10" };
    const past = await change(person, first.id, dates);
    expect(await created(person, past.body as Campaign)).toMatchObject(dates);
  });
}
