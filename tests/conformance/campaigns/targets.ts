import { mostTargets, textLength } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { errorResponse } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import type { Person } from "../person.ts";
import { allOf, change, create, created, sample } from "./calls.ts";

const longest = "x".repeat(textLength.target);
const most = <T>(item: T) => Array.from({ length: mostTargets }, () => item);

export function targetTests(newPerson: () => Person) {
  test.each([
    { locations: [{ country: longest, region: longest, city: longest }], interests: [longest] },
    { locations: most({ country: "Chile", region: null, city: null }), interests: most("Tea") },
  ])("saves targeting of the maximum size (case %#)", async (targeting) => {
    const person = newGuest(newPerson);
    expect(await created(person, { targeting })).toMatchObject({ targeting });
    const { id } = await created(person, {});
    expect(await change(person, id, { targeting })).toMatchObject({ status: 200, body: { targeting } });
  });

  const country = "Chile";
  test.each([
    [
      "101 locations",
      { locations: [...most({ country }), { country }] },
      errorResponse("too_many_locations"),
    ],
    [
      "a country of 201 characters",
      { locations: [{ country: `${longest}x` }] },
      errorResponse("location_too_long"),
    ],
    [
      "a region of 201",
      { locations: [{ country, region: `${longest}x` }] },
      errorResponse("location_too_long"),
    ],
    [
      "a city of 201",
      { locations: [{ country }, { country, city: `${longest}x` }] },
      errorResponse("location_too_long"),
    ],
    [
      "more than 8 kB of places",
      { locations: most({ country: "Chile", region: "x".repeat(80) }) },
      errorResponse("targeting_too_large"),
    ],
    ["101 interests", { interests: [...most("Tea"), "Tea"] }, errorResponse("too_many_interests")],
    [
      "an interest of 201 characters",
      { interests: ["Tea", `${longest}x`] },
      errorResponse("interest_too_long"),
    ],
  ])("rejects %s on create and on change", async (_what, targeting, error) => {
    const person = newGuest(newPerson);
    const draft = await created(person, sample);
    expect(await create(person, { targeting })).toMatchObject(error);
    expect(await change(person, draft.id, { targeting })).toMatchObject(error);
    expect(await allOf(person)).toEqual([draft]);
  });

  test("limits the total size of targeting that grows over several changes", async () => {
    const person = newGuest(newPerson);
    const locations = most({ country, region: "x".repeat(30) });
    const { id } = await created(person, { targeting: { locations } });
    const interests = most("x".repeat(30));
    expect(await change(person, id, { targeting: { interests } })).toMatchObject(
      errorResponse("targeting_too_large"),
    );
    expect((await change(person, id, { targeting: { locations: [], interests } })).status).toBe(200);
  });

  test("trims places and interests", async () => {
    const spaces = " ".repeat(50);
    const sent = {
      locations: [{ country: `${spaces}Chile`, region: "Maule ", city: " Talca" }],
      interests: [`Tea${spaces}`],
    };
    expect(await created(newGuest(newPerson), { targeting: sent })).toMatchObject({
      targeting: {
        locations: [{ country: "Chile", region: "Maule", city: "Talca" }],
        interests: ["Tea"],
      },
    });
  });
}
