import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";
import { networkOf } from "@earshot/contract/network-of.ts";

import { speakers, writers } from "../audio/open-audio.ts";
import { heavyAbove } from "./heavy-above.ts";

/**
 * How many tasks may run in total, how many may run and wait per network (an IPv4 address or an IPv6 /48), and the
 * error above that limit.
 */
type Limit = { inAll?: number; perNetwork: number; waiting: number; code: CodeWith<429> };

/** The half-life, in ms, of a network's recorded task time, which decays so that old tasks count less. */
const halfLifeMs = 60_000;

/** How many seconds a rejected client should wait before its next request. */
const retryAfter = 8;

/** The limit for scripts being written: a chat model writes several at once, an embedded writer one at a time. */
export const writtenScripts = (byChat: boolean): Limit => ({
  inAll: byChat ? 50 : writers,
  perNetwork: byChat ? 4 : 1,
  waiting: 40,
  code: "too_many_script_checks",
});

/** The limit for scripts read in this process, each of which may block it for 50 ms. */
export const readTexts: Limit = {
  inAll: 1,
  perNetwork: 1,
  waiting: 60,
  code: "too_many_script_checks",
};

/** The limit for lines being spoken: one at a time per network, so that others get their turn. */
export const spokenTakes: Limit = { inAll: speakers, perNetwork: 1, waiting: 4, code: "too_many_takes" };

/**
 * The limit for password hashes, each of which keeps a core busy for 50 ms. Any number may wait, because log-ins are
 * rate-limited.
 */
export const passwordHashes: Limit = { inAll: 2, perNetwork: 1, waiting: Infinity, code: "too_often" };

export type LimitConcurrent = ReturnType<typeof limitConcurrent>;

/**
 * Runs a task for an IP address's network, or queues it. The network whose recent tasks took the least time is next,
 * and the last of several slots is closed to networks whose tasks took much longer than the others'. Throws
 * `ApiError` instead if too many of the network's tasks are queued. A task whose signal is aborted while it waits is
 * skipped; a running one keeps its slot until it ends.
 */
export function limitConcurrent({ inAll = Infinity, perNetwork, waiting: mostWaiting, code }: Limit) {
  const networks = new Map<string, { running: number; waiting: (() => void)[]; tookMs: number }>();
  let running = 0;
  let forgotAt = performance.now();

  function forget() {
    const passedMs = performance.now() - forgotAt;
    if (passedMs < halfLifeMs) return;
    forgotAt += passedMs;
    for (const [name, network] of networks) {
      network.tookMs *= 0.5 ** (passedMs / halfLifeMs);
      if (network.running === 0 && network.waiting.length === 0 && network.tookMs < 1) networks.delete(name);
    }
  }

  function startNext() {
    if (running >= inAll) return;
    const all = [...networks.values()];
    const heavyMs = heavyAbove(all.map(({ tookMs }) => tookMs));
    const heavyRunning = all.reduce(
      (sum, network) => sum + (network.tookMs > heavyMs ? network.running : 0),
      0,
    );
    const isLast = heavyRunning >= Math.max(1, inAll - 1);
    const ready = all.filter(
      (network) =>
        network.waiting.length > 0 && network.running < perNetwork && !(isLast && network.tookMs > heavyMs),
    );
    if (ready.length === 0) return;
    const next = ready.reduce((least, other) => (other.tookMs < least.tookMs ? other : least));
    running += 1;
    next.running += 1;
    next.waiting.shift()?.();
    startNext();
  }

  /** @param run calls `onStarted` with the ms that a process took to start, which don't count against its network */
  return async <Result>(
    address: string,
    run: (onStarted: (tookMs: number) => void) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    forget();
    const name = networkOf(address);
    const own = networks.get(name) ?? { running: 0, waiting: [], tookMs: 0 };
    const mustWait = own.running >= perNetwork || running >= inAll;
    if (mustWait && own.waiting.length >= mostWaiting) throw new ApiError(code, { retryAfter });
    networks.set(name, own);
    await new Promise<void>((start) => {
      own.waiting.push(start);
      startNext();
    });
    const startedAt = performance.now();
    let startupMs = 0;
    try {
      signal?.throwIfAborted();
      return await run((tookMs) => (startupMs += tookMs));
    } finally {
      own.tookMs += Math.max(0, performance.now() - startedAt - startupMs);
      own.running -= 1;
      running -= 1;
      startNext();
    }
  };
}
