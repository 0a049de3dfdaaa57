import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Environment } from "../config/settings.ts";
import { campaigns, users } from "../database/schema.ts";
import { callAdmin, environmentOf } from "../testing/admin.ts";
import { engines, openTestDatabase, testDatabases, type TestPlace } from "../testing/databases.ts";
import { newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";

afterAll(removeTestFolders);

const at = new Date("2026-11-02T09:30:00Z");

describe.each(engines)("on %s", (engine) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let place: TestPlace;
  let environment: Environment;
  beforeAll(async () => {
    databases = await testDatabases(engine);
    place = await databases.newPlace();
    environment = environmentOf(place);
  });
  afterAll(() => databases.stop());

  async function inDatabase<Done>(
    work: (database: Awaited<ReturnType<typeof openTestDatabase>>["database"]) => Promise<Done>,
  ): Promise<Done> {
    const { database, close } = await openTestDatabase(place);
    return work(database).finally(close);
  }

  async function stored(status: "draft" | "in review"): Promise<string> {
    const row = newTestCampaign({ status });
    await inDatabase((database) => database.insert(campaigns).values(row));
    return row.id;
  }

  const find = (id: string) =>
    inDatabase(async (database) => {
      const [row] = await database.select().from(campaigns).where(eq(campaigns.id, id));
      return row;
    });

  test("sets the status and reports the previous one", async () => {
    const id = await stored("in review");
    const live = await callAdmin(environment, "campaign", id, "live");
    expect([live.code, live.output]).toEqual([0, `Campaign ${id} is live; it was in review.`]);
    const ended = await callAdmin(environment, "campaign", id, "ended", "Thank you.");
    expect([ended.code, ended.output]).toEqual([0, `Campaign ${id} is ended; it was live.`]);
    const again = await callAdmin(environment, "campaign", id, "ended", "Thank you all.");
    expect([again.code, again.output]).toEqual([0, `Campaign ${id} is ended, as it was.`]);
    expect(await find(id)).toMatchObject({ status: "ended", statusMessage: "Thank you all." });
  });

  test("rejects a status that can't follow the current one, and changes nothing", async () => {
    const id = await stored("draft");
    const { code, errors } = await callAdmin(environment, "campaign", id, "rejected", "Why");
    expect([code, errors]).toEqual([1, `Campaign ${id} is draft: only one in review can be set rejected.`]);
    expect(await find(id)).toMatchObject({ status: "draft", statusMessage: "", updatedAt: at });
  });

  test.each([crypto.randomUUID(), "1", "'; drop table campaigns"])(
    "reports an unknown campaign: %s",
    async (id) => {
      const { code, errors } = await callAdmin(environment, "campaign", id, "live");
      expect([code, errors]).toEqual([1, `There is no campaign ${id}.`]);
    },
  );

  test("lists campaigns that are in review or live, sorted by launch date, without control characters", async () => {
    const userId = crypto.randomUUID();
    const later = new Date("2026-11-03T09:30:00Z");
    const review = newTestCampaign({
      status: "in review",
      title: "Tea\u001b[2J & talk",
      launchedAt: later,
      userId,
    });
    const live = newTestCampaign({ status: "live", title: "Coffee" });
    await inDatabase(async (database) => {
      await database.delete(campaigns);
      const name = { name: "", firstName: "Ada", lastName: "" };
      await database.insert(users).values({ ...name, id: userId, email: "ada@example.com" });
      const rows = [review, live, newTestCampaign(), newTestCampaign({ status: "ended" })];
      await database.insert(campaigns).values(rows);
    });
    const { code, output } = await callAdmin(environment, "campaigns");
    expect(code).toBe(0);
    expect(output.split("\n")).toEqual([
      `${live.id}  live  2026-12-01 to 2026-12-05  a guest  Coffee`,
      `${review.id}  in review  2026-12-01 to 2026-12-05  ada@example.com  Tea [2J & talk`,
    ]);
  });
});
