import { errorOf } from "@earshot/contract/errors.ts";
import { bodyBytes } from "@earshot/contract/limits.ts";
import { doneAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { paths } from "@earshot/contract/paths.ts";
import { pino } from "pino";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { contextOf } from "../testing/test-api.ts";
import { limitUploads } from "./limit-uploads.ts";
import type { Handlers } from "./routes.ts";
import { serve } from "./serve.ts";

const done = { success: true, message: "Done." } as const;
const answered = vi.fn<(body: unknown) => void>();
const logged: string[] = [];

const handlers: Handlers = {
  accounts: {
    session: async () => ({ status: 200, body: { user: null } }),
    logout: async () => ({ status: 200, body: done }),
    async login({ body }) {
      answered(body);
      return { status: 200, body: done };
    },
    forgot: () => Promise.reject(new Error("the database is at 10.0.0.3")),
  },
  settings: { updatePassword: async () => ({ status: 200, body: done }) },
  ads: { remove: async () => ({ status: 200, body: { status: "success", message: "Deleted." } }) },
};

async function send(
  method: string,
  address: string,
  init: RequestInit & { duplex?: "half" } = {},
  publicUrl?: URL,
) {
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const request = new Request(new URL(address, "http://localhost:3000"), { method, ...init });
  const response = await serve(
    {
      handlers,
      publicUrl,
      providers: [],
      log,
      receiveUpload: limitUploads(),
      admitUpload: async () => {},
    },
    request,
    contextOf(request),
  );
  const text = await response.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

const json = { "Content-Type": "application/json" };
const credentials = JSON.stringify({ email: "a@b.co", password: "secret1" });

beforeEach(() => {
  answered.mockClear();
  logged.length = 0;
});

describe("routing", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["PUT", "/api/session"],
    ["POST", "/agency/login"],
    ["GET", "/%ff"],
    ["GET", "http://localhost:3000//x"],
    ["GET", "/client/login"],
  ])("responds to %s %s with a JSON 404", async (method, address) => {
    expect((await send(method, address)).status).toBe(404);
  });

  test("responds to HEAD like GET but without a body", async () => {
    const { status, body, headers } = await send("HEAD", "/api/session");
    expect([status, body, headers.get("Content-Type")]).toEqual([200, null, "application/json"]);
  });
});

describe("a state-changing request", () => {
  const publicUrl = new URL("https://ads.example.com");
  const outside: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://ads.example.com.evil.example" },
    { Origin: "http://ads.example.com" },
    { Origin: "https://ads.example.com:8443" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://ads.example.com" },
    { Origin: "https://sub.ads.example.com", "Sec-Fetch-Site": "same-site" },
  ];
  test.each(outside)("is rejected from another site: %j", async (headers) => {
    const init = { body: credentials, headers: { ...json, ...headers } };
    expect(await send("POST", "/client/login", init, publicUrl)).toMatchObject({
      status: 403,
      body: { success: false, ...errorOf("foreign_origin") },
    });
    expect((await send("GET", "/client/logout", { headers }, publicUrl)).status).toBe(403);
    expect((await send("GET", "/api/session", { headers }, publicUrl)).status).toBe(200);
    expect(answered).not.toHaveBeenCalled();
  });

  test.each<Record<string, string>>([
    {},
    { Origin: "https://ads.example.com", "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
  ])("is accepted from our own pages and the command line: %j", async (headers) => {
    const init = { body: credentials, headers: { ...json, ...headers } };
    expect((await send("POST", "/client/login", init, publicUrl)).status).toBe(200);
  });

  test.each([
    ["http://localhost:3000", {}, 200],
    ["http://localhost:3001", {}, 403],
    ["https://ads.example.com", { "X-Forwarded-Host": "ads.example.com", "X-Forwarded-Proto": "https" }, 200],
    ["https://ads.example.com", { "X-Forwarded-Host": "ads.example.com", "X-Forwarded-Proto": "http" }, 200],
    ["https://evil.example", { "X-Forwarded-Host": "ads.example.com" }, 403],
  ])("is judged by its host when PUBLIC_URL is not set: %s %j", async (origin, headers, status) => {
    const init = { body: credentials, headers: { ...json, ...headers, Origin: origin } };
    expect((await send("POST", "/client/login", init)).status).toBe(status);
  });
});

describe("malformed and unusual requests", () => {
  test.each<[string, BodyInit | null, Record<string, string>, number]>([
    ["deep nesting", "[".repeat(100_000), json, 400],
    ["a body without a type", Uint8Array.of(0x7b), {}, 415],
    ["JSON's cousin", credentials, { "Content-Type": "application/json5" }, 415],
    ["one byte over the limit", " ".repeat(bodyBytes.json + 1 - credentials.length) + credentials, json, 413],
  ])("rejects %s with a message", async (_name, body, headers, status) => {
    const refused = await send("POST", "/client/login", { body, headers });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.stringMatching(/^[A-Z“].*\.$/),
    });
    expect(answered).not.toHaveBeenCalled();
  });

  test("ignores unknown fields and query keys, even repeated ones", async () => {
    const body = JSON.stringify({ email: "a", password: "b", admin: true, __proto__: { admin: true } });
    expect((await send("POST", "/client/login?x=1&x=2", { body, headers: json })).status).toBe(200);
    expect(answered.mock.calls[0]?.[0]).not.toHaveProperty("admin");
  });

  test("reads the largest allowed body", async () => {
    const body = " ".repeat(bodyBytes.json - credentials.length) + credentials;
    expect((await send("POST", "/client/login", { body, headers: json })).status).toBe(200);
  });

  test("stops reading a 10 MB body without a declared length", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        if (pulled >= 10 * 1024 * 1024) controller.close();
      },
    });
    const { status } = await send("POST", "/client/login", { body, headers: json, duplex: "half" });
    expect(status).toBe(413);
    expect(pulled).toBeLessThan(2 * bodyBytes.json);
  });

  test("reports a malformed request in the endpoint's own error shape", async () => {
    const broken = { body: "{", headers: json };
    const malformed = errorOf("malformed_request");
    expect((await send("POST", paths.settings.updatePassword.path, broken)).body).toEqual({
      success: false,
      ...malformed,
      error: malformed.message,
    });
    expect((await send("POST", paths.ads.remove.path, broken)).body).toEqual({
      status: "error",
      ...malformed,
    });
  });
});

describe("an unexpected error", () => {
  const email = JSON.stringify({ email: "ada@example.com" });

  test("responds with a message, and logs a line without tokens or email addresses", async () => {
    const { status, body } = await send("POST", "/client/forgot?token=s3cret", {
      body: email,
      headers: json,
    });
    expect([status, body]).toEqual([500, { success: false, ...errorOf("internal_error") }]);
    expect(logged.join("")).toContain("the database is at 10.0.0.3");
    expect(logged.join("")).toContain(`"route":"/{portal}/forgot"`);
    expect(logged.join("")).not.toMatch(/s3cret|ada@example/);
  });

  test("redirects a native form to its page", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await send("POST", "/client/forgot", { body: "email=a", headers });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      doneAddress("/client/forgot", "reset_sent"),
    ]);
  });
});
