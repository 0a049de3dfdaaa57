import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { rowsOf } from "./rows.ts";
import type { CopiedTable } from "./tables.ts";

/** How many rows a table has, and a sum over what stands in them, whatever their order. */
export type TableCount = { name: string; rows: number; sum: string };

export async function countRows(database: Database, tables: CopiedTable[]): Promise<TableCount[]> {
  return database.transaction(async (tx) => {
    // Moments are read as text, in the zone of the connection.
    await tx.execute(sql`set local timezone to 'UTC'`);
    const counts: TableCount[] = [];
    for (const { name, at, reading } of tables) {
      const answer = await tx.execute(sql`
        select count(*)::int as rows,
          coalesce(sum(('x' || left(md5((${reading})::text), 15))::bit(60)::bigint), 0)::text as sum
        from ${at} t`);
      const [count = { rows: 0, sum: "0" }] = rowsOf<Omit<TableCount, "name">>(answer);
      counts.push({ name, ...count });
    }
    return counts;
  });
}

export function sameRows(some: TableCount[], others: TableCount[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ rows, sum }, at) => rows === others[at]?.rows && sum === others[at].sum)
  );
}
