/** How long the starts of requests are remembered, in ms, to start those of other IP addresses first. */
const recentMs = 2000;

type Limits = {
  /** How many requests per IP address are answered concurrently, and how many may wait. */
  answered: number;
  waiting: number;
  /**
   * How long a turn may last, in ms, before it ends automatically: by then the request is only waiting for a slow
   * reader, for a body, or for another process.
   */
  longestMs: number;
};

/** The limits for API calls and files. */
export const callTurns: Limits = { answered: 4, waiting: 200, longestMs: 1000 };

/** The limits for pages: rendering one blocks the process for 20 ms, and much longer on a busy machine. */
export const pageTurns: Limits = { answered: 1, waiting: 200, longestMs: 5000 };

/**
 * Answers a few requests per IP address at a time, so that an IP address that sends hundreds delays only itself. Starts
 * one request per iteration of the event loop, because each may block it, and hundreds can arrive in a single
 * iteration. The IP address with the fewest recent starts is next.
 *
 * @returns a function that waits for a turn and resolves to a function that ends it, or to null without a turn: if too
 * many of the IP address's requests are queued, or if the function passed to `onWait` is called because the client
 * hangs up
 */
export function createRequestTurns(most: Limits) {
  const addresses = new Map<string, { answered: number; waiting: (() => void)[] }>();
  const ready: { address: string; begin: () => void }[] = [];
  const recentStarts = new Map<string, number>();
  let recentEnds = 0;
  const startsOf = ({ address }: { address: string }) => recentStarts.get(address) ?? 0;
  function beginNext() {
    if (performance.now() > recentEnds) {
      recentStarts.clear();
      recentEnds = performance.now() + recentMs;
    }
    const next = ready.reduce((least, other) => (startsOf(other) < startsOf(least) ? other : least));
    ready.splice(ready.indexOf(next), 1);
    recentStarts.set(next.address, startsOf(next) + 1);
    if (ready.length > 0) setImmediate(beginNext);
    next.begin();
  }
  function beginSoon(address: string, begin: () => void) {
    ready.push({ address, begin });
    if (ready.length === 1) setImmediate(beginNext);
  }
  return async (
    address: string,
    onWait: (leave: () => void) => void = () => undefined,
  ): Promise<(() => void) | null> => {
    const own = addresses.get(address) ?? { answered: 0, waiting: [] };
    addresses.set(address, own);
    if (own.answered >= most.answered && own.waiting.length >= most.waiting) return null;
    const hasTurn = await new Promise<boolean>((resolve) => {
      const begin = () => resolve(true);
      if (own.answered >= most.answered) {
        own.waiting.push(begin);
        onWait(() => {
          const at = own.waiting.indexOf(begin);
          if (at < 0) return;
          own.waiting.splice(at, 1);
          resolve(false);
        });
      } else {
        own.answered += 1;
        beginSoon(address, begin);
      }
    });
    if (!hasTurn) return null;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      const next = own.waiting.shift();
      if (next) beginSoon(address, next);
      else if ((own.answered -= 1) === 0) addresses.delete(address);
    };
    const timer = setTimeout(end, most.longestMs);
    return end;
  };
}
