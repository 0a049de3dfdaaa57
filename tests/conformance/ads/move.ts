import { expect, test } from "vitest";

import { rejectsBadBodies } from "../bad-bodies.ts";
import { newClient } from "../clients.ts";
import { errorResponse, expectError } from "../error-response.ts";
import { newGuest, newGuestId } from "../guests.ts";
import { adsOf, createAd } from "../own-ads.ts";
import { createProject } from "../own-projects.ts";
import type { Person } from "../person.ts";

const address = "/audiostack/move-to-project";
const move = (person: Person, uuid: string, project_id: string, more: object = {}) =>
  person.fetch("PATCH", address, { json: { uuid, project_id, ...more } });

/** A client with two projects and an ad in the first one. */
async function movable(newPerson: () => Person) {
  const person = await newClient(newPerson);
  const { id: from } = await createProject(person, "Spring");
  const { id: to } = await createProject(person, "Autumn");
  const { uuid } = await createAd(person, { projectId: from });
  return { person, uuid, from, to };
}

export function moveTests(newPerson: () => Person) {
  test("moves an ad to the new project", async () => {
    const { person, uuid, from, to } = await movable(newPerson);
    expect(await move(person, uuid, to)).toMatchObject({ status: 200, body: { success: true } });
    expect(await adsOf(person, `project_id=${to}`)).toMatchObject([{ uuid, project_id: to }]);
    expect(await adsOf(person, `project_id=${from}`)).toEqual([]);
    expect((await move(person, uuid, from)).status).toBe(200);
  });

  test("requires an ad and another project", async () => {
    const { person, uuid, from, to } = await movable(newPerson);
    await expectError(move(person, "", to), "ad_not_movable");
    await expectError(move(person, uuid, ""), "ad_not_movable");
    await expectError(move(person, uuid, from), "ad_not_movable");
    expect(await adsOf(person, `project_id=${from}`)).toHaveLength(1);
  });

  test("rejects another owner's ad or project", async () => {
    const [mine, theirs] = [await movable(newPerson), await movable(newPerson)];
    const notFound = errorResponse("not_found");
    expect(await move(mine.person, theirs.uuid, mine.to)).toMatchObject(notFound);
    expect(await move(mine.person, mine.uuid, theirs.to)).toMatchObject(notFound);
    expect(await move(mine.person, mine.uuid, "none")).toMatchObject(notFound);
    expect(await move(mine.person, "none", mine.to)).toMatchObject(notFound);
    expect(await adsOf(mine.person, `project_id=${mine.from}`)).toHaveLength(1);
    expect(await adsOf(theirs.person, `project_id=${theirs.from}`)).toHaveLength(1);
  });

  test("rejects a guest's move", async () => {
    const person = newGuest(newPerson);
    const { uuid } = await createAd(person);
    await expectError(move(person, uuid, "any"), "not_found");
    expect((await move(person, uuid, "any", { temp_user_id: newGuestId() })).status).toBe(403);
    expect((await move(newPerson(), uuid, "any")).status).toBe(401);
  });

  rejectsBadBodies(newPerson, "PATCH", address, { uuid: "any", project_id: "any" });
}
