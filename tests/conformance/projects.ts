import { projectNameLength, rateLimits, textLength } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import { becomeClient, logIn, logOut, newClient, signUp } from "./clients.ts";
import type { Suite } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { guestCookie, newGuestId } from "./guests.ts";
import { oddTexts, unknownIds } from "./odd-texts.ts";
import { createProject, type Project, projectsOf } from "./own-projects.ts";
import type { CheckedResponse, Person } from "./person.ts";
import { upload } from "./uploads.ts";

const create = (person: Person, name: string, more: object = {}) =>
  person.fetch("POST", "/api/projects", { json: { name, ...more } });
const rename = (person: Person, id: string, name: string) =>
  person.fetch("PATCH", `/api/projects/${id}`, { json: { name } });
const remove = (person: Person, id: string) => person.fetch("DELETE", `/api/projects/${id}`);

const namesOf = async (person: Person, query = "") =>
  (await projectsOf(person, query)).map(({ name }) => name);

const statuses = (answers: readonly CheckedResponse[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

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
    await expectError(create(person, "Podcast spots"), "not_logged_in");
    await expectError(rename(person, "any", "Podcast spots"), "not_logged_in");
    await expectError(remove(person, "any"), "not_logged_in");
    expect(await projectsOf(person)).toEqual([]);
  });

  test("hides the projects after log-out", async () => {
    const person = await newClient(newPerson);
    await createProject(person, "Podcast spots");
    await logOut(person);
    expect(await projectsOf(person)).toEqual([]);
  });
}

function createTests(newPerson: () => Person) {
  test("allows a client 60 new projects per hour", async () => {
    const person = await newClient(newPerson);
    for (let count = 0; count < rateLimits.projects.most; count += 1)
      await createProject(person, `No. ${count}`);
    await expectError(create(person, "One more"), "too_many_projects");
  });

  test("lists created projects, newest first", async () => {
    const person = await newClient(newPerson);
    const first = await createProject(person, "Podcast spots");
    const second = await createProject(person, "Summer sale");
    expect(await projectsOf(person)).toEqual([second, first]);
    expect(first).toMatchObject({ id: first.uuid, name: "Podcast spots" });
    expect(first.uuid).not.toBe(second.uuid);
  });

  test("describes a project by its creation date unless a description is given", async () => {
    const person = await newClient(newPerson);
    const ofToday = expect.stringMatching(new RegExp(`^${projectCopy.description("")}\\w+ \\d+, \\d{4}$`));
    for (const [name, description] of [["One"], ["Two", null], ["Three", ""]] as const) {
      expect((await create(person, name, { description })).body).toMatchObject({ description: ofToday });
    }
    for (const [index, description] of [...oddTexts, "x".repeat(textLength.description)].entries()) {
      expect((await create(person, `Four ${index}`, { description })).body).toMatchObject({ description });
    }
  });

  test("rejects a 201-character description", async () => {
    const person = await newClient(newPerson);
    const description = "x".repeat(textLength.description + 1);
    await expectError(create(person, "Podcast spots", { description }), "project_description_too_long");
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
  test("lists the most recently used projects, up to the limit", async () => {
    const person = await newClient(newPerson);
    for (const name of ["One", "Two", "Three"]) await createProject(person, name);
    expect(await namesOf(person, "?limit=2")).toEqual(["Three", "Two"]);
    expect(await namesOf(person, "?limit=500")).toEqual(["Three", "Two", "One"]);
  });

  test("counts renaming a project, adding or moving an ad to it, and opening it as uses", async () => {
    const person = await newClient(newPerson);
    const { id: one } = await createProject(person, "One");
    const { id: two } = await createProject(person, "Two");
    const { id: three } = await createProject(person, "Three");
    await rename(person, one, "First");
    expect(await namesOf(person)).toEqual(["First", "Three", "Two"]);
    const { uuid } = await upload(person, { projectId: two });
    expect(await namesOf(person)).toEqual(["Two", "First", "Three"]);
    await person.fetch("PATCH", "/audiostack/move-to-project", { json: { uuid, project_id: three } });
    expect(await namesOf(person)).toEqual(["Three", "Two", "First"]);
    await person.fetch("GET", `/audiostack/getuseraudios?project_id=${two}`);
    // The server records the use only after it has responded.
    await expect.poll(() => namesOf(person)).toEqual(["Two", "Three", "First"]);
    await upload(person);
    expect(await namesOf(person), "an ad without a project goes into the first one").toEqual([
      "First",
      "Two",
      "Three",
    ]);
  });

  test("lists the project with the guest's ads first after log-in", async () => {
    const person = newPerson();
    const { email, password } = await signUp(person);
    for (const name of ["One", "Two"]) await createProject(person, name);
    await logOut(person);
    person.cookies.set(guestCookie, newGuestId());
    await upload(person);
    await logIn(person, { email, password });
    expect(await namesOf(person)).toEqual(["One", "Two"]);
  });

  test("counts the campaigns that use a project's ads", async () => {
    const person = await newClient(newPerson);
    const used = await createProject(person, "Podcast spots");
    const unused = await createProject(person, "Summer sale");
    const { uuid } = await upload(person, { projectId: used.id });
    for (const title of ["Spring", "Autumn"])
      await person.fetch("POST", "/api/campaigns", { json: { title, ad_uuid: uuid } });
    expect(await projectsOf(person)).toEqual([{ ...used, campaigns: 2 }, unused]);
    expect((await rename(person, used.id, "Podcasts")).body).toMatchObject({ campaigns: 2 });
    await remove(person, used.id);
    expect(await projectsOf(person)).toEqual([unused]);
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
    const { id } = await createProject(person, "Podcast spots");
    expect(await create(person, name)).toMatchObject(error);
    expect(await rename(person, id, name)).toMatchObject(error);
    expect(await namesOf(person)).toEqual(["Podcast spots"]);
  });

  test.each(["ab", "x".repeat(projectNameLength.most)])("accepts the name %j and trims it", async (name) => {
    const person = await newClient(newPerson);
    const { id, name: kept } = await createProject(person, `  ${name} `);
    expect(kept).toBe(name);
    expect(await namesOf(person)).toEqual([name]);
    await rename(person, id, "Summer sale");
    expect((await rename(person, id, `\t${name}\n`)).body).toMatchObject({ name });
    expect(await namesOf(person)).toEqual([name]);
  });

  test("removes control characters, but keeps tabs and line breaks in a description", async () => {
    const person = await newClient(newPerson);
    const sent = await create(person, "a\u0001b\u001b[31mc\u000b", { description: "\u0008a\tb\r\nc\u001f" });
    expect(sent.body).toMatchObject({ name: "ab[31mc", description: "a\tb\r\nc" });
  });

  test.each(oddTexts)("stores the name %j verbatim", async (name) => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, name);
    expect(await namesOf(person)).toEqual([name]);
    expect((await rename(person, id, `${name} 2`)).body).toMatchObject({ name: `${name} 2` });
    expect(await namesOf(person)).toEqual([`${name} 2`]);
  });

  test.each(["Café", "café", "  CAFÉ ", "Cafe\u0301"])(
    "rejects %j as a duplicate of “Café”",
    async (name) => {
      const person = await newClient(newPerson);
      await createProject(person, "Café");
      const { id } = await createProject(person, "Bakery");
      await expectError(create(person, name), "project_name_taken");
      await expectError(rename(person, id, name), "project_name_taken");
      expect(await namesOf(person)).toEqual(["Bakery", "Café"]);
    },
  );

  test("creates one project from two concurrent requests with the same name", async () => {
    const person = await newClient(newPerson);
    const answers = await Promise.all([create(person, "Podcast spots"), create(person, "podcast spots")]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(await projectsOf(person)).toHaveLength(1);
  });

  test("allows the same name in another account", async () => {
    await createProject(await newClient(newPerson), "Podcast spots");
    await createProject(await newClient(newPerson), "Podcast spots");
  });
}

function renameTests(newPerson: () => Person) {
  test("renames a project, even to its own name", async () => {
    const person = await newClient(newPerson);
    const { id, description } = await createProject(person, "Podcast spots");
    for (const name of ["Summer sale", "Summer sale", "SUMMER sale"]) {
      expect(await rename(person, id, name)).toMatchObject({
        status: 200,
        body: { id, uuid: id, name, description },
      });
    }
    expect(await namesOf(person)).toEqual(["SUMMER sale"]);
  });

  test("limits renames per account", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Podcast spots");
    for (let count = 0; count < rateLimits.changesPerAccount.most; count += 1)
      expect((await rename(person, id, "Summer sale")).status).toBe(200);
    await expectError(rename(person, id, "Autumn"), "too_often");
    expect(await namesOf(person)).toEqual(["Summer sale"]);
  });

  test("returns 404 for another account's project and leaves it unchanged", async () => {
    const [owner, other] = [await newClient(newPerson), await newClient(newPerson)];
    const { id } = await createProject(owner, "Podcast spots");
    await expectError(rename(other, id, "Mine now"), "not_found");
    await expectError(remove(other, id), "not_found");
    expect(await namesOf(owner)).toEqual(["Podcast spots"]);
    expect(await projectsOf(other)).toEqual([]);
  });

  test.each(unknownIds)("returns 404 for the unknown project %s", async (id) => {
    const person = await newClient(newPerson);
    await createProject(person, "Podcast spots");
    await expectError(rename(person, id, "Mine now"), "not_found");
    await expectError(remove(person, id), "not_found");
    expect(await namesOf(person)).toEqual(["Podcast spots"]);
  });

  rejectsBadBodies(newPerson, "PATCH", "/api/projects/any", { name: "Podcast spots" }, becomeClient);
}

function removeTests(newPerson: () => Person) {
  test("deletes a project and frees its name", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Podcast spots");
    await createProject(person, "Summer sale");
    expect(await remove(person, id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await namesOf(person)).toEqual(["Summer sale"]);
    expect((await remove(person, id)).status).toBe(404);
    expect((await rename(person, id, "Back again")).status).toBe(404);
    expect((await createProject(person, "Podcast spots")).id).not.toBe(id);
  });

  rejectsForeignOrigins(newPerson, "DELETE", "/api/projects/any", {}, becomeClient);
}

/** Changes that two tabs of the same client make concurrently. */
function twoTabsTests(newPerson: () => Person) {
  test.each([1, 2, 3, 4, 5])("deletes a project while another tab renames it (attempt %i)", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Podcast spots");
    await createProject(person, "Summer sale");
    const [renamed, removed] = await Promise.all([rename(person, id, "Autumn"), remove(person, id)]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(renamed.status);
    if (renamed.status === 404) expect(renamed).toMatchObject(errorResponse("not_found"));
    expect(await namesOf(person)).toEqual(["Summer sale"]);
  });

  test("deletes a project once when two tabs delete it", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Podcast spots");
    expect(statuses(await Promise.all([remove(person, id), remove(person, id)]))).toEqual([200, 404]);
    expect(await namesOf(person)).toEqual([]);
  });

  test("applies one of two concurrent renames, and reserves only that name", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Podcast spots");
    const answers = await Promise.all([rename(person, id, "Autumn"), rename(person, id, "Winter")]);
    expect(statuses(answers)).toEqual([200, 200]);
    const [name = ""] = await namesOf(person);
    const other = name === "Autumn" ? "Winter" : "Autumn";
    await createProject(person, other);
    expect(await namesOf(person)).toEqual([other, name]);
  });

  test("gives a name to only one of two projects that are renamed to it concurrently", async () => {
    const person = await newClient(newPerson);
    const ids = [(await createProject(person, "One")).id, (await createProject(person, "Two")).id];
    const answers = await Promise.all(ids.map((id) => rename(person, id, "Autumn")));
    expect(statuses(answers)).toEqual([200, 409]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected).toMatchObject(errorResponse("project_name_taken"));
    const names = await namesOf(person);
    expect(names).toEqual(["Autumn", answers[0]?.status === 200 ? "Two" : "One"]);
  });
}
