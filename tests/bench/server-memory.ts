import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, signUpClient, Visitor } from "../built-server/visitor.ts";
import { type Bench, median } from "./runner/bench.ts";

const times = 3;
const requests = 80;
const most = 350;

/** The pages and calls that a logged-in client requests, with their expected statuses. */
const visit = [
  ["/", 200],
  ["/api/session", 200],
  ["/nbmaistudio", 200],
  ["/api/projects", 200],
  ["/account-settings", 200],
  ["/audiostack/getuseraudios", 200],
  // Redirects to the studio.
  ["/client/login", 302],
  ["/openapi.json", 200],
] as const;

const token = "bench";

/** Returns the resident memory in megabytes (10^6), as reported by the process. */
async function residentMb(origin: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const { text } = assertStatus(200, await new Visitor().send(origin, "GET", "/metrics", { headers }));
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1e6;
}

/**
 * Measures memory after a warm start, and again after the requests, four of which write. Throws if a status differs,
 * because a failed page needs less memory.
 */
async function measureOnce(): Promise<{ started: number; used: number }> {
  return withDataFolder(async (folder) => {
    await (await startBuiltServer(folder)).end("SIGTERM");
    const { origin, end } = await startBuiltServer(folder, { METRICS_TOKEN: token });
    const started = await residentMb(origin);
    const client = await signUpClient(origin, "bench@memory.example");
    for (const name of ["One", "Two", "Three"])
      assertStatus(201, await client.send(origin, "POST", "/api/projects", { json: { name } }));
    for (let count = 4; count < requests; count += 1) {
      const [address, status] = visit[count % visit.length] ?? visit[0];
      assertStatus(status, await client.send(origin, "GET", address));
    }
    const used = await residentMb(origin);
    await end("SIGTERM");
    return { started, used };
  });
}

export const bench: Bench = {
  title: `Resident memory of the built server, warm and after ${requests} requests of pages and calls: median of ${times}`,
  async measure() {
    const runs: Awaited<ReturnType<typeof measureOnce>>[] = [];
    for (let time = 0; time < times; time += 1) runs.push(await measureOnce());
    const used = runs.map((each) => each.used);
    return [
      { what: "after the start", value: median(runs.map(({ started }) => started)), unit: "MB" },
      { what: `after ${requests} requests`, value: median(used), unit: "MB", most },
      { what: "the most", value: Math.max(...used), unit: "MB" },
    ];
  },
};
