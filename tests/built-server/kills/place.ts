import {
  type RunningServer,
  spawnBuiltServer,
  type StartingServer,
  withDataFolder,
} from "../built-server.ts";
import type { KillOptions } from "./seed.ts";

/** The storage that consecutive servers share. */
export interface Place {
  folder: string;
  databaseUrl: URL | undefined;
  spawn: () => StartingServer;
  start: () => Promise<RunningServer>;
}

/** Runs `work` with an empty data folder, and optionally an empty PostgreSQL database. */
export function withPlace<T>(
  { newDatabase }: Pick<KillOptions, "newDatabase">,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  return withDataFolder(async (folder) => {
    const databaseUrl = await newDatabase?.();
    const env = databaseUrl && { DATABASE_URL: databaseUrl.href, AUTH_SECRET: "kills".repeat(8) };
    const spawn = () => spawnBuiltServer(folder, env);
    return work({ folder, databaseUrl, spawn, start: () => spawn().ready() });
  });
}
