import { setImmediate } from "node:timers/promises";

import type { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";

import { requesterAddress, shareByNetwork } from "./share-by-network.ts";

/** A database that records its queries and transactions in the order in which they begin. */
function recorder() {
  const begun: string[] = [];
  let running = 0;
  async function run(name: string) {
    expect((running += 1)).toBe(1);
    begun.push(name);
    await setImmediate();
    running -= 1;
  }
  const client = { query: run, transaction: run } as unknown as Pick<PGlite, "query" | "transaction">;
  shareByNetwork(client);
  const { query, transaction } = client as unknown as Record<"query" | "transaction", typeof run>;
  return { begun, query, transaction };
}

test("runs a network's first query before the queries queued from another network's addresses", async () => {
  const { begun, query, transaction } = recorder();
  const many = Array.from({ length: 20 }, (_, at) =>
    requesterAddress.run(`2001:db8:1:${at}::`, () => (at % 2 === 0 ? query : transaction)("many")),
  );
  await setImmediate();
  await requesterAddress.run("192.0.2.1", () => query("one"));
  await Promise.all(many);
  expect(begun).toHaveLength(21);
  expect(begun.indexOf("one")).toBeLessThan(4);
});

test("runs the server's own queries without waiting for requests", async () => {
  const begun: string[] = [];
  const query = async (name: string) => {
    begun.push(name);
    await setImmediate();
  };
  const client = { query, transaction: query } as unknown as Pick<PGlite, "query" | "transaction">;
  shareByNetwork(client);
  const many = Array.from({ length: 5 }, () =>
    requesterAddress.run("192.0.2.1", async () => client.query("request")),
  );
  await client.query("own");
  await Promise.all(many);
  expect(begun.indexOf("own")).toBeLessThan(2);
});
