import { setTimeout as pause } from "node:timers/promises";

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

const minute = 60_000;
const hour = 60 * minute;

/** The grace period in ms: a file gets its row within minutes, and after a day it never will. */
const graceMs = 24 * hour;

/** How many days messages and outbox emails are kept: not forever, because they contain names and e-mail addresses. */
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
 * because a vacuum takes longer the more rows have changed. Returns a function that stops both.
 */
export function scheduleMaintenance({
  connection,
  onError,
  ...parts
}: Parts & { connection: Connection; onError: (error: unknown) => void }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    for (let round = 0; !signal.aborted; round++) {
      await pause(5 * minute, undefined, { signal, ref: false });
      if (round % 12 === 0) await runMaintenance({ ...parts, signal }).catch(onError);
      if (connection.engine === "PGlite") await vacuum(parts.database, signal).catch(onError);
    }
  };
  // Aborting the pause rejects its promise.
  const stopped = loop().catch(() => undefined);
  return async () => {
    stopping.abort();
    await stopped;
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
