import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";

import * as schema from "./schema.ts";

type Snapshot = Parameters<typeof generateMigration>[0];

test("has migrations that match the schema (if not, run `npm run migrations -w @earshot/api`)", async () => {
  const folder = path.join(import.meta.dirname, "migrations", "meta");
  const last = readdirSync(folder)
    .filter((file) => file.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  const migrated = JSON.parse(readFileSync(path.join(folder, last ?? ""), "utf8")) as Snapshot;
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});
