/** How many requests per IP address are answered concurrently and queued. Each may block the process for about 20 ms. */
const most = { answered: 4, waiting: 200 } as const;

/**
 * How long a turn may last, in ms, before it ends automatically: by then the request is only waiting for a slow
 * reader, for a body, or for another process.
 */
const longestTurnMs = 1000;

/**
 * Answers a few requests per IP address at a time, so that an IP address that sends hundreds delays only itself. Starts one
 * request per iteration of the event loop, because rendering a page blocks it, and hundreds of requests can arrive in a
 * single iteration.
 *
 * @returns a function that waits for a turn and resolves to a function that ends it, or to null if too many of the IP
 * address's requests are queued
 */
export function createRequestTurns() {
  const addresses = new Map<string, { answered: number; waiting: (() => void)[] }>();
  const ready: (() => void)[] = [];
  function beginNext() {
    const begin = ready.shift();
    if (ready.length > 0) setImmediate(beginNext);
    begin?.();
  }
  function beginSoon(begin: () => void) {
    ready.push(begin);
    if (ready.length === 1) setImmediate(beginNext);
  }
  return async (address: string): Promise<(() => void) | null> => {
    const own = addresses.get(address) ?? { answered: 0, waiting: [] };
    addresses.set(address, own);
    if (own.answered >= most.answered && own.waiting.length >= most.waiting) return null;
    await new Promise<void>((resolve) => {
      if (own.answered >= most.answered) own.waiting.push(resolve);
      else {
        own.answered += 1;
        beginSoon(resolve);
      }
    });
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      const next = own.waiting.shift();
      // Hands over the turn, after requests that others have sent in the meantime.
      if (next) beginSoon(next);
      else if ((own.answered -= 1) === 0) addresses.delete(address);
    };
    const timer = setTimeout(end, longestTurnMs);
    return end;
  };
}
