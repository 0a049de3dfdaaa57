import path from "node:path";

import type { RateLimit, rateLimits } from "@earshot/contract/limits.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const shortestSecret = 32;

export type ApiConfig = {
  /** Absolute path of the folder that holds everything kept. Made when it is missing. */
  dataFolder: string;
  /** Makes every absolute link, and decides Secure cookies and the accepted Origin. */
  publicUrl?: URL;
  /** Signs the session cookies. Without it one is made and kept in the data folder. */
  authSecret?: string;
  logLevel: (typeof logLevels)[number];
  /** Other limits than the contract's: tests alone. */
  limits?: Partial<Record<keyof typeof rateLimits, RateLimit>>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that can't be used: the message has one line for each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads and checks the environment, once, at the start. An empty value counts as none. Throws `ConfigError`. */
export function readConfig(environment: Environment): ApiConfig {
  const problems: string[] = [];
  const valueOf = (name: string) => environment[name]?.trim() || undefined;

  const publicUrl = valueOf("PUBLIC_URL");
  if (publicUrl !== undefined && !isSiteAddress(publicUrl))
    problems.push(
      `PUBLIC_URL must be an http or https address without a path, such as https://ads.example.com, not “${publicUrl}”.`,
    );

  const authSecret = valueOf("AUTH_SECRET");
  if (authSecret !== undefined && authSecret.length < shortestSecret)
    problems.push(
      `AUTH_SECRET must have at least ${shortestSecret} characters; it has ${authSecret.length}.`,
    );

  const logLevel = valueOf("LOG_LEVEL") ?? "info";
  if (!isLogLevel(logLevel))
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not “${logLevel}”.`);

  if (problems.length > 0 || !isLogLevel(logLevel)) throw new ConfigError(problems.join("\n"));
  return {
    dataFolder: path.resolve(valueOf("DATA_DIR") ?? "data"),
    publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl),
    authSecret,
    logLevel,
  };
}

function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    url.username === "" &&
    url.password === ""
  );
}

function isLogLevel(text: string): text is ApiConfig["logLevel"] {
  return logLevels.some((level) => level === text);
}
