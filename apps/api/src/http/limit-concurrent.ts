import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";

/** How much may be pending at a time, in all and for one address, and the error above it. */
type Limit = { all: number; perAddress: number; code: CodeWith<429> };

/** Seconds after which one more may be sent. */
const retryAfter = 8;

/** Uploads that are received, each of which holds 2 MB meanwhile. */
export const receivedUploads: Limit = { all: 32, perAddress: 4, code: "too_often" };

/** Scripts that are written: as many descriptions of the costliest kind as are written before the writer counts as hung. */
export const writtenScripts: Limit = { all: Infinity, perAddress: 4, code: "too_many_script_checks" };

/** Lines that are spoken: not all that may wait. */
export const spokenTakes: Limit = { all: Infinity, perAddress: 5, code: "too_many_takes" };

export type LimitConcurrent = ReturnType<typeof limitConcurrent>;

/** Runs what an address asks for. Throws `ApiError` instead of beginning it while too much is pending. */
export function limitConcurrent({ all, perAddress, code }: Limit) {
  const pending = new Map<string, number>();
  let sum = 0;
  return async <Result>(address: string, run: () => Promise<Result>): Promise<Result> => {
    const own = pending.get(address) ?? 0;
    if (sum >= all || own >= perAddress) throw new ApiError(code, { retryAfter });
    sum += 1;
    pending.set(address, own + 1);
    try {
      return await run();
    } finally {
      sum -= 1;
      const left = (pending.get(address) ?? 1) - 1;
      if (left > 0) pending.set(address, left);
      else pending.delete(address);
    }
  };
}
