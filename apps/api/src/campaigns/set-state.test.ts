import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { campaigns } from "../database/schema.ts";
import { engines, openBeforeTests } from "../testing/databases.ts";
import { newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { setCampaignState } from "./set-state.ts";

afterAll(removeTestFolders);

const now = new Date("2026-11-20T10:00:00Z");

describe.each(engines)("on %s", (engine) => {
  let open: OpenDatabase;
  openBeforeTests(engine, (opened) => {
    open = opened;
  });

  async function stored(status: typeof campaigns.$inferSelect.status) {
    const row = newTestCampaign({ status });
    await open.database.insert(campaigns).values(row);
    return row;
  }

  async function find(id: string) {
    const [row] = await open.database.select().from(campaigns).where(eq(campaigns.id, id));
    return row;
  }

  test.each([
    ["in review", "live", ""],
    ["in review", "live", "Runs from Monday."],
    ["in review", "rejected", "The ad names another brand."],
    ["live", "ended", ""],
    ["live", "live", "Runs a day longer."],
    ["rejected", "rejected", "The ad names another’s brand."],
  ] as const)("moves a campaign from %s to %s with the message %j", async (before, state, message) => {
    const row = await stored(before);
    const answer = await setCampaignState(open.database, { id: row.id, state, message, now });
    expect(answer).toEqual({ kind: "set", before });
    expect(await find(row.id)).toMatchObject({
      ...row,
      status: state,
      statusMessage: message,
      updatedAt: now,
    });
  });

  test.each([
    ["live", "in review", ["draft", "cancelled", "ended", "rejected"]],
    ["ended", "live", ["draft", "in review", "cancelled", "rejected"]],
    ["rejected", "in review", ["draft", "live", "cancelled", "ended"]],
  ] as const)("sets a campaign to %s only if it is %s", async (state, expected, others) => {
    for (const before of others) {
      const row = await stored(before);
      const answer = await setCampaignState(open.database, { id: row.id, state, message: "Why", now });
      expect(answer).toEqual({ kind: "conflict", before, expected });
      expect(await find(row.id)).toMatchObject(row);
    }
  });
});
