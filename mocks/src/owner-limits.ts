import type { ownerLimits } from "@earshot/contract/owner-limits.ts";

import type { MockDb } from "./mock-db.ts";
import type { Owner } from "./mock-db/owner.ts";

type OwnerLimit = (typeof ownerLimits)[keyof typeof ownerLimits];

/**
 * Counts a request against the owner's limit; for guests, also against their IP address's. Returns the error's code
 * if a limit is reached.
 */
export function tooOftenError<Limit extends OwnerLimit>(
  mockDb: MockDb,
  request: Request,
  { id, account }: Owner,
  { client, guest, address, code, addressCode }: Limit,
): Limit["code"] | Limit["addressCode"] | null {
  if (mockDb.isTooOften(account ? client : guest, id)) return code;
  const { key } = mockDb.visitorOf(request);
  return !account && mockDb.isTooOften(address, key) ? addressCode : null;
}
