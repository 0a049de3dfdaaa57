import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { joinPostgres } from "./postgres-users.ts";

let postgres: TestPostgres;
let url: URL;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  url = await postgres.newDatabase();
  url.password = "hunter2";
});
afterAll(() => postgres.stop());

test("lets many processes share the database, and one use it exclusively once they have disconnected", async () => {
  const leaving = [await joinPostgres(url, false), await joinPostgres(url, false)];
  for (const leave of leaving) {
    const refused = await joinPostgres(url, true).catch((error: unknown) => error);
    expect(String(refused)).toMatch(
      /^StartError: PostgreSQL at 127\.0\.0\.1:\d+\/test_\d+ is in use by a server or another command\. Stop that one first\.$/,
    );
    await leave();
  }
  const leave = await joinPostgres(url, true);
  await leave();
});

test("locks out everyone else during exclusive use, but only from this database", async () => {
  const leave = await joinPostgres(url, true);
  await expect(joinPostgres(url, true)).rejects.toThrow("is in use");
  await expect(joinPostgres(url, false)).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/test_\d+ is being copied\. Start again when that is done\.$/,
  );
  const leaveOther = await joinPostgres(await postgres.newDatabase(), true);
  await leaveOther();
  await leave();
  const leaveAfter = await joinPostgres(url, false);
  await leaveAfter();
});

test("takes the shared lock again after its connection breaks", async () => {
  const leave = await joinPostgres(url, false);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const broken = await client.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(broken.rowCount).toBe(1);
  const holders = async () =>
    (await client.query("select 1 from pg_locks where locktype = 'advisory' and granted")).rowCount;
  await vi.waitFor(async () => expect(await holders()).toBe(0), { timeout: 10_000, interval: 10 });
  await vi.waitFor(async () => expect(await holders()).toBe(1), { timeout: 10_000, interval: 50 });
  await expect(joinPostgres(url, true)).rejects.toThrow("is in use");
  await client.end();
  await leave();
  const alone = await joinPostgres(url, true);
  await alone();
});
