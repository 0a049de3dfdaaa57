import { pageSize } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { identifiesGuests, newGuest } from "../guests.ts";
import { adsOf, createAd } from "../own-ads.ts";
import { createProject } from "../own-projects.ts";
import type { Person } from "../person.ts";

const titlesOf = async (person: Person, query = "") =>
  (await adsOf(person, query)).map(({ product_name }) => product_name);

async function haveAds(person: Person, titles: readonly string[]) {
  for (const title of titles) await createAd(person, { title });
}

export function listTests(newPerson: () => Person) {
  test("lists no ads without an identity", async () => {
    expect(await adsOf(newPerson())).toEqual([]);
  });

  identifiesGuests(newPerson, "the list of ads", {
    method: "GET",
    address: (id) =>
      `/audiostack/getuseraudios${id === undefined ? "" : `?temp_user_id=${encodeURIComponent(id)}`}`,
    done: 200,
  });

  test("lists ads newest first, ten per page", async () => {
    const person = newGuest(newPerson);
    const names = Array.from({ length: pageSize.ads + 2 }, (_, index) => `${index + 1}.mp3`);
    await haveAds(person, names);
    const newestFirst = names.toReversed();
    expect(await titlesOf(person)).toEqual(newestFirst.slice(0, pageSize.ads));
    expect(await titlesOf(person, `offset=${pageSize.ads}`)).toEqual(newestFirst.slice(pageSize.ads));
    expect(await titlesOf(person, "limit=2&offset=1")).toEqual(newestFirst.slice(1, 3));
    expect(await titlesOf(person, "limit=50")).toEqual(newestFirst);
    expect(await titlesOf(person, `offset=${names.length}`)).toEqual([]);
  });

  test("matches literal substrings of the title, ignoring case", async () => {
    const person = newGuest(newPerson);
    await haveAds(person, ["Summer sale.mp3", "100% fresh.mp3", "مخبز الياسمين.mp3", "summer_camp.mp3"]);
    const found = async (q: string) => titlesOf(person, `q=${encodeURIComponent(q)}`);
    expect(await found("SUMMER")).toEqual(["summer_camp.mp3", "Summer sale.mp3"]);
    expect(await found(" sale ")).toEqual(["Summer sale.mp3"]);
    expect(await found("%")).toEqual(["100% fresh.mp3"]);
    expect(await found("_")).toEqual(["summer_camp.mp3"]);
    expect(await found("الياسمين")).toEqual(["مخبز الياسمين.mp3"]);
    expect(await found("winter")).toEqual([]);
    expect(await found("")).toHaveLength(4);
    expect(await titlesOf(person, "q=summer&limit=1&offset=1")).toEqual(["Summer sale.mp3"]);
  });

  test("filters by project, and lists all ads if the project id is empty", async () => {
    const person = await newClient(newPerson);
    const { id: spring } = await createProject(person, "Spring");
    const { id: autumn } = await createProject(person, "Autumn");
    await createAd(person, { title: "a.mp3", projectId: spring });
    await createAd(person, { title: "b.mp3", projectId: autumn });
    expect(await titlesOf(person, `project_id=${spring}`)).toEqual(["a.mp3"]);
    expect(await titlesOf(person, `project_id=${autumn}`)).toEqual(["b.mp3"]);
    expect(await titlesOf(person, "project_id=")).toEqual(["b.mp3", "a.mp3"]);
    const other = await newClient(newPerson);
    for (const [who, id] of [
      [other, spring],
      [person, "none"],
      [newGuest(newPerson), spring],
    ] as const) {
      const answer = await who.fetch("GET", `/audiostack/getuseraudios?project_id=${id}`);
      expect(answer).toMatchObject(errorResponse("not_found"));
    }
  });

  test("deletes a project's ads along with it", async () => {
    const person = await newClient(newPerson);
    const { id } = await createProject(person, "Spring");
    const { id: other } = await createProject(person, "Autumn");
    await createAd(person, { title: "a.mp3", projectId: id });
    const kept = await createAd(person, { title: "b.mp3", projectId: other });
    await person.fetch("DELETE", `/api/projects/${id}`);
    expect(await adsOf(person)).toEqual([kept]);
  });

  test.each([
    "limit=0",
    "limit=51",
    "limit=x",
    "limit=",
    "limit=1&limit=2",
    "offset=-1",
    "offset=0.5",
    "q=%00",
  ])("rejects the query ?%s", async (query) => {
    const answer = await newGuest(newPerson).fetch("GET", `/audiostack/getuseraudios?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });
}
