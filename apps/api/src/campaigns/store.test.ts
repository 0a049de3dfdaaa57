import { afterAll, describe, expect, test } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { engines, openBeforeTests } from "../testing/databases.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { newCampaign } from "./draft.ts";
import { campaignsStore } from "./store.ts";

afterAll(removeTestFolders);

const owner = { guestKey: "guest" };
const now = new Date("2026-11-02T09:30:00Z");

describe.each(engines)("a campaign whose ad is deleted between the check and the write, on %s", (engine) => {
  let open: OpenDatabase;
  openBeforeTests(engine, (opened) => {
    open = opened;
  });

  test("is neither created nor changed", async () => {
    const store = campaignsStore(open.database);
    const gone = crypto.randomUUID();
    expect(await store.add(owner, { ...newCampaign(owner, now), adId: gone })).toBe("ad gone");
    const draft = { ...newCampaign(owner, now), title: "Summer" };
    expect(await store.add(owner, draft)).toBe("added");
    const changed = await store.change(owner, draft.id, async (row) => ({
      ...row,
      title: "Autumn",
      adId: gone,
    }));
    expect(changed).toBeNull();
    expect(await store.list(owner, { title: "", status: null, limit: 10, offset: 0 })).toEqual([
      { row: draft, ad: null },
    ]);
  });
});
