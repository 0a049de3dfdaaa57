import { mostCampaigns, rateLimits } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { rejectsBadBodies, rejectsForeignOrigins } from "./bad-bodies.ts";
import { campaignAdTests } from "./campaigns/ads.ts";
import { allOf, send, change, create, created, listOf, remove, sample, titlesOf } from "./campaigns/calls.ts";
import { duplicateTests } from "./campaigns/duplicate.ts";
import { launchTests } from "./campaigns/launch.ts";
import { targetTests } from "./campaigns/targets.ts";
import { becomeClient, logIn, logOut, newClient, password, signUp } from "./clients.ts";
import { type Suite, tooManyChanges } from "./conform.ts";
import { errorResponse, expectError } from "./error-response.ts";
import { guestCookie, identifiesGuests, newGuest, newGuestId } from "./guests.ts";
import { oddTexts, unknownIds } from "./odd-texts.ts";
import type { Person } from "./person.ts";

export const campaignsSuite: Suite = {
  area: "campaigns",
  unreached: { "change 429": tooManyChanges, "remove 429": tooManyChanges },
  tests(newPerson, server) {
    draftTests(newPerson);
    targetTests(newPerson);
    changeTests(newPerson);
    malformedTests(newPerson);
    listTests(newPerson);
    ownershipTests(newPerson);
    guestTests(newPerson);
    removeTests(newPerson);
    campaignAdTests(newPerson);
    launchTests(newPerson);
    duplicateTests(newPerson, server);
  },
};

function draftTests(newPerson: () => Person) {
  test("creates an empty draft", async () => {
    const draft = await created(newGuest(newPerson), {});
    expect(draft).toMatchObject({
      title: "",
      ad_uuid: null,
      ad: null,
      targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
      budget: { total_budget: null, daily_budget: null, bid_strategy: "auto", target_cpm: null },
      start_date: null,
      end_date: null,
      current_step: 1,
      status: "draft",
      forecast: null,
    });
  });

  test("saves every field", async () => {
    const person = newGuest(newPerson);
    const draft = await created(person, sample);
    expect(draft).toMatchObject(sample);
    expect(await allOf(person)).toEqual([draft]);
  });

  test.each(oddTexts)("stores the title, places and interests verbatim: %j", async (text) => {
    const person = newGuest(newPerson);
    const written = {
      title: text,
      targeting: { locations: [{ country: text, region: text, city: text }], interests: [text] },
    };
    await created(person, written);
    expect((await allOf(person))[0]).toMatchObject(written);
  });

  test("trims the title and limits it to 200 characters", async () => {
    const person = newGuest(newPerson);
    const title = "x".repeat(200);
    const { id } = await created(person, { title: ` ${title} ` });
    expect(await titlesOf(person)).toEqual([title]);
    await expectError(create(person, { title: `${title}x` }), "campaign_title_too_long");
    await expectError(change(person, id, { title: `${title}x` }), "campaign_title_too_long");
    expect(await titlesOf(person)).toEqual([title]);
  });

  test("rejects an unknown time zone", async () => {
    const person = newGuest(newPerson);
    for (const time_zone of ["Mars/Olympus", "UTC\n", "'; DROP TABLE"])
      await expectError(create(person, { time_zone }), "time_zone_unknown");
    expect(await created(person, { time_zone: "Asia/Kolkata" })).toMatchObject({ time_zone: "Asia/Kolkata" });
  });

  test.each([
    [{ total_budget: 7500 }, { impressions: 416_667, unique_listeners: 208_334 }],
    [{ total_budget: 50 }, { impressions: 2778, unique_listeners: 1389 }],
    [
      { total_budget: 1000, bid_strategy: "target_cpm", target_cpm: 5 },
      { impressions: 200_000, unique_listeners: 100_000 },
    ],
    [{ total_budget: 49.99 }, null],
    [{ total_budget: 20_000.01 }, null],
    [{ total_budget: 1000, bid_strategy: "target_cpm" }, null],
    [{ total_budget: -1e300 }, null],
  ])("forecasts the budget %j as %j", async (budget, forecast) => {
    expect(await created(newGuest(newPerson), { budget })).toMatchObject({ budget, forecast });
  });
}

function changeTests(newPerson: () => Person) {
  test("leaves omitted fields unchanged, including those in the targeting and budget", async () => {
    const person = newGuest(newPerson);
    const draft = await created(person, sample);
    const some = { title: "Summer", targeting: { gender: ["female"] }, budget: { total_budget: 800 } };
    const { status, body } = await change(person, draft.id, some);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...sample,
      title: "Summer",
      targeting: { ...sample.targeting, gender: ["female"] },
      budget: { ...sample.budget, total_budget: 800 },
    });
    expect(await allOf(person)).toEqual([body]);
  });

  test("accepts a repeated change and an empty change", async () => {
    const person = newGuest(newPerson);
    const { id } = await created(person, {});
    for (const some of [{ title: "Summer" }, { title: "Summer" }, {}]) {
      expect((await change(person, id, some)).status).toBe(200);
      expect(await titlesOf(person)).toEqual(["Summer"]);
    }
  });

  test("rejects a change based on an earlier state of the draft", async () => {
    const person = newGuest(newPerson);
    const { id, updated_at } = await created(person, { title: "Summer" });
    const { body } = await change(person, id, { title: "Autumn", updated_at });
    await expectError(change(person, id, { title: "Winter", updated_at }), "campaign_stale");
    await expectError(
      change(person, id, { title: "Winter", updated_at: "2001-01-01T00:00:00Z" }),
      "campaign_stale",
    );
    expect(await titlesOf(person)).toEqual(["Autumn"]);
    const newest = (body as { updated_at: string }).updated_at;
    expect((await change(person, id, { title: "Winter", updated_at: newest })).status).toBe(200);
    expect((await change(person, id, { updated_at: "yesterday" })).status).toBe(400);
  });

  test("clears fields set to null", async () => {
    const person = newGuest(newPerson);
    const { id } = await created(person, sample);
    const some = { title: null, start_date: null, end_date: null, budget: { daily_budget: null } };
    expect((await change(person, id, some)).body).toMatchObject({
      title: "",
      start_date: null,
      end_date: null,
      budget: { ...sample.budget, daily_budget: null },
    });
  });
}

function malformedTests(newPerson: () => Person) {
  test.each([
    { title: 7 },
    { title: "a\0b" },
    { current_step: 0 },
    { current_step: 5 },
    { current_step: 1.5 },
    { start_date: "tomorrow" },
    { end_date: "2099-02-30" },
    { start_date: "2099-01-01T00:00:00Z" },
    { budget: { total_budget: "50" } },
    { budget: { bid_strategy: "cheapest" } },
    { budget: [] },
    { targeting: { age_groups: ["17"] } },
    { targeting: { gender: "female" } },
    { targeting: { gender: ["female", "male", "female"] } },
    { targeting: { device: ["toaster"] } },
    { targeting: { locations: [{ city: "Leeds" }] } },
    { targeting: { interests: ["a\0b"] } },
    { ad_uuid: 7 },
    { time_zone: {} },
  ])("rejects the draft %j", async (some) => {
    const person = newGuest(newPerson);
    const { id } = await created(person, { title: "Summer" });
    expect((await create(person, some)).status).toBe(400);
    expect((await change(person, id, some)).status).toBe(400);
    expect(await titlesOf(person)).toEqual(["Summer"]);
  });

  test.each(["live", "ended", "rejected", "draft", "In Review", ""])(
    "rejects the status %j",
    async (status) => {
      const person = await newClient(newPerson);
      const { id } = await created(person, {});
      expect((await change(person, id, { status })).status).toBe(400);
    },
  );

  rejectsBadBodies(newPerson, "POST", "/api/campaigns", {}, becomeClient);
  rejectsBadBodies(newPerson, "PATCH", "/api/campaigns/any", {}, becomeClient);
}

function listTests(newPerson: () => Person) {
  test("lists campaigns newest first, in pages", async () => {
    const person = newGuest(newPerson);
    for (const title of ["One", "Two", "Three"]) await created(person, { title });
    expect(await titlesOf(person)).toEqual(["Three", "Two", "One"]);
    expect(await titlesOf(person, "?limit=1&offset=1")).toEqual(["Two"]);
    expect(await titlesOf(person, "?offset=3")).toEqual([]);
  });

  test("lists 20 campaigns by default, each with its audience in one sentence", async () => {
    const person = await newClient(newPerson);
    const { targeting: _, ...first } = await created(person, sample);
    const audience =
      "Men aged 25 to 34 or 65 and over in England, on smart speakers and car radios, who like coffee.";
    expect(await listOf(person)).toEqual([{ ...first, audience }]);
    for (let count = 1; count <= 20; count += 1) await created(person, {});
    expect(await listOf(person)).toHaveLength(20);
    expect(await listOf(person, "?limit=50")).toHaveLength(21);
  });

  test("lists only campaigns whose titles contain the search words, ignoring case", async () => {
    const person = newGuest(newPerson);
    for (const title of ["Élan SALE", "Winter", "Summer sale"]) await created(person, { title });
    expect(await titlesOf(person, "?q=%20sale")).toEqual(["Summer sale", "Élan SALE"]);
    expect(await titlesOf(person, "?q=%C3%A9lan")).toEqual(["Élan SALE"]);
    expect(await titlesOf(person, "?q=sale&limit=1&offset=1")).toEqual(["Élan SALE"]);
    expect(await titlesOf(person, "?q=%25")).toEqual([]);
    expect(await titlesOf(person, "?q=")).toHaveLength(3);
  });

  test("lists only campaigns with the given status", async () => {
    const person = newGuest(newPerson);
    await created(person, { title: "Winter" });
    expect(await titlesOf(person, "?status=draft")).toEqual(["Winter"]);
    expect(await titlesOf(person, "?status=draft&q=summer")).toEqual([]);
    expect(await titlesOf(person, "?status=in%20review")).toEqual([]);
  });

  test.each([
    "status=finished",
    "limit=0",
    "limit=51",
    "offset=-1",
    "limit=x",
    "limit=1&limit=2",
    "temp_user_id=short",
  ])("rejects the query %s", async (query) => {
    expect((await newPerson().fetch("GET", `/api/campaigns?${query}`)).status).toBe(400);
  });
}

function ownershipTests(newPerson: () => Person) {
  test("returns 404 for another owner's campaign and leaves it unchanged", async () => {
    const owner = newGuest(newPerson);
    const { id } = await created(owner, { title: "Summer" });
    for (const other of [newGuest(newPerson), await newClient(newPerson)]) {
      await expectError(change(other, id, { title: "Mine" }), "not_found");
      await expectError(send(other, "GET", `/${id}`), "not_found");
      await expectError(remove(other, id), "not_found");
      expect(await allOf(other)).toEqual([]);
    }
    expect(await titlesOf(owner)).toEqual(["Summer"]);
  });

  test.each(unknownIds)("returns 404 for the unknown campaign %s", async (id) => {
    const person = newGuest(newPerson);
    expect((await change(person, id, { title: "Mine" })).status).toBe(404);
    expect((await send(person, "GET", `/${id}`)).status).toBe(404);
    expect((await remove(person, id)).status).toBe(404);
  });

  test("lists and creates no campaigns without an identity", async () => {
    const person = newPerson();
    expect(await allOf(person)).toEqual([]);
    for (const answer of [
      await create(person, {}),
      await change(person, "any", {}),
      await send(person, "GET", "/any"),
      await remove(person, "any"),
    ]) {
      expect(answer).toMatchObject(errorResponse("not_logged_in"));
    }
  });
}

function guestTests(newPerson: () => Person) {
  identifiesGuests(newPerson, "listing campaigns", {
    method: "GET",
    address: (id) => `/api/campaigns${id ? `?temp_user_id=${encodeURIComponent(id)}` : ""}`,
    done: 200,
  });
  identifiesGuests(newPerson, "creating a campaign", {
    method: "POST",
    address: () => "/api/campaigns",
    sent: (id) => ({ json: { ...(id && { temp_user_id: id }) } }),
    done: 201,
  });

  test("rejects changes with a guest id that differs from the cookie", async () => {
    const person = newGuest(newPerson);
    const { id } = await created(person, { title: "Summer" });
    const foreign = newGuestId();
    expect((await change(person, id, { title: "Mine", temp_user_id: foreign })).status).toBe(403);
    for (const method of ["GET", "DELETE"]) {
      expect((await send(person, method, `/${id}?temp_user_id=${foreign}`)).status).toBe(403);
      expect((await send(person, method, `/${id}?temp_user_id=short`)).status).toBe(400);
    }
    expect(await titlesOf(person)).toEqual(["Summer"]);
  });

  test("allows 20 drafts per guest, and 60 per hour for all guests at an IP address", async () => {
    const person = newPerson();
    const newId = () => person.cookies.set(guestCookie, newGuestId());
    newId();
    for (let count = 0; count < mostCampaigns.guest; count += 1) await created(person, {});
    await expectError(create(person, {}), "too_many_guest_campaigns");
    for (let count = mostCampaigns.guest + 1; count < rateLimits.guestDraftsPerAddress.most; count += 1) {
      newId();
      await created(person, {});
    }
    newId();
    await expectError(create(person, {}), "too_many_guest_drafts");
  });

  test("allows a client 60 drafts per hour", async () => {
    const person = await newClient(newPerson);
    for (let count = 0; count < rateLimits.drafts.most; count += 1) await created(person, {});
    await expectError(create(person, {}), "too_many_drafts");
  });

  test("moves a guest's drafts to the account at sign-up and log-in", async () => {
    const person = newGuest(newPerson);
    const guest = person.cookies.get(guestCookie) ?? "";
    await created(person, { title: "Before sign-up" });
    const { email } = await signUp(person);
    expect(await titlesOf(person)).toEqual(["Before sign-up"]);
    await logOut(person);
    person.cookies.set(guestCookie, newGuestId());
    await created(person, { title: "Before log-in" });
    await logIn(person, { email, password });
    expect(await titlesOf(person)).toEqual(["Before log-in", "Before sign-up"]);
    const stranger = newPerson();
    stranger.cookies.set(guestCookie, guest);
    expect(await allOf(stranger)).toEqual([]);
  });
}

function removeTests(newPerson: () => Person) {
  test("deletes a draft", async () => {
    const person = newGuest(newPerson);
    const { id } = await created(person, {});
    expect(await remove(person, id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await allOf(person)).toEqual([]);
    expect((await remove(person, id)).status).toBe(404);
    expect((await change(person, id, {})).status).toBe(404);
  });

  rejectsForeignOrigins(newPerson, "DELETE", "/api/campaigns/any", {}, becomeClient);
}
