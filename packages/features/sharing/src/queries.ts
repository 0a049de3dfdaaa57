import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { type AdByLink, readAdByLink } from "@earshot/contract/sharing/read.ts";
import { studioErrorOf } from "@earshot/contract/studio/errors.ts";

const sharedAd = "GET /api/shared-audio/{uuid}";

/**
 * Fetches the ad that a share link leads to; null if it was deleted or is no longer shared.
 *
 * @param options the options of `call`: loaders pass their `fetch`
 * @throws {NetworkError}
 */
export async function fetchAdByLink(
  uuid: string,
  options?: Parameters<typeof call>[2],
): Promise<AdByLink | null> {
  const { status, body } = await call(sharedAd, { params: { uuid } }, options);
  const ad = status === 200 ? readAdByLink(body) : null;
  if (ad || status === 404) return ad;
  throw new NetworkError(sharedAd, "unexpected-answer", { status });
}

/** Shares an ad or stops sharing it; the mutation's variable and result are the new state. */
export function useSetShared(uuid: string, onShared: (shared: boolean) => void) {
  const { isLoggedIn } = useSession();
  return useApiMutation({
    mutationFn: (shared: boolean) => setShared(uuid, shared, isLoggedIn),
    onSuccess: onShared,
  });
}

async function setShared(uuid: string, shared: boolean, isLoggedIn: boolean): Promise<boolean> {
  const identity = identityOf(isLoggedIn);
  if (!identity) throw new ApiError(401, studioErrorOf("identity_missing"));
  assertOk(await call("PATCH /api/audioad/ads/{uuid}", { params: { uuid }, json: { shared, ...identity } }));
  return shared;
}
