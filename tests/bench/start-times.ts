import { startBuiltServer } from "../built-server/built-server.ts";
import { mustBe } from "../built-server/client-account.ts";
import { withFolder } from "../built-server/temporary-folder.ts";
import { Visitor } from "../built-server/visitor.ts";
import type { Bench } from "./runner/bench.ts";
import { median } from "./runner/quantile.ts";

const times = 5;

/** Milliseconds from the spawn until the server says where it is, and until the landing page is there. */
interface StartTimes {
  ready: number;
  page: number;
}

async function start(folder: string): Promise<StartTimes> {
  const { origin, startedInMs, end } = await startBuiltServer(folder);
  const asked = performance.now();
  mustBe(200, await new Visitor().ask(origin, "GET", "/"));
  const page = startedInMs + performance.now() - asked;
  await end("SIGTERM");
  return { ready: startedInMs, page };
}

/** Cold on an empty folder, then warm on what that left. */
async function startTwice(): Promise<{ cold: StartTimes; warm: StartTimes }> {
  return withFolder(async (folder) => ({ cold: await start(folder), warm: await start(folder) }));
}

export const bench: Bench = {
  title: `How long the built server takes to start, without npm: median of ${times}`,
  async measure() {
    // The first of all reads its files from the disk.
    await startTwice();
    const starts: Awaited<ReturnType<typeof startTwice>>[] = [];
    for (let time = 0; time < times; time += 1) starts.push(await startTwice());
    return (["cold", "warm"] as const).flatMap((kind) => {
      const most = kind === "cold" ? 3000 : 1000;
      const of = (what: keyof StartTimes) => median(starts.map((each) => each[kind][what]));
      const slowest = Math.max(...starts.map((each) => each[kind].page));
      return [
        { what: `${kind}, until it says where it is`, value: of("ready"), unit: "ms", most },
        { what: `${kind}, until the first page is there`, value: of("page"), unit: "ms", most },
        { what: `${kind}, the slowest`, value: slowest, unit: "ms" },
      ];
    });
  },
};
