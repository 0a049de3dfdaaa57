import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A client, or a guest identified by the fingerprint of their id. */
export type Owner = { userId: string } | { guestKey: string };

/** The two owner columns of a new row. */
export function ownerColumns(owner: Owner): { userId: string | null; guestKey: string | null } {
  return "userId" in owner
    ? { userId: owner.userId, guestKey: null }
    : { userId: null, guestKey: owner.guestKey };
}

/** The condition that a row belongs to the owner. Each table with an owner has an index for it. */
export function isOwnedBy(table: { userId: PgColumn; guestKey: PgColumn }, owner: Owner): SQL {
  return "userId" in owner ? eq(table.userId, owner.userId) : eq(table.guestKey, owner.guestKey);
}

/** A key that is unique among owners. */
export const ownerKey = (owner: Owner): string => ("userId" in owner ? owner.userId : owner.guestKey);
