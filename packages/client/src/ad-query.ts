import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { adQueryEvery } from "@earshot/contract/limits.ts";
import { queryOptions } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { identityOf } from "./identity.ts";

/**
 * Fetches one ad with all details.
 *
 * @param options the options of `call`
 * @throws {ApiError} `not_found` if it is gone or belongs to another account
 * @throws {NetworkError}
 */
export async function fetchAd(
  uuid: string,
  isLoggedIn: boolean,
  options?: Parameters<typeof call>[2],
): Promise<AdDetails> {
  // Loaded together with the request, because most visits to the studio make no such request.
  const reading = import("@earshot/contract/ads/read-details.ts");
  reading.catch(() => undefined);
  const { status, body } = await call(
    "GET /api/audioad/ads/{uuid}",
    { params: { uuid }, query: { ...identityOf(isLoggedIn) } },
    options,
  );
  const details = status === 200 ? (await reading).readAdDetails(body) : null;
  if (!details) throw new ApiError(status, body);
  return details;
}

/** True while the ad or a new version of it is being made. */
export const isPending = (ad: AdDetails | undefined): boolean =>
  ad?.state === "processing" || ad?.pendingVersion?.isFailed === false;

/** Queries one ad with all details. Polls while it is pending. */
export const adQuery = (uuid: string, isLoggedIn: boolean) =>
  queryOptions({
    queryKey: ["ad", uuid],
    queryFn: ({ signal }) => fetchAd(uuid, isLoggedIn, { signal }),
    refetchInterval: ({ state: { data } }) => (isPending(data) ? adQueryEvery : false),
  });
