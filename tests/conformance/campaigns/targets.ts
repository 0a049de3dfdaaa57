import { campaignErrorCopy as words } from "@earshot/contract/campaigns/copy.ts";
import { mostTargets, textLength } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { newGuest } from "../guests.ts";
import type { Person } from "../person.ts";
import { allOf, change, create, created, refused, sample } from "./calls.ts";

const longest = "x".repeat(textLength.target);
const most = <T>(item: T) => Array.from({ length: mostTargets }, () => item);

/** Whom a campaign is for: so many places and interests, and so long, and no more. */
export function targetTests(people: () => Person) {
  test.each([
    { locations: [{ country: longest, region: longest, city: longest }], interests: [longest] },
    { locations: most({ country: "Chile", region: null, city: null }), interests: most("Tea") },
  ])("places and interests that are as many or as long as they may be are kept: %#", async (targeting) => {
    const person = newGuest(people);
    expect(await created(person, { targeting })).toMatchObject({ targeting });
    const { id } = await created(person, {});
    expect(await change(person, id, { targeting })).toMatchObject({ status: 200, body: { targeting } });
  });

  const country = "Chile";
  test.each([
    ["101 locations", { locations: [...most({ country }), { country }] }, words.locationsMany],
    ["a country of 201 characters", { locations: [{ country: `${longest}x` }] }, words.locationLong],
    ["a region of 201", { locations: [{ country, region: `${longest}x` }] }, words.locationLong],
    ["a city of 201", { locations: [{ country }, { country, city: `${longest}x` }] }, words.locationLong],
    ["101 interests", { interests: [...most("Tea"), "Tea"] }, words.interestsMany],
    ["an interest of 201 characters", { interests: ["Tea", `${longest}x`] }, words.interestLong],
  ])("%s are refused, new and later", async (_what, targeting, message) => {
    const person = newGuest(people);
    const draft = await created(person, sample);
    expect(await create(person, { targeting })).toMatchObject(refused(422, message));
    expect(await change(person, draft.id, { targeting })).toMatchObject(refused(422, message));
    expect(await allOf(person)).toEqual([draft]);
  });
}
