import { type RunningServer, startBuiltServer } from "../../built-server/built-server.ts";
import { mustBe, newClient } from "../../built-server/client-account.ts";
import type { Visitor } from "../../built-server/visitor.ts";
import { type Place, seedAds, type Size } from "./seed-ads.ts";

/** The calls that are compared, by what they are; each person has 100 ads, of which ten are shown at once. */
export const listCalls = {
  list: "/audiostack/getuseraudios",
  page: "/audiostack/getuseraudios?offset=50",
  search: "/audiostack/getuseraudios?q=NO.%207",
} as const;

/** People who ask, in turn, at most: their own rows are more than the database keeps in memory. */
const mostAsking = 100;

/** A server with as many ads as wished, and people who are logged in to it. */
export interface ListedServer {
  /** Makes one of the calls, as the next person; gives its milliseconds. Throws when the answer is not their ten ads. */
  ask(call: keyof typeof listCalls): Promise<number>;
  stop(): Promise<unknown>;
}

export async function startListedServer(place: Place, size: Size): Promise<ListedServer> {
  const env = place.databaseUrl && { DATABASE_URL: place.databaseUrl.href, AUTH_SECRET: "bench".repeat(8) };
  const clients = await signUpOn(await startBuiltServer(place.dataFolder, env), size);
  await seedAds(place, size);
  const { origin, end } = await startBuiltServer(place.dataFolder, env);
  let turn = 0;
  return {
    async ask(call) {
      const client = clients[turn++ % clients.length]!;
      const began = performance.now();
      const { text } = mustBe(200, await client.ask(origin, "GET", listCalls[call]));
      const ms = performance.now() - began;
      const ads = (JSON.parse(text) as unknown[]).length;
      if (ads !== 10) throw new Error(`${call} shows ${ads} ads in place of 10.`);
      return ms;
    },
    stop: () => end("SIGTERM"),
  };
}

async function signUpOn({ origin, end }: RunningServer, { people }: Size): Promise<Visitor[]> {
  const clients: Visitor[] = [];
  for (let number = 0; number < Math.min(people, mostAsking); number += 1)
    clients.push(await newClient(origin, `asking-${number}@listed.example`));
  await end("SIGTERM");
  return clients;
}
