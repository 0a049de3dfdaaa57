import { NetworkError } from "@earshot/client/network-error.ts";

/** Pauses between attempts in ms. The last one is used for all further attempts. */
const pauses = [5000, 15_000, 60_000, 300_000] as const;

/** Waits for the given time, or until the browser is online again. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
  });
}

/**
 * Sends in the background until the server responds. Retries only after a network error or a 5xx: a 4xx would fail
 * again.
 *
 * @param send one attempt; resolves with the response's status
 * @returns the final status
 */
export async function deliver(send: () => Promise<number>, attempt = 0): Promise<number> {
  const status = await attemptOnce(send);
  if (status < 500) return status;
  await wait(pauses[attempt] ?? pauses[3]);
  return deliver(send, attempt + 1);
}

/** Sends once. Treats an error without a status, such as a network error, as a 503. */
async function attemptOnce(send: () => Promise<number>): Promise<number> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof NetworkError) return error.status ?? 503;
    throw error;
  }
}
