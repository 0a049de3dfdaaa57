import { openDatabase } from "@earshot/api/database/open-database.ts";
import { startPostgres } from "@earshot/api/testing/postgres.ts";

import { type RunningServer, startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, signUpClient, type Visitor } from "../built-server/visitor.ts";
import { type Bench, type Figure, median } from "./runner/bench.ts";

/** Where a server stores its data. No server may be running while the data is seeded. */
interface Place {
  dataFolder: string;
  databaseUrl?: URL;
}

interface Size {
  ads: number;
  people: number;
}

const small: Size = { ads: 1000, people: 10 };
const large: Size = { ads: 100_000, people: 1000 };

/** The maximum time of a call on the large database, as a multiple of its time on the small one. */
const most = 1.5;

/** How many calls of each kind to make on each server, and how many of the first ones to ignore. */
const [calls, warmUp] = [300, 50];

/** The maximum number of users who make calls in turn: together they have more rows than the database caches. */
const mostCallers = 100;

/** The calls to compare. Each user has 100 ads, of which ten are returned at a time. */
const listCalls = {
  list: "/audiostack/getuseraudios",
  page: "/audiostack/getuseraudios?offset=50",
  search: "/audiostack/getuseraudios?q=NO.%207",
} as const;

type ListCall = keyof typeof listCalls;

const rethrow = (error: unknown): never => {
  throw error;
};

/** Fills the database with users, each with the same number of ads in one project, in random order. */
async function seedAds(place: Place, { ads, people }: Size): Promise<void> {
  const { database, close } = await openDatabase({ ...place, onError: rethrow });
  const email = "'person-' || n || '@seeded.example'";
  await database.execute(`
    insert into users (id, name, email, first_name, last_name)
    select gen_random_uuid(), 'Ada', ${email}, 'Ada', ''
    from generate_series(1, ${people} - (select count(*)::int from users)) n`);
  await database.execute(`
    insert into projects (id, user_id, name, name_key, description, created_at, updated_at)
    select gen_random_uuid(), id, 'My first project', 'my first project', 'Created on June 1, 2026', now(), now()
    from users`);
  await database.execute(`
    insert into ads (id, user_id, project_id, title, title_key, description, source, wished_seconds, voices, script,
      state, stage, file_key, bytes, mime_type, duration_ms, peaks, loudness_lufs, created_at, updated_at, used_at)
    select gen_random_uuid(), user_id, id, 'Coffee & Co No. ' || n, 'coffee & co no. ' || n, repeat('Fresh beans. ', 10),
      'ai', 30, '[]', repeat('Wake up to a better cup. ', 18), 'ready', 'complete', 'ads/00/' || gen_random_uuid(),
      720000, 'audio/mpeg', 29400, array_fill(100, array[200])::smallint[], -16, now() - n * interval '5 hours', now(), now()
    from generate_series(1, ${ads / people}) n cross join projects order by n, random()`);
  // PostgreSQL vacuums automatically within a minute; on the embedded database, maintenance does it every hour.
  await database.execute(place.databaseUrl ? "vacuum analyze" : "vacuum");
  await close();
}

/** Starts a server on a seeded database. `time` makes a call as the next user and returns its duration in ms. */
async function startSeededServer(place: Place, size: Size) {
  const env = place.databaseUrl && { DATABASE_URL: place.databaseUrl.href, AUTH_SECRET: "bench".repeat(8) };
  const clients = await signUpOn(await startBuiltServer(place.dataFolder, env), size);
  await seedAds(place, size);
  const { origin, end } = await startBuiltServer(place.dataFolder, env);
  let next = 0;
  return {
    async time(call: ListCall): Promise<number> {
      const client = clients[next++ % clients.length]!;
      const began = performance.now();
      const { text } = assertStatus(200, await client.send(origin, "GET", listCalls[call]));
      const ms = performance.now() - began;
      const ads = (JSON.parse(text) as unknown[]).length;
      if (ads !== 10) throw new Error(`${call} returned ${ads} ads instead of 10.`);
      return ms;
    },
    stop: () => end("SIGTERM"),
  };
}

async function signUpOn({ origin, end }: RunningServer, { people }: Size): Promise<Visitor[]> {
  const clients: Visitor[] = [];
  for (let number = 0; number < Math.min(people, mostCallers); number += 1)
    clients.push(await signUpClient(origin, `asking-${number}@listed.example`));
  await end("SIGTERM");
  return clients;
}

/** Measures both servers in turn, so that other load on the machine affects both. */
async function compare(engine: string, newDatabase?: () => Promise<URL>): Promise<Figure[]> {
  return withDataFolder((smallFolder) =>
    withDataFolder(async (largeFolder) => {
      const smallPlace = { dataFolder: smallFolder, databaseUrl: await newDatabase?.() };
      const largePlace = { dataFolder: largeFolder, databaseUrl: await newDatabase?.() };
      const onSmall = await startSeededServer(smallPlace, small);
      const onLarge = await startSeededServer(largePlace, large);
      const figures: Figure[] = [];
      for (const call of Object.keys(listCalls) as ListCall[]) {
        const times: { small: number; large: number }[] = [];
        for (let turn = 0; turn < calls + warmUp; turn += 1)
          times.push({ small: await onSmall.time(call), large: await onLarge.time(call) });
        const counted = times.slice(warmUp);
        const ofSmall = median(counted.map((time) => time.small));
        const ofLarge = median(counted.map((time) => time.large));
        figures.push(
          { what: `${engine}, ${call}, small`, value: ofSmall, unit: "ms" },
          { what: `${engine}, ${call}, large`, value: ofLarge, unit: "ms" },
          { what: `${engine}, ${call}: large ÷ small`, value: ofLarge / ofSmall, unit: "×", most },
        );
      }
      await Promise.all([onSmall.stop(), onLarge.stop()]);
      return figures;
    }),
  );
}

export const bench: Bench = {
  title: `Ad lists with ${large.ads} ads of ${large.people} people, and with ${small.ads} of ${small.people}: medians of ${calls} calls`,
  async measure() {
    const embedded = await compare("PGlite");
    const postgres = await startPostgres();
    const shared = await compare("PostgreSQL", () => postgres.newDatabase());
    await postgres.stop();
    return [...embedded, ...shared];
  },
};
