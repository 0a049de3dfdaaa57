import { rateLimits as usual } from "@earshot/contract/limits.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

import { ads, rateLimits } from "../database/schema.ts";
import { countRates } from "../http/rate-limits.ts";
import { openStorage } from "../storage/storage.ts";
import { newTestAd } from "../testing-ads.ts";
import { engines, openTestDatabase, testDatabases } from "../testing-database.ts";
import { removeTestFolders } from "../testing.ts";
import { cleanHouse } from "./housekeeping.ts";

afterAll(removeTestFolders);

const day = 24 * 60 * 60 * 1000;

test.each(engines)("what nobody needs any more goes, what is in use stays, on %s", async (engine) => {
  const databases = await testDatabases(engine);
  const place = await databases.newPlace();
  const { database, connection, close } = await openTestDatabase(place);
  const storage = await openStorage(place.dataFolder, undefined);
  let time = Date.now();
  const now = () => new Date(time);
  const clean = () => cleanHouse({ database, connection, storage, now });
  const keys = async () => (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted();

  await countRates({ database, now }).spend("contact", "somebody", "");
  for (const key of ["ads/aa/kept.mp3", "ads/aa/unused.mp3", "ads/aa/unnamed.mp3"])
    await storage.put(key, Buffer.from("sound"));
  const kept = newTestAd({ fileKey: "ads/aa/kept.mp3", usedAt: now() });
  const unused = newTestAd({ fileKey: "ads/aa/unused.mp3", usedAt: new Date(time - 401 * day) });
  await database.insert(ads).values([kept, unused]);

  time += usual.contact.within - 1000;
  await clean();
  expect(await database.$count(rateLimits)).toBe(1);
  expect(await database.select({ id: ads.id }).from(ads)).toEqual([{ id: kept.id }]);
  expect(await keys()).toEqual(["ads/aa/kept.mp3", "ads/aa/unnamed.mp3"]);

  time += day;
  await clean();
  expect(await database.$count(rateLimits)).toBe(0);
  expect(await keys()).toEqual(["ads/aa/kept.mp3"]);

  if (engine === "PGlite") {
    const answer = await database.execute(sql`select relallvisible from pg_class where relname = 'ads'`);
    expect((answer as { rows: object[] }).rows).toEqual([{ relallvisible: 1 }]);
  }
  await close();
  await databases.stop();
});
