import { NetworkError } from "@earshot/client/network-error.ts";

/** How often something is asked for. */
export interface Pacing {
  /** Milliseconds from an answer to the next question. */
  every: number;
  /** How many questions there are at most. */
  most: number;
  /** Ends it: the question under way, and the rest between two. */
  signal: AbortSignal;
}

/** What an answer came with: any of the contract, told apart by its status. */
export type AnyAnswer = { status: number; body: unknown };

/**
 * Asks at once and then again until there is something to go by (decisions, Polling). A network error or 5xx is a question to be
 * repeated, and so is being told to wait.
 *
 * @param ask one question
 * @param settles what an answer comes to, or null while it is to be waited for
 * @returns what it came to, or null when it never did
 * @throws {NetworkError} of the kind `aborted`, by the signal
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
  } catch (failure) {
    if (failure instanceof NetworkError && failure.kind !== "aborted") return null;
    throw failure;
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
