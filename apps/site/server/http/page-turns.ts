/** Pages of one address that are rendered at once, each of which takes the process for some 20 ms, and that wait. */
const most = { rendering: 4, waiting: 200 } as const;

/**
 * Renders a few pages of an address at a time, so that one that asks for hundreds makes itself wait, and nobody else. Null for a page
 * beyond those that may wait.
 */
export function createPageTurns() {
  const addresses = new Map<string, { rendering: number; waiting: (() => void)[] }>();
  return async (address: string, render: () => Promise<Response>): Promise<Response | null> => {
    const own = addresses.get(address) ?? { rendering: 0, waiting: [] };
    addresses.set(address, own);
    if (own.rendering < most.rendering) own.rendering += 1;
    else if (own.waiting.length >= most.waiting) return null;
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    try {
      return await render();
    } finally {
      const next = own.waiting.shift();
      // Takes the turn over, behind what others asked for meanwhile.
      if (next) setImmediate(next);
      else if ((own.rendering -= 1) === 0) addresses.delete(address);
    }
  };
}
