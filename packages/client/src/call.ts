import { callTimeout } from "@earshot/contract/limits.ts";
import { jsonStatuses } from "@earshot/contract/statuses.ts";

import type { Answer, CallKey, Request } from "./call-signature.ts";
import { type NetworkErrorKind, NetworkError } from "./network-error.ts";

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

type Options = {
  /** Aborts the call with a `NetworkError` of kind `aborted`. */
  signal?: AbortSignal;
  /** Timeout in milliseconds. Default: 15,000. */
  timeout?: number;
  /** Extra headers, such as a create request's `Idempotency-Key`. */
  headers?: Record<string, string>;
  /** Replaces `fetch`: loaders pass one that sends the visitor's cookies. */
  fetch?: Fetch;
};

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
  multipart?: Record<string, unknown>;
};

function isGiven(entry: [string, unknown]): boolean {
  return entry[1] !== undefined && entry[1] !== null;
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(isGiven)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields).filter(isGiven)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

function initOf(method: string, { json, multipart }: Parts, headers: Record<string, string>): RequestInit {
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (multipart) return { ...init, body: formOf(multipart) };
  if (json === undefined) return init;
  return { ...init, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(json) };
}

/**
 * Calls an endpoint: `call("POST /{portal}/login", { params: { portal: "client" }, json: { email, password } })`.
 * @returns every response in the contract, errors included, as `{ status, body }`: check the status first, or use
 * `assertOk`. An audio response's body is a `Blob`.
 * @throws {NetworkError} without such a response: no network, timeout, aborted, or a body that is not JSON
 */
export async function call<Key extends CallKey>(
  key: Key,
  request: Request<Key>,
  { signal, timeout = callTimeout.usual, headers = {}, fetch = globalThis.fetch }: Options = {},
): Promise<Answer<Key>> {
  const [method = "GET", path = "/"] = key.split(" ");
  const parts = request as Parts;
  const giveUp = new AbortController();
  let reason: NetworkErrorKind = "network";
  const end = (kind: NetworkErrorKind) => {
    reason = kind;
    giveUp.abort();
  };
  const abort = () => end("aborted");
  const timer = setTimeout(() => end("timeout"), timeout);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  let status: number | undefined;
  try {
    const response = await fetch(addressOf(path, parts), {
      ...initOf(method, parts, headers),
      signal: giveUp.signal,
    });
    ({ status } = response);
    if (!jsonStatuses.includes(status)) throw new NetworkError(key, "unexpected-answer", { status });
    const isSound = response.headers.get("Content-Type")?.startsWith("audio/") ?? false;
    return { status, body: await (isSound ? response.blob() : response.json()) } as Answer<Key>;
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    const kind = cause instanceof SyntaxError ? "unexpected-answer" : reason;
    throw new NetworkError(key, kind, { status, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
