import { readAdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { adQueue } from "@earshot/contract/limits.ts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { shortAd, testAudio, untilAborted } from "../testing/audio.ts";
import { engines } from "../testing/databases.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";
import { material } from "./create-ad.ts";

const plenty = { most: 1000, within: 60_000 };
const withMusic = "/api/audioad/v2/generatewithaiscript";
const plain = "/audiostack/generateaudio";

/** A user-written script of about 4 s per line. */
const ownScript = (lines: number) => ({
  script_source: "own",
  delivery_instructions: "very fast, no pauses",
  script: Array.from({ length: lines }, () => ({
    text: "One two three four five six seven eight nine ten eleven twelve.",
  })),
});

/** A request context with this IP address. */
const from = (address: string, person: TestPerson): TestPerson => ({
  ...person,
  headers: { ...person.headers, "X-Forwarded-For": address },
});

describe.each(engines)("the ad queue, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let finishFirst = Promise.withResolvers<void>();
  let finishHeld = Promise.withResolvers<void>();
  const audio = testAudio(async ({ title }, _onStage, signal) => {
    const { promise } = title === "Held" ? finishHeld : finishFirst;
    await Promise.race([promise, untilAborted(signal)]);
    return shortAd();
  });
  beforeAll(async () => {
    server = await startTestServer(engine, { audio, limits: { guestAds: plenty, register: plenty } });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    finishFirst = Promise.withResolvers();
    finishHeld = Promise.withResolvers();
    audio.orders.length = 0;
  });
  afterEach(async () => {
    await server.database.execute(sql`delete from pgboss.job where state < 'active'`);
    finishFirst.resolve();
    finishHeld.resolve();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000 });
    await server.database.execute(sql`delete from pgboss.job`);
  });

  const waiting = async () => {
    const counted = await server.database.execute(
      sql`select count(*)::int as jobs from pgboss.job where name = 'render' and state < 'completed'`,
    );
    return (counted as { rows: [{ jobs: number }] }).rows[0].jobs;
  };
  const begin = (person: TestPerson, title: string, options: object = {}) =>
    server.ask(person, "POST", withMusic, {
      product_name: title,
      prompt: "Fresh coffee by post.",
      ...options,
    });

  /** Starts two ads, the maximum rendered at a time. The first stays unfinished, so later ads run one by one. */
  async function occupy() {
    for (const [at, title] of ["Held", "First"].entries())
      expect((await begin(from(`192.0.2.${100 + at}`, server.newGuest()), title)).status).toBe(200);
    await vi.waitFor(() => expect(audio.orders).toHaveLength(adQueue.atOnce), { timeout: 10_000 });
  }
  const laterTitles = () => audio.orders.slice(adQueue.atOnce).map(({ title }) => title);

  /** Queues guests' ads from one IP address until the address reaches its limit. */
  async function queueAll(address: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      const { status, body } = await begin(from(address, server.newGuest()), `Flood ${address}`);
      if (status !== 200) {
        expect([status, body["code"]]).toEqual([429, "too_many_guest_ads"]);
        return count;
      }
    }
  }

  test("renders the ads of another guest and a client before those of an IP address at its limit", async () => {
    expect(await queueAll("192.0.2.1")).toBe(40);
    const guest = from("192.0.2.2", server.newGuest());
    expect((await begin(guest, "Honest")).status).toBe(200);
    const client = from("192.0.2.3", await server.newClient());
    expect((await begin(client, "Client")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(audio.orders.length).toBeGreaterThan(2), { timeout: 10_000 });
    // The first of the heavy sender's ads was already being rendered.
    const titles = audio.orders.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(["Flood 192.0.2.1", "Honest", "Client"]);
  });

  test("renders a visitor's ad before those that one IP address queued as a guest and as a client", async () => {
    const people = [server.newGuest(), await server.newClient()];
    for (const person of people) expect((await begin(from("192.0.2.5", person), "Flood")).status).toBe(200);
    expect((await begin(from("192.0.2.6", server.newGuest()), "Honest")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(audio.orders.length).toBeGreaterThan(2), { timeout: 10_000 });
    expect(audio.orders.map(({ title }) => title)).toEqual(["Flood", "Honest", "Flood"]);
  });

  test("renders a visitor's ad before those that one IP address queued from many accounts", async () => {
    for (let account = 0; account < 4; account += 1) {
      const client = from("192.0.2.5", await server.newClient());
      for (let ad = 0; ad < 2; ad += 1) expect((await begin(client, "Flood")).status).toBe(200);
    }
    expect((await begin(from("192.0.2.6", server.newGuest()), "Honest")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(audio.orders.length).toBeGreaterThan(2), { timeout: 10_000 });
    expect(audio.orders.slice(0, 2).map(({ title }) => title)).toEqual(["Flood", "Honest"]);
  });

  test("renders a visitor's ad before those that one IPv6 network queued from many subnets", async () => {
    for (let subnet = 0; subnet < 4; subnet += 1) {
      const guest = from(`2001:db8:77:${subnet}::`, server.newGuest());
      expect((await begin(guest, "Flood")).status).toBe(200);
    }
    expect((await begin(from("2001:db8:78:1::", server.newGuest()), "Honest")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(audio.orders.length).toBeGreaterThan(2), { timeout: 10_000 });
    expect(audio.orders.slice(0, 2).map(({ title }) => title)).toEqual(["Flood", "Honest"]);
  });

  const beginVersion = async (person: TestPerson, title: string) => {
    const inputs = readAdInputs({ adLength: 10 }, "Fresh coffee by post.", null, material);
    const ad = await server.putAd(person, { title, inputs });
    return server.ask(person, "POST", `/api/audioad/ads/${ad.id}/versions`, {
      based_on: 1,
      script: ownScript(16).script,
    });
  };

  test("renders ads from different networks concurrently, but only one per network at a time", async () => {
    const heavy = await server.newClient();
    for (const title of ["Long", "Longer"])
      expect((await begin(from("192.0.2.20", heavy), title)).status).toBe(200);
    expect((await begin(from("192.0.2.20", server.newGuest()), "Guest")).status).toBe(200);
    expect((await begin(from("192.0.2.21", server.newGuest()), "Honest")).status).toBe(200);
    await vi.waitFor(() => expect(audio.orders).toHaveLength(2), { timeout: 10_000 });
    expect((await begin(from("192.0.2.22", server.newGuest()), "Next")).status).toBe(200);
    expect(audio.orders.map(({ title }) => title)).toEqual(["Long", "Honest"]);
  });

  test("renders ads and versions from a single queue", async () => {
    const heavy = from("192.0.2.7", await server.newClient());
    expect((await begin(heavy, "First")).status).toBe(200);
    await vi.waitFor(() => expect(audio.orders).toHaveLength(1), { timeout: 10_000 });
    expect((await beginVersion(heavy, "Version")).status).toBe(202);
    expect((await begin(from("192.0.2.8", server.newGuest()), "Honest")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(audio.orders.length).toBeGreaterThan(2), { timeout: 10_000 });
    expect(audio.orders.map(({ title }) => title)).toEqual(["First", "Honest", "Version"]);
  });

  test("queues a visitor's next ad like a newcomer's if their earlier ads kept no one waiting", async () => {
    const usual = from("192.0.2.9", await server.newClient());
    finishFirst.resolve();
    for (let ad = 1; ad <= 5; ad += 1) {
      expect((await begin(usual, `Earlier ${ad}`)).status).toBe(200);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
    }
    await server.database.execute(
      sql`update pgboss.job set started_on = completed_on - interval '10 seconds' where state = 'completed'`,
    );
    finishFirst = Promise.withResolvers();
    audio.orders.length = 0;
    await occupy();
    for (let ad = 1; ad <= 4; ad += 1)
      for (const address of ["192.0.2.10", "192.0.2.11", "192.0.2.12"])
        expect((await begin(from(address, server.newGuest()), "Flood", ownScript(28))).status).toBe(200);
    expect((await begin(usual, "Next")).status).toBe(200);
    expect((await begin(usual, "Last")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(laterTitles()).toHaveLength(14), { timeout: 10_000 });
    // Only the first ads of the three other senders come before “Next”.
    expect(laterTitles().indexOf("Next")).toBe(3);
    expect(laterTitles().indexOf("Last")).toBeLessThan(6);
  });

  test("renders a client's second ad, if short, before another client's long second ad", async () => {
    const heavy = from("192.0.2.13", await server.newClient());
    const light = await server.newClient();
    await occupy();
    for (const [person, title, options] of [
      [heavy, "First long", ownScript(28)],
      [heavy, "Second long", { adLength: 50 }],
      [from("192.0.2.14", light), "First short", { adLength: 10 }],
      [from("192.0.2.15", light), "Second short", ownScript(2)],
    ] as const)
      expect((await begin(person, title, options)).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(laterTitles()).toHaveLength(4), { timeout: 10_000 });
    expect(laterTitles()).toEqual(["First long", "First short", "Second short", "Second long"]);
  });

  test("renders newcomers' ads in order of arrival when the queue has been busy for a long time", async () => {
    await occupy();
    expect((await begin(from("192.0.2.17", server.newGuest()), "Second")).status).toBe(200);
    await server.database.execute(sql`update pgboss.job set priority = priority - 1000`);
    expect((await begin(from("192.0.2.18", server.newGuest()), "Third")).status).toBe(200);
    finishFirst.resolve();
    await vi.waitFor(() => expect(laterTitles()).toHaveLength(2), { timeout: 10_000 });
    expect(laterTitles()).toEqual(["Second", "Third"]);
  });

  test("counts a text that is slow to write as the longest time that writing may take", async () => {
    const writing = Promise.withResolvers<never>();
    vi.spyOn(audio, "write").mockReturnValueOnce(writing.promise);
    await server.ask(from("192.0.2.19", server.newGuest()), "POST", plain, {
      productName: "Slow",
      productDescription: "Fresh coffee.",
    });
    const queued = await server.database.execute(
      sql`select (data->>'cost')::float as cost from pgboss.job where name = 'render'`,
    );
    expect((queued as { rows: [{ cost: number }] }).rows[0].cost).toBeGreaterThan(15);
    writing.reject(new Error("The text was too slow."));
  });

  test("responds 503 with the expected wait on every route when the queue is full", async () => {
    const person = from("192.0.2.3", await server.newClient());
    await begin(from("192.0.2.4", server.newGuest()), "First");
    await vi.waitFor(() => expect(audio.orders).toHaveLength(1));
    await server.database.execute(
      sql`insert into pgboss.job (name, data)
          select 'render', jsonb_build_object('adId', gen_random_uuid(), 'cost', 6) from generate_series(1, 100)`,
    );
    const full = {
      code: "ads_queue_full",
      message:
        "Many ads are being made right now, so yours would take about 11 minutes. Please try again a little later.",
    };
    const answers = [
      await begin(person, "Late"),
      await server.ask(person, "POST", plain, { productName: "Late", productDescription: "Fresh coffee." }),
      await beginVersion(person, "Late"),
    ];
    for (const { status, body, response } of answers) {
      expect([status, body]).toEqual([503, expect.objectContaining(full)]);
      expect(response.headers.get("Retry-After")).toBe("60");
    }
    expect(await waiting()).toBe(101);
  });
});
