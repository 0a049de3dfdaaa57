import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import { StartError } from "../start-error.ts";

/** An advisory lock's key: an arbitrary number, the same in every process. */
const usersLock = 72_350_915;

/** How long to wait before reconnecting, in ms. */
const retryMs = 1000;

type Held = { client: Client; ended: Promise<void> };

/**
 * Holds a shared advisory lock on a separate connection, so that the count of users is correct even after a kill -9.
 * `alone` takes it exclusively. Returns a function that releases it. Throws `StartError` if the lock can't be taken.
 */
export async function joinPostgres(url: URL, alone: boolean): Promise<() => Promise<void>> {
  let held = await hold(url, alone);
  if (!held) throw new StartError(alone ? inUse(url) : beingCopied(url));
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = once(signal, "abort");
  const rejoin = async () => {
    while (!signal.aborted) {
      await Promise.race([held?.ended, left]);
      await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) held = await hold(url, false).catch(() => null);
    }
  };
  const staying = (async () => {
    // A server survives a restart of PostgreSQL, but exclusive work doesn't: it fails with its connection.
    if (!alone) await rejoin();
    await left;
    await held?.client.end();
  })();
  return async () => {
    leaving.abort();
    await staying;
  };
}

/** The connection that holds the lock; null if the lock is taken. */
async function hold(url: URL, alone: boolean): Promise<Held | null> {
  const client = new Client({
    connectionString: url.href,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve) => {
    client.once("end", resolve);
  });
  // Ignored, because the pool reports database errors.
  client.on("error", () => undefined);
  await client.connect();
  const ask = alone ? "pg_try_advisory_lock" : "pg_try_advisory_lock_shared";
  const { rows } = await client.query<{ locked: boolean }>(`select ${ask}($1) as locked`, [usersLock]);
  if (rows[0]?.locked) return { client, ended };
  await client.end();
  return null;
}

const nameOf = ({ hostname, port, pathname }: URL) => `${hostname}:${port || 5432}${pathname}`;

function inUse(url: URL): string {
  return `PostgreSQL at ${nameOf(url)} is in use by a server or another command. Stop that one first.`;
}

function beingCopied(url: URL): string {
  return `PostgreSQL at ${nameOf(url)} is being copied. Start again when that is done.`;
}
