import { afterAll, beforeEach, describe, expect, test } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { campaigns, users } from "../database/schema.ts";
import { engines, openBeforeTests } from "../testing/databases.ts";
import { newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { removeUnusedGuestDrafts } from "./unused-guest-drafts.ts";

afterAll(removeTestFolders);

const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-02T09:30:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

describe.each(engines)("on %s", (engine) => {
  let open: OpenDatabase;
  openBeforeTests(engine, (opened) => {
    open = opened;
  });
  beforeEach(() => open.database.delete(campaigns));

  test("deletes a guest's draft after 400 unchanged days, a client's campaign never", async () => {
    const { database } = open;
    const userId = crypto.randomUUID();
    const names = { name: "Ada", firstName: "Ada", lastName: "" };
    await database.insert(users).values({ id: userId, email: `${userId}@example.com`, ...names });
    const rows = [
      newTestCampaign({ title: "kept 400 days", updatedAt: daysAgo(400) }),
      newTestCampaign({ title: "a day too long", createdAt: daysAgo(500), updatedAt: daysAgo(401) }),
      newTestCampaign({ title: "changed since", createdAt: daysAgo(900), updatedAt: daysAgo(1) }),
      newTestCampaign({ title: "a client's draft", userId, updatedAt: daysAgo(900) }),
      newTestCampaign({ title: "a client's launched", userId, status: "ended", updatedAt: daysAgo(900) }),
    ];
    await database.insert(campaigns).values(rows);
    expect(await removeUnusedGuestDrafts(database, now)).toBe(1);
    const left = await database.select({ title: campaigns.title }).from(campaigns);
    expect(left.map(({ title }) => title).toSorted()).toEqual([
      "a client's draft",
      "a client's launched",
      "changed since",
      "kept 400 days",
    ]);
    expect(await removeUnusedGuestDrafts(database, now)).toBe(0);
  });

  test("deletes more than one batch", async () => {
    const rows = Array.from({ length: 250 }, () => newTestCampaign({ updatedAt: daysAgo(500) }));
    await open.database.insert(campaigns).values(rows);
    expect(await removeUnusedGuestDrafts(open.database, now)).toBe(250);
    expect(await open.database.$count(campaigns)).toBe(0);
  });
});
