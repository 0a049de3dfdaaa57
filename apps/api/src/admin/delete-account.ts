import { eq, inArray, sql } from "drizzle-orm";

import { emailKey } from "../accounts/email-key.ts";
import { versionFiles } from "../ads/version-files.ts";
import type { Database } from "../database/database.ts";
import { ads, campaigns, emailChanges, users, verifications } from "../database/schema.ts";
import { deleteUnreferenced } from "../storage/delete-unreferenced.ts";
import { openStorage } from "../storage/open-storage.ts";
import { type Command, CommandError, readWords } from "./command.ts";
import { refuseMissingDatabase, withDatabase } from "./open-for-admin.ts";

/** Deletes an account permanently. */
export const deleteAccount: Command = {
  usage: "<e-mail>",
  does: [
    "Deletes an account with its projects, ads, files, campaigns, sessions and jobs, at once and for good.",
    "The embedded database can't be open in a server meanwhile.",
  ],
  example: "ada@example.com",
  async run({ words, config, print }) {
    const { positionals } = readWords(words, {}, { least: 1, most: 1 });
    const email = emailKey(positionals[0] ?? "");
    refuseMissingDatabase(config);
    await withDatabase(config, async (database) => {
      const files = await deleteRows(database, email);
      await deleteUnreferenced(database, await openStorage(config.dataFolder, config.bucket), files);
    });
    print(`The account of ${email} is deleted.`);
  },
};

/** Returns the keys of the files that the account's rows referenced. The other rows are deleted by cascade. */
async function deleteRows(database: Database, email: string): Promise<(string | null)[]> {
  return database.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for("update");
    if (!user) throw new CommandError(`No account has the e-mail ${email}.`);
    const own = await tx
      .select({ id: ads.id, fileKey: ads.fileKey, originalKey: ads.originalKey })
      .from(ads)
      .where(eq(ads.userId, user.id));
    const earlier = await versionFiles(tx, eq(ads.userId, user.id));
    const launched = await tx
      .select({ fileKey: campaigns.adFileKey })
      .from(campaigns)
      .where(eq(campaigns.userId, user.id));
    const changes = await tx
      .select({ id: emailChanges.id })
      .from(emailChanges)
      .where(eq(emailChanges.userId, user.id));
    await deleteJobs(tx, [user.id, ...[...own, ...changes].map(({ id }) => id)]);
    await tx.delete(verifications).where(eq(verifications.value, user.id));
    await tx.delete(users).where(eq(users.id, user.id));
    return [
      ...own.flatMap(({ fileKey, originalKey }) => [fileKey, originalKey]),
      ...earlier,
      ...launched.map(({ fileKey }) => fileKey),
    ];
  });
}

/** Deletes the jobs whose data refers to these rows, including finished ones. */
async function deleteJobs(tx: Database, ids: string[]): Promise<void> {
  const [queue] = await tx
    .select({ isThere: sql<boolean>`to_regclass('pgboss.job') is not null` })
    .from(sql`(select 1)`);
  if (!queue?.isThere) return;
  for (const name of ["userId", "adId", "changeId"])
    await tx.execute(sql`delete from pgboss.job where ${inArray(sql`data->>${name}`, ids)}`);
}
