import type { CodeWith } from "./errors.ts";
import type { rateLimits } from "./limits.ts";

type Name = keyof typeof rateLimits;

/**
 * The names of limits and their error codes. All guests at an IP address share `address`, and all clients there
 * `clientAddress`.
 */
export type OwnerLimit = {
  client: Name;
  guest: Name;
  address: Name;
  clientAddress?: Name;
  code: CodeWith<429>;
  addressCode: CodeWith<429>;
};

/** Limits on what clients and guests can create. */
export const ownerLimits = {
  ads: {
    client: "clientAds",
    guest: "guestAds",
    address: "guestAdsPerAddress",
    clientAddress: "clientAdsPerAddress",
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
} as const satisfies Record<string, OwnerLimit>;
