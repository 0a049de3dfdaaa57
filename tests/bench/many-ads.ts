import { startPostgres } from "@earshot/api/testing/postgres.ts";

import { withFolder } from "../built-server/temporary-folder.ts";
import { listCalls, startListedServer } from "./many-ads/listed-server.ts";
import type { Bench, Figure } from "./runner/bench.ts";
import { median } from "./runner/quantile.ts";

const small = { ads: 1000, people: 10 };
const large = { ads: 100_000, people: 1000 };

/** How many times as long a call may take with the many as with the few. */
const most = 1.5;

/** Calls of each kind on each server; the first ones are not counted. */
const [calls, warmUp] = [300, 50];

/** Both servers at once, asked in turn, so that whatever else the machine does falls on both. */
async function compare(engine: string, newDatabase?: () => Promise<URL>): Promise<Figure[]> {
  return withFolder((smallFolder) =>
    withFolder(async (largeFolder) => {
      const few = await startListedServer(
        { dataFolder: smallFolder, databaseUrl: await newDatabase?.() },
        small,
      );
      const many = await startListedServer(
        { dataFolder: largeFolder, databaseUrl: await newDatabase?.() },
        large,
      );
      const figures: Figure[] = [];
      for (const call of Object.keys(listCalls) as (keyof typeof listCalls)[]) {
        const times: { few: number; many: number }[] = [];
        for (let turn = 0; turn < calls + warmUp; turn += 1)
          times.push({ few: await few.ask(call), many: await many.ask(call) });
        const counted = times.slice(warmUp);
        const ofFew = median(counted.map((time) => time.few));
        const ofMany = median(counted.map((time) => time.many));
        figures.push(
          { what: `${engine}, ${call}, with the few`, value: ofFew, unit: "ms" },
          { what: `${engine}, ${call}, with the many`, value: ofMany, unit: "ms" },
          { what: `${engine}, ${call}: many ÷ few`, value: ofMany / ofFew, unit: "×", most },
        );
      }
      await Promise.all([few.stop(), many.stop()]);
      return figures;
    }),
  );
}

export const bench: Bench = {
  title: `Calls for ads with ${large.ads} of ${large.people} people, and with ${small.ads} of ${small.people}: medians of ${calls}, asked in turn`,
  async measure() {
    const embedded = await compare("PGlite");
    const postgres = await startPostgres();
    const shared = await compare("PostgreSQL", () => postgres.newDatabase());
    await postgres.stop();
    return [...embedded, ...shared];
  },
};
