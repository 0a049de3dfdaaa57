import { type OwnerLimit, ownerLimits } from "@earshot/contract/owner-limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";

import { type Owner, ownerKey } from "../database/owner.ts";
import type { RateLimits } from "./rate-limits.ts";

/**
 * Throws `ApiError` if the owner has reached a limit, but counts nothing. Without an owner, checks the limit of a guest
 * at this IP address.
 */
export async function assertLeftFor(
  limits: RateLimits,
  what: keyof typeof ownerLimits,
  owner: Owner | null,
  { address }: Visitor,
): Promise<void> {
  const names: OwnerLimit = ownerLimits[what];
  const isClient = owner !== null && "userId" in owner;
  if (owner) await limits.assertLeft(isClient ? names.client : names.guest, ownerKey(owner), names.code);
  if (!isClient) await limits.assertLeft(names.address, address, names.addressCode);
  else if (names.clientAddress) await limits.assertLeft(names.clientAddress, address, names.code);
}

/**
 * Counts something that an owner makes. All guests at an IP address share a second limit, because anyone can make up
 * guest ids. For ads, all accounts at an IP address share one, too. Throws `ApiError` if a limit is reached.
 */
export async function spendFor(
  limits: RateLimits,
  what: keyof typeof ownerLimits,
  owner: Owner,
  { address }: Visitor,
): Promise<void> {
  const names: OwnerLimit = ownerLimits[what];
  const isGuest = "guestKey" in owner;
  // Checked before the owner's count is stored, so that an IP address over its limit adds no counts.
  if (isGuest) await limits.assertLeft(names.address, address, names.addressCode);
  else if (names.clientAddress) await limits.assertLeft(names.clientAddress, address, names.code);
  await limits.spend(isGuest ? names.guest : names.client, ownerKey(owner), names.code);
  if (isGuest) await limits.spend(names.address, address, names.addressCode);
  else if (names.clientAddress) await limits.spend(names.clientAddress, address, names.code);
}

/** Counts a saved change at its IP address. Throws `ApiError` if the address has reached its limit. */
export async function spendChange(limits: RateLimits, { address }: Visitor): Promise<void> {
  await limits.spend("changesPerAddress", address, "too_often");
}
