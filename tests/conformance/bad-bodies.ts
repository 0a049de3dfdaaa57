import { errorCopy } from "@earshot/contract/errors.ts";
import { expect, test } from "vitest";

import type { Person, Sent } from "./person.ts";

const { malformed, contentType, tooLarge } = errorCopy;
const json = "application/json";

/** Bodies that no endpoint takes, each with the status and the words that refuse it. */
const bad: [what: string, sent: Sent, status: number, words: string][] = [
  ["malformed JSON", { raw: { type: json, body: '{"a":' } }, 400, malformed],
  ["bytes that are no UTF-8", { raw: { type: json, body: Uint8Array.of(0x22, 0xff, 0x22) } }, 400, malformed],
  ["a list where an object belongs", { json: [] }, 400, malformed],
  ["an empty body", { raw: { type: json, body: "" } }, 400, malformed],
  ["an empty body of another type", { raw: { type: "text/xml", body: "" } }, 415, contentType],
  ["another content type", { raw: { type: "text/plain", body: "hello" } }, 415, contentType],
  ["no content type", { raw: { type: null, body: '{"a":1}' } }, 415, contentType],
  ["a coded body", { json: {}, headers: { "Content-Encoding": "gzip" } }, 415, contentType],
  ["10 MB", { raw: { type: json, body: `{"a":"${"x".repeat(10_000_000)}"}` } }, 413, tooLarge],
];

/**
 * Tests that a call which takes JSON refuses what it can't read, with words and in its own shape.
 * @param good a body that is taken, each key a text; none where an empty object is taken too
 * @param ready makes the person who asks one who may
 */
export function refusesBadBodies(
  people: () => Person,
  method: string,
  address: string,
  good: Record<string, unknown>,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  test.each(bad)(`${method} ${address} refuses %s`, async (_what, sent, status, words) => {
    const person = people();
    await ready(person);
    const refused = await person.ask(method, address, sent);
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining({ message: words })]);
  });

  test.each(Object.keys(good).slice(0, 1))(
    `${method} ${address} names the first key that is missing: %s`,
    async (first) => {
      const person = people();
      await ready(person);
      const refused = await person.ask(method, address, { json: {} });
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({ message: errorCopy.missing(first) }),
      ]);
    },
  );

  test.each(Object.keys(good))(
    `${method} ${address} refuses a number as %s, and a NUL in it`,
    async (key) => {
      const person = people();
      await ready(person);
      const as = (value: unknown) => person.ask(method, address, { json: { ...good, [key]: value } });
      expect((await as(7)).status).toBe(400);
      expect((await as("a\0b")).status).toBe(400);
    },
  );

  refusesForeignOrigins(people, method, address, { json: good }, ready);
}

/** Tests that a call which changes something is refused when another site's page makes it. */
export function refusesForeignOrigins(
  people: () => Person,
  method: string,
  address: string,
  sent: Sent,
  ready: (person: Person) => Promise<unknown> = async () => {},
) {
  test.each([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ] as Record<string, string>[])(`${method} ${address} refuses a call with %j`, async (headers) => {
    const person = people();
    await ready(person);
    expect((await person.ask(method, address, { ...sent, headers })).status).toBe(403);
  });
}
