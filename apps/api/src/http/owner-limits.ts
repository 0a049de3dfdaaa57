import { ownerLimits } from "@earshot/contract/owner-limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";

import { type Owner, ownerKey } from "../database/owner.ts";
import type { RateLimits } from "./rate-limits.ts";

/** Counts nothing, and throws `ApiError` when an owner, or without one a guest of this address, can't make any more. */
export async function assertLeftFor(
  limits: RateLimits,
  what: keyof typeof ownerLimits,
  owner: Owner | null,
  { address }: Visitor,
): Promise<void> {
  const names = ownerLimits[what];
  const isClient = owner !== null && "userId" in owner;
  if (owner) await limits.assertLeft(isClient ? names.client : names.guest, ownerKey(owner), names.code);
  if (!isClient) await limits.assertLeft(names.address, address, names.addressCode);
}

/**
 * Counts something that an owner makes. Guests share a second limit by address, as anybody can invent guest ids. Throws
 * `ApiError` when a limit is reached.
 */
export async function spendFor(
  limits: RateLimits,
  what: keyof typeof ownerLimits,
  owner: Owner,
  { address }: Visitor,
): Promise<void> {
  const names = ownerLimits[what];
  const isGuest = "guestKey" in owner;
  // Before a new guest's count is stored: an address that is over its limit adds none.
  if (isGuest) await limits.assertLeft(names.address, address, names.addressCode);
  await limits.spend(isGuest ? names.guest : names.client, ownerKey(owner), names.code);
  if (isGuest) await limits.spend(names.address, address, names.addressCode);
}
