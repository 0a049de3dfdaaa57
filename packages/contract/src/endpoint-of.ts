import { type Area, paths } from "./paths.ts";

/** The API's path prefixes: an unknown path below them is a JSON 404 for every method. */
export const apiPrefixes = ["/api", "/audiostack", "/client/api"] as const;

type Name<A extends Area> = keyof (typeof paths)[A] & string;

/** A known endpoint: its key in `paths` and `endpoints`, and its decoded path parameters. */
export type FoundEndpoint = {
  [A in Area]: { kind: "endpoint"; area: A; name: Name<A>; params: Record<string, string> };
}[Area];

/** A request's handler: an endpoint, the API's JSON 404, or the pages. */
export type Answerer = FoundEndpoint | { kind: "no-endpoint" } | { kind: "page" };

type Providers = {
  /** Configured social log-ins, such as `google`. */
  providers: readonly string[];
};

type Row = { area: Area; name: string; method: string; segments: readonly string[] };

const table: readonly Row[] = Object.entries(paths).flatMap(([area, endpoints]) =>
  Object.entries<{ method: string; path: string }>(endpoints).map(([name, { method, path }]) => ({
    area: area as Area,
    name,
    method: method.toUpperCase(),
    segments: path.split("/"),
  })),
);

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}

/** Decodes a parameter; undefined if it is empty, not UTF-8, or contains characters that no database can store. */
function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Matches the segments against the pattern; returns its parameters, or undefined if there is no match. */
function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!isParameter(part)) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (!value) return undefined;
    params[part.slice(1, -1)] = value;
  }
  return params;
}

function isKnown(params: Record<string, string>, { providers }: Providers): boolean {
  const { portal = "client", provider } = params;
  return portal === "client" && (provider === undefined || providers.includes(provider));
}

/**
 * Finds a request's handler. Paths match exactly: a different case, an encoded letter, a trailing slash or `.data`
 * makes a different path. `HEAD` is handled as `GET`.
 * @param pathname as in `URL.pathname`, not decoded
 */
export function endpointOf(method: string, pathname: string, configured: Providers): Answerer {
  const wanted = method === "HEAD" ? "GET" : method;
  const segments = pathname.split("/");
  for (const row of table) {
    if (row.method !== wanted) continue;
    const params = match(row.segments, segments);
    if (params && isKnown(params, configured)) {
      return { kind: "endpoint", area: row.area, name: row.name, params } as FoundEndpoint;
    }
  }
  const isApi = apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return { kind: isApi ? "no-endpoint" : "page" };
}
