import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { type ErrorCode, errors } from "@earshot/contract/errors.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import { expect } from "vitest";
import type { z } from "zod";

import type { Server, NewAd } from "./server.ts";

/** `json`, `form`, `multipart` and `raw` are mutually exclusive. */
export interface RequestOptions {
  json?: unknown;
  form?: Record<string, string>;
  multipart?: Record<string, string | Blob>;
  raw?: { type: string | null; body: string | Uint8Array<ArrayBuffer> };
  headers?: Record<string, string>;
}

/** A response that has been checked against the contract. */
export interface CheckedResponse {
  status: number;
  /** Parsed JSON, or undefined for anything else. */
  body: unknown;
  /** The raw body. */
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

type Declared = { content?: Record<string, { schema: z.ZodType }> };

let people = 0;

/** A visitor with their own IP address and cookie jar. */
export class Person {
  readonly address = `10.0.${Math.floor(++people / 250)}.${(people % 250) + 1}`;
  readonly cookies = new Map<string, string>();
  readonly #server: Server;
  readonly #saw: (pair: string) => void;

  constructor(server: Server, saw: (pair: string) => void) {
    this.#server = server;
    this.#saw = saw;
  }

  /**
   * Calls an endpoint. Fails the test unless the response has a declared status and a body that matches the declared
   * schema exactly.
   */
  async fetch(method: string, address: string, sent: RequestOptions = {}): Promise<CheckedResponse> {
    const { pathname } = new URL(address, this.#server.origin);
    const found = endpointOf(method, pathname, { providers: socialProviders });
    if (found.kind !== "endpoint") throw new Error(`${method} ${pathname} is no endpoint.`);
    const name = `${found.area}.${found.name}`;
    const responses = (endpoints[found.area] as Record<string, { responses: Record<number, Declared> }>)[
      found.name
    ]!.responses;

    const response = await this.#server.fetch(this.#request(method, address, sent));
    this.#keep(response.headers.getSetCookie());
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    expect(Object.keys(responses), `${name} answered ${response.status}: ${text}`).toContain(
      String(response.status),
    );
    const schema = responses[response.status]?.content?.["application/json"]?.schema;
    const body = schema ? JSON.parse(text) : undefined;
    if (schema) {
      expect(response.headers.get("Content-Type")).toContain("application/json");
      const parsed = schema.safeParse(body);
      expect(parsed.error?.message, `${name} ${response.status} ${text}`).toBeUndefined();
    }
    if (response.status >= 400 && schema) expectKnownError(body as ErrorBody);
    if (response.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    if ([302, 303].includes(response.status)) expect(response.headers.get("Location")).toBeTruthy();
    this.#saw(`${name} ${response.status}`);
    return { status: response.status, body, bytes, headers: response.headers };
  }

  /** Creates an ad for this user and returns its uuid. */
  makeAd(ad: NewAd): Promise<string> {
    return this.#server.makeAd(this, ad);
  }

  #request(
    method: string,
    address: string,
    { json, form, multipart, raw, headers = {} }: RequestOptions,
  ): Request {
    const body =
      json === undefined
        ? form
          ? new URLSearchParams(form)
          : multipart
            ? formData(multipart)
            : raw?.body
        : JSON.stringify(json);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(address, this.#server.origin), {
      method,
      body,
      redirect: "manual",
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(raw?.type && { "Content-Type": raw.type }),
        "x-forwarded-for": this.address,
        ...headers,
      },
    });
    if (raw?.type === null) request.headers.delete("Content-Type");
    return request;
  }

  #keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const [pair = "", ...attributes] = cookie.split(";");
      const split = pair.indexOf("=");
      const name = pair.slice(0, split).trim();
      const value = pair.slice(split + 1);
      const over = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
      if (over || value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

type ErrorBody = { code: ErrorCode; field?: string; message: string; error?: string };

/** Error codes whose field, if they have one, depends on the request. */
const sharedCodes = new Set<ErrorCode>([
  "invalid_field",
  "log_in_incomplete",
  "email_missing",
  "email_invalid",
  "name_too_long",
  "agency_code_too_long",
  "script_in_other_language",
  "script_over_limits",
  "script_too_long",
]);

/** Checks field and message against the contract. The schema has checked the code. */
function expectKnownError({ code, field, message, error }: ErrorBody) {
  const known: { field?: string; message: unknown } = errors[code];
  if (sharedCodes.has(code)) expect(field, code).toEqual(expect.any(String));
  else expect(field, code).toBe(known.field);
  if (typeof known.message === "string") expect(message, code).toBe(known.message);
  if (error !== undefined) expect(error).toBe(message);
}

function formData(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
