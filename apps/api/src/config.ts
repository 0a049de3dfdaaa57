import path from "node:path";

import type { RateLimit, rateLimits } from "@earshot/contract/limits.ts";

import type { Audio } from "./audio/open-audio.ts";
import { type Bucket, readBucket } from "./config/bucket.ts";
import { type OpenaiServer, readOpenai } from "./config/openai.ts";
import { readSettings, type Environment, type Settings } from "./config/settings.ts";
import { readSocialLogins, type SocialLogin } from "./config/social-logins.ts";
import type { Database } from "./database/database.ts";
import type { JobPace } from "./jobs/jobs.ts";
import type { Storage } from "./storage/storage.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const roles = ["all", "web", "worker"] as const;
const shortestSecret = 32;

export type ApiConfig = {
  /** Absolute path of the folder that holds what is kept on this machine. Made when it is missing. */
  dataFolder: string;
  /** A PostgreSQL; without it the database is embedded, in the data folder. */
  databaseUrl?: URL;
  /** Where files are; without it in the data folder. */
  bucket?: Bucket;
  /** Whether this process answers requests, does jobs, or both. Without `databaseUrl` it can only be both. */
  role: (typeof roles)[number];
  /** Makes every absolute link, and decides Secure cookies and the accepted Origin. */
  publicUrl?: URL;
  /** Signs the session cookies. Without it one is made and kept in the data folder. */
  authSecret?: string;
  /** The mail server; without it mail is written to the data folder, not sent. */
  smtpUrl?: URL;
  /** The providers that people can log in with. */
  socialLogins: SocialLogin[];
  /** The server whose models write, and may speak; without it the embedded ones do. */
  openai?: OpenaiServer;
  logLevel: (typeof logLevels)[number];
  /** Takes the log's lines in place of standard output: tests alone. */
  logTo?: { write(line: string): void };
  /** The clock of everything that is stored and that expires. */
  now: () => Date;
  /** Other limits than the contract's: tests alone. */
  limits?: Partial<Record<keyof typeof rateLimits, RateLimit>>;
  /** Told what the start opened, to put there what workers would make: tests alone. */
  onOpen?: (opened: { database: Database; storage: Storage }) => void;
  /** Makes the ads in place of the program that does: tests alone. */
  audio?: Audio;
  /** Jobs that are tried again sooner: tests alone. */
  jobPace?: JobPace;
};

/** Environment variables that can't be used: the message has one line for each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads and checks the environment, once, at the start. An empty value counts as none. Throws `ConfigError`. */
export function readConfig(environment: Environment): ApiConfig {
  const settings = readSettings(environment);
  const config: ApiConfig = {
    dataFolder: path.resolve(settings.text("DATA_DIR") ?? "data"),
    databaseUrl: settings.url(
      "DATABASE_URL",
      isPostgres,
      "must be like postgres://user:password@host/database.",
    ),
    bucket: readBucket(settings),
    role: settings.choice("ROLE", roles),
    publicUrl: settings.url(
      "PUBLIC_URL",
      isSiteAddress,
      "must be an http or https address without a path, such as https://ads.example.com.",
    ),
    authSecret: settings.text("AUTH_SECRET"),
    smtpUrl: settings.url(
      "SMTP_URL",
      isMailServer,
      "must be like smtp://user:password@mail.example.com:587, or smtps:// for TLS from the beginning.",
    ),
    socialLogins: readSocialLogins(settings),
    openai: readOpenai(settings),
    logLevel: settings.choice("LOG_LEVEL", logLevels, "info"),
    now: () => new Date(),
  };
  checkTogether(config, settings);
  if (settings.problems.length > 0) throw new ConfigError(settings.problems.join("\n"));
  return config;
}

/**
 * The start's line about sound that is kept for this machine alone, though a worker may make it and a web process play
 * it; null where that can't happen, or a bucket holds it for all.
 */
export function soundNoteOf({ role, bucket, dataFolder }: ApiConfig): string | null {
  if (role === "all" || bucket) return null;
  const place = path.join(dataFolder, "files");
  return `Sound: ${place} (with ROLE=${role} on several machines, set STORAGE_URL: each hears its own alone)`;
}

/** What one setting asks of another. */
function checkTogether({ authSecret, databaseUrl, role }: ApiConfig, settings: Settings): void {
  const { problems } = settings;
  if (authSecret !== undefined && authSecret.length < shortestSecret)
    problems.push(
      `AUTH_SECRET must have at least ${shortestSecret} characters; it has ${authSecret.length}.`,
    );
  const isShared = databaseUrl !== undefined || settings.text("DATABASE_URL") !== undefined;
  if (isShared && authSecret === undefined)
    problems.push("AUTH_SECRET must be set with DATABASE_URL: every process signs with the same one.");
  if (!isShared && role !== "all")
    problems.push(`ROLE=${role} needs DATABASE_URL: the embedded database has one process.`);
}

function isPostgres({ protocol, hostname, pathname }: URL): boolean {
  return /^postgres(ql)?:$/.test(protocol) && hostname !== "" && pathname.length > 1;
}

function isMailServer({ protocol, hostname, pathname }: URL): boolean {
  return /^smtps?:$/.test(protocol) && hostname !== "" && ["", "/"].includes(pathname);
}

function isSiteAddress(url: URL): boolean {
  return (
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    url.username === "" &&
    url.password === ""
  );
}
