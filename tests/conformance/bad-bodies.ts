import { expect, test } from "vitest";

import { type ErrorResponse, errorResponse, expectError } from "./error-response.ts";
import type { Person, RequestOptions } from "./person.ts";

const json = "application/json";

/** Bodies that every endpoint rejects. */
const bad: [what: string, sent: RequestOptions, error: ErrorResponse][] = [
  ["malformed JSON", { raw: { type: json, body: '{"a":' } }, errorResponse("malformed_request")],
  [
    "bytes that are no UTF-8",
    { raw: { type: json, body: Uint8Array.of(0x22, 0xff, 0x22) } },
    errorResponse("malformed_request"),
  ],
  ["a list where an object belongs", { json: [] }, errorResponse("malformed_request")],
  ["an empty body", { raw: { type: json, body: "" } }, errorResponse("malformed_request")],
  [
    "an empty body of another type",
    { raw: { type: "text/xml", body: "" } },
    errorResponse("unsupported_content_type"),
  ],
  [
    "another content type",
    { raw: { type: "text/plain", body: "hello" } },
    errorResponse("unsupported_content_type"),
  ],
  ["no content type", { raw: { type: null, body: '{"a":1}' } }, errorResponse("unsupported_content_type")],
  [
    "a coded body",
    { json: {}, headers: { "Content-Encoding": "gzip" } },
    errorResponse("unsupported_content_type"),
  ],
  ["10 MB", { raw: { type: json, body: `{"a":"${"x".repeat(10_000_000)}"}` } }, errorResponse("too_large")],
];

/**
 * Tests that a JSON endpoint rejects malformed bodies.
 *
 * @param good a valid body of strings; empty if an empty object is valid
 * @param ready gives the visitor the required identity
 */
export function rejectsBadBodies(
  newPerson: () => Person,
  method: string,
  address: string,
  good: Record<string, unknown>,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  test.each(bad)(`${method} ${address} rejects %s`, async (_what, sent, error) => {
    const person = newPerson();
    await ready(person);
    expect(await person.fetch(method, address, sent)).toMatchObject(error);
  });

  test.each(Object.keys(good).slice(0, 1))(
    `${method} ${address} reports the first missing key: %s`,
    async (first) => {
      const person = newPerson();
      await ready(person);
      await expectError(person.fetch(method, address, { json: {} }), "invalid_field", { field: first });
    },
  );

  test.each(Object.keys(good))(`${method} ${address} rejects a number or NUL in %s`, async (key) => {
    const person = newPerson();
    await ready(person);
    const as = (value: unknown) => person.fetch(method, address, { json: { ...good, [key]: value } });
    expect((await as(7)).status).toBe(400);
    expect((await as("a\0b")).status).toBe(400);
  });

  rejectsForeignOrigins(newPerson, method, address, { json: good }, ready);
}

/** Tests that an endpoint rejects cross-site requests. */
export function rejectsForeignOrigins(
  newPerson: () => Person,
  method: string,
  address: string,
  sent: RequestOptions,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  test.each([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ] as Record<string, string>[])(`${method} ${address} rejects a request with %j`, async (headers) => {
    const person = newPerson();
    await ready(person);
    expect((await person.fetch(method, address, { ...sent, headers })).status).toBe(403);
  });
}
