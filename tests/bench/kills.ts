import { killFirstStarts } from "../built-server/kills/kill-first-start.ts";
import { killUnderWrites } from "../built-server/kills/kill-under-writes.ts";
import { killWhileMaking } from "../built-server/kills/kill-while-making.ts";
import { seedOfRun } from "../built-server/random.ts";
import type { Bench } from "./runner/bench.ts";

const seed = seedOfRun(process.env);
const times = { underWrites: 20, firstStart: 10, whileMaking: 20 } as const;

export const bench: Bench = {
  title: `kill -9 of the built server, then the next start (SEED=${seed} has the same moments again)`,
  async measure() {
    const writes = await killUnderWrites({ times: times.underWrites, seed });
    const starts = await killFirstStarts({ times: times.firstStart, seed });
    const making = await killWhileMaking({ times: times.whileMaking, seed });
    for (const words of [...writes.wrong, ...starts.wrong, ...making.wrong]) console.log(words);
    return [
      { what: "kills under writes", value: times.underWrites, unit: "" },
      { what: "answers acknowledged before them", value: writes.acknowledged, unit: "" },
      { what: "lost, doubled or halved", value: writes.wrong.length, unit: "", most: 0 },
      { what: "kills of a very first start", value: times.firstStart, unit: "" },
      { what: "next starts that did not work", value: starts.wrong.length, unit: "", most: 0 },
      { what: "kills while ads are made", value: times.whileMaking, unit: "" },
      { what: "ads lost, doubled or not made", value: making.wrong.length, unit: "", most: 0 },
    ];
  },
};
