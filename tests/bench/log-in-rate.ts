import { setTimeout as pause } from "node:timers/promises";

import { startBuiltServer, withDataFolder } from "../built-server/built-server.ts";
import { assertStatus, password, signUpClient, Visitor } from "../built-server/visitor.ts";
import { type Bench, type Figure, quantile } from "./runner/bench.ts";

/** The number of concurrent calls. */
const atOnce = 8;
/**
 * The number of accounts, and how many times each logs in: below the rate limit of ten log-ins per account in 15
 * minutes.
 */
const [people, logInsOfEach] = [40, 9];
const sessionCalls = 4000;

/** Makes all calls, `atOnce` at a time. Returns the time in ms for each call, and for all calls together. */
async function timed(calls: readonly (() => Promise<unknown>)[]): Promise<{ each: number[]; all: number }> {
  const waiting = [...calls];
  const each: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) {
        const start = performance.now();
        await call();
        each.push(performance.now() - start);
      }
    }),
  );
  return { each, all: performance.now() - began };
}

function figures(what: string, { each, all }: Awaited<ReturnType<typeof timed>>): Figure[] {
  return [
    { what: `${what} per second`, value: each.length / (all / 1000), unit: "" },
    { what: `${what}, p50`, value: quantile(each, 0.5), unit: "ms" },
    { what: `${what}, p99`, value: quantile(each, 0.99), unit: "ms" },
  ];
}

export const bench: Bench = {
  title: `Log-in and session calls of the built server, ${atOnce} at once, each from its own address, on the same machine`,
  measure: () =>
    withDataFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const clients: Visitor[] = [];
      for (let number = 0; number < people; number += 1)
        clients.push(await signUpClient(origin, `person-${number}@rate.example`));
      // Waits until the server has finished its startup work.
      await pause(1000);
      const logIn = async (number: number) => {
        const json = { email: `person-${number % people}@rate.example`, password };
        assertStatus(200, await new Visitor().send(origin, "POST", "/client/login", { json }));
      };
      const session = async (number: number) => {
        const reply = await clients[number % people]?.send(origin, "GET", "/api/session");
        if (!reply?.body["user"]) throw new Error(`No session: ${reply?.text}`);
      };
      const logIns = await timed(
        Array.from({ length: people * logInsOfEach }, (_, index) => () => logIn(index)),
      );
      const sessions = await timed(Array.from({ length: sessionCalls }, (_, index) => () => session(index)));
      await end("SIGTERM");
      return [...figures("log-ins", logIns), ...figures("session calls", sessions)];
    }),
};
