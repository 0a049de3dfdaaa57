import { networkOf } from "@earshot/contract/network-of.ts";

/** How long request starts are remembered, in ms, so that networks with fewer of them go first. */
const recentMs = 2000;

type Limits = {
  /** How many requests are answered concurrently, per IP address and per network: an IPv6 subscriber may have a /48. */
  perAddress: number;
  perNetwork: number;
  /** How many requests may wait, both per IP address and per network. */
  waiting: number;
  /**
   * How long a request's turn lasts, in ms, while the request only waits for its body, for the client to read the
   * response, or for another process.
   */
  waitMs: number;
};

/** The limits for API calls and files. */
export const callTurns: Limits = { perAddress: 4, perNetwork: 8, waiting: 200, waitMs: 1000 };

/** The limits for pages: rendering one blocks the process for 20 ms, and much longer on a busy machine. */
export const pageTurns: Limits = { perAddress: 1, perNetwork: 2, waiting: 200, waitMs: 5000 };

/**
 * How long any other work may take before its turn ends, in ms: by then, something is broken or waiting for another
 * server.
 */
const workMs = 30_000;

export type Turn = {
  end: () => void;
  /** Ends the turn soon unless `work` is called, because the request is now only waiting. */
  wait: () => void;
  /** Keeps the turn, because the request is no longer waiting. Returns false if the turn has ended. */
  work: () => boolean;
};

/** Receives `leave`, to be called if the client disconnects while the request waits. */
type OnWait = (leave: () => void) => void;

/**
 * Answers a few requests per IP address and per network at a time, so that a visitor who sends hundreds delays only
 * their own. Starts requests several iterations of the event loop apart, because each may block it, and hundreds can
 * arrive in a single iteration. The network with the fewest recent starts is next.
 *
 * @returns a function that waits for a turn, and resolves to null without one: if too many of the IP address's or the
 * network's requests are queued, or if the function passed to `onWait` is called because the client disconnects
 */
export function createRequestTurns({ perAddress, perNetwork, waiting, waitMs }: Limits) {
  const enterAddress = createLanes(perAddress, waiting);
  const enterNetwork = createLanes(perNetwork, waiting);
  const start = createStarts();
  return async (address: string, onWait: OnWait = () => undefined): Promise<Turn | null> => {
    const network = networkOf(address);
    const leaveAddress = await enterAddress(address, onWait);
    if (!leaveAddress) return null;
    const leaveNetwork = await enterNetwork(network, onWait);
    if (!leaveNetwork) {
      leaveAddress();
      return null;
    }
    await start(network);
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      leaveNetwork();
      leaveAddress();
    };
    const endIn = (ms: number) => {
      clearTimeout(timer);
      if (!hasEnded) timer = setTimeout(end, ms);
      return !hasEnded;
    };
    let timer = setTimeout(end, workMs);
    return { end, wait: () => endIn(waitMs), work: () => endIn(workMs) };
  };
}

/**
 * Admits at most `width` requests per key at a time; at most `longest` others wait.
 *
 * @returns a function that waits for a place and resolves to the function that frees it, or to null if the queue is
 * full or the client disconnects
 */
function createLanes(width: number, longest: number) {
  const lanes = new Map<string, { inside: number; waiting: ((isIn: boolean) => void)[] }>();
  return async (key: string, onWait: OnWait): Promise<(() => void) | null> => {
    const lane = lanes.get(key) ?? { inside: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.inside < width) lane.inside += 1;
    else if (lane.waiting.length >= longest) return null;
    else {
      const isIn = await new Promise<boolean>((resolve) => {
        lane.waiting.push(resolve);
        onWait(() => {
          const at = lane.waiting.indexOf(resolve);
          if (at < 0) return;
          lane.waiting.splice(at, 1);
          resolve(false);
        });
      });
      if (!isIn) return null;
    }
    return () => {
      const next = lane.waiting.shift();
      if (next) next(true);
      else if ((lane.inside -= 1) === 0) lanes.delete(key);
    };
  };
}

/**
 * The number of event loop iterations from one start to the next. An iteration accepts a single connection (libuv 1.46
 * and later) and otherwise takes a fraction of a millisecond. If each iteration started a request, a visitor who opens
 * more connections per second than pages can be rendered would make all new connections wait for seconds.
 */
const iterationsApart = 16;

/**
 * The longest pause between starting one request and starting the next, in ms, unless one iteration takes longer. While
 * a flood of connections slows down every iteration, waiting for `iterationsApart` of them would take seconds.
 */
const longestPauseMs = 10;

/**
 * Returns a function that resolves once per `iterationsApart` or `longestPauseMs`; the network with the fewest recent
 * starts goes first.
 */
function createStarts() {
  const ready: { network: string; begin: () => void }[] = [];
  const recent = new Map<string, number>();
  let recentEnds = 0;
  let isPausing = false;
  const startsOf = ({ network }: { network: string }) => recent.get(network) ?? 0;
  function beginNext() {
    if (performance.now() > recentEnds) {
      recent.clear();
      recentEnds = performance.now() + recentMs;
    }
    const next = ready.reduce((least, other) => (startsOf(other) < startsOf(least) ? other : least));
    ready.splice(ready.indexOf(next), 1);
    recent.set(next.network, startsOf(next) + 1);
    isPausing = true;
    setImmediate(pause, iterationsApart - 1);
    next.begin();
  }
  function pause(iterations: number, ends = performance.now() + longestPauseMs) {
    if (iterations > 0 && performance.now() < ends) setImmediate(pause, iterations - 1, ends);
    else {
      isPausing = false;
      if (ready.length > 0) beginNext();
    }
  }
  return (network: string) =>
    new Promise<void>((resolve) => {
      ready.push({ network, begin: resolve });
      if (isPausing) return;
      isPausing = true;
      setImmediate(pause, 0);
    });
}
