import { randomUUID } from "node:crypto";
import { text as textOf } from "node:stream/consumers";

import type { Database } from "../database/database.ts";
import { storageOwner } from "../database/schema.ts";
import type { Storage } from "./storage.ts";

/** The one file that is written again: which database the others belong to. No list shows it. */
const marker = "owner";

/**
 * Whether the files are this database's: the id in it is the one beside the files. The first database that asks takes
 * files that are nobody's. What removes files that it has no rows for must ask first: started with another database, a
 * server would remove them all.
 */
export async function hasStorage(database: Database, storage: Storage): Promise<boolean> {
  const own = await idOf(database);
  const found = await storage.read(marker);
  if (found) return (await textOf(found)) === own;
  await storage.put(marker, Buffer.from(own));
  return true;
}

/** Makes the files this database's, whoever's they were. */
export async function takeStorage(database: Database, storage: Storage): Promise<void> {
  await storage.put(marker, Buffer.from(await idOf(database)));
}

/** The database's own id, which no copy of it has. */
async function idOf(database: Database): Promise<string> {
  const [known] = await database.select().from(storageOwner);
  if (known) return known.id;
  // Another process may be first: the row has room for one.
  await database.insert(storageOwner).values({ id: randomUUID() }).onConflictDoNothing();
  const [made] = await database.select().from(storageOwner);
  if (!made) throw new Error("The database keeps no id.");
  return made.id;
}
