import { AsyncLocalStorage } from "node:async_hooks";

import type { PGlite } from "@electric-sql/pglite";

import { limitConcurrent } from "../http/limit-concurrent.ts";

/** The IP address whose request is being handled; undefined for the server's own work. */
export const requesterAddress = new AsyncLocalStorage<string>();

/**
 * Runs requests' queries and transactions one at a time, always taking the next from the network whose recent ones
 * took the least time. PGlite, which has a single connection, would run them in order, so that a few networks could
 * delay all others. The server's own work waits only for the query or transaction in progress.
 */
export function shareByNetwork(client: Pick<PGlite, "query" | "transaction">): void {
  const takeTurn = limitConcurrent({ inAll: 1, perNetwork: 1, waiting: Infinity, code: "too_often" });
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const address = requesterAddress.getStore();
    return address === undefined ? run() : takeTurn(address, run);
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...parameters) => inTurn(() => query(...parameters));
  client.transaction = (run) => inTurn(() => transaction(run));
}
