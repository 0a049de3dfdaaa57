import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, Visitor } from "../built-server/visitor.ts";
import { type Bench, median } from "./runner/bench.ts";

const times = 5;

/** The time in ms from the spawn until the server prints its URL, and until it has served the landing page. */
interface StartTimes {
  ready: number;
  page: number;
}

async function start(folder: string): Promise<StartTimes> {
  const { origin, startedInMs, end } = await startBuiltServer(folder);
  const requested = performance.now();
  assertStatus(200, await new Visitor().send(origin, "GET", "/"));
  const page = startedInMs + performance.now() - requested;
  await end("SIGTERM");
  return { ready: startedInMs, page };
}

/** Starts cold on an empty folder, then warm on the same folder. */
async function startTwice(): Promise<{ cold: StartTimes; warm: StartTimes }> {
  return withDataFolder(async (folder) => ({ cold: await start(folder), warm: await start(folder) }));
}

export const bench: Bench = {
  title: `Start times of the built server, without npm: median of ${times}`,
  async measure() {
    // The first run is not counted, because it reads the files from disk.
    await startTwice();
    const starts: Awaited<ReturnType<typeof startTwice>>[] = [];
    for (let time = 0; time < times; time += 1) starts.push(await startTwice());
    return (["cold", "warm"] as const).flatMap((kind) => {
      const most = kind === "cold" ? 3000 : 1000;
      const of = (what: keyof StartTimes) => median(starts.map((each) => each[kind][what]));
      const slowest = Math.max(...starts.map((each) => each[kind].page));
      return [
        { what: `${kind}, until it listens`, value: of("ready"), unit: "ms", most },
        { what: `${kind}, until the first page`, value: of("page"), unit: "ms", most },
        { what: `${kind}, the slowest`, value: slowest, unit: "ms" },
      ];
    });
  },
};
