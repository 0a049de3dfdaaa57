/** How many requests per network start in one iteration of the event loop. */
export const startsPerIteration = 4;

/**
 * Starts a few requests per network in each iteration of the event loop, and the others, in order, in later ones.
 * Otherwise a single iteration would answer everything that hundreds of connections have sent before any request from
 * elsewhere.
 *
 * @returns a function that calls `start` at once or in a later iteration
 */
export function createRequestStarts() {
  const networks = new Map<string, { started: number; waiting: (() => void)[] }>();
  const startWaiting = () => {
    for (const [network, state] of networks) if (state.waiting.length === 0) networks.delete(network);
    if (networks.size > 0) setImmediate(startWaiting);
    for (const state of networks.values()) {
      const starts = state.waiting.splice(0, startsPerIteration);
      state.started = starts.length;
      for (const start of starts) start();
    }
  };
  return (network: string, start: () => void) => {
    if (networks.size === 0) setImmediate(startWaiting);
    const state = networks.get(network) ?? { started: 0, waiting: [] };
    networks.set(network, state);
    if (state.started === startsPerIteration) {
      state.waiting.push(start);
      return;
    }
    state.started += 1;
    start();
  };
}
