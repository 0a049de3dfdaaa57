import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";

/** How much may be pending in all, run and wait for one address, and the error above it. */
type Limit = { all: number; perAddress: number; waiting: number; code: CodeWith<429> };

/** Seconds after which one more may be sent. */
const retryAfter = 8;

/** Uploads that are received, each of which holds 2 MB meanwhile. */
export const receivedUploads: Limit = { all: 32, perAddress: 4, waiting: 0, code: "too_often" };

/** Scripts that are written: a chat model writes several at once, the embedded writer one after another. */
export const writtenScripts = (byChat: boolean): Limit => ({
  all: Infinity,
  perAddress: byChat ? 4 : 1,
  waiting: 40,
  code: "too_many_script_checks",
});

/** Texts that are read in this process, each of which may hold it up for a twentieth of a second. */
export const readTexts: Limit = {
  all: Infinity,
  perAddress: 1,
  waiting: 60,
  code: "too_many_script_checks",
};

/** Lines that are spoken or wait: fewer than may wait in all. */
export const spokenTakes: Limit = { all: Infinity, perAddress: 5, waiting: 0, code: "too_many_takes" };

export type LimitConcurrent = ReturnType<typeof limitConcurrent>;

/** Runs what an address asks for, or lets it wait. Throws `ApiError` instead while too much is pending. */
export function limitConcurrent({ all, perAddress, waiting: mostWaiting, code }: Limit) {
  const pending = new Map<string, { running: number; waiting: (() => void)[] }>();
  let sum = 0;
  return async <Result>(address: string, run: () => Promise<Result>): Promise<Result> => {
    const own = pending.get(address) ?? { running: 0, waiting: [] };
    const mustWait = own.running >= perAddress;
    if (sum >= all || (mustWait && own.waiting.length >= mostWaiting))
      throw new ApiError(code, { retryAfter });
    sum += 1;
    pending.set(address, own);
    if (mustWait) await new Promise<void>((start) => own.waiting.push(start));
    else own.running += 1;
    try {
      return await run();
    } finally {
      sum -= 1;
      const next = own.waiting.shift();
      // Takes the place over.
      if (next) next();
      else if ((own.running -= 1) === 0) pending.delete(address);
    }
  };
}
