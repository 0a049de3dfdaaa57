import { killDuringRenders } from "../built-server/kills/kill-during-renders.ts";
import { killDuringWrites } from "../built-server/kills/kill-during-writes.ts";
import { killFirstStarts } from "../built-server/kills/kill-first-start.ts";
import { seedOfRun } from "../built-server/kills/seed.ts";
import type { Bench } from "./runner/bench.ts";

const seed = seedOfRun();
const times = { writes: 20, starts: 10, renders: 20 } as const;

export const bench: Bench = {
  title: `kill -9 of the built server, then the next start (SEED=${seed} repeats its moments)`,
  async measure() {
    const writes = await killDuringWrites({ times: times.writes, seed });
    const starts = await killFirstStarts({ times: times.starts, seed });
    const renders = await killDuringRenders({ times: times.renders, seed });
    for (const error of [...writes.errors, ...starts.errors, ...renders.errors]) console.log(error);
    return [
      { what: "kills during writes", value: times.writes, unit: "" },
      { what: "replies acknowledged before them", value: writes.acknowledged, unit: "" },
      { what: "writes lost, doubled or halved", value: writes.errors.length, unit: "", most: 0 },
      { what: "kills of a first start", value: times.starts, unit: "" },
      { what: "next starts that failed", value: starts.errors.length, unit: "", most: 0 },
      { what: "kills during renders", value: times.renders, unit: "" },
      { what: "ads lost, doubled or not rendered", value: renders.errors.length, unit: "", most: 0 },
    ];
  },
};
