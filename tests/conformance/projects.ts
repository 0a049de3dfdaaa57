import { projectNameLength, textLength } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import { becomeClient, logOut, newClient } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { errorResponse } from "./error-response.ts";
import { oddTexts } from "./odd-texts.ts";
import type { Person } from "./person.ts";
import { twoTabsTests } from "./projects/two-tabs.ts";

type Project = { id: string; uuid: string; name: string; description: string };

const create = (person: Person, name: string, more: object = {}) =>
  person.fetch("POST", "/api/projects", { json: { name, ...more } });
const rename = (person: Person, id: string, name: string) =>
  person.fetch("PATCH", `/api/projects/${id}`, { json: { name } });
const remove = (person: Person, id: string) => person.fetch("DELETE", `/api/projects/${id}`);

async function projectsOf(person: Person, query = ""): Promise<Project[]> {
  const { status, body } = await person.fetch("GET", `/api/projects${query}`);
  expect(status).toBe(200);
  return (body as { projects: Project[] }).projects;
}
const namesOf = async (person: Person, query = "") =>
  (await projectsOf(person, query)).map(({ name }) => name);

async function created(person: Person, name: string): Promise<Project> {
  const { status, body } = await create(person, name);
  expect(status).toBe(201);
  return body as Project;
}

export const projectsSuite: Suite = {
  area: "projects",
  tests(newPerson) {
    visitorTests(newPerson);
    createTests(newPerson);
    listTests(newPerson);
    nameTests(newPerson);
    renameTests(newPerson);
    removeTests(newPerson);
    twoTabsTests(newPerson);
  },
};

function visitorTests(newPerson: () => Person) {
  test("lists no projects for a visitor, and rejects changes", async () => {
    const person = newPerson();
    expect(await projectsOf(person)).toEqual([]);
    expect(await create(person, "Podcast spots")).toMatchObject(errorResponse("not_logged_in"));
    expect(await rename(person, "any", "Podcast spots")).toMatchObject(errorResponse("not_logged_in"));
    expect(await remove(person, "any")).toMatchObject(errorResponse("not_logged_in"));
    expect(await projectsOf(person)).toEqual([]);
  });

  test("hides the projects after log-out", async () => {
    const person = await newClient(newPerson);
    await created(person, "Podcast spots");
    await logOut(person);
    expect(await projectsOf(person)).toEqual([]);
  });
}

function createTests(newPerson: () => Person) {
  test("lists created projects, newest last", async () => {
    const person = await newClient(newPerson);
    const first = await created(person, "Podcast spots");
    const second = await created(person, "Summer sale");
    expect(await projectsOf(person)).toEqual([first, second]);
    expect(first).toMatchObject({ id: first.uuid, name: "Podcast spots" });
    expect(first.uuid).not.toBe(second.uuid);
  });

  test("describes a project by its creation date unless given a description", async () => {
    const person = await newClient(newPerson);
    const ofToday = expect.stringMatching(new RegExp(`^${projectCopy.description("")}\\w+ \\d+, \\d{4}$`));
    for (const [name, description] of [["One"], ["Two", null], ["Three", ""]] as const) {
      expect((await create(person, name, { description })).body).toMatchObject({ description: ofToday });
    }
    for (const [index, description] of [...oddTexts, "x".repeat(textLength.description)].entries()) {
      expect((await create(person, `Four ${index}`, { description })).body).toMatchObject({ description });
    }
  });

  test("rejects a description of 201 characters", async () => {
    const person = await newClient(newPerson);
    const description = "x".repeat(textLength.description + 1);
    expect(await create(person, "Podcast spots", { description })).toMatchObject(
      errorResponse("project_description_too_long"),
    );
    expect(await projectsOf(person)).toEqual([]);
  });

  test("ignores unknown fields", async () => {
    const person = await newClient(newPerson);
    const { status, body } = await create(person, "Podcast spots", { uuid: "mine", owner: "somebody" });
    expect([status, (body as Project).uuid === "mine"]).toEqual([201, false]);
  });

  rejectsBadBodies(newPerson, "POST", "/api/projects", { name: "Podcast spots" }, becomeClient);
}

function listTests(newPerson: () => Person) {
  test("lists the newest up to the limit", async () => {
    const person = await newClient(newPerson);
    for (const name of ["One", "Two", "Three"]) await created(person, name);
    expect(await namesOf(person, "?limit=2")).toEqual(["Two", "Three"]);
    expect(await namesOf(person, "?limit=500")).toEqual(["One", "Two", "Three"]);
  });

  test.each(["0", "501", "-1", "1.5", "x", "", "1&limit=2"])("rejects the limit %j", async (limit) => {
    expect((await newPerson().fetch("GET", `/api/projects?limit=${limit}`)).status).toBe(400);
  });
}

function nameTests(newPerson: () => Person) {
  test.each([
    ["", errorResponse("project_name_missing")],
    [" \t ", errorResponse("project_name_missing")],
    [" a ", errorResponse("project_name_too_short")],
    ["x".repeat(projectNameLength.most + 1), errorResponse("project_name_too_long")],
    ["👩‍🎤".repeat(2000), errorResponse("project_name_too_long")],
  ])("rejects the name %j on create and rename", async (name, error) => {
    const person = await newClient(newPerson);
    const { id } = await created(person, "Podcast spots");
    expect(await create(person, name)).toMatchObject(error);
    expect(await rename(person, id, name)).toMatchObject(error);
    expect(await namesOf(person)).toEqual(["Podcast spots"]);
  });

  test.each(["ab", "x".repeat(projectNameLength.most)])("accepts the name %j and trims it", async (name) => {
    const person = await newClient(newPerson);
    const { id, name: kept } = await created(person, `  ${name} `);
    expect(kept).toBe(name);
    expect(await namesOf(person)).toEqual([name]);
    await rename(person, id, "Summer sale");
    expect((await rename(person, id, `\t${name}\n`)).body).toMatchObject({ name });
    expect(await namesOf(person)).toEqual([name]);
  });

  test.each(oddTexts)("stores the name %j literally", async (name) => {
    const person = await newClient(newPerson);
    const { id } = await created(person, name);
    expect(await namesOf(person)).toEqual([name]);
    expect((await rename(person, id, `${name} 2`)).body).toMatchObject({ name: `${name} 2` });
    expect(await namesOf(person)).toEqual([`${name} 2`]);
  });

  test.each(["Café", "café", "  CAFÉ ", "Cafe\u0301"])(
    "rejects %j as a duplicate of “Café”",
    async (name) => {
      const person = await newClient(newPerson);
      await created(person, "Café");
      const { id } = await created(person, "Bakery");
      expect(await create(person, name)).toMatchObject(errorResponse("project_name_taken"));
      expect(await rename(person, id, name)).toMatchObject(errorResponse("project_name_taken"));
      expect(await namesOf(person)).toEqual(["Café", "Bakery"]);
    },
  );

  test("creates one project from two concurrent requests with one name", async () => {
    const person = await newClient(newPerson);
    const answers = await Promise.all([create(person, "Podcast spots"), create(person, "podcast spots")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await projectsOf(person)).toHaveLength(1);
  });

  test("allows another account the same name", async () => {
    await created(await newClient(newPerson), "Podcast spots");
    await created(await newClient(newPerson), "Podcast spots");
  });
}

function renameTests(newPerson: () => Person) {
  test("renames a project, also to its own name", async () => {
    const person = await newClient(newPerson);
    const { id, description } = await created(person, "Podcast spots");
    for (const name of ["Summer sale", "Summer sale", "SUMMER sale"]) {
      expect(await rename(person, id, name)).toMatchObject({
        status: 200,
        body: { id, uuid: id, name, description },
      });
    }
    expect(await namesOf(person)).toEqual(["SUMMER sale"]);
  });

  test("returns 404 for another account's project and leaves it unchanged", async () => {
    const [owner, other] = [await newClient(newPerson), await newClient(newPerson)];
    const { id } = await created(owner, "Podcast spots");
    expect(await rename(other, id, "Mine now")).toMatchObject(errorResponse("not_found"));
    expect(await remove(other, id)).toMatchObject(errorResponse("not_found"));
    expect(await namesOf(owner)).toEqual(["Podcast spots"]);
    expect(await projectsOf(other)).toEqual([]);
  });

  test.each(["none", "00000000-0000-4000-8000-000000000000", "%27%20OR%201%3D1", "x".repeat(3000), "👀"])(
    "returns 404 for the project %s",
    async (id) => {
      const person = await newClient(newPerson);
      await created(person, "Podcast spots");
      expect(await rename(person, id, "Mine now")).toMatchObject(errorResponse("not_found"));
      expect(await remove(person, id)).toMatchObject(errorResponse("not_found"));
      expect(await namesOf(person)).toEqual(["Podcast spots"]);
    },
  );

  rejectsBadBodies(newPerson, "PATCH", "/api/projects/any", { name: "Podcast spots" }, becomeClient);
}

function removeTests(newPerson: () => Person) {
  test("deletes a project and frees its name", async () => {
    const person = await newClient(newPerson);
    const { id } = await created(person, "Podcast spots");
    await created(person, "Summer sale");
    expect(await remove(person, id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await namesOf(person)).toEqual(["Summer sale"]);
    expect((await remove(person, id)).status).toBe(404);
    expect((await rename(person, id, "Back again")).status).toBe(404);
    expect((await created(person, "Podcast spots")).id).not.toBe(id);
  });

  rejectsForeignOrigins(newPerson, "DELETE", "/api/projects/any", {}, becomeClient);
}
