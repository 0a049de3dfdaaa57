import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import path from "node:path";

import type { ApiConfig } from "../../config.ts";
import { createDataFolder } from "../../data-folder.ts";
import type { Database } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { jobKinds } from "../../jobs/job-kinds.ts";
import { openJobs } from "../../jobs/open-jobs.ts";
import { createLog } from "../../log.ts";
import { openStorage } from "../../storage/open-storage.ts";
import type { Storage } from "../../storage/storage.ts";
import { CommandError } from "../command.ts";

/** The location of a server's data. */
export type Place = Pick<ApiConfig, "dataFolder" | "databaseUrl" | "bucket" | "authSecret"> & {
  /** The name shown in messages, which contains no passwords. */
  name: string;
};

export type OpenPlace = {
  name: string;
  database: Database;
  storage: Storage;
  /** Identifies the storage: equal strings mean the same storage. */
  filesAt: string;
  outbox: string;
  close: () => Promise<void>;
};

/** The keyword for the server's own configuration; a folder with that name must be given as `./configured`. */
const ofTheServer = "configured";

/** Converts a command's argument, a data folder or `configured`, to a place. */
export function placeNamed(word: string, config: ApiConfig): Place {
  if (word !== ofTheServer) return { name: path.resolve(word), dataFolder: path.resolve(word) };
  const { dataFolder, databaseUrl, bucket, authSecret } = config;
  const database = databaseUrl ? `${databaseUrl.host}${databaseUrl.pathname}` : dataFolder;
  const name = bucket ? `${database} with ${bucketName(bucket)}` : database;
  return { name, dataFolder, databaseUrl, bucket, authSecret };
}

/** Throws `CommandError` if both are the same database. */
export async function refuseSame(source: Place, target: Place): Promise<void> {
  if ((await databaseAt(source)) !== (await databaseAt(target))) return;
  throw new CommandError(`Source and target have the same database, ${source.name}.`);
}

/**
 * Opens a place exclusively and migrates it. Throws `CommandError` for a source without a database or an unusable
 * bucket, and `StartError` if a server is running there.
 */
export async function openPlace(place: Place, side: "source" | "target"): Promise<OpenPlace> {
  const { name, dataFolder, databaseUrl, bucket } = place;
  if (side === "source" && !databaseUrl && !existsSync(path.join(dataFolder, "database")))
    throw new CommandError(`There is no database in ${dataFolder}.`);
  if (!databaseUrl || !bucket) await createDataFolder(dataFolder);
  const storage = await openFiles(place);
  const { database, connection, close } = await openDatabase({
    dataFolder,
    databaseUrl,
    alone: true,
    onError: () => undefined,
  });
  try {
    const log = createLog("silent");
    await (await openJobs({ connection, database, kinds: jobKinds, log })).stop();
  } catch (error) {
    await close();
    throw error;
  }
  const filesAt = bucket ? bucketName(bucket) : await real(dataFolder);
  return { name, database, storage, filesAt, outbox: path.join(await real(dataFolder), "outbox"), close };
}

async function openFiles({ dataFolder, bucket }: Place): Promise<Storage> {
  const storage = await openStorage(dataFolder, bucket);
  try {
    await storage.check();
    return storage;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const where = bucket ? bucketName(bucket) : dataFolder;
    throw new CommandError(`Files can't be kept in ${where}: ${reason}. Check STORAGE_URL.`);
  }
}

function bucketName({ name, prefix, endpoint }: NonNullable<ApiConfig["bucket"]>): string {
  return `s3://${name}/${prefix}${endpoint ? ` at ${endpoint.host}` : ""}`;
}

async function databaseAt({ dataFolder, databaseUrl }: Place): Promise<string> {
  if (!databaseUrl) return real(dataFolder);
  return `${databaseUrl.hostname}:${databaseUrl.port || 5432}${databaseUrl.pathname}`;
}

/** The folder's real path; the given path if it does not exist. */
const real = (folder: string) => realpath(folder).catch(() => folder);
