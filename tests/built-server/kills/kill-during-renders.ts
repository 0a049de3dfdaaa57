import { setTimeout as sleep } from "node:timers/promises";

import { assertStatus, Visitor } from "../visitor.ts";
import { withPlace } from "./place.ts";
import { type KillOptions, type KillReport, randomFrom } from "./seed.ts";

/**
 * The longest wait before a kill, in ms. A server's first two ads take 6 to 9 s together, so some servers are killed
 * before they finish an ad and others afterwards.
 */
const mostAfterMs = 12_000;

/** How long the last server may take to finish everything, in ms. */
const patienceMs = 180_000;

/** Maximum concurrent ads per user. */
const adsPerGuest = 2;

/**
 * Kills (-9) the built server repeatedly while ads are requested and rendered, always on the same data folder. At the
 * end, every ad must exist exactly once and be ready and playable, whether its first request was acknowledged or it
 * had to be requested again.
 */
export function killDuringRenders({ times, seed, ...options }: KillOptions): Promise<KillReport> {
  return withPlace(options, async ({ start }) => {
    const random = randomFrom(seed);
    const report: KillReport = { acknowledged: 0, errors: [] };
    const guests: Guest[] = [];
    for (let kill = 1; kill <= times; kill += 1) {
      const { origin, end } = await start();
      guests.push(new Guest(kill));
      const requests = requestAll(guests, origin);
      await Promise.race([sleep(random() * mostAfterMs), requests.then(() => sleep(random() * mostAfterMs))]);
      await end("SIGKILL");
      await requests;
      report.acknowledged = guests.reduce((sum, guest) => sum + guest.acknowledged(), 0);
    }
    const server = await start();
    await requestAll(guests, server.origin);
    for (const guest of guests) report.errors.push(...(await untilRendered(guest, server.origin)));
    const code = await server.end("SIGTERM");
    if (code !== 0) report.errors.push(`The last server stopped with ${code}: ${server.output()}`);
    return report;
  });
}

/** Requests every guest's ads until the server is gone, which `fetch` reports with a `TypeError`. */
async function requestAll(guests: readonly Guest[], origin: string): Promise<void> {
  for (const guest of guests)
    try {
      await guest.request(origin);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
}

async function untilRendered(guest: Guest, origin: string): Promise<string[]> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(200)) {
    const errors = await guest.check(origin);
    if (errors) return errors;
  }
  return ["Some ads are still being rendered."];
}

interface ListedAd {
  uuid: string;
  state: string;
  state_message: string;
}

/** A guest who requests ads and saves their keys, so that a request interrupted by a kill can be repeated. */
class Guest {
  readonly #visitor = new Visitor();
  /** `uuid` is null until the request is acknowledged. */
  readonly #ads: { key: string; uuid: string | null }[];

  constructor(number: number) {
    this.#visitor.cookies.set("temp_user_id", `maker${String(number).padStart(7, "0")}`);
    this.#ads = Array.from({ length: adsPerGuest }, (_, at) => ({ key: `${number} ${at}`, uuid: null }));
  }

  acknowledged(): number {
    return this.#ads.filter(({ uuid }) => uuid !== null).length;
  }

  /** Requests ads that are not acknowledged yet. Rejects when the server is gone. */
  async request(origin: string): Promise<void> {
    for (const ad of this.#ads.filter(({ uuid }) => uuid === null)) {
      const json = {
        product_name: `Kettle ${ad.key}`,
        prompt: `Kettle number ${ad.key} opens at seven. Come hungry!`,
        script_source: "own",
      };
      const sent = { json, headers: { "Idempotency-Key": ad.key } };
      const reply = await this.#visitor.send(origin, "POST", "/api/audioad/v2/generatewithaiscript", sent);
      ad.uuid = (assertStatus(200, reply).body["audio"] as { uuid: string }).uuid;
    }
  }

  /** Describes what is missing, duplicated, failed or not playable; null while some ads are still being rendered. */
  async check(origin: string): Promise<string[] | null> {
    const { text } = assertStatus(200, await this.#visitor.send(origin, "GET", "/audiostack/getuseraudios"));
    const listed = JSON.parse(text) as ListedAd[];
    if (listed.some(({ state }) => state === "processing")) return null;
    const found = listed.map(({ uuid }) => uuid).toSorted();
    const expected = this.#ads.map(({ uuid }) => uuid ?? "one never acknowledged").toSorted();
    const all = await Promise.all(listed.map((ad) => this.#checkAd(origin, ad)));
    const errors = all.filter((error) => error !== null);
    if (found.join() !== expected.join()) errors.push(`Found [${found.join()}], not [${expected.join()}]`);
    return errors;
  }

  async #checkAd(origin: string, { uuid, state, state_message }: ListedAd): Promise<string | null> {
    if (state !== "ready") return `${uuid} is ${state}: ${state_message}`;
    const { status, text } = await this.#visitor.send(origin, "GET", `/audiostack/audio/${uuid}`);
    return status === 200 && text.length > 10_000 ? null : `${uuid} is not playable: ${status}`;
  }
}
