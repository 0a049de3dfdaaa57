import { statSync } from "node:fs";
import path from "node:path";

import type { RateLimit, rateLimits } from "@earshot/contract/limits.ts";
import { naturalVoices } from "@earshot/engine/voices/natural-voices.ts";

import type { Audio } from "./audio/open-audio.ts";
import { type Bucket, readBucket } from "./config/bucket.ts";
import { type ModelServers, readOpenai } from "./config/openai.ts";
import { readSettings, type Environment, type Settings } from "./config/settings.ts";
import { readSocialLogins, type SocialLogin } from "./config/social-logins.ts";
import type { Database } from "./database/database.ts";
import type { JobPace } from "./jobs/jobs.ts";
import type { Storage } from "./storage/storage.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const roles = ["all", "web", "worker"] as const;
const shortestSecret = 32;

export type ApiConfig = {
  /** The data folder's absolute path; it is created if missing. */
  dataFolder: string;
  /** The absolute path to the operator's neural voices; the engine reads the setting itself. */
  voicesFolder?: string;
  /** PostgreSQL URL; if unset, the database is embedded, in the data folder. */
  databaseUrl?: URL;
  /** The bucket for files; by default they are stored in the data folder. */
  bucket?: Bucket;
  /** `web` serves requests, `worker` runs jobs. Without `databaseUrl` it must be `all`. */
  role: (typeof roles)[number];
  /** The base for absolute links; also determines whether cookies are Secure and which Origin is accepted. */
  publicUrl?: URL;
  /** Signs session cookies. Generated and stored in the data folder by default. */
  authSecret?: string;
  /** The mail server; if unset, mail is written to the data folder instead of being sent. */
  smtpUrl?: URL;
  /** The providers that users can log in with. */
  socialLogins: SocialLogin[];
  /** Model servers for writing and speech; by default the embedded engines are used. */
  openai?: ModelServers;
  logLevel: (typeof logLevels)[number];
  /** Replaces standard output in tests. */
  logTo?: { write(line: string): void };
  /** The clock for timestamps and expiry. */
  now: () => Date;
  /** Overrides the contract's limits in tests. */
  limits?: Partial<Record<keyof typeof rateLimits, RateLimit>>;
  /** Gives tests access to what was opened at startup. */
  onOpen?: (opened: { database: Database; storage: Storage }) => void;
  /** Replaces the audio process in tests. */
  audio?: Audio;
  /** False in tests, so that listing ads doesn't start the audio processes early. */
  preparesAudio?: boolean;
  /** Faster polls and retries for tests. */
  jobPace?: JobPace;
};

/** Invalid environment variables; the message has one line for each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads and validates the environment once, at startup. Treats an empty value as missing. Throws `ConfigError`. */
export function readConfig(environment: Environment): ApiConfig {
  const settings = readSettings(environment);
  const config: ApiConfig = {
    dataFolder: path.resolve(settings.text("DATA_DIR") ?? "data"),
    voicesFolder: readVoicesFolder(settings),
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

function readVoicesFolder(settings: Settings): string | undefined {
  const folder = settings.text("VOICES_DIR");
  if (folder === undefined) return undefined;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    settings.problems.push(`VOICES_DIR must be a folder of neural voices; there is none at ${folder}.`);
  return path.resolve(folder);
}

/**
 * A startup warning that other machines can't play audio that is stored on this machine's disk. Null if that can't
 * happen.
 */
export function soundNoteOf({ role, bucket, dataFolder }: ApiConfig): string | null {
  if (role === "all" || bucket) return null;
  const place = path.join(dataFolder, "files");
  return `Sound: ${place} (with ROLE=${role} on several machines, set STORAGE_URL: each hears its own alone)`;
}

/** A startup note about how many neural voices there are, or how to get them. Null if there is no folder for them. */
export function voicesNoteOf({ voicesFolder }: ApiConfig): string | null {
  if (voicesFolder === undefined) return null;
  const found = naturalVoices.length;
  return found > 0
    ? `Voices: ${found} neural in ${voicesFolder}`
    : `Voices: none measured in ${voicesFolder} yet: npm run admin -- voices`;
}

/** Checks settings that depend on each other. */
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
