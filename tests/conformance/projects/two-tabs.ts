import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import type { Person, CheckedResponse } from "../person.ts";

type Project = { id: string; name: string };

const rename = (person: Person, id: string, name: string) =>
  person.fetch("PATCH", `/api/projects/${id}`, { json: { name } });
const remove = (person: Person, id: string) => person.fetch("DELETE", `/api/projects/${id}`);

async function created(person: Person, name: string): Promise<string> {
  return ((await person.fetch("POST", "/api/projects", { json: { name } })).body as Project).id;
}

async function namesOf(person: Person): Promise<string[]> {
  const { body } = await person.fetch("GET", "/api/projects");
  return (body as { projects: Project[] }).projects.map(({ name }) => name);
}

const statuses = (answers: readonly CheckedResponse[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** Concurrent changes from two tabs of one client. */
export function twoTabsTests(newPerson: () => Person) {
  test.each([1, 2, 3, 4, 5])("deletes a project while another tab renames it (%i)", async () => {
    const person = await newClient(newPerson);
    const id = await created(person, "Podcast spots");
    await created(person, "Summer sale");
    const [renamed, removed] = await Promise.all([rename(person, id, "Autumn"), remove(person, id)]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(renamed.status);
    if (renamed.status === 404) expect(renamed).toMatchObject(errorResponse("not_found"));
    expect(await namesOf(person)).toEqual(["Summer sale"]);
  });

  test("deletes once when both tabs delete", async () => {
    const person = await newClient(newPerson);
    const id = await created(person, "Podcast spots");
    expect(statuses(await Promise.all([remove(person, id), remove(person, id)]))).toEqual([200, 404]);
    expect(await namesOf(person)).toEqual([]);
  });

  test("applies one of two concurrent renames, and reserves only that name", async () => {
    const person = await newClient(newPerson);
    const id = await created(person, "Podcast spots");
    const answers = await Promise.all([rename(person, id, "Autumn"), rename(person, id, "Winter")]);
    expect(statuses(answers)).toEqual([200, 200]);
    const [name = ""] = await namesOf(person);
    const other = name === "Autumn" ? "Winter" : "Autumn";
    await created(person, other);
    expect(await namesOf(person)).toEqual([name, other]);
  });

  test("gives a name to one of two projects renamed concurrently", async () => {
    const person = await newClient(newPerson);
    const ids = [await created(person, "One"), await created(person, "Two")];
    const answers = await Promise.all(ids.map((id) => rename(person, id, "Autumn")));
    expect(statuses(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject(errorResponse("project_name_taken"));
    const names = await namesOf(person);
    expect(names).toEqual(answers[0]?.status === 200 ? ["Autumn", "Two"] : ["One", "Autumn"]);
  });
}
