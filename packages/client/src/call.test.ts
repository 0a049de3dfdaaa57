import { afterEach, describe, expect, it, vi } from "vitest";

import { call } from "./call.ts";
import { NetworkError } from "./network-error.ts";

const credentials = { email: "ada@example.com", password: "secret1" };
const client = { portal: "client" } as const;

function server(answer: (address: string, init: RequestInit) => Promise<Response> | Response) {
  return vi.fn(async (address: string, init: RequestInit) => answer(address, init));
}

function errorOf(promise: Promise<unknown>): Promise<NetworkError> {
  return promise.then(
    () => expect.unreachable("it got a response"),
    (error: unknown) => (error instanceof NetworkError ? error : expect.unreachable(String(error))),
  );
}

/** Stays pending until aborted, like `fetch`. */
const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
    if (signal?.aborted) reject(new DOMException("gone", "AbortError"));
  });

afterEach(() => vi.useRealTimers());

describe("request", () => {
  it("fills the path and sends JSON with same-origin cookies", async () => {
    const fetch = server(() => Response.json({ success: true, message: "Login successful!" }));
    const answer = await call("POST /{portal}/login", { params: client, json: credentials }, { fetch });
    expect(answer).toEqual({ status: 200, body: { success: true, message: "Login successful!" } });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("/client/login");
    expect(init).toMatchObject({
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(credentials),
    });
  });

  it("omits undefined and null query parameters and encodes the rest", async () => {
    const fetch = server(() => Response.json([]));
    await call(
      "GET /audiostack/getuseraudios",
      { query: { q: "50 % off & more", temp_user_id: undefined, project_id: null } },
      { fetch },
    );
    expect(fetch.mock.calls[0]?.[0]).toBe("/audiostack/getuseraudios?q=50+%25+off+%26+more");
  });

  it("returns audio as a blob, and its errors as JSON", async () => {
    const sound = server(() => new Response("sound", { headers: { "Content-Type": "audio/mpeg" } }));
    const take = await call("POST /api/audioad/takes", { json: { text: "Hi." } }, { fetch: sound });
    if (take.status !== 200) expect.unreachable();
    expect(await take.body.text()).toBe("sound");
    const error = { success: false, code: "line_missing", field: "text", message: "Please" };
    const refusing = server(() => Response.json(error, { status: 422 }));
    expect(await call("POST /api/audioad/takes", { json: { text: "" } }, { fetch: refusing })).toEqual({
      status: 422,
      body: error,
    });
  });

  it("encodes a path parameter", async () => {
    const fetch = server(() => Response.json({ success: true, message: "Gone." }));
    await call("DELETE /api/projects/{projectId}", { params: { projectId: "../a b" } }, { fetch });
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/projects/..%2Fa%20b");
  });

  it("sends a file as a form without setting a content type", async () => {
    const fetch = server(() => Response.json({ status: "error", message: "Full." }, { status: 413 }));
    const audio = new File(["abc"], "ad.mp3", { type: "audio/mpeg" });
    const answer = await call("POST /audiostack/upload-audio", { multipart: { audio } }, { fetch });
    expect(answer.status).toBe(413);
    const [, init] = fetch.mock.calls[0] ?? expect.unreachable();
    const sent = init.body instanceof FormData ? init.body : expect.unreachable("no form was sent");
    expect(sent.get("audio")).toHaveProperty("name", "ad.mp3");
    expect(init.headers).toEqual({});
  });
});

describe("response", () => {
  it("types error responses by status", async () => {
    const body = { success: false, message: "That email and password don’t match." };
    const fetch = server(() => Response.json(body, { status: 401 }));
    const answer = await call("POST /{portal}/login", { params: client, json: credentials }, { fetch });
    if (answer.status !== 401) expect.unreachable();
    expect(answer.body.message).toBe(body.message);
  });

  it.each([
    ["a status that no endpoint has", () => Response.json({ message: "oops" }, { status: 500 }), 500],
    ["a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
    ["a page where JSON is due", () => new Response("<!doctype html>"), 200],
    ["nothing where JSON is due", () => new Response(""), 200],
  ])("throws on %s", async (_, answer, status) => {
    const error = await errorOf(call("GET /api/session", {}, { fetch: server(answer) }));
    expect(error).toMatchObject({ kind: "unexpected-answer", status });
  });

  it("throws when the network fails", async () => {
    const fetch = server(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await errorOf(call("GET /api/session", {}, { fetch }));
    expect(error).toMatchObject({ kind: "network", status: undefined });
    expect(error.message).toBe("GET /api/session: network");
  });
});

describe("abort and timeout", () => {
  it("times out after 15 s", async () => {
    vi.useFakeTimers();
    const settled = vi.fn<() => void>();
    const error = errorOf(call("GET /api/session", {}, { fetch: server(never) })).finally(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: "timeout" });
  });

  it("times out while a body never ends", async () => {
    const fetch = server(
      (_, { signal }) =>
        new Response(
          new ReadableStream({
            start: (body) => signal?.addEventListener("abort", () => body.error(new Error("gone"))),
          }),
        ),
    );
    expect(await errorOf(call("GET /api/session", {}, { fetch, timeout: 10 }))).toMatchObject({
      kind: "timeout",
    });
  });

  it("aborts when the signal fires before or during the call", async () => {
    const caller = new AbortController();
    const waiting = errorOf(call("GET /api/session", {}, { fetch: server(never), signal: caller.signal }));
    caller.abort();
    expect(await waiting).toMatchObject({ kind: "aborted" });
    const late = errorOf(call("GET /api/session", {}, { fetch: server(never), signal: caller.signal }));
    expect(await late).toMatchObject({ kind: "aborted" });
  });

  it("leaves no timer running", async () => {
    vi.useFakeTimers();
    await call("GET /api/session", {}, { fetch: server(() => Response.json({ user: null })) });
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Type-checked only, never run. */
export async function typed() {
  const answer = await call("POST /{portal}/login", { params: client, json: credentials });
  if (answer.status === 401) answer.body.message satisfies string;
  if (answer.status === 200) answer.body.success satisfies true;
  // @ts-expect-error: no error response has a user
  if (answer.status === 401) answer.body.user satisfies unknown;
  // @ts-expect-error: log-in never responds with 404
  if (answer.status === 404) return;
  // @ts-expect-error: callers never see a page's redirect
  if (answer.status === 303) return;
  // @ts-expect-error: the password is missing
  await call("POST /{portal}/login", { params: client, json: { email: "" } });
  // @ts-expect-error: the body is missing
  await call("POST /{portal}/login", { params: client });
  // @ts-expect-error: the only portal is `client`
  await call("POST /{portal}/login", { params: { portal: "agency" }, json: credentials });
  // @ts-expect-error: log-in is a POST
  await call("GET /{portal}/login", { params: client });
  // @ts-expect-error: a path that is not in the contract
  await call("GET /api/sessions", {});
  // @ts-expect-error: audio is fetched by the audio element
  await call("GET /audiostack/audio/{uuid}", { params: { uuid: "" } });
  // @ts-expect-error: the browser navigates to a provider's page
  await call("GET /{portal}/{provider}", { params: { portal: "client", provider: "google" } });
  // @ts-expect-error: the session endpoint accepts no body
  await call("GET /api/session", { json: {} });
}
