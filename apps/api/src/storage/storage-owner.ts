import { randomUUID } from "node:crypto";
import { text as textOf } from "node:stream/consumers";

import type { Database } from "../database/database.ts";
import { storageOwner } from "../database/schema.ts";
import type { Storage } from "./storage.ts";

/** The one file that is rewritten: the id of the database that the files belong to. Not listed. */
const marker = "owner";

/**
 * Checks that the files belong to this database, by the id stored beside them; unowned files become its own. Check
 * before deleting unreferenced files: with another database a server would delete all.
 */
export async function hasStorage(database: Database, storage: Storage): Promise<boolean> {
  const own = await idOf(database);
  const found = await storage.read(marker);
  if (found) return (await textOf(found)) === own;
  await storage.put(marker, Buffer.from(own));
  return true;
}

/** Assigns the files to this database. */
export async function takeStorage(database: Database, storage: Storage): Promise<void> {
  await storage.put(marker, Buffer.from(await idOf(database)));
}

/** The database's id, which copies don't share. */
async function idOf(database: Database): Promise<string> {
  const [known] = await database.select().from(storageOwner);
  if (known) return known.id;
  // Another process may be first: the table holds one row.
  await database.insert(storageOwner).values({ id: randomUUID() }).onConflictDoNothing();
  const [made] = await database.select().from(storageOwner);
  if (!made) throw new Error("The database keeps no id.");
  return made.id;
}
