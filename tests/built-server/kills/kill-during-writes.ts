import { setTimeout as sleep } from "node:timers/promises";

import { openDatabase } from "@earshot/api/database/open-database.ts";

import type { RunningServer } from "../built-server.ts";
import { guestWriter } from "./guest-writer.ts";
import { type Place, withPlace } from "./place.ts";
import { projectWriter } from "./project-writer.ts";
import { type KillOptions, type KillReport, randomFrom } from "./seed.ts";
import {
  mailedMessages,
  type MessageWriter,
  messageWriter,
  settingsWriter,
  signUpWriter,
  type Writer,
} from "./writers.ts";

/**
 * The maximum number of responses before a kill, and the longest wait in ms after the last one, so that a kill may
 * hit any moment of a write.
 */
const most = { replies: 60, afterMs: 30 } as const;

/** How many emails the two workers may have written but not recorded when they are killed. */
const doubledByKill = 2;

/** How long to wait for the last server's emails, in ms; a job interrupted by a kill restarts within 5 s. */
const patienceMs = 40_000;

/**
 * Kills (-9) the built server repeatedly while six clients write to it, always on the same data folder. After each
 * restart, checks everything that was acknowledged.
 */
export function killDuringWrites({ times, seed, ...options }: KillOptions): Promise<KillReport> {
  return withPlace(options, async (place) => {
    const random = randomFrom(seed);
    const report: KillReport = { acknowledged: 0, errors: [] };
    let server = await place.start();
    const messages = messageWriter();
    const writers: Writer[] = [
      signUpWriter(),
      guestWriter(),
      await projectWriter(server.origin, "first-projects@kills.example", randomFrom(seed + 1)),
      await projectWriter(server.origin, "second-projects@kills.example", randomFrom(seed + 2)),
      await settingsWriter(server.origin, "settings@kills.example"),
      messages,
    ];
    for (let kill = 1; kill <= times; kill += 1) {
      report.acknowledged += await killWhileWriting(writers, server, random);
      server = await place.start();
      for (const writer of writers) {
        const errors = await writer.check(server.origin);
        report.errors.push(...errors.map((error) => `After kill ${kill}: ${error}`));
      }
    }
    await waitForMails(place.folder, messages);
    const code = await server.end("SIGTERM");
    if (code !== 0) report.errors.push(`The last server stopped with ${code}: ${server.output()}`);
    report.errors.push(...(await checkMessages(place, messages, times)));
    return report;
  });
}

/** Kills the server while every client writes. Returns the number of responses. */
async function killWhileWriting(
  writers: readonly Writer[],
  { origin, end }: RunningServer,
  random: () => number,
): Promise<number> {
  const until = Math.floor(random() * most.replies);
  const moment = Promise.withResolvers<void>();
  let replies = 0;
  const onReply = () => {
    replies += 1;
    if (replies >= until) moment.resolve();
  };
  const writing = Promise.all(writers.map((writer) => writer.write(origin, onReply)));
  await Promise.race([moment.promise, writing]);
  await sleep(random() * most.afterMs);
  await end("SIGKILL");
  await writing;
  return replies;
}

async function waitForMails(folder: string, messages: MessageWriter): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(100)) {
    const mailed = mailedMessages(folder);
    if (messages.acknowledged().every((message) => mailed.has(message))) return;
  }
}

/**
 * Checks that every acknowledged message is stored once and emailed, and a pending one at most once; a kill may
 * duplicate an email.
 */
async function checkMessages(place: Place, messages: MessageWriter, kills: number): Promise<string[]> {
  const { messages: stored, halves } = await readStoredRows(place);
  const mailed = mailedMessages(place.folder);
  const acknowledged = messages.acknowledged();
  const allowed = new Set([...acknowledged, ...messages.pending()]);
  const doubled = Array.from(mailed.values(), (count) => count - 1).reduce((sum, more) => sum + more, 0);
  return [
    ...acknowledged.filter((message) => !stored.includes(message)).map((message) => `${message} is lost`),
    ...acknowledged.filter((message) => !mailed.has(message)).map((message) => `${message} was not mailed`),
    ...stored.filter((message) => !allowed.has(message)).map((message) => `Nobody sent ${message}`),
    ...stored
      .filter((message, at) => stored.indexOf(message) !== at)
      .map((message) => `${message} is stored twice`),
    ...(doubled > kills * doubledByKill ? [`${doubled} mails were sent twice`] : []),
    ...Object.entries(halves).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
  ];
}

/** Queries that count incomplete data. */
const halfQueries = {
  "accounts without a password":
    "select count(*) from users where not exists (select 1 from accounts where user_id = users.id and password is not null)",
  "unfinished guest migrations": "select count(*) from guest_moves where moved_at is null",
  "messages without a mail or a job":
    "select count(*) from contact_messages m where mailed_at is null and not exists (select 1 from pgboss.job where id = m.id and state in ('created', 'retry', 'active'))",
};

const rethrow = (error: unknown): never => {
  throw error;
};

/** Reads the stored rows. No server may have the database open. */
async function readStoredRows({
  folder,
  databaseUrl,
}: Place): Promise<{ messages: string[]; halves: Record<string, number> }> {
  const options = { dataFolder: folder, onError: rethrow, ...(databaseUrl && { databaseUrl }) };
  const { database, close } = await openDatabase(options);
  const rowsOf = async (query: string) => {
    const { rows } = (await database.execute(query)) as { rows: Record<string, string>[] };
    return rows;
  };
  try {
    const rows = await rowsOf("select message from contact_messages");
    const halves: Record<string, number> = {};
    for (const [name, query] of Object.entries(halfQueries)) {
      const [found] = await rowsOf(query);
      halves[name] = Number(found?.["count"]);
    }
    return { messages: rows.map(({ message }) => message ?? ""), halves };
  } finally {
    await close();
  }
}
