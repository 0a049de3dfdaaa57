import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { expect, test } from "vitest";

import { newClient } from "../clients.ts";
import { type ErrorResponse, errorResponse, expectError } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import { createAd } from "../own-ads.ts";
import type { Person } from "../person.ts";
import { allOf, change, created, remove, sample } from "./calls.ts";

const launch = (person: Person, id: string, some: object = {}) =>
  change(person, id, { ...some, status: "in review" });
const cancel = (person: Person, id: string) => change(person, id, { status: "cancelled" });

/** A client with a campaign that is ready to launch. */
async function readyToLaunch(newPerson: () => Person, some: object = {}) {
  const person = await newClient(newPerson);
  const draft = await created(person, { ...sample, ad_uuid: (await createAd(person)).uuid, ...some });
  return { person, draft };
}

const day = 24 * 60 * 60 * 1000;

/** The server's date, offset by this many days. */
function dayAtServer(timeZone: string, createdAt: string, offset: number) {
  return dayIn(timeZone, new Date(Date.parse(createdAt) + offset * day));
}

export function launchTests(newPerson: () => Person) {
  launchedTests(newPerson);
  rejectionTests(newPerson);
  dateTests(newPerson);
}

function launchedTests(newPerson: () => Person) {
  test("puts a launched campaign in review, idempotently", async () => {
    const { person, draft } = await readyToLaunch(newPerson);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await launch(person, draft.id);
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({
          ...sample,
          status: "in review",
          status_message: expect.stringMatching(/\S/),
        }),
      ]);
    }
    expect(await allOf(person)).toHaveLength(1);
  });

  test("rejects changes and deletion of a launched campaign until it is cancelled", async () => {
    const { person, draft } = await readyToLaunch(newPerson);
    await launch(person, draft.id);
    const before = await allOf(person);
    await expectError(change(person, draft.id, { title: "Other" }), "campaign_launched");
    await expectError(remove(person, draft.id), "campaign_not_cancelled");
    expect(await allOf(person)).toEqual(before);

    for (let time = 0; time < 2; time += 1) {
      expect(await cancel(person, draft.id)).toMatchObject({ status: 200, body: { status: "cancelled" } });
    }
    await expectError(launch(person, draft.id), "campaign_launched");
    await expectError(change(person, draft.id, { title: "Other" }), "campaign_launched");
    expect((await remove(person, draft.id)).status).toBe(200);
    expect(await allOf(person)).toEqual([]);
  });

  test("rejects cancelling a draft", async () => {
    const { person, draft } = await readyToLaunch(newPerson);
    await expectError(cancel(person, draft.id), "campaign_not_cancellable");
    expect(await allOf(person)).toEqual([draft]);
  });

  test("saves changes and launches in one request", async () => {
    const { person, draft } = await readyToLaunch(newPerson, { title: "" });
    expect((await launch(person, draft.id, { title: "Summer" })).body).toMatchObject({
      title: "Summer",
      status: "in review",
    });
  });
}

function rejectionTests(newPerson: () => Person) {
  test("requires a log-in to launch, and keeps the draft", async () => {
    const person = newGuest(newPerson);
    const draft = await created(person, { ...sample, ad_uuid: (await createAd(person)).uuid });
    await expectError(launch(person, draft.id), "not_logged_in");
    expect(await allOf(person)).toEqual([draft]);
  });

  const { budget } = sample;
  test.each([
    [{ ad_uuid: null, start_date: null }, errorResponse("campaign_ad_missing")],
    [{ budget: { ...budget, total_budget: null } }, errorResponse("total_budget_too_low")],
    [{ budget: { ...budget, total_budget: 49.99 } }, errorResponse("total_budget_too_low")],
    [{ budget: { ...budget, total_budget: 20_000.01 } }, errorResponse("total_budget_too_high")],
    [{ budget: { ...budget, daily_budget: 0 } }, errorResponse("daily_budget_too_low")],
    [{ budget: { ...budget, daily_budget: 50.01 } }, errorResponse("daily_budget_too_high")],
    [{ budget: { ...budget, target_cpm: 4.99 } }, errorResponse("target_cpm_too_low")],
    [{ budget: { ...budget, target_cpm: 100.01 } }, errorResponse("target_cpm_too_high")],
    [{ start_date: null }, errorResponse("start_date_missing")],
    [{ end_date: null, budget: { daily_budget: null } }, errorResponse("end_date_missing")],
    [{ end_date: "2098-12-31" }, errorResponse("end_date_before_start")],
    [{ start_date: "2020-01-01", budget: { daily_budget: null } }, errorResponse("start_date_past")],
  ] as [object, ErrorResponse][])("rejects a launch with %j and saves nothing", async (some, error) => {
    const { person, draft } = await readyToLaunch(newPerson);
    expect(await launch(person, draft.id, some)).toMatchObject(error);
    expect(await allOf(person)).toEqual([draft]);
  });

  test.each([
    { total_budget: 50, daily_budget: 5, target_cpm: 5 },
    { total_budget: 20_000, daily_budget: null, target_cpm: 100 },
    { bid_strategy: "auto", target_cpm: null },
  ])("launches with the budget %j", async (some) => {
    const { person, draft } = await readyToLaunch(newPerson);
    expect((await launch(person, draft.id, { budget: some })).status).toBe(200);
  });

  test("rejects a launch with a pending ad", async () => {
    const person = await newClient(newPerson);
    const draft = await created(person, sample);
    const { uuid } = await createAd(person, { isReady: false });
    const answer = await launch(person, draft.id, { ad_uuid: uuid });
    expect(answer).toMatchObject(errorResponse("campaign_ad_not_ready"));
    expect(await allOf(person)).toEqual([draft]);
  });
}

function dateTests(newPerson: () => Person) {
  test.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "allows today as the start in the time zone %s, but not yesterday",
    async (time_zone) => {
      const { person, draft } = await readyToLaunch(newPerson, { time_zone, budget: { total_budget: 500 } });
      const datesFrom = (offset: number) => ({
        start_date: dayAtServer(time_zone, draft.created_at, offset),
        end_date: dayAtServer(time_zone, draft.created_at, offset),
      });
      await expectError(launch(person, draft.id, datesFrom(-1)), "start_date_past");
      expect((await launch(person, draft.id, datesFrom(0))).status).toBe(200);
    },
  );
}
