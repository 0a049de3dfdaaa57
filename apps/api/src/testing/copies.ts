import { buffer } from "node:stream/consumers";

import { sql } from "drizzle-orm";

import type { Database, OpenDatabase } from "../database/database.ts";
import {
  accounts,
  ads,
  adVersions,
  campaigns,
  contactMessages,
  deletionRequests,
  emailChanges,
  guestMoves,
  projects,
  rateLimits,
  sessions,
  subscriptions,
  users,
  verifications,
} from "../database/schema.ts";
import { jobKinds } from "../jobs/job-kinds.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { createLog } from "../log.ts";
import { newFileKey, type Storage } from "../storage/storage.ts";
import { openTestDatabase, type TestPlace } from "./databases.ts";
import { newTestAd, newTestCampaign } from "./rows.ts";

const at = new Date("2026-11-02T09:30:00.123Z");

/** Inserts rows into each of our tables, with values that are easily lost in a copy: microseconds, digits, signs, nulls. */
export async function fillTables(database: Database, fileKeys: string[]): Promise<void> {
  const userId = crypto.randomUUID();
  const ofUser = { id: crypto.randomUUID(), userId };
  const expiresAt = new Date("2036-01-01T00:00:00Z");
  const title = "<b>Ca\u0301fé</b> 'x'; -- عربي 👩‍🎤 \u202e\t%_\\ \"“";
  await database.insert(users).values({
    id: userId,
    name: title,
    firstName: "Ada",
    lastName: "",
    email: "ada@example.com",
    agencyCode: null,
  });
  await database.insert(sessions).values({ ...ofUser, token: "token", expiresAt });
  await database
    .insert(accounts)
    .values({ ...ofUser, providerId: "credential", accountId: userId, password: "hash" });
  await database.insert(verifications).values({ ...ofUser, identifier: "reset", value: userId, expiresAt });
  const project = { ...ofUser, name: title, nameKey: title, description: "", createdAt: at, usedAt: at };
  await database.insert(projects).values(project);
  const inputs = { prompt: "Say “hi”\n\\ $1", nested: [{ null: null, deep: 1e-7 }] } as never;
  const made = fileKeys.map((fileKey, index) =>
    newTestAd({
      title: `${title} ${index}`,
      userId: index % 2 === 0 ? userId : undefined,
      projectId: index % 2 === 0 ? ofUser.id : null,
      fileKey,
      inputs: index % 3 === 0 ? inputs : null,
      voices: [{ id: "vc_1", name: title }],
      peaks: Array.from({ length: 200 }, (_, peak) => peak),
      requestedSeconds: 0.1 + 0.2,
      loudnessLufs: -16.000000000000004,
      createdAt: new Date(at.getTime() + index),
    }),
  );
  for (let from = 0; from < made.length; from += 100)
    await database.insert(ads).values(made.slice(from, from + 100));
  await database.insert(adVersions).values({
    id: crypto.randomUUID(),
    adId: made[0]?.id ?? "",
    number: 2,
    inputs,
    voices: [],
    state: "ready",
    stage: "complete",
    loudnessLufs: -16.000000000000004,
    createdAt: at,
  });
  const launched = {
    userId,
    status: "live",
    adId: made[0]?.id,
    adFileKey: fileKeys[0],
    targetCpm: 1 / 3,
  } as const;
  await database.insert(campaigns).values([newTestCampaign(launched), newTestCampaign()]);
  await database.insert(guestMoves).values({ guestKey: "guest", userId, claimedAt: at });
  const sender = {
    fullName: title,
    businessEmail: "a@b.co",
    company: "",
    phoneNumber: "",
    message: "Hi\r\n\\n",
  };
  await database.insert(contactMessages).values({ ...sender, id: ofUser.id, createdAt: at });
  await database.insert(subscriptions).values({ email: "a@b.co", createdAt: at });
  await database.insert(deletionRequests).values({ userId, createdAt: at });
  await database
    .insert(emailChanges)
    .values({ ...ofUser, oldEmail: "ada@example.com", newEmail: "ada@example.org", createdAt: at });
  await database.insert(rateLimits).values({ key: "logIn:x", uses: 3, endsAt: at });
  await database.execute(sql`update sessions set created_at = '2026-11-02 09:30:00.123456+00'`);
}

/**
 * Four jobs for a contact message: one queued, one active when its process was killed, one that failed once, and one
 * whose kind no longer exists.
 */
export async function fillJobs(
  { database, connection }: OpenDatabase,
  messageId: string = crypto.randomUUID(),
): Promise<string[]> {
  const jobs = await openJobs({ connection, database, kinds: jobKinds, log: createLog("silent") });
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  for (const id of ids)
    await database.transaction((tx) => jobs.add(tx, "mail-contact-message", { id, data: { messageId } }));
  await jobs.stop();
  await database.execute(
    sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where id = ${ids[1]}`,
  );
  await database.execute(
    sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 2, output = '{"message": "no"}' where id = ${ids[2]}`,
  );
  await database.execute(sql`insert into pgboss.queue select (jsonb_populate_record(null::pgboss.queue,
    to_jsonb(q) || '{"name": "of-old", "dead_letter": null}')).* from pgboss.queue q where name = 'mail-contact-message'`);
  await database.execute(sql`update pgboss.job set name = 'of-old' where id = ${ids[3]}`);
  return ids;
}

/** Stores files of various lengths, including an empty one and one of several megabytes, and returns their keys. */
export async function fillStorage(storage: Storage, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, index) =>
    newFileKey(index % 5 === 4 ? "uploads" : "ads", "mp3"),
  );
  for (const [index, key] of keys.entries())
    await storage.put(key, Buffer.alloc(index === 1 ? 3_000_000 : index * 1000, `${index} `));
  return keys;
}

/**
 * All rows in every table in the `public` schema, including tables the server doesn't know, except the database's own
 * id.
 */
export async function wholeTables(database: Database): Promise<Record<string, string[]>> {
  const known = await rows<{ name: string }>(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name <> 'storage_owner' order by 1`,
  );
  const tables: Record<string, string[]> = {};
  for (const { name } of known) {
    const found = await rows<{ row: string }>(database, `select t::text as row from "${name}" t`);
    tables[name] = found.map(({ row }) => row).toSorted();
  }
  return tables;
}

/** All jobs' rows, by id. */
export async function wholeJobs(database: Database): Promise<Record<string, Record<string, unknown>>> {
  const found = await rows<{ id: string; job: Record<string, unknown> }>(
    database,
    `select id::text as id, to_jsonb(t) as job from pgboss.job t`,
  );
  return Object.fromEntries(found.map(({ id, job }) => [id, job]));
}

async function rows<Row>(database: Database, query: string): Promise<Row[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    return ((await tx.execute(sql.raw(query))) as { rows: Row[] }).rows;
  });
}

/** Every file's content by its key, except unfinished ones. */
export async function filesIn(storage: Storage): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for await (const { key } of storage.list())
    if (!key.startsWith("unfinished/"))
      files.push([key, (await buffer((await storage.read(key))!)).toString("latin1")]);
  return Object.fromEntries(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Opens a place, runs `look` on it, and closes it. */
export async function inside<Done>(
  place: TestPlace,
  look: (open: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<Done>,
) {
  const open = await openTestDatabase(place);
  return look(open).finally(() => open.close());
}
