import { openPglite } from "../database/open-pglite.ts";

// Used by maintenance.test.ts: stores numbers and checkpoints continuously until it is killed.
const [folder = ""] = process.argv.slice(2);
const client = await openPglite(folder);
await client.query("create table if not exists numbers (number serial primary key)");
for (;;) {
  const { rows } = await client.query("insert into numbers default values returning number");
  process.send?.(rows[0]);
  // Fills more than a segment of the log, so that the checkpoint recycles one.
  await client.query(
    "select pg_logical_emit_message(false, 'test', repeat('x', 1048576)) from generate_series(1, 20)",
  );
  process.send?.("checkpoint");
  await client.query("checkpoint");
}
