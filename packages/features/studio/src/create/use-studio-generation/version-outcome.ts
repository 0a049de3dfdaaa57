import type { AdDetails } from "@earshot/contract/ads/read-details.ts";

/**
 * How the wait for a new version of an ad has ended; null while it continues. The ad may still hold an earlier version
 * that failed.
 */
export function versionOutcome(
  { version, pendingVersion }: Pick<AdDetails, "version" | "pendingVersion">,
  awaited: number,
): "made" | "failed" | null {
  if (version >= awaited) return "made";
  return pendingVersion?.isFailed && pendingVersion.version >= awaited ? "failed" : null;
}
