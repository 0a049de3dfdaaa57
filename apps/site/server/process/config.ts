/** What the site's own process takes from its environment; the API reads its own part itself. */
export interface SiteConfig {
  /** 0 takes a free port. */
  port: number;
  /** The network interface to listen on; all of them without it. */
  host: string | undefined;
  /** Another server that keeps the contract and answers its calls; null when the API runs in this process. */
  apiUrl: URL | null;
  /** The address that people see; null on localhost. */
  publicUrl: URL | null;
  /** How many proxies stand in front: so many of the forwarded addresses are believed. */
  trustProxy: number;
  /** Bearer token of `/metrics`; without it there is no `/metrics`. */
  metricsToken: string | null;
  /** Id of the process that this one stops with; null where nobody asked for it. */
  parent: number | null;
}

/** A setting that cannot be used; its message is one line, fit for the terminal. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads and checks the environment once. Throws a `ConfigError`. */
export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
  return {
    port: readNumber(env, "PORT", 3000, 65_535),
    host: env["HOST"] || undefined,
    apiUrl: readUrl(env, "API_URL"),
    publicUrl: readUrl(env, "PUBLIC_URL"),
    trustProxy: readNumber(env, "TRUST_PROXY", 0, 16),
    metricsToken: env["METRICS_TOKEN"] || null,
    parent: readNumber(env, "STOP_WITH_PARENT", 0, Number.MAX_SAFE_INTEGER) || null,
  };
}

function readNumber(env: Record<string, string | undefined>, name: string, fallback: number, most: number) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new ConfigError(`${name} is “${text}”: it takes a whole number from 0 to ${most}.`);
}

function readUrl(env: Record<string, string | undefined>, name: string) {
  const text = env[name]?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new ConfigError(`${name} is “${text}”: it takes an address such as https://ads.example.com.`);
}
