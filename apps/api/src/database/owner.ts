import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A client, or a guest by the fingerprint of their id. */
export type Owner = { userId: string } | { guestKey: string };

/** The two columns of a new row. */
export function ownerColumns(owner: Owner): { userId: string | null; guestKey: string | null } {
  return "userId" in owner
    ? { userId: owner.userId, guestKey: null }
    : { userId: null, guestKey: owner.guestKey };
}

/** The condition that a row is the owner's: by an index of its own in each table that has an owner. */
export function isOwnedBy(table: { userId: PgColumn; guestKey: PgColumn }, owner: Owner): SQL {
  return "userId" in owner ? eq(table.userId, owner.userId) : eq(table.guestKey, owner.guestKey);
}

/** Unique among owners. */
export const ownerKey = (owner: Owner): string => ("userId" in owner ? owner.userId : owner.guestKey);
