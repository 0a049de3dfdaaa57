import type { ApiConfig } from "../config.ts";
import type { Owner } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { newFileKey } from "../storage/storage.ts";
import type { engines } from "./databases.ts";
import { startPostgres } from "./postgres.ts";
import { newTestAd } from "./rows.ts";
import { cookiesFrom, sendTo, signUpForm, startTestApi } from "./test-api.ts";

type Opened = Parameters<NonNullable<ApiConfig["onOpen"]>>[0];
type NewAd = typeof ads.$inferInsert;

/** A test user: request headers with their cookies, and the owner of their rows. */
export type TestPerson = { headers: Record<string, string>; owner: Owner };

const plenty = { most: 1000, within: 60_000 };

/** Starts a server on this engine, with access to its database, storage and users. */
export async function startTestServer(engine: (typeof engines)[number], config: Partial<ApiConfig> = {}) {
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const opened: Opened[] = [];
  const server = await startTestApi({
    databaseUrl: await postgres?.newDatabase(),
    limits: { register: plenty, projects: plenty, drafts: plenty },
    onOpen: (found) => opened.push(found),
    ...config,
  });
  const { database, storage } = opened[0]!;

  const ask = (person: TestPerson | null, method: string, address: string, json?: object) =>
    server.ask(method, address, { json, headers: person?.headers });

  return {
    database,
    storage,
    ask,

    /** Requests audio and reads the response body. */
    async hear(person: TestPerson | null, address: string, headers: object = {}, method = "GET") {
      const url = new URL(address, "http://localhost");
      const sent = { ...person?.headers, ...headers };
      const response = await sendTo(server.api, new Request(url, { method, headers: sent }));
      return { response, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },

    /** Requests audio without reading the response body. */
    fetch: (person: TestPerson, address: string) =>
      sendTo(server.api, new Request(new URL(address, "http://localhost"), { headers: person.headers })),

    newGuest(): TestPerson {
      const id = crypto.randomUUID().replaceAll("-", "").slice(0, 12);
      return { headers: { Cookie: `temp_user_id=${id}` }, owner: { guestKey: fingerprint(id) } };
    },

    async newClient(): Promise<TestPerson & { owner: { userId: string } }> {
      const json = signUpForm({ agency_name: "Acme" });
      const { response } = await server.ask("POST", "/client/api/register", { json });
      const headers = cookiesFrom(response);
      const { body } = await server.ask("GET", "/api/session", { headers });
      return { headers, owner: { userId: (body["user"] as { id: string }).id } };
    },

    async newProject(person: TestPerson, name: string): Promise<string> {
      return String((await ask(person, "POST", "/api/projects", { name })).body["id"]);
    },

    /** Stores a ready ad for this user: its file first, then its row. */
    async putAd(person: TestPerson, some: Partial<NewAd> = {}, sound = Buffer.from("sound of an ad")) {
      const fileKey = newFileKey("ads", "mp3");
      const bytes = await storage.put(fileKey, sound);
      const ad = newTestAd({ ...person.owner, ...ready, fileKey, bytes, ...some });
      await database.insert(ads).values(ad);
      return { ...ad, fileKey };
    },

    keys: async () => (await Array.fromAsync(storage.list())).map(({ key }) => key),

    stop: () => server.stop().then(() => postgres?.stop()),
  };
}

/** Fields of a finished ad, with arbitrary values. */
const ready = {
  state: "ready",
  stage: "complete",
  mimeType: "audio/mpeg",
  durationMs: 29_400,
  peaks: Array.from({ length: 200 }, () => 128),
} as const satisfies Partial<NewAd>;
