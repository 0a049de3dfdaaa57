import { NetworkError } from "@earshot/client/network-error.ts";

/** Polling options. */
export interface Pacing {
  /** The delay between a response and the next request, in ms. */
  every: number;
  /** The maximum number of requests. */
  most: number;
  /** Aborts the pending request and the delay between requests. */
  signal: AbortSignal;
}

/** A response from any endpoint. */
export type AnyAnswer = { status: number; body: unknown };

/**
 * Polls until `settles` returns a value. Retries on network errors, 5xx and 429.
 *
 * @param ask sends one request
 * @param settles maps a response to a result, or to null to keep polling
 * @returns the result, or null after the last request
 * @throws {NetworkError} of kind `aborted` if the signal aborts
 */
export async function poll<A extends AnyAnswer, Value>(
  ask: () => Promise<A>,
  settles: (answer: A) => Value | null,
  { every, most, signal }: Pacing,
): Promise<Value | null> {
  const answer = await answerOrNone(ask);
  const value = answer && settles(answer);
  if (value !== null || most <= 1) return value;
  await rest(every, signal);
  return poll(ask, settles, { every, most: most - 1, signal });
}

async function answerOrNone<A extends AnyAnswer>(ask: () => Promise<A>): Promise<A | null> {
  try {
    const answer = await ask();
    return answer.status === 429 || answer.status >= 500 ? null : answer;
  } catch (error) {
    if (error instanceof NetworkError && error.kind !== "aborted") return null;
    throw error;
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
