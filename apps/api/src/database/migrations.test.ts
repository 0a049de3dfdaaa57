import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, expect, test } from "vitest";

import { openTestDatabase } from "../testing/databases.ts";
import { newTestAd } from "../testing/rows.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";
import { migrationsFolder } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { ads, users } from "./schema.ts";

afterAll(removeTestFolders);

/** Returns the folder of the first release's migrations. */
function firstMigrations(): string {
  const folder = path.join(makeTestFolder(), "migrations");
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
  expect(entries.length).toBeGreaterThan(1);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  return folder;
}

test("migrates a database from the first release and keeps its rows", async () => {
  const dataFolder = makeTestFolder();
  const client = await openPglite(path.join(dataFolder, "database"));
  const old = drizzle({ client });
  await migrate(old, { migrationsFolder: firstMigrations() });
  await old.execute(
    sql`insert into users (id, name, email, first_name, last_name) values (gen_random_uuid(), '', 'ada@example.com', 'Ada', '')`,
  );
  await client.close();

  const { database, close } = await openTestDatabase({ dataFolder });
  expect(await database.select({ email: users.email }).from(users)).toEqual([{ email: "ada@example.com" }]);
  await database.insert(ads).values(newTestAd());
  expect(await database.$count(ads)).toBe(1);
  await close();
});
