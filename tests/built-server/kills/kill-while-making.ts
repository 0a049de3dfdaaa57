import { setTimeout as pause } from "node:timers/promises";

import { startBuiltServer } from "../built-server.ts";
import { randomFrom } from "../random.ts";
import { withFolder } from "../temporary-folder.ts";
import { type Advertiser, advertiser } from "./advertiser.ts";
import type { KillReport, Kills } from "./kill-report.ts";

/** An ad of one's own few words takes a second or two: a kill comes at any moment of two of them. In ms. */
const mostAfterMs = 4000;

/** How long the last server may take for everything that is left, in ms. */
const patienceMs = 180_000;

/**
 * Kills (-9) the built server again and again while ads are begun and made, always on the same data folder. In the end every
 * ad must be there once, ready and to be heard: those that were acknowledged, and those that were asked for again.
 */
export function killWhileMaking({ times, seed }: Kills): Promise<KillReport> {
  return withFolder(async (folder) => {
    const random = randomFrom(seed);
    const report: KillReport = { acknowledged: 0, wrong: [] };
    const all: Advertiser[] = [];
    for (let kill = 1; kill <= times; kill += 1) {
      const { origin, end } = await startBuiltServer(folder);
      all.push(advertiser(kill));
      const beginning = beginAll(all, origin);
      await Promise.race([
        pause(random() * mostAfterMs),
        beginning.then(() => pause(random() * mostAfterMs)),
      ]);
      await end("SIGKILL");
      await beginning;
      report.acknowledged = all.reduce((sum, each) => sum + each.acknowledged(), 0);
    }
    const server = await startBuiltServer(folder);
    await beginAll(all, server.origin);
    for (const each of all) report.wrong.push(...(await untilMade(each, server.origin)));
    const code = await server.end("SIGTERM");
    if (code !== 0) report.wrong.push(`The last server stopped with ${code}: ${server.said()}`);
    return report;
  });
}

/** Begins everybody's ads, until the server is gone: `fetch` tells that with a `TypeError`. */
async function beginAll(all: readonly Advertiser[], origin: string): Promise<void> {
  for (const each of all)
    try {
      await each.begin(origin);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
}

async function untilMade(each: Advertiser, origin: string): Promise<string[]> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(200)) {
    const wrong = await each.look(origin);
    if (wrong) return wrong;
  }
  return ["Some ads are still in the making."];
}
