import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

import type { Database } from "../../database/database.ts";
import * as schema from "../../database/schema.ts";

/** A table to copy. */
export type CopiedTable = {
  name: string;
  /** The table's name, as SQL. */
  at: SQL;
  /** Selects a row `t` as JSON, with full precision, which the drivers' own values lack. */
  reading: SQL;
  /** Runs on the target after the rows are copied. */
  afterwards?: SQL;
};

/**
 * The job table. Jobs that were active when their process was killed become retries. Heartbeat settings aren't copied,
 * because they depend on the database engine.
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
 * Our own tables except the one with the database's id, referenced tables first, then the jobs. pg-boss recreates the
 * rest of its tables.
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

/** Rows per page. */
const pageLength = 200;

/** Both engines return `rows` for a raw query. */
const rowsOf = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;

/** Copies all rows into empty tables, page by page, in a single transaction on the target. */
export async function copyRows(source: Database, target: Database, tables: CopiedTable[]): Promise<void> {
  await source.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    await makeMissingQueues(tx, target);
    for (const table of tables) await copyTable(tx, target, table);
  });
}

/** Truncates all tables at once, because they reference each other. */
export async function emptyTables(target: Database, tables: CopiedTable[]): Promise<void> {
  const names = sql.join(
    tables.map(({ at }) => at),
    sql`, `,
  );
  await target.execute(sql`truncate table ${names}`);
}

async function copyTable(source: Database, target: Database, table: CopiedTable): Promise<void> {
  const { at, reading, afterwards } = table;
  await source.execute(sql`declare copied cursor for select (${reading})::text as row from ${at} t`);
  for (;;) {
    const page = await source.execute(sql.raw(`fetch ${pageLength} from copied`));
    const rows = rowsOf<{ row: string }>(page);
    if (rows.length === 0) break;
    await insertRows(target, at, rows);
  }
  await source.execute(sql`close copied`);
  if (afterwards) await target.execute(afterwards);
}

async function insertRows(target: Database, at: CopiedTable["at"], rows: { row: string }[]): Promise<void> {
  const page = `[${rows.map(({ row }) => row).join(",")}]`;
  await target.execute(
    sql`insert into ${at} select * from jsonb_populate_recordset(null::${at}, ${page}::text::jsonb)`,
  );
}

/** Creates queues for job kinds that this version no longer has. */
async function makeMissingQueues(source: Database, target: Database): Promise<void> {
  const at = sql`pgboss.queue`;
  const made = rowsOf<{ name: string }>(await target.execute(sql`select name from ${at}`));
  const names = JSON.stringify(made.map(({ name }) => name));
  const missing = await source.execute(
    sql`select to_jsonb(t)::text as row from ${at} t where not ${names}::text::jsonb ? t.name`,
  );
  const rows = rowsOf<{ row: string }>(missing);
  if (rows.length > 0) await insertRows(target, at, rows);
}

/** A table's row count and an order-independent checksum of its rows. */
export type TableCount = { name: string; rows: number; sum: string };

export async function countRows(database: Database, tables: CopiedTable[]): Promise<TableCount[]> {
  return database.transaction(async (tx) => {
    // Timestamps are read as text in the connection's time zone.
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
