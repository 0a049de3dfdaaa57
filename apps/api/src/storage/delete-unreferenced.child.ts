import { createHash, randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";

import { openDatabase } from "../database/open-database.ts";
import { ads } from "../database/schema.ts";
import { newTestAd } from "../testing/rows.ts";
import { deleteUnreferenced } from "./delete-unreferenced.ts";
import { openStorage } from "./open-storage.ts";
import { newFileKey } from "./storage.ts";

// Used by delete-unreferenced.test.ts: makes ads and deletes every third one, until it is killed. An ad's title is the
// hash of its audio.
const dataFolder = process.argv[2] ?? "";
const { database } = await openDatabase({ dataFolder, onError: () => undefined });
const storage = await openStorage(dataFolder, undefined);
for (let count = 1; ; count += 1) {
  const bytes = randomBytes(300_000);
  const fileKey = newFileKey("ads", "mp3");
  await storage.put(fileKey, bytes);
  const id = crypto.randomUUID();
  const title = createHash("sha256").update(bytes).digest("hex");
  await database.insert(ads).values(newTestAd({ id, title, fileKey, state: "ready" }));
  process.send?.(count % 3 === 0 ? { deleting: id } : { made: id });
  if (count % 3 !== 0) continue;
  await database.delete(ads).where(eq(ads.id, id));
  await deleteUnreferenced(database, storage, [fileKey]);
}
