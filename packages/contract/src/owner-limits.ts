import type { CodeWith } from "./errors.ts";
import type { rateLimits } from "./limits.ts";

type Name = keyof typeof rateLimits;

/**
 * Things that clients and guests create, with the names of their limits and error codes. The second limit is shared
 * by all guests at an IP address.
 */
export const ownerLimits = {
  ads: {
    client: "clientAds",
    guest: "guestAds",
    address: "guestAdsPerAddress",
    code: "too_many_ads",
    addressCode: "too_many_guest_ads",
  },
  uploads: {
    client: "uploads",
    guest: "uploads",
    address: "guestUploadsPerAddress",
    code: "too_many_uploads",
    addressCode: "too_many_guest_uploads",
  },
  drafts: {
    client: "drafts",
    guest: "drafts",
    address: "guestDraftsPerAddress",
    code: "too_many_drafts",
    addressCode: "too_many_guest_drafts",
  },
} as const satisfies Record<
  string,
  { client: Name; guest: Name; address: Name; code: CodeWith<429>; addressCode: CodeWith<429> }
>;
