import { randomUUID } from "node:crypto";
import { text as textOf } from "node:stream/consumers";

import type { Database } from "../database/database.ts";
import { storageOwner } from "../database/schema.ts";
import type { Storage } from "./storage.ts";

/** The only file that is ever rewritten: the id of the database that owns the files. Not listed. */
const marker = "owner";

/**
 * Checks that the files belong to this database, by the id stored with them; claims unowned files. Check this before
 * deleting unreferenced files, because a server with another database would delete all of them.
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
  // The table has a single row, and another process may have inserted it first.
  await database.insert(storageOwner).values({ id: randomUUID() }).onConflictDoNothing();
  const [made] = await database.select().from(storageOwner);
  if (!made) throw new Error("The database keeps no id.");
  return made.id;
}
