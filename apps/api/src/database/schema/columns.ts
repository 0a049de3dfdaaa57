import { sql } from "drizzle-orm";
import { check, type PgColumn, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment; the server's clock (`config.now`) says which, unless the column has a default. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Whose a row is: a client's or a guest's, never both (`onlyOneOwner`). A guest's id is a secret that only its browser
 * keeps: here stands its fingerprint.
 */
export const owner = (ofClient: () => PgColumn) => ({
  userId: uuid("user_id").references(ofClient, { onDelete: "cascade" }),
  guestKey: text("guest_key"),
});

export const onlyOneOwner = (name: string, table: { userId: PgColumn; guestKey: PgColumn }) =>
  check(name, sql`num_nonnulls(${table.userId}, ${table.guestKey}) = 1`);
