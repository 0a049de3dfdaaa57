import { ownerLimits } from "@earshot/contract/owner-limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";

import { type Owner, ownerKey } from "../database/owner.ts";
import type { RateLimits } from "./rate-limits.ts";

/**
 * Counts nothing, but throws `ApiError` if the owner, or a guest of this address if there is none, has reached a limit.
 */
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
 * Counts something that an owner makes. Guests share a second limit by address, as anyone can make up guest ids. Throws
 * `ApiError` if a limit is reached.
 */
export async function spendFor(
  limits: RateLimits,
  what: keyof typeof ownerLimits,
  owner: Owner,
  { address }: Visitor,
): Promise<void> {
  const names = ownerLimits[what];
  const isGuest = "guestKey" in owner;
  // Done before a new guest's count is stored, so that an address over its limit adds none.
  if (isGuest) await limits.assertLeft(names.address, address, names.addressCode);
  await limits.spend(isGuest ? names.guest : names.client, ownerKey(owner), names.code);
  if (isGuest) await limits.spend(names.address, address, names.addressCode);
}
