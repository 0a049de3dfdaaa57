import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

import { users } from "../database/schema.ts";
import { ads, campaigns, sessions } from "../database/schema.ts";
import { openStorage } from "../storage/open-storage.ts";
import { newFileKey } from "../storage/storage.ts";
import { callAdmin, environmentOf } from "../testing/admin.ts";
import { openTestDatabase } from "../testing/databases.ts";
import { newTestAd, newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders, signUpForm, startTestApi } from "../testing/test-api.ts";

afterAll(removeTestFolders);

test("deletes an account with everything it owns, but no other account's data", async () => {
  const { api, dataFolder, ask } = await startTestApi();
  const [gone, kept] = [signUpForm(), signUpForm()];
  for (const json of [gone, kept]) await ask("POST", "/client/api/register", { json });
  await api.stop();

  const storage = await openStorage(dataFolder, undefined);
  const before = await openTestDatabase({ dataFolder });
  for (const { email } of [gone, kept]) {
    const [user] = await before.database.select().from(users).where(eq(users.email, email));
    const fileKey = newFileKey("ads", "mp3");
    await storage.put(fileKey, Buffer.from("sound"));
    const owner = { userId: user!.id, guestKey: null };
    const ad = newTestAd({ ...owner, fileKey });
    await before.database.insert(ads).values(ad);
    await before.database.insert(campaigns).values(newTestCampaign(owner));
    await before.database.execute(
      sql`insert into pgboss.job (name, data) values ('make-ad', ${JSON.stringify({ adId: ad.id })}::jsonb)`,
    );
  }
  await before.close();

  const environment = environmentOf({ dataFolder });
  const command = ["delete-account", ` ${gone.email.toUpperCase()}`] as const;
  expect(await callAdmin(environment, ...command)).toMatchObject({
    code: 0,
    output: `The account of ${gone.email} is deleted.`,
  });
  expect(await callAdmin(environment, ...command)).toMatchObject({
    code: 1,
    errors: `No account has the e-mail ${gone.email}.`,
  });
  expect(await callAdmin(environment, "delete-account")).toMatchObject({ code: 2 });

  const { database, close } = await openTestDatabase({ dataFolder });
  expect(await database.select({ email: users.email }).from(users)).toEqual([{ email: kept.email }]);
  for (const table of [ads, campaigns, sessions]) expect(await database.$count(table)).toBe(1);
  expect(await database.$count(sql`pgboss.job where name = 'make-ad'`)).toBe(1);
  expect(await Array.fromAsync(storage.list())).toHaveLength(1);
  await close();
}, 60_000);
