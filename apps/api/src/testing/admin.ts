import { runAdmin } from "../admin/admin.ts";
import type { Bucket } from "../config/bucket.ts";
import type { Environment } from "../config/settings.ts";
import type { TestPlace } from "./databases.ts";

/** The environment for a server or command with this database and data folder. */
export function environmentOf({
  dataFolder,
  databaseUrl,
  bucket,
}: TestPlace & { bucket?: Bucket }): Environment {
  return {
    DATA_DIR: dataFolder,
    LOG_LEVEL: "silent",
    ...(databaseUrl && { DATABASE_URL: databaseUrl.href, AUTH_SECRET: "s".repeat(32) }),
    ...(bucket && {
      STORAGE_URL: `s3://${bucket.name}/${bucket.prefix}?endpoint=${bucket.endpoint?.href ?? ""}`,
      AWS_ACCESS_KEY_ID: bucket.credentials?.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.credentials?.secretAccessKey,
    }),
  };
}

/** Runs the admin command in this process. */
export async function callAdmin(environment: Environment, ...words: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdmin({
    words,
    environment,
    print: (line) => void output.push(line),
    printError: (line) => void errors.push(line),
  });
  return { code, output: output.join("\n"), errors: errors.join("\n") };
}
