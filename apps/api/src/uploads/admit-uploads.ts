import { mayBringGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";

import type { Owners } from "../accounts/owners.ts";
import { assertLeftFor } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";

/**
 * Rejects an upload, if possible before its body (up to 2 MB) is received: throws `ApiError` if the owner's or the IP
 * address's limit is reached, or if the upload has no owner. A guest without a cookie sends the id in the body.
 */
export const admitUploads =
  (owners: Owners, limits: RateLimits) =>
  async (request: Request, visitor: Visitor): Promise<void> => {
    const requester = await owners.find(request);
    if (!requester && !mayBringGuestId(request.headers)) throw new ApiError("identity_missing");
    await assertLeftFor(limits, "uploads", requester?.owner ?? null, visitor);
  };
