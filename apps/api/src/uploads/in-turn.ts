import { ApiError } from "@earshot/contract/api-error.ts";

/** Uploads of one owner or address that may be pending, and the seconds after which one more may be sent. */
const mostPending = 4;
const retryAfter = 8;

/** Runs work of one key after another, and of several keys side by side. Throws `ApiError` when too many wait. */
export function runInTurn() {
  const pending = new Map<string, { count: number; last: Promise<unknown> }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = pending.get(key) ?? { count: 0, last: Promise.resolve() };
    if (turn.count >= mostPending) throw new ApiError("too_often", { retryAfter });
    turn.count += 1;
    pending.set(key, turn);
    const result = turn.last.then(work);
    turn.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      turn.count -= 1;
      if (turn.count === 0) pending.delete(key);
    }
  };
}
