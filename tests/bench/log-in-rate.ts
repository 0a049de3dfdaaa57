import { setTimeout as pause } from "node:timers/promises";

import { startBuiltServer } from "../built-server/built-server.ts";
import { mustBe, newClient, password } from "../built-server/client-account.ts";
import { withFolder } from "../built-server/temporary-folder.ts";
import { Visitor } from "../built-server/visitor.ts";
import type { Bench, Figure } from "./runner/bench.ts";
import { quantile } from "./runner/quantile.ts";

/** How many calls are under way at any time. */
const atOnce = 8;
/** Within what the limits allow one account: ten log-ins in 15 minutes. */
const [people, logInsOfEach] = [40, 9];
const sessionCalls = 4000;

/** Makes all calls, so many at once; gives how long each took, and all of them together, in ms. */
async function timed(calls: readonly (() => Promise<unknown>)[]): Promise<{ each: number[]; all: number }> {
  const waiting = [...calls];
  const each: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) {
        const asked = performance.now();
        await call();
        each.push(performance.now() - asked);
      }
    }),
  );
  return { each, all: performance.now() - began };
}

function figures(what: string, { each, all }: Awaited<ReturnType<typeof timed>>): Figure[] {
  return [
    { what: `${what}, each second`, value: each.length / (all / 1000), unit: "" },
    { what: `${what}, p50`, value: quantile(each, 0.5), unit: "ms" },
    { what: `${what}, p99`, value: quantile(each, 0.99), unit: "ms" },
  ];
}

export const bench: Bench = {
  title: `Log-in and session calls of the built server, ${atOnce} at once, each from an address of its own, caller on the same machine`,
  measure: () =>
    withFolder(async (folder) => {
      const { origin, end } = await startBuiltServer(folder);
      const clients: Visitor[] = [];
      for (let number = 0; number < people; number += 1)
        clients.push(await newClient(origin, `person-${number}@rate.example`));
      // A start's own work is over.
      await pause(1000);
      const logIn = async (number: number) => {
        const json = { email: `person-${number % people}@rate.example`, password };
        mustBe(200, await new Visitor().ask(origin, "POST", "/client/login", { json }));
      };
      const session = async (number: number) => {
        const answer = await clients[number % people]?.ask(origin, "GET", "/api/session");
        if (!answer?.body["user"]) throw new Error(`No session: ${answer?.text}`);
      };
      const logIns = await timed(
        Array.from({ length: people * logInsOfEach }, (_, index) => () => logIn(index)),
      );
      const sessions = await timed(Array.from({ length: sessionCalls }, (_, index) => () => session(index)));
      await end("SIGTERM");
      return [...figures("log-ins", logIns), ...figures("session calls", sessions)];
    }),
};
