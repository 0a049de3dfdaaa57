import { setTimeout as pause } from "node:timers/promises";

import { startBuiltServer } from "../built-server.ts";
import { randomFrom } from "../random.ts";
import { withFolder } from "../temporary-folder.ts";
import { type Correspondents, correspondents, mailedMessages } from "./correspondents.ts";
import { guests } from "./guests.ts";
import { readKeptRows } from "./kept-rows.ts";
import type { KillReport, Kills } from "./kill-report.ts";
import { newcomers } from "./newcomers.ts";
import { projectKeeper } from "./project-keeper.ts";
import { settingsKeeper } from "./settings-keeper.ts";
import type { Writer } from "./writer.ts";

/** A kill comes after so many answers at most, and then within so many ms: at any moment of the writes that follow. */
const most = { answers: 60, afterMs: 30 } as const;

/** Mails that two workers may have written, but not noted, at the moment of a kill. */
const doubledByKill = 2;

/** How long the mails of the last server are waited for, in ms; a job that a kill came into begins again within 5 s. */
const patienceMs = 40_000;

/**
 * Kills (-9) the built server again and again while six people write to it, always on the same data folder, and looks
 * for everything that was acknowledged each time that the next one has started.
 */
export function killUnderWrites({ times, seed }: Kills): Promise<KillReport> {
  return withFolder(async (folder) => {
    const random = randomFrom(seed);
    const report: KillReport = { acknowledged: 0, wrong: [] };
    let server = await startBuiltServer(folder);
    const letters = correspondents();
    const writers: Writer[] = [
      newcomers(),
      guests(),
      await projectKeeper(server.origin, "first-keeper@kills.example", randomFrom(seed + 1)),
      await projectKeeper(server.origin, "second-keeper@kills.example", randomFrom(seed + 2)),
      await settingsKeeper(server.origin, "settings-keeper@kills.example"),
      letters,
    ];
    for (let kill = 1; kill <= times; kill += 1) {
      report.acknowledged += await killWhile(writers, server, random);
      server = await startBuiltServer(folder);
      for (const writer of writers) {
        const wrong = await writer.look(server.origin);
        report.wrong.push(...wrong.map((words) => `After kill ${kill}: ${words}`));
      }
    }
    await waitForMails(folder, letters);
    const code = await server.end("SIGTERM");
    if (code !== 0) report.wrong.push(`The last server stopped with ${code}: ${server.said()}`);
    report.wrong.push(...(await wrongMessages(folder, letters, times)));
    return report;
  });
}

/** Lets everybody write, and kills the server at a moment of it; gives how many answers there were. */
async function killWhile(
  writers: readonly Writer[],
  { origin, end }: Awaited<ReturnType<typeof startBuiltServer>>,
  random: () => number,
): Promise<number> {
  const until = Math.floor(random() * most.answers);
  const moment = Promise.withResolvers<void>();
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
    if (answers >= until) moment.resolve();
  };
  const writing = Promise.all(writers.map((writer) => writer.write(origin, onAnswer)));
  await Promise.race([moment.promise, writing]);
  await pause(random() * most.afterMs);
  await end("SIGKILL");
  await writing;
  return answers;
}

async function waitForMails(folder: string, letters: Correspondents): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(100)) {
    const mailed = mailedMessages(folder);
    if (letters.acknowledged().every((message) => mailed.has(message))) return;
  }
}

/** Every message is kept once and mailed, those that a kill came into once or not at all; a kill may double a mail. */
async function wrongMessages(folder: string, letters: Correspondents, kills: number): Promise<string[]> {
  const { messages, halves } = await readKeptRows(folder);
  const mailed = mailedMessages(folder);
  const acknowledged = letters.acknowledged();
  const allowed = new Set([...acknowledged, ...letters.underWay()]);
  const doubled = Array.from(mailed.values(), (count) => count - 1).reduce((sum, more) => sum + more, 0);
  return [
    ...acknowledged.filter((message) => !messages.includes(message)).map((message) => `${message} is gone`),
    ...acknowledged.filter((message) => !mailed.has(message)).map((message) => `${message} was not mailed`),
    ...messages.filter((message) => !allowed.has(message)).map((message) => `Nobody wrote ${message}`),
    ...messages
      .filter((message, place) => messages.indexOf(message) !== place)
      .map((message) => `${message} is there twice`),
    ...(doubled > kills * doubledByKill ? [`${doubled} mails came twice`] : []),
    ...Object.entries(halves).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
  ];
}
