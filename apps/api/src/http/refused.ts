import type { Refusal } from "@earshot/contract/rule-error.ts";
import type { RefusalStatus } from "@earshot/contract/statuses.ts";

/** Thrown by whatever finds that a request can't be done: a status and words fit to show. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: RefusalStatus;
  /** Whole seconds to wait: with 429 alone. */
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Throws what a rule of the contract found wrong, as a 422 with its words. */
export function mustPass(found: Refusal<string> | null): void {
  if (found) throw new Refused(422, found.message);
}
