import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

import * as schema from "../../database/schema.ts";

/** A table as a copy sees it. */
export type CopiedTable = {
  name: string;
  /** Its name in a query. */
  at: SQL;
  /** A row of it, called `t`, as JSON: with every digit, which the drivers' own values lack. */
  reading: SQL;
  /** What to do in the target when its rows are there. */
  afterwards?: SQL;
};

/**
 * A job that was under way when its process was killed begins again, one try poorer. How its death would be noticed is a
 * matter of the engine.
 */
const jobs: CopiedTable = {
  name: "jobs",
  at: sql`pgboss.job`,
  reading: sql`(to_jsonb(t) - 'heartbeat_on' - 'heartbeat_seconds')
    || case when t.state = 'active' then '{"state": "retry"}'::jsonb else '{}' end`,
  afterwards: sql`update pgboss.job set heartbeat_seconds = queue.heartbeat_seconds
    from pgboss.queue where queue.name = job.name`,
};

/**
 * Every table of ours but the database's own id, one that others refer to before them, and the jobs. pg-boss makes the
 * rest of its own anew.
 */
export function copiedTables(): CopiedTable[] {
  const placed: PgTable[] = [];
  const place = (table: PgTable) => {
    if (placed.includes(table)) return;
    const { foreignKeys } = getTableConfig(table);
    for (const key of foreignKeys) place(key.reference().foreignTable);
    placed.push(table);
  };
  for (const table of Object.values(schema))
    if (is(table, PgTable) && table !== schema.storageOwner) place(table);
  return [...placed.map(ofOurs), jobs];
}

function ofOurs(table: PgTable): CopiedTable {
  const { name } = getTableConfig(table);
  return { name, at: sql`${table}`, reading: sql`to_jsonb(t)` };
}
