import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import type { CopiedTable } from "./tables.ts";

/** How many rows are on their way at a time. */
const pageLength = 200;

/** The rows of an answer, which every engine has there. */
export const rowsOf = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;

/** Copies all rows into empty tables, page by page, in one transaction of the target's. */
export async function copyRows(source: Database, target: Database, tables: CopiedTable[]): Promise<void> {
  await source.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    await makeMissingQueues(tx, target);
    for (const table of tables) await copyTable(tx, target, table);
  });
}

/** All of them, in one go: they refer to each other. */
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

/** A kind of job that an older version had, and this one has not, may have left some: each needs its queue. */
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
