import { setImmediate } from "node:timers/promises";

import type { Visitor } from "@earshot/contract/visitor.ts";

import { limitConcurrent, readTexts } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";

type Reader = Pick<typeof import("./check-script.ts"), "checkScript" | "spokenLengthOf">;

export type ReadText = ReturnType<typeof textReader>;

/**
 * Reads scripts in this process, one at a time per IP address, and lets other requests run in between. Throws
 * `ApiError` if the IP address has too many queued, or has used up its limit.
 */
export function textReader(limits: Pick<RateLimits, "spend">) {
  const limit = limitConcurrent(readTexts);
  return <Result>({ address }: Visitor, read: (reader: Reader) => Result): Promise<Result> =>
    limit(address, async () => {
      await limits.spend("spokenLengthPerAddress", address, "too_many_script_checks");
      // Loaded by the first request that needs it, because the text normalizer takes longer to load than to run.
      const { checkScript, spokenLengthOf } = await import("./check-script.ts");
      await setImmediate();
      return read({ checkScript, spokenLengthOf });
    });
}
