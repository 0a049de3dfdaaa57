import { setTimeout as pause } from "node:timers/promises";

import type { PGlite } from "@electric-sql/pglite";
import { is, lte, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

import { deleteExpired } from "../accounts/delete-expired.ts";
import { removeUnusedGuestAds } from "../ads/unused-guest-ads.ts";
import { removeUnusedGuestDrafts } from "../campaigns/unused-guest-drafts.ts";
import type { Connection, Database } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import { deleteExpiredRates } from "../http/rate-limits.ts";
import { deleteMailsBefore } from "../mail/open-mail.ts";
import { referencedKeys, sweepFiles } from "../storage/delete-unreferenced.ts";
import { hasStorage } from "../storage/storage-owner.ts";
import type { Storage } from "../storage/storage.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The grace period in ms: a file gets its row within minutes, and after a day it never will. */
const graceMs = 24 * hour;

/** How many bytes of write-ahead log the embedded database may add before a checkpoint. */
const mostLogBytes = 32 * 1024 * 1024;

/** How many days messages and outbox emails are kept: not forever, because they contain names and email addresses. */
const messagesKeptDays = 180;

type Parts = {
  database: Database;
  storage: Storage;
  now: () => Date;
  /** The folder for emails that are written to disk. */
  outbox?: string;
};

/**
 * Runs maintenance five minutes after the start and then hourly. Vacuums the embedded database every five minutes,
 * because a vacuum takes longer the more rows have changed, and checks its write-ahead log every ten seconds. Returns a
 * function that stops all of these.
 */
export function scheduleMaintenance({
  connection,
  onError,
  ...parts
}: Parts & { connection: Connection; onError: (error: unknown) => void }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const every = async (interval: number, run: (round: number) => Promise<void>) => {
    for (let round = 0; !signal.aborted; round++) {
      await pause(interval, undefined, { signal, ref: false });
      await run(round).catch(onError);
    }
  };
  const loops = [
    every(5 * minute, async (round) => {
      if (round % 12 === 0) await runMaintenance({ ...parts, signal }).catch(onError);
      if (connection.engine === "PGlite") await vacuum(parts.database, signal);
    }),
  ];
  if (connection.engine === "PGlite") loops.push(every(10 * second, () => checkpoint(connection.client)));
  return async () => {
    stopping.abort();
    // Aborting a pause rejects its promise.
    await Promise.allSettled(loops);
  };
}

/**
 * Deletes expired rate limits, sessions and links, old messages and outbox emails, the ads and drafts of guests who
 * don't return, and unreferenced files. Throws if the files belong to another database. The signal stops it between two
 * steps.
 */
export async function runMaintenance(parts: Parts & { signal?: AbortSignal }): Promise<void> {
  const { database, storage, now, outbox, signal } = parts;
  await deleteExpiredRates(database, now());
  await deleteExpired(database, now());
  const oldest = new Date(now().getTime() - messagesKeptDays * 24 * hour);
  const { contactMessages } = schema;
  await database.delete(contactMessages).where(lte(contactMessages.createdAt, oldest));
  if (outbox !== undefined) await deleteMailsBefore(outbox, oldest);
  await removeUnusedGuestAds(database, storage, now());
  await removeUnusedGuestDrafts(database, now());
  const olderThan = new Date(now().getTime() - graceMs);
  if (signal?.aborted) return;
  if (!(await hasStorage(database, storage)))
    throw new Error(
      "The files belong to another database: none was removed. `npm run admin -- copy` hands them over.",
    );
  const referencedAmong = (keys: string[]) => referencedKeys(database, keys);
  await sweepFiles({ storage, referencedAmong, olderThan, signal });
}

/**
 * Makes the space of deleted and changed rows reusable, and index-only scans possible, which PostgreSQL does by itself
 * but the embedded database does not. Table by table, because requests wait while a statement runs.
 */
export async function vacuum(database: Database, signal?: AbortSignal): Promise<void> {
  for (const table of Object.values(schema)) {
    if (signal?.aborted) return;
    if (is(table, PgTable)) await database.execute(sql`vacuum ${table}`);
  }
}

/**
 * Flushes the embedded database's tables once its write-ahead log has grown, so that the log can be reused. PostgreSQL
 * does this in the background, but the embedded database does not, and its log would grow until a restart.
 */
export async function checkpoint(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ isDue: boolean }>(
    `select pg_current_wal_insert_lsn() - redo_lsn > ${mostLogBytes} as "isDue" from pg_control_checkpoint()`,
  );
  if (rows[0]?.isDue) await client.query("checkpoint");
}
