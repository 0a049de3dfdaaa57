import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";

import { networkOf } from "./network-of.ts";

/** How many may run and wait per network (an IPv4 address or an IPv6 /48), and the error above that limit. */
type Limit = { perNetwork: number; waiting: number; code: CodeWith<429> };

/** How many seconds the client should wait before sending another. */
const retryAfter = 8;

/** The limit for scripts being written: a chat model writes several at once, the embedded writer one at a time. */
export const writtenScripts = (byChat: boolean): Limit => ({
  perNetwork: byChat ? 4 : 1,
  waiting: 40,
  code: "too_many_script_checks",
});

/** The limit for scripts read in this process, each of which may block it for 50 ms. */
export const readTexts: Limit = {
  perNetwork: 1,
  waiting: 60,
  code: "too_many_script_checks",
};

/** The limit for lines being spoken: one at a time per network, so that others get their turn. */
export const spokenTakes: Limit = { perNetwork: 1, waiting: 4, code: "too_many_takes" };

export type LimitConcurrent = ReturnType<typeof limitConcurrent>;

/** Runs a task of an IP address's network, or queues it. Throws `ApiError` instead if too many are pending. */
export function limitConcurrent({ perNetwork, waiting: mostWaiting, code }: Limit) {
  const pending = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <Result>(address: string, run: () => Promise<Result>): Promise<Result> => {
    const network = networkOf(address);
    const own = pending.get(network) ?? { running: 0, waiting: [] };
    const mustWait = own.running >= perNetwork;
    if (mustWait && own.waiting.length >= mostWaiting) throw new ApiError(code, { retryAfter });
    pending.set(network, own);
    if (mustWait) await new Promise<void>((start) => own.waiting.push(start));
    else own.running += 1;
    try {
      return await run();
    } finally {
      const next = own.waiting.shift();
      // Passes its place on to the next task.
      if (next) next();
      else if ((own.running -= 1) === 0) pending.delete(network);
    }
  };
}
