import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { engines, openBeforeTests } from "../testing/databases.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { countRates, deleteExpiredRates } from "./rate-limits.ts";

afterAll(removeTestFolders);

describe.each(engines)("on %s", (engine) => {
  let open: OpenDatabase;
  let time = Date.parse("2026-11-02T09:30:00Z");
  const now = () => new Date(time);
  const once = ["reset", "10.0.0.1", "too_often"] as const;
  const limit = { most: 3, within: 60_000 };
  const counted = () =>
    countRates({ database: open.database, now, others: { reset: limit, contact: limit } });
  openBeforeTests(engine, (opened) => {
    open = opened;
  });

  test("resets counts when the window ends, but not on a restart", async () => {
    await counted().spend(...once);
    time += 59_000;
    await counted().spend(...once);
    await counted().spend(...once);
    await expect(counted().spend(...once)).rejects.toMatchObject({
      status: 429,
      code: "too_often",
      retryAfter: 1,
    });
    time += 1000;
    await counted().spend(...once);
    await counted().spend(...once);
    await counted().spend(...once);
    await expect(counted().spend(...once)).rejects.toMatchObject({ retryAfter: 60 });
  });

  test("counts each key and limit separately", async () => {
    const limits = counted();
    for (const key of ["a", "a", "a", "b"]) await limits.spend("contact", key, "too_often");
    await limits.spend("reset", "a", "too_often");
    await expect(limits.spend("contact", "a", "too_often")).rejects.toMatchObject({ status: 429 });
  });

  test("neither changes nor locks a row above the limit", async () => {
    const limits = counted();
    const spend = () => limits.spend("contact", "full", "too_often");
    for (let use = 0; use < limit.most; use += 1) await spend();
    const columns = { key: rateLimits.key, writtenBy: sql`xmin::text`, lockedBy: sql`xmax::text` };
    const before = await open.database.select(columns).from(rateLimits);
    await expect(spend()).rejects.toMatchObject({ status: 429 });
    expect(await open.database.select(columns).from(rateLimits)).toEqual(before);
  });

  test("allows the addresses of an IPv6 network eight times the limit in total", async () => {
    const limits = counted();
    const spend = (subnet: number) => limits.spend("contact", `2001:db8:1:${subnet}::`, "too_often");
    for (let use = 0; use < 30; use += 1) await spend(1).catch(() => undefined);
    for (let subnet = 2; subnet <= 22; subnet += 1) await spend(subnet);
    await limits.giveBack("contact", "2001:db8:1:5::");
    await spend(23);
    await expect(spend(24)).rejects.toMatchObject({ status: 429 });
    await expect(limits.assertLeft("contact", "2001:db8:1:25::", "too_often")).rejects.toMatchObject({
      status: 429,
    });
    await limits.spend("contact", "2001:db8:2:1::", "too_often");
  });

  test("allows exactly the limit under concurrency", async () => {
    const limits = counted();
    const tries = Array.from({ length: 20 }, () =>
      limits.spend("reset", "crowd", "too_often").then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3);
  });

  test("counts a use even if its timestamp is slightly behind the previous one's", async () => {
    const limits = counted();
    for (const late of [0, 1, 2]) {
      time -= late;
      await limits.spend("reset", "behind", "too_often");
    }
    time -= 1000;
    await expect(limits.spend("reset", "behind", "too_often")).rejects.toMatchObject({ retryAfter: 60 });
    time += 1003;
  });

  test("deletes expired counts and stores no IP addresses", async () => {
    await counted().spend("reset", "203.0.113.9", "too_often");
    const rows = await open.database.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    await deleteExpiredRates(open.database, new Date(time + 60_001));
    expect(await open.database.$count(rateLimits)).toBe(0);
  });
});
