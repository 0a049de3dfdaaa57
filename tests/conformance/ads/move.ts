import { expect, test } from "vitest";

import { refusesBadBodies } from "../bad-bodies.ts";
import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { adsOf, haveAd } from "../own-ads.ts";
import type { Person } from "../person.ts";

const address = "/audiostack/move-to-project";
const move = (person: Person, uuid: string, project_id: string, more: object = {}) =>
  person.ask("PATCH", address, { json: { uuid, project_id, ...more } });
/** A client with two projects and an ad in the first. */
async function movable(people: () => Person) {
  const person = await newClient(people);
  const ids = [];
  for (const name of ["Spring", "Autumn"]) {
    const { body } = await person.ask("POST", "/api/projects", { json: { name } });
    ids.push((body as { id: string }).id);
  }
  const [from = "", to = ""] = ids;
  const { uuid } = await haveAd(person, { projectId: from });
  return { person, uuid, from, to };
}

export function moveTests(people: () => Person) {
  test("moves an ad to the new project", async () => {
    const { person, uuid, from, to } = await movable(people);
    expect(await move(person, uuid, to)).toMatchObject({ status: 200, body: { success: true } });
    expect(await adsOf(person, `project_id=${to}`)).toMatchObject([{ uuid, project_id: to }]);
    expect(await adsOf(person, `project_id=${from}`)).toEqual([]);
    expect((await move(person, uuid, from)).status).toBe(200);
  });

  test("requires an ad and another project", async () => {
    const { person, uuid, from, to } = await movable(people);
    expect(await move(person, "", to)).toMatchObject(errorResponse("ad_not_movable"));
    expect(await move(person, uuid, "")).toMatchObject(errorResponse("ad_not_movable"));
    expect(await move(person, uuid, from)).toMatchObject(errorResponse("ad_not_movable"));
    expect(await adsOf(person, `project_id=${from}`)).toHaveLength(1);
  });

  test("rejects another owner's ad or project", async () => {
    const [mine, theirs] = [await movable(people), await movable(people)];
    const notThere = errorResponse("not_found");
    expect(await move(mine.person, theirs.uuid, mine.to)).toMatchObject(notThere);
    expect(await move(mine.person, mine.uuid, theirs.to)).toMatchObject(notThere);
    expect(await move(mine.person, mine.uuid, "none")).toMatchObject(notThere);
    expect(await move(mine.person, "none", mine.to)).toMatchObject(notThere);
    expect(await adsOf(mine.person, `project_id=${mine.from}`)).toHaveLength(1);
    expect(await adsOf(theirs.person, `project_id=${theirs.from}`)).toHaveLength(1);
  });

  test("rejects a guest's move", async () => {
    const person = newGuest(people);
    const { uuid } = await haveAd(person);
    expect(await move(person, uuid, "any")).toMatchObject(errorResponse("not_found"));
    expect((await move(person, uuid, "any", { temp_user_id: newGuestId() })).status).toBe(403);
    expect((await move(people(), uuid, "any")).status).toBe(401);
  });

  refusesBadBodies(people, "PATCH", address, { uuid: "any", project_id: "any" });
}
