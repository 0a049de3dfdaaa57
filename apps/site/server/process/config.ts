/** The site process's environment settings; the API reads its own. */
export interface SiteConfig {
  /** The port to listen on; 0 picks a free port. */
  port: number;
  /** The network interface to listen on; all by default. */
  host: string | undefined;
  /** Another server that implements the contract; null if our API runs in this process. */
  apiUrl: URL | null;
  /** The site's public URL; null on localhost. */
  publicUrl: URL | null;
  /** How many proxies are in front of the site, and thus how many forwarded IP addresses to trust. */
  trustProxy: number;
  /** The bearer token for `/metrics`; null disables `/metrics`. */
  metricsToken: string | null;
  /** The id of a process; when that process exits, this one stops too. */
  parent: number | null;
}

/** An invalid setting, with a one-line message for the terminal. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** @throws {ConfigError} */
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

function readNumber(env: Record<string, string | undefined>, name: string, fallback: number, max: number) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new ConfigError(`${name} is “${text}”: it takes a whole number from 0 to ${max}.`);
}

function readUrl(env: Record<string, string | undefined>, name: string) {
  const text = env[name]?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new ConfigError(`${name} is “${text}”: it takes an address such as https://ads.example.com.`);
}
