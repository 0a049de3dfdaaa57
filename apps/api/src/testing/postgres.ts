import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { Client } from "pg";

export type TestPostgres = {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<URL>;
  /** Breaks existing connections and refuses new ones. */
  stop(): Promise<void>;
};

/**
 * A PostgreSQL server for tests on a free local port, installed from npm so that it is always available. Its child
 * process exits when the test's process does.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const keeper = fork(new URL("postgres.child.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const port = await portOf(keeper);
  const addressOf = (name: string) => new URL(`postgres://tester@127.0.0.1:${port}/${name}`);
  let count = 0;
  return {
    async newDatabase() {
      const name = `test_${++count}`;
      const client = new Client({ connectionString: addressOf("postgres").href });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    async stop() {
      if (keeper.exitCode !== null) return;
      const ended = once(keeper, "exit");
      keeper.disconnect();
      await ended;
    },
  };
}

async function portOf(keeper: ChildProcess): Promise<number> {
  const gone = once(keeper, "exit").then(([code]) => {
    throw new Error(`The tests' PostgreSQL ended with ${code} before it was ready.`);
  });
  const [port] = await Promise.race([once(keeper, "message"), gone]);
  return Number(port);
}
