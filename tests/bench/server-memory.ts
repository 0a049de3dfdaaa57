import { startBuiltServer } from "../built-server/built-server.ts";
import { mustBe, newClient } from "../built-server/client-account.ts";
import { withFolder } from "../built-server/temporary-folder.ts";
import { Visitor } from "../built-server/visitor.ts";
import type { Bench } from "./runner/bench.ts";
import { median } from "./runner/quantile.ts";

const times = 3;
const requests = 80;
const most = 350;

/** What a visit is made of: pages and calls in turn, by a client who is logged in, each with its status. */
const visit = [
  ["/", 200],
  ["/api/session", 200],
  ["/nbmaistudio", 200],
  ["/api/projects", 200],
  ["/account-settings", 200],
  ["/audiostack/getuseraudios", 200],
  // Leads on to the studio.
  ["/client/login", 302],
  ["/openapi.json", 200],
] as const;

const token = "bench";

/** Megabytes (10^6) that the process says to have in memory. */
async function residentMb(origin: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const { text } = mustBe(200, await new Visitor().ask(origin, "GET", "/metrics", { headers }));
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1e6;
}

/**
 * After a warm start, and after the requests, among them four that change something. Throws when one is not answered as
 * it should be: a page that fails costs less memory than one that is made.
 */
async function measureOnce(): Promise<{ started: number; used: number }> {
  return withFolder(async (folder) => {
    await (await startBuiltServer(folder)).end("SIGTERM");
    const { origin, end } = await startBuiltServer(folder, { METRICS_TOKEN: token });
    const started = await residentMb(origin);
    const client = await newClient(origin, "bench@memory.example");
    for (const name of ["One", "Two", "Three"])
      mustBe(201, await client.ask(origin, "POST", "/api/projects", { json: { name } }));
    for (let asked = 4; asked < requests; asked += 1) {
      const [address, status] = visit[asked % visit.length] ?? visit[0];
      mustBe(status, await client.ask(origin, "GET", address));
    }
    const used = await residentMb(origin);
    await end("SIGTERM");
    return { started, used };
  });
}

export const bench: Bench = {
  title: `Resident memory of the built server, warm and after ${requests} requests of pages and calls: median of ${times}`,
  async measure() {
    const seen: Awaited<ReturnType<typeof measureOnce>>[] = [];
    for (let time = 0; time < times; time += 1) seen.push(await measureOnce());
    const used = seen.map((each) => each.used);
    return [
      { what: "after the start", value: median(seen.map(({ started }) => started)), unit: "MB" },
      { what: `after ${requests} requests`, value: median(used), unit: "MB", most },
      { what: "the most of all", value: Math.max(...used), unit: "MB" },
    ];
  },
};
