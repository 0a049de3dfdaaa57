import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { projects, users } from "../database/schema.ts";
import { engines, openTestDatabase, testDatabases } from "../testing/databases.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { listedAds, type Wanted } from "./listed-ads.ts";

afterAll(removeTestFolders);

const [userId, guestKey] = [crypto.randomUUID(), "guest-7"];
const all = { projectId: null, title: "", limit: 10, offset: 0 };

describe.each(engines)("20,000 ads owned by 200 users, on %s", (engine) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let open: OpenDatabase;
  beforeAll(async () => {
    databases = await testDatabases(engine);
    open = await openTestDatabase(await databases.newPlace());
    const at = new Date("2026-11-02T09:30:00Z");
    const named = { name: "Ada", email: "ada@example.com", firstName: "Ada", lastName: "" };
    const project = { name: "Spring", nameKey: "spring", description: "", createdAt: at, usedAt: at };
    await open.database.insert(users).values({ id: userId, ...named });
    await open.database.insert(projects).values({ id: userId, userId, ...project });
    await open.database.execute(sql`
      insert into ads (id, user_id, project_id, guest_key, title, title_key, description, source, wished_seconds, voices, state, stage, created_at, updated_at, used_at)
      select gen_random_uuid(), case n % 200 when 0 then ${userId}::uuid end, case n % 200 when 0 then ${userId}::uuid end,
        case n % 200 when 0 then null else 'guest-' || n % 200 end, 'Ad ' || n, 'ad ' || n, repeat('x', 500), 'ai', 30, '[]',
        'ready', 'complete', now() - n * interval '1 s', now(), now()
      from generate_series(1, 20000) n`);
    // Maintenance vacuums the embedded database; PostgreSQL vacuums automatically.
    await open.database.execute(engine === "PGlite" ? "vacuum" : "vacuum analyze");
  });
  afterAll(async () => {
    await open.close();
    await databases.stop();
  });

  test.each([
    ["a client's list", { userId }, all, "ads_user_listed", 10],
    ["its sixth page", { userId }, { ...all, offset: 50 }, "ads_user_listed", 10],
    ["a guest's list", { guestKey }, all, "ads_guest_listed", 10],
    ["a project's list", { userId }, { ...all, projectId: userId }, "ads_project_listed", 10],
    ["a search", { userId }, { ...all, title: "AD 19" }, "ads_user_listed", 5],
    ["a search that finds nothing", { userId }, { ...all, title: "zzz" }, "ads_user_listed", 0],
    [
      "a search in a project",
      { userId },
      { ...all, projectId: userId, title: "zzz" },
      "ads_project_listed",
      0,
    ],
  ] as [string, Parameters<typeof listedAds>[1], Wanted, string, number][])(
    "reads only the end of an index and the rows on the page for %s",
    async (_what, owner, wanted, index, shown) => {
      const query = listedAds(open.database, owner, wanted);
      expect(await query).toHaveLength(shown);
      const answer = await open.database.execute(sql`explain (analyze, timing off) ${query.getSQL()}`);
      const plan = (answer as { rows: Record<string, string>[] }).rows
        .map((row) => row["QUERY PLAN"])
        .join("\n");
      expect(plan).toContain(`Index Only Scan Backward using ${index}`);
      expect(plan).toContain("Heap Fetches: 0");
      expect(plan).not.toMatch(/Seq Scan|Bitmap/);
    },
  );
});
